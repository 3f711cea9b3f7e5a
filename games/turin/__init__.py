"""Market of Turin: sealed bids for the right to choose, cards for resale, and the lead in nine goods."""

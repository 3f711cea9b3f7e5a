"""Fish Market: four days of sealed bids for boatloads of fish, haggling, selling and ice."""

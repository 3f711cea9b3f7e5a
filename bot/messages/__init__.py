"""What is shown, as data: it knows neither Discord nor words."""

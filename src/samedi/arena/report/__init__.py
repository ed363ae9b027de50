"""The HTML report of an arena."""

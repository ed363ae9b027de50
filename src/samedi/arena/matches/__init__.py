"""Matches: deals, seatings, contests, their journal, and many machines at once."""

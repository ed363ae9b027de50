"""What several games share for their rules and notations: sets of cards, hidden cards, deals and positions as text."""

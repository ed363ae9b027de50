"""What a table looks like: the scene of a game as data, as text, and a drawing for games that bring none."""

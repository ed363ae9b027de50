"""How a table looks: scenes as data and as text, and a drawing for games without a scene of their own."""

"""The full screen: layout, drawing, cursor and keys."""

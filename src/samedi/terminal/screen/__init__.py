"""The full screen: layout, drawing, cursor and key presses."""

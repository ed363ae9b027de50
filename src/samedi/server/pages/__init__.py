"""Pages: what the server writes itself, a module for each. They can be read and used before or without the script."""

"""The table in the browser: people, rooms, the wire between them and the pages around them."""

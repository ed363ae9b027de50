# Type sheet of guests.py: no types, it is compiled as it is.

# Type sheet of snapshot.py: no types, it is compiled as it is.

# Type sheet of offer.py: no types, it is compiled as it is.

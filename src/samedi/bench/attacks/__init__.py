"""Hostile traffic against a server of our own, and what an honest player feels meanwhile."""

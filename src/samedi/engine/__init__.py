"""A table without server or screen: its session and log, records, replay, and the check of its shuffles."""

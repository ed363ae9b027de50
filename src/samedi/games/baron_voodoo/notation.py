def outcome_code(s,o): return ""
def read_outcome(s,c): return ()

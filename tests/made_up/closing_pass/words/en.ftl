title = Closing Pass
about = A claim and a pass in each round.
reason-bad-roll = a die shows 1 to 6

action-claim = Claim
event-rolled = The die shows { $die }
event-claim = { $who } claims the die
event-pass = { $who } passes

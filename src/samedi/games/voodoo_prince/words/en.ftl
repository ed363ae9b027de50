title = Voodoo Prince
colour = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}
reason-turn = it is not seat { $seat }'s turn
reason-out = seat { $seat } is out of this round
reason-trump-due = trump must be named before the { $card } or any other card is played
reason-trump-named = { colour } is trump in this round, and that stays
reason-not-held = the { $card } is not in that hand
reason-must-follow = { colour } was led and is still in that hand, so the { $card } must wait
reason-turn-due = a trump colour is turned up now, as trump R or another colour, and not { $code }

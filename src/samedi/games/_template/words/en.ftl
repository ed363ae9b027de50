title = Candlelight
about = Five candles, and everybody wants to light them.
reason-laid-already = seat { $seat } has laid a card already
reason-not-held = the { $card } is not in hand

action-lay = Lay the { $a }
event-dealt = { $me ->
    [yes] You are dealt { $cards }
   *[no] { $who } is dealt { $cards }
}
event-laid = { $me ->
    [yes] { "" }
   *[no] { $who } lays a card face down
}
event-chose = { $me ->
    [yes] You lay the { $card } face down
   *[no] { $who } lays the { $card } face down
}
event-shown = The cards are turned up, from the first seat on: { $cards }
event-lit = { $candles ->
    [one] { $me ->
        [yes] You light a candle, your first
       *[no] { $who } lights a candle, the first
    }
   *[other] { $me ->
        [yes] You light a candle and have { $candles }
       *[no] { $who } lights a candle and has { $candles }
    }
}
event-over = All candles burn. Most are lit by: { $winners }

field-laid = Your card face down (0: none yet)
field-ready = card laid
field-held = in hand
field-candles = candles
field-shown = Turn

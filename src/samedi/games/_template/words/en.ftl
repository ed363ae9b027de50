title = Candlelight
reason-laid-already = seat { $seat } has laid a card already
reason-not-held = the { $card } is not in that hand

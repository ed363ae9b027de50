# What the house itself says, whatever the game.
rule-cited = { $text } (rule { $rule })
reason-over = the game is over
reason-ended = the game was ended before its time
reason-chance = a shuffle or roll comes first
reason-no-seat = there is no seat { $seat } at this table
reason-unknown-code = { $code } is no code of this game
reason-not-asked = seat { $seat } is not asked now
reason-out-of-date = the question has changed since
reason-not-chance = nothing is shuffled or rolled here, so { $code } cannot have come up
reason-back-nothing = seat { $seat } has done nothing that could be taken back
reason-back-others = seat { $other } has acted since
reason-back-chance = something was shuffled or rolled since
reason-back-revealed = something hidden was revealed since
reason-undo-range = there is no entry { $entry } to undo from

reason-deal-due = the cards are dealt now, and { $code } is no deal
reason-deal-hands = { $hands ->
    [one] one hand was dealt to { $seats } seats
   *[other] { $hands } hands were dealt to { $seats } seats
}
reason-deal-card = there is no card { $card } in this deck
reason-deal-twice = card { $card } was dealt twice
reason-deal-size = { $cards ->
    [one] seat { $seat } was dealt one card and not { $size }
   *[other] seat { $seat } was dealt { $cards } cards and not { $size }
}
reason-seat-due = a seat is drawn now, as { $verb } 0 or another seat of this table, and not { $code }

list-comma = { ", " }
list-and = { $some } and { $last }
event-back = { $me ->
    [yes] You take that back
   *[no] { $who } takes that back
}
event-undo = Everything from entry { $entry } on is taken back

name-you = You
name-0 = Anaïs
name-1 = Basile
name-2 = Céleste
name-3 = Désiré
name-4 = Estelle
name-5 = Fabien
bot-failed = { $why }; from here on a { $bot } plays for { $who }

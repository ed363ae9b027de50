# What the house itself says, whatever the game.
rule-cited = { $text } (rule { $rule })
reason-over = the game is over
reason-ended = the game was ended before its time
reason-chance = a shuffle or roll comes first
reason-no-seat = there is no seat { $seat } at this table
reason-unknown-code = { $code } is no code of this game
reason-not-asked = somebody else is asked now
reason-out-of-date = the question has changed since
reason-not-chance = nothing is shuffled or rolled here, so { $code } cannot have come up
reason-back-nothing = nothing has been done yet that could be taken back
reason-back-others = { $other } has acted since
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
seat-number = seat { $seat }
by-seat = { $who } { $value }
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
level-zombie = zombie
level-apprentice = apprentice
bot-failed = { $why }; from here on a { $bot } plays for { $who }

# A table told in text.
text-colon = { ": " }
text-semicolon = { "; " }
text-stop = { ". " }
text-open = { " (" }
text-close = )
text-nothing = nothing
text-times = { $count } × { $what }
text-of = { $value } of { $most }
text-toward = { $what }, towards { $where }
text-at = { $what } at { $where }
text-then = then { $what }
text-stack = from the bottom { $pieces }
text-denied = Not { $what }: { $why }
text-chosen = So far: { $steps }
text-go-back = Your last choice can still be taken back
text-final = cannot be taken back
text-sheets = To read: { $titles }
text-acting = to choose
text-ready = ready
text-out = out
text-winner = winner
text-automa = plays by itself
text-new = new
text-lit = highlighted
text-dim = aside
text-spent = used up

# Playing line by line.
text-welcome = { $title }. What you can type: a number, or help for everything else.
text-no-terminal = this is not a terminal, so the game goes on line by line
text-unknown = { $typed } is no choice here; type a number from 1 to { $most }, or help
text-several = { $typed } can mean several things: { $choices }
text-hint = A good idea: { $choice } (number { $number })
text-no-cards = No cards lie open to be read now
text-no-scores = There is no score sheet now
text-no-rule = There is no rule { $rule }
text-kept = The game is kept. To go on: { $command }
text-not-kept = The game is over for now; it was not kept
text-score = { $who } { $score }
text-again = Play again? (y/N)
text-help =
    a number: that choice
    a code, its beginning, or what stands on a card, such as { $example }: that choice; where both fit, the number counts
    h: a hint
    b: take your last choice back
    l: the last trick, or other cards that lie open
    s: the score sheet
    t: the table again, with what you cannot do now and why
    ?: the rules; ? { $rule }: that rule alone
    q: leave; the game is kept

# A table for a game without a drawing of its own.
plain-hand = Your hand
plain-paper = paper
plain-yes = yes
plain-no = no
plain-choose = Choose
plain-wait = { $who } chooses
plain-wait-all = The others choose
plain-chance = Something is shuffled or rolled
plain-over = The game is over
plain-won = Winner: { $who }

# The full-screen table.
screen-too-small = This window is too small for the table: it takes { $least } characters. Make it larger, or a smaller font.
screen-broken = something went wrong in the program itself ({ $what }); with SAMEDI_DEBUG=1 it tells where
screen-kept = The game is kept. To go on with it: { $command }
screen-count = { $count } × { $what }
screen-lies = { $where }: { $what }
screen-nothing = nothing
screen-note = { $what } ({ $note })
screen-chip = { $what } { $value }
screen-automa = plays by itself
screen-state-acting = { $who }, to move
screen-state-ready = { $who }, ready
screen-state-out = { $who }, out
screen-state-winner = { $who }, winner
screen-none = Nothing of that kind
screen-close = Esc closes, ↑ ↓ turn
screen-log = The evening so far
screen-closer = A closer look
screen-no-sheet = There is nothing to show there yet
screen-wait = It is not your turn yet
screen-hint = A good idea: { $what }
screen-sure = This cannot be taken back. Once more to do it: { $what }
screen-won = { $who }: the game is won
screen-score = { $who } { $score }
screen-key-rules = rules
screen-key-hint = hint
screen-key-last = last trick
screen-key-scores = scores
screen-key-log = log
screen-key-closer = look
screen-key-again = play again
screen-key-step-back = step back
screen-key-move = move
screen-key-choose = choose
screen-key-find = find
screen-key-back = take back
screen-key-leave = leave

# Pages of the browser table.
page-welcome = Welcome. Choose a game and play at once; the other seats are taken by bots.
page-hello = Good evening, { $name }.
page-players = { $least } to { $most } players
page-rules = Rules
page-play-now = Play now
page-my-tables = Your tables
page-trouble = That did not work
page-home = Back to the parlour
page-notice = Samedi is an independent implementation; the titles of the games belong to their owners.
reason-not-your-chair = that is not your chair

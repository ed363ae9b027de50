# Messages that are the same for every game.
rule-cited = { $text } (rule { $rule })
reason-over = the game is over
reason-ended = the game was ended before its time
reason-chance = a shuffle or roll comes first
reason-no-seat = there is no seat { $seat } at this table
reason-unknown-code = { $code } is no code of this game
reason-not-asked = somebody else is asked now
reason-no-hint = no hint could be found this time
reason-out-of-date = the question has changed since
reason-not-chance = nothing is shuffled or rolled here, so { $code } cannot have come up
reason-back-nothing = nothing has been done yet that could be taken back
reason-back-others = { $other } has acted since
reason-back-chance = something was shuffled or rolled since
reason-back-revealed = something hidden was revealed since
reason-back-often = so much was taken back in this game that it is enough now
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
guest = Guest
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
level-houngan = houngan
level-loa = loa

# The verdict of a hint: how sure it is, and what the figures beside the choices mean.
hint-clear = clearly the best
hint-likely = probably the best
hint-even = about even
hint-points = points on average
hint-stand = in your favour
hint-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

bot-failed = { $why }; from here on a { $bot } plays for { $who }

# A table described in text.
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

# The line mode of the terminal.
text-welcome = { $title }. What you can type: a number, or help for everything else.
text-no-terminal = this is not a terminal, so the game goes on line by line
text-unknown = { $typed } is no choice here; type a number from 1 to { $most }, or help
text-several = { $typed } can mean several things: { $choices }
text-hint = A good idea: { $choice }
text-numbered = { $choice } (number { $number })
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

# The table of a game that has no scene of its own.
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
reveal-area = Seen by { $who } alone

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
page-welcome = It is Saturday. Who sits down?
page-welcome-about = Choose a game and play at once: bots take the other chairs. Or open a table for friends.
page-hello = Good evening, { $name }.
page-who = Who are you?
page-you = You
page-skip = To the content
page-notice = Samedi is an independent implementation; the titles of the games belong to their owners.
page-home = Back to the parlour
page-games = Games
page-players = { $least } to { $most } players
page-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-play-now = Play now
page-with-friends = With friends
page-rules = Rules
page-languages = Languages
page-my-tables = Your tables
page-open-tables = Open tables
page-go-on = Go on
page-sit-down = Sit down
page-watch = Watch
page-see-result = Result
page-free = { $count ->
    [0] all chairs taken
    [one] one chair free
   *[other] { $count } chairs free
}
page-state-running = being played
page-state-over = over
page-state-agreed = ended by agreement
page-state-abandoned = given up
page-code = A code
page-code-about = Has somebody told you a code? Type it here.
page-enter = Enter
page-elsewhere = This parlour on another device
page-elsewhere-about = Point the camera of a phone here, or open the address there.
page-only-here = Only this machine can open this address. For phones and other devices on your network, start Samedi with { $command }.
page-qr = QR code of { $url }
page-link = Link
page-copy = Copy
page-yes = yes
page-no = no

# Pages before a game: options, seats, invitations.
page-new-about = You get a link for your friends. Chairs that stay empty are taken by bots.
page-name = Name
page-seats = Chairs
page-pace = Bots play
page-pace-instant = at once
page-pace-lively = briskly
page-pace-calm = calmly
page-clock = Clocks
page-clock-about = Whoever has no time left is stood in for by a bot, and may come back at any time.
page-clock-none = none
page-clock-fast = fast: 3 minutes, and 10 seconds more after each choice
page-clock-slow = slow: 15 minutes, and 30 seconds more after each choice
page-clock-days = days: three for each choice
page-public = Listed in the parlour
page-public-about = Whoever comes here sees this table and may sit down.
page-options = More to agree on
page-open-table = Open the table
page-chairs = Who sits where
page-by-number = Partners sit side by side. Turns go by the numbers, so the teams alternate.
page-chair = Chair { $number }
page-which-chair = Chair
page-open = open
page-bot = bot, { $level }
page-program = a program
page-is-you = you
page-is-host = host
page-the-host = The host
page-here = here
page-away = away
page-sit-here = Sit here
page-stand = Stand up
page-remove = Remove
page-make-open = Free the chair
page-give-bot = Seat a bot …
page-bot-for = Bot on chair { $number }
page-up = Move chair { $number } up
page-down = Move chair { $number } down
page-apply = Apply
page-also = Somebody else plays on this device
page-also-about = Take another chair under another name. At the table you pass the device on, and a cover hides the cards in between.
page-sit-also = Also sit here on this device
page-is-locked = The table is locked: nobody else sits down for now.
page-may-watch = Sit down, or stay as you are and watch when the game begins.
page-only-watch = There is no chair for you now. Stay if you like, and watch when the game begins.
page-wait-start = You are at the table. { $host } starts the game when everybody is there.
page-fixed = This table plays on from a recorded game, so the number of chairs and the options stay as they were.
page-invite = Ask your friends in
page-say-code = Or say the code: { $code }
page-agreed = What is agreed
page-lock = Lock the table
page-unlock = Unlock the table
page-start = Start the game
page-start-open = { $count ->
    [one] A bot takes the open chair.
   *[other] Bots take the { $count } open chairs.
}
page-start-nobody = Somebody must sit down before the game can start.
page-look-again = Look again
page-close = Close the table
page-close-about = The table is then gone for everybody.
page-close-yes = Close it
page-sealed = The shuffle is sealed: the house has drawn its part already and stands by it with this number; everybody who sits down adds a part of their own. After the game anybody can check it.

# Pages of a table and of its result.
page-look-from = Look from { $name }’s chair
page-not-over = This game is not over yet.
page-to-table = To the table
page-ended-agreed = The game was ended by agreement
page-ended-abandoned = The table was closed before the end
page-ranks = Places
page-rematch = Play again
page-to-rematch = To the next game
page-look-at-table = Look at the table
page-table-was = The table
page-keep = To keep
page-record = Download the record
page-shuffle = The shuffle
page-unsealed = The shuffle of this table was not sealed: it played on from a recorded game, or its deals were chosen.
page-salted = { $count ->
    [one] The shuffle was promised before the game and mixed from the part of the house and one from a player. To check the record:
   *[other] The shuffle was promised before the game and mixed from the part of the house and { $count } from players. To check the record:
}
page-unsalted = The shuffle was promised before the game, but no player added a part of their own, so the house could have chosen it. To check the record:
page-figures = The numbers
page-commitment = Promised before the game
page-seed = The part of the house
page-salt = The part of a player
page-play-on-title = Play on from here
page-play-on-about = A new table begins at some moment of this game, with you on one chair and bots on the others.
page-entries = After how many moves
page-entries-about = From 1 to { $count }.
page-against = Bots
page-play-on = Play on
page-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# The page of a replay.
page-replay = Replay
page-replay-see = Watch the replay
page-replay-about = The game step by step, from any chair or with all hands open.
page-replay-open = All hands open
page-replay-watch = As a watcher saw it
page-replay-seat = As { $name } saw it
page-replay-so-far = What happened
page-replay-taken-back = taken back
page-replay-fair = { $count ->
    [one] Fair: the one shuffle or roll of this game follows from these parts.
   *[other] Fair: all { $count } shuffles and rolls of this game follow from these parts.
}
page-replay-unlike = Not fair: shuffle or roll { $count } is not what these parts give.
page-replay-broken = Not fair: the part of the house is not the one that was promised before the game.
page-replay-file = Look at a record
page-replay-file-about = A record is the file that a finished game can be downloaded as. It is read and shown here, and nothing of it is kept.
page-replay-choose = Record file
page-replay-script = For this the page needs its script; without it, samedi replay tells a record in the terminal.

# The page of an account.
page-nobody = You have no name here yet. There are no accounts: a name is enough, and this device remembers it.
page-me-about = There is no account and no password: this device knows who you are.
page-change-name = Your name
page-keep-name = Keep this name
page-other-device = On another device
page-other-device-about = A personal link makes your phone, or another browser, be you as well, at all your tables.
page-make-link = Make a personal link
page-link-until = It works for { $minutes } minutes.
page-link-secret = Whoever opens it becomes you. Do not pass it on.
page-qr-own = QR code of your personal link
page-programs = A program that plays
page-programs-about = With a token a program of yours sits down at tables and plays over the HTTP API.
page-bot-name = Its name
page-make-token = Make a token
page-token = Token
page-token-once = It is shown only this once. The program sends it with every request:
page-forget = Forget me
page-forget-about = This device forgets who you are, and there is no way back to your chairs from here.
page-forget-yes = Yes, forget me
page-be = Be { $name } on this device
page-be-about = From then on this device is { $name }, at all tables. Whoever it was before is forgotten here.

page-missing = There is nothing here
page-trouble = That did not work
page-gallery = Gallery
page-gallery-about = Still scenes, to see how they are drawn and how one picks one’s way through them.
page-still = The script draws this scene; without it there is nothing to see here.

reason-not-your-chair = that is not your chair

page-replay-parlour = Watch a game from a record
page-language = Language
page-choose = Choose
page-lamp = Lamp

# Refusals of the server.
no-begun = The game has begun already.
no-host-only = Only the host of this table may do that.
no-level = There is no bot of level { $level } (there is: { $levels }).
no-seat = There is no seat { $seat } at this table.
no-locked = This table is locked; its host can unlock it.
no-full = All chairs are taken.
no-taken = Chair { $seat } is taken.
no-not-yours = That is not your chair.
no-automa = That chair follows the rules by itself; the options decide how many do.
no-kind = A chair is made open or given to a bot.
no-too-many-people = { $people } people sit here; somebody must stand up first.
no-nobody = Somebody must sit down before the game can start.
no-over = The game is over.
no-not-over = That is only for a game that is over; before, it would show what is hidden.
no-not-gone = A bot may stand in only for somebody who has been away for a while.
no-silent = Only those who sit at this table may do that.
no-long = That is too long; { $most } letters are the most.
no-no-room = All rooms of this house are taken just now; try again in a minute.
no-token = This token is not valid, or no longer.
no-body = The request cannot be read: { $why }
no-large = The request is too large; { $most } bytes are the most.
no-record = This record cannot be played on from: { $why }
no-many = This game has more than { $most } entries, too many to be shown step by step; its record can be downloaded.
no-unknown = Nobody knows you here yet: sit down or take a name first.
no-refused = { $why }
no-host = This house does not go by that name; open it by the address that it was started with.
no-origin = That page is not from here.
no-flood = Too many requests; wait a moment.
no-failed = Something went wrong in the house. Nothing was lost; try again.
no-page = There is no such page.
no-method = That cannot be asked for in this way.
no-code = No open table has that code.
no-closed = This table was closed by its host.
no-link = This link is no longer good; make a new one on the other device.
no-nothing-to-undo = There is nothing to take back.
reason-not-running = no game is played here now

because-only = there is nothing else that you may do

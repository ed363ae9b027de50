title = Baron Voodoo
about = Jump over dice, gather them in sets, and mind whose white dice are most.

# Dice, faces, Loas, lines and numbers as people say them, for the sentences below.
colour = { $colour ->
    [Y] yellow
    [T] turquoise
    [R] red
    [P] purple
   *[W] white
}
face = { $face ->
    [o] Offering
    [v] Victory
    [c] Change
    [g] Guard
    [s] Steal
   *[x] Switch
}
die = { colour } { face }
loa = { $loa ->
    [MW] Mamy Wata
    [GB] Gran Bwa
    [PL] Papa Legba
   *[EF] Erzulie Freda
}
rank = rank { $line }
file = file { $line }
edge = { $edge ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
combo = combo of { points }

action-pass = Do without
action-use = Use its effect
action-again = Buy another turn for two offerings
action-score = Send these to the spirit world
action-done = Send no more
action-over = The middle die above
action-under = The middle die below
action-face = Turn it to { $face } for an offering
action-power = { $power ->
    [MW] Mamy Wata: push { $line } { $edge }
    [GB] Gran Bwa: take the column on { $space } apart
    [PL] Papa Legba: { $start } to { $end }
   *[EF] Erzulie Freda: exchange the die on { $space }
}
action-drop = Put it on { $space }
action-swap = Exchange it with the die on { $space }
action-capture = Jump from { $space } to the { $edge }
action-change = Turn your { $die } to { $face }
action-steal = Steal the { $die } of { $other }
action-switch = { $me ->
    [yes] Switch your { $die }
   *[no] Switch the { $die } of { $other }
}
action-with = { $me ->
    [yes] Give it for your { $die }
   *[no] Give it for the { $die } of { $other }
}
action-put = Lay the { $die } to it
action-draft = Put the { $die } on { $space }

event-filled = The dice are rolled, and the board is full
event-pooled = The dice are rolled into the pool
event-drafted = { $me ->
    [yes] You put the { $die } on { $space }
   *[no] { $who } puts the { $die } on { $space }
}
event-unguarded = { $me ->
    [yes] Your Protection ends
   *[no] The Protection of { $who } ends
}
event-stuck = { $me ->
    [yes] You are stuck and lose this turn
   *[no] { $who } is stuck and loses this turn
}
event-reached = { $me ->
    [yes] You have { points }: the end is near
   *[no] { $who } has { points }: the end is near
}
event-extra = { $me ->
    [yes] Your bought turn begins
   *[no] The bought turn of { $who } begins
}
event-power = { $cost ->
    [0] { $me ->
        [yes] You call on { $loa }
       *[no] { $who } calls on { $loa }
    }
   *[1] { $me ->
        [yes] You call on { $loa } for an offering
       *[no] { $who } calls on { $loa } for an offering
    }
}
event-pushed = { $me ->
    [yes] You push { $line } { $edge }
   *[no] { $who } pushes { $line } { $edge }
}
event-carried = { $me ->
    [yes] You carry the { $die } from { $start } to { $end }
   *[no] { $who } carries the { $die } from { $start } to { $end }
}
event-ordered = { $me ->
    [yes] You lay the { $die } on top of { $space }
   *[no] { $who } lays the { $die } on top of { $space }
}
event-swapped = { $me ->
    [yes] You exchange the { $die } on { $space } with the { $second } on { $end }
   *[no] { $who } exchanges the { $die } on { $space } with the { $second } on { $end }
}
event-captured = { $me ->
    [yes] You jump from { $start } over { $over } to { $end } and capture the { $die }
   *[no] { $who } jumps from { $start } over { $over } to { $end } and captures the { $die }
}
event-bonus = { $me ->
    [yes] It is of your colour: you get an offering
   *[no] It is of the own colour: { $who } gets an offering
}
event-turned = { $me ->
    [yes] You pay an offering and turn the { $die } to { $face }
   *[no] { $who } pays an offering and turns the { $die } to { $face }
}
event-changed = { $me ->
    [yes] You turn the { $die } to { $face }
   *[no] { $who } turns the { $die } to { $face }
}
event-offering = { $me ->
    [yes] You take an offering
   *[no] { $who } takes an offering
}
event-point = { $me ->
    [yes] You score a point
   *[no] { $who } scores a point
}
event-guarded = { $me ->
    [yes] You are protected
   *[no] { $who } is protected
}
event-stole = { $me ->
    [yes] You steal the { $die } of { $other }
   *[no] { $meant ->
        [other] { $who } steals your { $die }
       *[none] { $who } steals the { $die } of { $other }
    }
}
event-switched = { $me ->
    [yes] { $meant ->
        [one] You switch your { $die } and the { $second } of { $other }
        [other] You switch the { $die } of { $one } and your { $second }
       *[none] You switch the { $die } of { $one } and the { $second } of { $other }
    }
   *[no] { $meant ->
        [one] { $who } switches your { $die } and the { $second } of { $other }
        [other] { $who } switches the { $die } of { $one } and your { $second }
       *[none] { $who } switches the { $die } of { $one } and the { $second } of { $other }
    }
}
event-bought = { $me ->
    [yes] You buy another turn
   *[no] { $who } buys another turn
}
event-put = { $me ->
    [yes] You lay the { $die } ready
   *[no] { $who } lays the { $die } ready
}
event-banked = { $points ->
    [0] { $me ->
        [yes] You send the { $dice } to the spirit world
       *[no] { $who } sends the { $dice } to the spirit world
    }
   *[other] { $me ->
        [yes] You send { $dice } to the spirit world and score { points }
       *[no] { $who } sends { $dice } to the spirit world and scores { points }
    }
}
event-baron = { $me ->
    [yes] Baron Samedi comes to you
   *[no] Baron Samedi comes to { $who }
}
event-baron-gone = { $me ->
    [yes] Baron Samedi leaves you
   *[no] Baron Samedi leaves { $who }
}
event-last-combo = { $me ->
    [yes] Your last combo scores { points }
   *[no] The last combo of { $who } scores { points }
}
event-majority = { $me ->
    [yes] Most { $colour } dice, { $dice }: you score { points }
   *[no] Most { $colour } dice, { $dice }: { $who } scores { points }
}
event-over = { $me ->
    [yes] The game is over, and you have won. Points: { $scores }
   *[no] The game is over, won by { $winners }. Points: { $scores }
}

area-board = The board
area-pool = Dice to draft
area-combo = Dice laid together
area-powers = Powers of the Loas
area-reserve = Reserve of offerings
area-track = Score track

field-phase = Step
field-round = Round
field-filling = Board
field-team = Teams
field-white = White counts at the end
field-target = Points that end the game
field-loas = Colour
field-faces = Faces of the dice
field-board = Space
field-pool = Dice to draft
field-zones = Capture zone
field-spirits = Spirit world
field-offerings = Offerings
field-scores = Points
field-reserve = Reserve
field-guarded = Protected
field-baron = Baron Samedi
field-extra = Bought turn
field-power-used = Power used
field-bought = Another turn bought
field-captured = Captured die
field-chosen = Laid together
field-late = Power at the end
field-source = Power from
field-dropped = Dropped on
field-ended-by = End brought about by

option-board = Board
option-board-about = How the dice come to lie on the board
option-board-random = rolled
option-board-draft = drafted die by die
option-board-balanced = balanced
option-board-chaos = chaos
option-mode = Who plays with whom
option-mode-about = Two against two is for four players
option-mode-individual = everybody alone
option-mode-team = two against two
option-pairing = Teams
option-pairing-about = Which colours play together; only with teams
option-pairing-A = yellow and red against turquoise and purple
option-pairing-B = yellow and turquoise against red and purple
option-white = White counts at the end
option-white-about = White is a fifth colour of the majorities; not with teams, where it always is
option-loas = Loas
option-loas-about = Everybody plays a different one; in teams left as it is they follow the pairing
option-loas-Y = Mamy Wata, yellow
option-loas-T = Gran Bwa, turquoise
option-loas-R = Papa Legba, red
option-loas-P = Erzulie Freda, purple

reason-turn = it is not seat { $seat }'s turn
reason-due-draft = the dice are being drafted now
reason-due-power = a power comes now, or doing without one
reason-due-drop = the dice of the column must find their places first
reason-due-order = first comes which of the two dice lies above
reason-due-swap = first comes the die to exchange with
reason-due-capture = a die must be captured now
reason-due-face = now the captured die may be turned
reason-due-effect = now the captured die may be used
reason-due-with = first comes the die to switch with
reason-due-again = now another turn may be bought
reason-due-bank = now dice may be sent to the spirit world
reason-must-unlock = there is nothing to capture yet, so a power must make a capture possible
reason-space-taken = { $space } is not empty
reason-not-in-pool = there is no { $die } left in the pool for { $space }
reason-not-yours = on top of { $space } is no { $colour } die
reason-nothing-over = there is no die on { $space } to jump over
reason-full-column = { $space } holds three dice already
reason-protected = the { $die } on { $space } is protected
reason-cannot-pay = { $loa } costs an offering, and there is none
reason-unmoved = { $line } has no gap to close towards the { $edge }
reason-empty-space = there is no die on { $space }
reason-no-column = on { $space } stands no column
reason-no-room = the dice of { $space } do not all find another stack
reason-not-single = on { $space } stands no single die to exchange
reason-all-alike = no other single die differs from the one on { $space }
reason-alike = both dice are { $die }: nothing would change
reason-swap-itself = the die on { $space } is picked already and changes places with another
reason-no-capture = after that there would be nothing to capture
reason-drop-empty = { $space } is empty, and dice go only on other dice
reason-drop-back = dice do not go back to { $space }
reason-same-face = the die shows { $face } already
reason-other-face = the captured die shows { $face }
reason-not-captured = there is no { $die } in the capture zone to take
reason-no-opponent = nothing is stolen from { $other }
reason-safe-world = the spirit world of { $other } is protected
reason-not-banked = there is no { $die } in the spirit world of { $other }
reason-not-in-zone = there is no { $die } in the capture zone of { $other }
reason-same-zone = both dice would be from the capture zone of { $other }
reason-nothing-chosen = no dice are laid together yet
reason-still-chosen = the dice laid together go to the spirit world first
reason-no-combo = with the { $die } these dice are no combo
reason-board-due = a board is rolled now, as board and seven ranks of seven faces, and not { $code }
reason-pool-due = the pool is rolled now, as pool and each colour with its faces, and not { $code }
reason-no-face = there is no face { $letter }

# The table as it is drawn.
area-captured = { $me ->
    [yes] Captured by you
    [both] Captured by you and { $who }
   *[no] Captured by { $who }
}
area-world = { $me ->
    [yes] Your spirit world
    [both] Spirit world of you and { $who }
   *[no] Spirit world of { $who }
}
area-faces = Faces to turn it to
area-tokens = { $me ->
    [yes] Your tokens
   *[no] Tokens of { $who }
}
place-space = { $space }, { $colour } space
place-middle = { $space }, the crossroads
place-handle = push { $line } { $edge }
place-points = { points }
place-target = { points }: the target
piece-marker = { $who }: { points }
tone-end = target

face-die = { $text }, { $die }
face-slip = { $text }, { $count ->
    [0] no { $colour } dice
    [one] one { $colour } die
   *[other] { $count } { $colour } dice
}
face-power = { $text }, { $loa }
face-icon = { $text }, { $face }
face-offering = offering
face-baron = Baron Samedi
face-twenty = 20-point token

note-power = { $loa ->
    [MW] push a rank or file against one of its edges, until no gap is left
    [GB] take a column apart: all dice but the lowest go onto other dice
    [PL] carry the top die of a stack to an empty space of its rank or file
   *[EF] two dice that stand alone change places
}
note-face = { $face ->
    [o] take an offering from the reserve
    [v] score a point
    [c] turn a die of your capture zone to another face
    [g] your dice and your spirit world are protected until your next turn
    [s] take a die from somebody’s spirit world
   *[x] two dice of two capture zones change places
}
note-baron = for whoever has most white dice in the spirit world: every power is free
note-capture = captures the { $die }
note-worth = { $points ->
    [0] scores nothing yet
   *[other] scores { points }
}

mark-round = { $round ->
    [0] up to { points }
   *[other] round { $round }, up to { points }
}
mark-last-round = last round: { $who } has brought the end about
mark-free = free
mark-cost = 1 offering
mark-worth = { $points ->
    [0] worth nothing yet
   *[other] worth { points }
}
mark-guarded = protected
mark-baron = powers are free
mark-extra = bought turn
mark-twenty = { points } more than on the track

chip-points = points
chip-offerings = offerings
chip-loa = Loa
chip-partner = with
partners-share = share dice, offerings and points

prompt-roll = The dice are being rolled
prompt-draft = Put a die of the pool on a space of its colour
prompt-before = Use a power before you capture?
prompt-unlock = There is nothing to capture: a power must change that
prompt-drop = On which dice does it go?
prompt-order = Which of the two lies above?
prompt-swap = With which die does it change places?
prompt-capture = Jump with a { $colour } die and capture
prompt-face = Pay an offering to turn this die?
prompt-effect-o = Offering: take one from the reserve?
prompt-effect-v = Victory: score a point?
prompt-effect-c = Change: which die do you turn, and to what?
prompt-effect-g = Guard: protect yourself?
prompt-effect-s = Steal: which die do you take?
prompt-effect-x = Switch: which die do you exchange?
prompt-with = For which other die?
prompt-again = Buy another turn for 2 offerings?
prompt-bank = Send dice to the spirit world?
prompt-combo = Add a die that fits, or send these
prompt-after = Use a power now, or end your turn?
prompt-over = The game is over
wait-draft = Waiting for { $who } to put down a die
wait-before = Waiting for { $who }: a power, or not
wait-drop = Waiting for { $who } to take a column apart
wait-order = Waiting for { $who } to put dice in order
wait-swap = Waiting for { $who } to exchange dice
wait-capture = Waiting for { $who } to capture
wait-face = Waiting for { $who } to turn the captured die, or not
wait-effect = Waiting for { $who } to use the captured die
wait-with = Waiting for { $who } to switch dice
wait-again = Waiting for { $who } to buy another turn, or not
wait-bank = Waiting for { $who } to send dice on
wait-after = Waiting for { $who }: a power, or the end of the turn
pass-before = No
pass-face = No
pass-effect = No
pass-again = No
pass-after = End my turn
choice-use = Yes
choice-again = Yes
choice-score = Send these on
choice-done = No more

column-player = Player
column-points = Points
column-played = In play
column-most = Most { $colour }
column-all = All
column-colour = { $colour ->
    [Y] Yel
    [T] Tur
    [R] Red
    [P] Pur
   *[W] Whi
}
sheet-points = Spirit worlds, and points to { $points }
sheet-final = The count, with majorities
sheet-spirits = Dice in the spirit worlds
sheet-aid = What faces and powers do
aid = { $name }: { $text }

result-won = { $me ->
    [yes] You win with { points }
   *[no] { $who } wins with { points }
}
result-tie = { $me ->
    [yes] You win with { points }, as the first from whoever brought the end about
   *[no] { $who } wins with { points }, as the first from whoever brought the end about
}
result-team = { $me ->
    [yes] You and { $who } win with { points }
   *[no] { $who } win with { points }
}

# why something is a good idea

because-no-power-combo = without a power you can already capture a die for a { combo }
because-power-later = you can capture without a power, and use one at the end of your turn instead
because-power-needed = without a power there is nothing that you could capture
because-power-combo = it can put a die within your reach that makes a { combo }, more than any there now would
because-power-reach = it can put the { $die } within your reach
because-power-late = it can put the { $die } within your reach, if nobody spoils that before your next turn
because-power-late-combo = it can put a die for a { combo } within your reach, if nobody spoils that before your next turn
because-power-spoil = it can take a die out of the next player’s reach that would make a { combo } there
because-no-power-end = the game ends with this turn, so a power would change nothing
because-leave-combo = as the board lies, your next turn can capture a die for a { combo }
because-die-combo = with dice that you have captured it makes a { combo }
because-capture-turn = turned for an offering, it makes a { combo } with dice that you have captured
because-capture-own = a die of your own colour brings you an offering
because-capture-white = a white die stands for any colour in a combo
because-effect = its effect, { $face }, can be used at once
because-face-keep = no other face would make a larger combo of it, and you keep your offering
because-offering-kept = you keep your offerings for later
because-effect-idle = whatever it did, your best combo would not grow
because-effect-guard = no opponent captures your dice or steals from you before your next turn
because-effect-point = it is a point at once
because-effect-offering = it brings you an offering
because-effect-combo = with it the best combo that you hold can grow to { points }
because-effect-spoil = it can break up somebody else’s { combo }
because-steal-baron = whoever loses that die loses Baron Samedi
because-effect-steal = among the majorities of the end it may count for you, and no longer for its owner
because-again = in another turn you can capture a die for a { combo } at once
because-again-capture = in another turn you can capture another die at once
because-save = nothing that you could capture now would make your best combo larger
because-combo = it is for a { combo }, the best that you have
because-combo-part = it is for a { combo }
because-combo-end = with { $points ->
    [one] this point
   *[other] these { $points } points
} the game ends after this round
because-single-baron = it brings Baron Samedi to you: every power is free
because-single-safe = in the spirit world no Switch can take it from you
because-no-combo = your captured dice make no combo yet
because-gather = one more die could make your best combo worth { points }
because-gather-turn = one more die, turned for an offering, could make your best combo worth { points }
because-kept-combo = the best combo that you keep scores all the same when the game ends: { points }
because-draft-reach = one of your dice will stand beside it and can jump over it
because-draft-yours = once the board is full your dice can jump over it there, and nobody else’s
because-draft-safe = once the board is full nobody else’s dice can jump over it there

title = Voodoo Prince
about = Win tricks, but not too soon: you score what the others hold.

# Cards, colours and numbers as people say them, for the sentences below.
colour = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}
card = { colour } { $rank }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piles = { $gain ->
    [1] one pile
   *[2] two piles
}
place = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}

action-play = Play the { $card }
action-trump = Make { $colour } trump

event-start = { $me ->
    [yes] You are drawn to start
   *[no] { $who } is drawn to start
}
event-round = { $number ->
    [1] Round 1: { $me ->
        [yes] you start
       *[no] { $who } starts
    }
   *[other] Round { $number }: { $me ->
        [yes] you start and name trump
       *[no] { $who } starts and names trump
    }
}
event-dealt = { $me ->
    [yes] You take up your cards
   *[no] { $who } is dealt { $cards }
}
event-trump = { $me ->
    [yes] You make { $colour } trump
    [none] Trump is { $colour }
   *[no] { $who } makes { $colour } trump
}
event-played = { $me ->
    [yes] You play the { $card }
   *[no] { $who } plays the { $card }
}
event-took = { $gain ->
    [1] { $me ->
        [yes] You take the trick with the { $card }
       *[no] { $who } takes the trick with the { $card }
    }
   *[2] { $me ->
        [yes] You take the trick with the { $card }, which splits it into two piles
       *[no] { $who } takes the trick with the { $card }, which splits it into two piles
    }
}
event-out = { $me ->
    [yes] You go out { place } and score { points }
   *[no] { $who } goes out { place } and scores { points }
}
event-last = { $me ->
    [yes] You are left over and score { points }
   *[no] { $who } is left over and scores { points }
}
event-counted = Points of the round: { $points }; in all: { $totals }
event-over = { $me ->
    [yes] The game is over, and you have won
   *[no] The game is over, won by { $winners }
}

area-hand = Your hand
area-trick = The trick
area-trumps = Trump colours
area-held = { $me ->
    [yes] Your cards laid aside
   *[no] Cards of { $who }
}
area-piles = { $me ->
    [yes] Piles before you
   *[no] Piles before { $who }
}
place-seat = { $me ->
    [yes] before you
   *[no] before { $who }
}

face-card = { $text }, { $card }
face-doll = { $text }, { $card }, doll, beats the { $top }
face-splitter = { $text }, { $card }, splits the trick
face-top = { $text }, { $card }, highest of its colour
face-trump = { $text }, { $colour }
face-back = card, face down
face-pile = pile, face down

mark-trump = trump is { $colour }
mark-took = takes it
mark-led = led
mark-starter = starter
mark-round = round { $round } of { $rounds }

chip-points = points
chip-piles = piles
chip-cards = cards
chip-round = this round
chip-out = out { place }
chip-left = left over

prompt-name = Name the trump colour
prompt-lead = Lead a card
prompt-follow = Follow with { $colour }
prompt-void = You have no { $colour }: play anything
prompt-wait-name = Waiting for { $who } to name trump
prompt-wait-lead = Waiting for { $who } to lead
prompt-wait-follow = Waiting for { $who }; { $colour } was led
prompt-out = You are out of this round. { $doing }
prompt-start = It is drawn who starts
prompt-deal = The cards are being dealt
prompt-turn-up = The trump colour is being drawn
prompt-over = The game is over

sheet-scores = Points, round { $round } of { $rounds }
sheet-last-trick = { $me ->
    [yes] Last trick, taken by you: { piles }
   *[no] Last trick, taken by { $who }: { piles }
}
column-player = Player
column-piles = Piles
column-round = This round
column-total = In all

result-won = { $me ->
    [yes] You win with { points }
   *[no] { $who } wins with { points }
}
result-shared = { $me ->
    [yes] You share the victory with { $who }, at { points } each
   *[no] { $who } share the victory, at { points } each
}

option-starter = Who starts
option-starter-about = Who starts the first round; otherwise lots decide
option-starter-random = by lot

reason-turn = it is not seat { $seat }'s turn
reason-out = seat { $seat } is out of this round
reason-trump-due = trump must be named before the { $card } or any other card is played
reason-trump-named = { $colour } is trump in this round, and that stays
reason-not-held = the { $card } is not in hand
reason-must-follow = { $colour } was led and is still in hand, so the { $card } must wait
reason-turn-due = a trump colour is turned up now, as trump R or another colour, and not { $code }
reason-deal-card = there is no { $card } in this deck
reason-deal-twice = the { $card } was dealt twice

# why something is a good idea

because-trump-most = of no colour do you hold more: { $count } cards
because-trump-top = you hold its highest card, { $count ->
    [one] and no other
   *[other] and { $count } of it in all
}
because-trump-some = you hold { $count ->
    [one] one card
   *[other] { $count } cards
} of it
because-trump-none = you hold none of it, so no trump of yours takes a trick that you would rather leave
because-ducks = it cannot take the trick, and every pile that others get before you go out is a point for you
because-beaten = it cannot take the trick
because-doll = this doll takes the trick only if the { $top } of its colour comes after it
because-hardly = it hardly ever takes the trick if those after you play at random
because-seldom = it takes the trick only about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred if those after you play at random, and every pile that others get before you go out is a point for you
because-rarely = it takes the trick only about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred if those after you play at random
because-takes = it takes the trick about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred if those after you play at random; to go out you need { $lack } more piles, this trick included
because-sure = it takes the trick for certain; to go out you need { $lack } more piles, this trick included
because-out = if it takes the trick, you go out with { points }
because-out-sure = it takes the trick for certain, and you go out with { points }

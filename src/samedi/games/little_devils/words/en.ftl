title = Little Devils
about = Higher or lower than the first card. Nobody wants the trick.

devils = { $devils ->
    [0] no devils
    [1] one devil
    [2] two devils
    [3] three devils
    [4] four devils
    [5] five devils
   *[other] { $devils } devils
}

action-play = Play the { $card }

event-dealer = { $me ->
    [yes] The lot falls on you: you deal first
   *[no] The lot falls on { $who }, who deals first
}
event-round = { $me ->
    [yes] Round { $number } (dealer: { $dealer }): you lead
   *[no] Round { $number } (dealer: { $dealer }): { $who } leads
}
event-dealt = { $me ->
    [yes] You are dealt { $cards }
   *[no] { $who } is dealt { $cards }
}
event-played = { $me ->
    [yes] You play the { $card }
   *[no] { $who } plays the { $card }
}
event-took = { $me ->
    [yes] You take { $cards }: { devils }
   *[no] { $who } takes { $cards }: { devils }
}
event-counted = The round is counted: { $devils }; in all: { $totals }
event-over = The game is over; the fewest devils: { $winners }

area-hand = Your hand
area-trick = Trick
area-held = Hand of { $who }
area-taken = { $me ->
    [yes] Cards you have taken
   *[no] Cards taken by { $who }
}

face-card = { $card }, { devils }
face-back = face-down card
tone-devils = { devils }

mark-higher = higher than { $first }
mark-lower = lower than { $first }
mark-misfit = misfit
mark-took = takes it
mark-led = led
mark-dealer = dealer
mark-round = round { $number }, trick { $trick } of { $tricks }

chip-total = devils
chip-round = this round
chip-held = in hand
chip-tricks = tricks

prompt-lead = Lead a card
prompt-lead-few = Lead a card with fewer than five devils
prompt-lead-fives = Lead a card: you only have five-devil cards left
prompt-second = Play any card: above { $first } it calls higher, below { $first } lower
prompt-higher = Play a card above { $first }
prompt-higher-misfit = You have nothing above { $first }: play any card, a misfit
prompt-lower = Play a card below { $first }
prompt-lower-misfit = You have nothing below { $first }: play any card, a misfit
prompt-wait = Waiting for { $who }
prompt-dealing = The cards are being dealt
prompt-over = The game is over

note-card = { devils }
note-calls-higher = calls higher, { devils }
note-calls-lower = calls lower, { devils }
note-misfit = a misfit, { devils }

sheet-scores = Devils so far
column-player = Player
column-round = This round
column-total = In all
sheet-last-trick = { $me ->
    [yes] Last trick, taken by you: { devils }
   *[no] Last trick, taken by { $who }: { devils }
}

result-alone = { $me ->
    [yes] You win with { devils }
   *[no] { $who } wins with { devils }
}
result-shared = { $me ->
    [yes] You share the victory with { $who }: { devils } each
   *[no] { $who } share the victory: { devils } each
}

option-dealer = First dealer
option-dealer-about = Who deals the first round; otherwise lots decide
option-dealer-random = by lot
option-tally = Count openly
option-tally-about = Devils taken in the present round are counted for all to see

hint-points = devils on average

reason-turn = it is not seat { $seat }'s turn
reason-not-held = the { $card } is not in hand
reason-five-devils = the { $card } carries five devils and is not led while a card with fewer is left
reason-called-higher = higher than { $first } was called and a higher card is still in hand, so the { $card } must wait
reason-called-lower = lower than { $first } was called and a lower card is still in hand, so the { $card } must wait

# why a card is a good idea

because-lead = who leads never takes the trick
because-lead-far = who leads never takes the trick, and later the { $card } would be hard to duck with: few unseen cards lie beyond it
because-lead-devils = who leads never takes the trick, so this gives { devils } to somebody else
because-safe = it cannot take the trick
because-gift = it cannot take the trick, and gives { devils } to somebody else
because-hardly = it hardly ever takes the trick if those after you play at random
because-seldom = it takes the trick about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred if those after you play at random
because-likely = it takes the trick about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred if those after you play at random, with { devils } in it so far
because-takes = it takes the trick for certain, with { devils } in it so far
because-anyway = you will probably take the trick whatever you play
because-anyway-far = you will probably take the trick whatever you play, and later the { $card } would be hard to duck with: few unseen cards lie beyond it

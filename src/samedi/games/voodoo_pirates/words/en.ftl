title = Voodoo Pirates
about = Twelve rounds of wind, souls and broadsides on the way to the Voodoo Shore.
solo = Against three Cursed Pirates

# Names of things, for the sentences below.
soul = { $name ->
    [R] red soul
    [Y] yellow soul
    [B] blue soul
    [G] green soul
   *[P] purple soul
}
payment = { $name ->
    [R] a red soul
    [Y] a yellow soul
    [B] a blue soul
    [G] a green soul
    [P] a purple soul
   *[magic] Barrel Magic
}
object = { $name ->
    [grey] Grey Skull
    [red] Red Skull
    [yellow] Yellow Skull
    [blue] Blue Skull
    [green] Green Skull
    [purple] Purple Skull
    [eyes] Morgan’s Eyes
    [cursed] Cursed Skull
    [compass] Compass
    [mask] Voodoo Mask
    [octopus] Octopus
    [magic] Barrel Magic
    [ghost] Ghost Ship
    [wreck] Shipwreck
    [maelstrom] Maelstrom
   *[whisper] Ghost Whisper
}
barrel = { $name ->
    [stars] Stars
    [moon] Moon
    [bones] Bones
    [sea] Sea
   *[wind] Wind
}
action-card = { $name ->
    [jax] Jax
    [tok] Tok
    [take] Take
    [tix] Tix
   *[hoodoo] Hoodoo
}
way = { $name ->
    [CW] clockwise
   *[ACW] anticlockwise
}
wind-from = { $name ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
souls = { $souls ->
    [0] no soul
    [one] one soul
   *[other] { $souls } souls
}
space = { $space ->
    [0] the harbour
   *[other] space { $space }
}
course = { $start ->
    [0] from the harbour to space { $end }
   *[other] from space { $start } to space { $end }
}

action-plan = Choose { $card }
action-second = Choose { $card } as the second card
action-show = Show { $card }
action-pass = Pass
action-barrel = Go to the barrel { $barrel } for { $paid }
action-octopus = Octopus: give a { $give }, take a { $soul }
action-to = Put the ship on space { $space }
action-flip = Turn over the card on space { $space }
action-switch = { $space ->
    [1] Switch the cards on spaces 1 and 7
    [2] Switch the cards on spaces 2 and 8
    [4] Switch the cards on spaces 4 and 10
   *[5] Switch the cards on spaces 5 and 11
}
action-decline = Decline
action-jax = Conjure Jax
action-tok = Conjure Tok: call every { $soul }
action-take = { $item ->
    [coin] Take a coin
    [deck] Take the top card of the deck
    [discard] Take the top card of the discard pile
    [soul] Take a soul from the bag
   *[none] Conjure Take
}
action-tix = Conjure Tix: push { $other } { $way } for a { $soul }
action-hoodoo = Conjure Hoodoo: call the ritual
action-wind = { $quarters ->
    [1] Turn the wind by one quarter
   *[2] Turn the wind by two quarters
}
action-use = Use the { $object }
action-whisper = { $space ->
    [0] Ghost Whisper: one space { $way }
   *[other] Ghost Whisper: leap to { $space }, then on { $way }
}
action-bury = Bury the Cursed Skull
action-end = End the turn
action-cell = Take the soul in cell { $cell }
action-stop = Take no more
action-place = Place a { $soul } in cell { $cell }
action-sail = { $space ->
    [0] { $spaces ->
        [1] Sail one space { $way }
       *[2] Sail two spaces { $way }
    }
   *[other] Sail one space { $way }, then leap to { $space }
}
action-leap = { $spaces ->
    [1] Leap to { $space }, heading { $way }
   *[2] Leap to { $space }, then one space { $way }
}
action-board = { $item ->
    [coin] Board: take a coin
    [compass] Board: take the Compass
    [grigri] Board: take the GriGri
    [object] Board: take an object blindly
    [soul] Board: take a { $soul }
   *[none] Board: take nothing
}
action-swap = Exchange playing cards
action-no = Keep your playing card
action-draw = { $source ->
    [deck] Draw the top card of the deck
    [discard] Draw the top card of the discard pile
   *[none] Leave it
}
action-drop = Discard the { $object }
action-mask = Take the { $object } out of the pile
action-keep = { $object ->
    [none] Keep none of them
   *[other] Keep the { $object }
}
action-facing = Face { $way }
action-fire = Fire at the ship on space { $space }
action-ghost = { $soul ->
    [none] Answer with the Ghost Ship
   *[other] Answer with the Ghost Ship and take a { $soul }
}

event-sea = The sea is laid out: { $faces }
event-first = { $me ->
    [yes] The first soul is a { $soul }: you get it, the Sun and the Moon
   *[no] The first soul is a { $soul }: { $who } gets it, the Sun and the Moon
}
event-grigri = { $me ->
    [yes] You get the GriGri
   *[no] { $who } gets the GriGri
}
event-soul = { $me ->
    [yes] You draw a { $soul }
   *[no] { $who } draws a { $soul }
}
event-dealt = { $me ->
    [yes] Your playing card is the { $card }
   *[no] { $who } is dealt the { $card }
}
event-round = { $me ->
    [yes] Round { $number }: you have the Sun
   *[no] Round { $number }: { $who } has the Sun
}
event-planned = { $me ->
    [yes] You have chosen a card
   *[no] { $who } has chosen a card
}
event-no-barrel = { $me ->
    [yes] You go to no barrel
   *[no] { $who } goes to no barrel
}
event-barrel = { $me ->
    [yes] You go to the barrel { $barrel } for { $paid }
   *[no] { $who } goes to the barrel { $barrel } for { $paid }
}
event-starred = { $me ->
    [yes] The stars put your ship { course }
   *[no] The stars put the ship of { $who } { course }
}
event-declined = { $me ->
    [yes] You leave the barrel { $barrel } unused
   *[no] { $who } leaves the barrel { $barrel } unused
}
event-flipped = { $me ->
    [yes] You turn over the card on space { $space }: { $face }
   *[no] { $who } turns over the card on space { $space }: { $face }
}
event-switched = { $me ->
    [yes] You switch the cards on spaces { $space } and { $opposite }
   *[no] { $who } switches the cards on spaces { $space } and { $opposite }
}
event-seconded = { $me ->
    [yes] You have chosen a second card
   *[no] { $who } has chosen a second card
}
event-turned = { $kept ->
    [yes] { $who } turns over { $card }
   *[no] { $who } turns over { $card } and sets it aside
}
event-revealed = The cards: { $cards }
event-showed = { $me ->
    [yes] You show { $card }
   *[no] { $who } shows { $card }
}
event-jailed = { $me ->
    [yes] You go to jail
   *[no] { $who } goes to jail
}
event-turn = { $me ->
    [yes] Your turn
   *[no] It is the turn of { $who }
}
event-jax = { $me ->
    [yes] You conjure Jax: { souls }
   *[no] { $who } conjures Jax: { souls }
}
event-lifted = { $me ->
    [yes] You take a { $soul } from cell { $cell }
   *[no] { $who } takes a { $soul } from cell { $cell }
}
event-called = { $me ->
    [yes] You conjure Tok and call every { $soul }
   *[no] { $who } conjures Tok and calls every { $soul }
}
event-tok = { $me ->
    [yes] You conjure Tok and call every { $soul }: { souls }
   *[no] { $who } conjures Tok and calls every { $soul }: { souls }
}
event-take = { $me ->
    [yes] You conjure Take
   *[no] { $who } conjures Take
}
event-stopped = { $me ->
    [yes] You take no more
   *[no] { $who } takes no more
}
event-coin = { $me ->
    [yes] You take a coin
   *[no] { $who } takes a coin
}
event-tix = { $me ->
    [yes] You conjure Tix: { $other } gets a { $soul } and is pushed { $way }
   *[no] { $meant ->
        [other] { $who } conjures Tix: you get a { $soul } and are pushed { $way }
       *[none] { $who } conjures Tix: { $other } gets a { $soul } and is pushed { $way }
    }
}
event-pushed = { $me ->
    [yes] Your ship is moved { course }
   *[no] The ship of { $who } is moved { course }
}
event-carried = { $me ->
    [yes] Mermaids carry your ship { course }
   *[no] Mermaids carry the ship of { $who } { course }
}
event-toll = { $coins ->
    [1] { $me ->
        [yes] You pay the mermaids a coin
       *[no] { $who } pays the mermaids a coin
    }
   *[0] { $me ->
        [yes] You lose { souls } to the mermaids
       *[no] { $who } loses { souls } to the mermaids
    }
}
event-wind = { $me ->
    [yes] You turn the wind: it blows from the { $wind }
   *[no] { $who } turns the wind: it blows from the { $wind }
}
event-hoodoos = { $cards ->
    [one] One Hoodoo was played: the wind turns by one quarter
    [4] Four Hoodoo were played: the wind turns full circle and stays
   *[other] { $cards } Hoodoo were played: the wind turns by { $cards } quarters
}
event-ritual = { $me ->
    [yes] You call the ritual; Hoodoo cards played: { $cards }
   *[no] { $who } calls the ritual; Hoodoo cards played: { $cards }
}
event-ritual-over = The ritual is over
event-grid-full = The grid is full: the ritual is over, and all nine souls go into the bag
event-abstained = { $me ->
    [yes] You give no soul
   *[no] { $who } gives no soul
}
event-placed = { $match ->
    [yes] { $me ->
        [yes] You place a { $soul } in cell { $cell }: a match
       *[no] { $who } places a { $soul } in cell { $cell }: a match
    }
   *[no] { $me ->
        [yes] You place a { $soul } in cell { $cell }
       *[no] { $who } places a { $soul } in cell { $cell }
    }
}
event-stayed = { $me ->
    [yes] You stay: your ship cannot move
   *[no] { $who } stays: the ship cannot move
}
event-sailed = { $me ->
    [yes] You sail { $way } { course }
   *[no] { $who } sails { $way } { course }
}
event-boarded = { $item ->
    [coin] { $me ->
        [yes] You board { $other } and take a coin
       *[no] { $meant ->
            [other] { $who } boards you and takes a coin
           *[none] { $who } boards { $other } and takes a coin
        }
    }
    [compass] { $me ->
        [yes] You board { $other } and take the Compass
       *[no] { $meant ->
            [other] { $who } boards you and takes the Compass
           *[none] { $who } boards { $other } and takes the Compass
        }
    }
    [grigri] { $me ->
        [yes] You board { $other } and take the GriGri
       *[no] { $meant ->
            [other] { $who } boards you and takes the GriGri
           *[none] { $who } boards { $other } and takes the GriGri
        }
    }
    [object] { $me ->
        [yes] You board { $other } and take an object
       *[no] { $meant ->
            [other] { $who } boards you and takes an object
           *[none] { $who } boards { $other } and takes an object
        }
    }
    [soul] { $me ->
        [yes] You board { $other } and take a { $soul }
       *[no] { $meant ->
            [other] { $who } boards you and takes a { $soul }
           *[none] { $who } boards { $other } and takes a { $soul }
        }
    }
   *[none] { $me ->
        [yes] You take nothing from { $other }
       *[no] { $meant ->
            [other] { $who } takes nothing from you
           *[none] { $who } takes nothing from { $other }
        }
    }
}
event-swapped = { $me ->
    [yes] You exchange playing cards with { $other }
   *[no] { $meant ->
        [other] { $who } exchanges playing cards with you
       *[none] { $who } exchanges playing cards with { $other }
    }
}
event-no-swap = { $me ->
    [yes] You keep your playing card
   *[no] { $who } keeps the playing card
}
event-card = { $me ->
    [yes] Your playing card is now the { $card }
   *[no] The playing card of { $who } is now the { $card }
}
event-map = { $me ->
    [yes] Rackham’s Map brings you a coin
   *[no] Rackham’s Map brings { $who } a coin
}
event-left-it = { $me ->
    [yes] You draw no object
   *[no] { $who } draws no object
}
event-reshuffled = The discard pile is shuffled and becomes the deck
event-compass = { $me ->
    [yes] You find the Compass
   *[no] { $who } finds the Compass
}
event-dropped = { $me ->
    [yes] You discard the { $object }
   *[no] { $who } discards the { $object }
}
event-got = { $me ->
    [yes] You take the { $object }
   *[no] { $who } takes the { $object }
}
event-drew = { $me ->
    [yes] You get an object
   *[no] { $who } gets an object
}
event-object = { $me ->
    [yes] It is the { $object }
   *[no] { $who } has got the { $object }
}
event-used = { $me ->
    [yes] You use the { $object }
   *[no] { $who } uses the { $object }
}
event-octopus = { $me ->
    [yes] You give a { $give } and take a { $soul }
   *[no] { $who } gives a { $give } and takes a { $soul }
}
event-no-octopus = { $me ->
    [yes] You exchange no soul
   *[no] { $who } exchanges no soul
}
event-buried = { $me ->
    [yes] You bury the Cursed Skull
   *[no] { $who } buries the Cursed Skull
}
event-maelstrom = All ships on the ring go one space { $way }
event-peeked = { $me ->
    [yes] The Shipwreck shows you { $objects }
   *[no] The Shipwreck shows { $who } { $objects }
}
event-kept-none = { $me ->
    [yes] You keep nothing from the Shipwreck
   *[no] { $who } keeps nothing from the Shipwreck
}
event-facing = { $me ->
    [yes] You face { $way }
   *[no] { $who } faces { $way }
}
event-fired = { $hits ->
    [0] { $me ->
        [yes] You fire at { $other } and miss
       *[no] { $meant ->
            [other] { $who } fires at you and misses
           *[none] { $who } fires at { $other } and misses
        }
    }
   *[other] { $coins ->
        [1] { $me ->
            [yes] You fire at { $other }: { $hits } of power, and a coin is lost
           *[no] { $meant ->
                [other] { $who } fires at you: { $hits } of power, and you lose a coin
               *[none] { $who } fires at { $other }: { $hits } of power, and a coin is lost
            }
        }
       *[0] { $me ->
            [yes] You fire at { $other }: { $hits } of power
           *[no] { $meant ->
                [other] { $who } fires at you: { $hits } of power
               *[none] { $who } fires at { $other }: { $hits } of power
            }
        }
    }
}
event-no-answer = { $me ->
    [yes] You do not answer
   *[no] { $who } does not answer
}
event-ghost = { $soul ->
    [none] { $me ->
        [yes] You answer { $other } with the Ghost Ship
       *[no] { $meant ->
            [other] { $who } answers you with the Ghost Ship
           *[none] { $who } answers { $other } with the Ghost Ship
        }
    }
   *[other] { $me ->
        [yes] You answer { $other } with the Ghost Ship and take a { $soul }
       *[no] { $meant ->
            [other] { $who } answers you with the Ghost Ship and takes a { $soul }
           *[none] { $who } answers { $other } with the Ghost Ship and takes a { $soul }
        }
    }
}
event-dawn = { $me ->
    [yes] It dawns, and the Sun passes to you
   *[no] It dawns, and the Sun passes to { $who }
}
event-counted = Voodoo Power: { $points }
event-over = { $me ->
    [yes] The game is over, and you have won
   *[no] The game is over, won by { $winners }
}

area-sea = The sea
area-grid = The ritual
area-plans = Your action cards
area-deck = Deck
area-pile = Discard pile
area-use = In use
area-bag = Bag
area-treasure = Rackham’s Treasure
place-space = Space { $space }, worth { $value }
place-harbour = Tortuga { $value }, the harbour
place-cell = Cell { $cell }

face-sea = { $name ->
    [A0] Coral Shallows
    [A1] Rackham’s Map
    [B0] Drifting Wreck
    [B1] Rackham’s Map
    [C0] Night Watch
    [C1] Moonless Water
    [D0] Night Watch
    [D1] Lost Souls
    [E0] High Tide
    [E1] Low Tide
    [F0] Sand Bank
    [F1] Shifting Sands
    [G0] Open Water
    [G1] Strong Current
    [H0] Open Water
   *[H1] Strong Current
}
condition = { $wind ->
    [N] Fair Wind: haunted spaces do nothing
    [E] Storm: haunted spaces stop and hold ships, and protect them from broadsides
    [S] Becalmed: haunted spaces stop and hold ships, which nobody boards
   *[W] Mermaid’s Breath: ships are carried on from haunted spaces, for a toll
}
note-object = { $object ->
    [grey] 2 points in the end
    [red] 1 point in the end, and 2 for each red soul
    [yellow] 1 point in the end, and 2 for each yellow soul
    [blue] 1 point in the end, and 2 for each blue soul
    [green] 1 point in the end, and 2 for each green soul
    [purple] 1 point in the end, and 3 for each purple soul
    [eyes] One costs 3 points in the end, both bring 7
    [cursed] Your coins are worth nothing in the end; bury it on Sand
    [compass] A step from 12, 3, 6 or 9 may leap to another of these
    [mask] Take a card of the discard pile
    [octopus] Exchange a soul for any in the bag
    [magic] Pays for a barrel
    [ghost] After a broadside: take a soul from who fired, and fire back
    [wreck] Look at five cards of the deck, keep one
    [maelstrom] In a storm: all ships go one space
   *[whisper] Your ship moves one space
}
note-card = { $card ->
    [jax] Souls from the bag: as many as your place among the Jax cards
    [jax-plain] Souls from the bag: one for each Jax so far
    [tok] Every soul of a colour that you have
    [take] Two things from coins, souls and objects; two Takes go to jail
    [tix] Push another ship, sail the other way
   *[hoodoo] The wind turns, and all may sail for a soul
}

sheet-total = Voodoo Power

option-cursed = Cursed Pirates
option-cursed-about = How many of the four chairs are Cursed Pirates; only at a table of four
option-east = East barrel
option-east-about = What stands in the east: the Moon gives the first turn, the Bones a second card
option-east-moon = Moon
option-east-bones = Bones
option-layout = The sea
option-layout-about = Outer cards shuffled, or as in the reference layout
option-layout-shuffled = shuffled
option-layout-reference = reference layout
option-reading = Reading of the rules
option-reading-about = By the book, or plain: fewer questions out of turn, and fewer exceptions
option-reading-book = by the book
option-reading-plain = plain
option-rituals = Cursed Pirates in rituals
option-rituals-about = With Hoodoo they always join a ritual, or only where their ship gains by it; only with Cursed Pirates
option-rituals-book = always
option-rituals-prudent = only for a gain
option-colours = Colours
option-colours-about = The pirates’ colours, by chairs; no two alike
option-colours-red = red
option-colours-yellow = yellow
option-colours-blue = blue
option-colours-green = green
option-colours-purple = purple
option-colours-black = black

reason-cursed = seat { $seat } is a Cursed Pirate, who chooses nothing
reason-chosen = seat { $seat } has chosen a card already
reason-turn = seat { $seat } is not asked now
reason-other-question = that is not what is asked now ({ $code })
reason-no-soul = there is no { $soul } on the ship
reason-no-object = the { $object } is not on the ship
reason-used = a { $object } was used in this round already
reason-mask-mask = in the plain reading a Voodoo Mask takes no other Mask
reason-leap-plain = in the plain reading only the first step can be a leap
reason-leap-ends = the move ends on space { $space }, so there is no leap from it
reason-tix-way = your own ship goes { $way }
reason-tix-one = with Tix your own ship goes one space
reason-full = the ship is full: it has room for { $room } souls
reason-card-last = { $card } was played in the round before
reason-card-chosen = { $card } is chosen already
reason-card-neither = { $card } is neither of the two cards
reason-barrel-not-here = the barrel { $barrel } is not in this game
reason-barrel-turned = the wind blows from where the barrel { $barrel } stands
reason-barrel-taken = { $other } is on the barrel { $barrel }
reason-stars-stuck = a stuck ship has no use for the Stars
reason-not-in-bag = there is no { $soul } in the bag
reason-space-taken = a ship lies on space { $space }
reason-wrong-star = space { $space } has the star of a { $star }, and a { $soul } was paid
reason-under-ship = a ship lies on the card of space { $space }
reason-not-played = { $played } was played, and not { $card }
reason-acted = the action card was conjured already
reason-nothing-left = there is nothing left to take
reason-ritual-held = the ritual of this round was held already
reason-tix-whom = Tix needs another pirate
reason-tix-grigri = { $other } has the GriGri
reason-stuck = the ship is stuck
reason-tix-stuck = the ship of { $other } is stuck
reason-tix-cannot = { $other } cannot be moved { $way } with the own ship then going the other way
reason-wind-used = the barrel Wind was used already
reason-not-on-wind = only who is on the barrel Wind turns the wind
reason-no-storm = the Maelstrom needs wind from the east
reason-mask-nothing = there is nothing in the discard pile that a Mask may take
reason-nothing-to-draw = neither the deck nor the discard pile has a card
reason-no-move = the ship would end where it began
reason-no-compass = only who has the Compass leaps
reason-no-leap = a leap goes from one of 12, 3, 6 and 9 to another
reason-no-sand = the Cursed Skull can be buried on Sand only
reason-cell-empty = there is no soul in cell { $cell }
reason-bag-empty = the bag is empty
reason-no-coins = the treasure is empty
reason-pile-empty = the discard pile is empty
reason-cell-taken = there is a soul in cell { $cell } already
reason-no-match = two spaces need a match
reason-board-nothing = { $item ->
    [coin] { $other } has no coin
    [compass] { $other } does not have the Compass
    [grigri] { $other } does not have the GriGri
    [object] { $other } has no object
   *[soul] { $other } has no such soul
}
reason-keep-skull = the Cursed Skull must be kept
reason-not-in-pile = there is no { $object } in the discard pile
reason-not-shown = the Shipwreck shows no { $object }
reason-no-target = there is nothing to fire at on space { $space }
reason-must-take = there is a soul to take, and room for it
reason-no-soul-there = { $other } has no { $soul }

reason-chance-due = a chance entry { $verb } is due, and not { $code }
reason-chance-unknown = { $word } is not known in { $code }
reason-card-twice = the playing card { $card } is dealt twice
reason-no-pirate = no pirate has the colour of a { $soul }
reason-not-on-top = { $card } cannot be on top of that pile
reason-not-there = there is not so much of { $what } to draw
reason-sea-twice = the sea card { $card } lies there twice
reason-sea-map = the maps begin hidden
reason-sea-watch = exactly one of the two Night Watches shows

# why something is a good idea

because-plan-jax = your ship has room for { souls } more, and Jax brings some from the bag
because-plan-tok = as things stand, calling a colour that you carry brings { souls }
because-plan-take = it brings two things of your choice, unless somebody else takes too
because-plan-take-alone = nobody else can take in this round, so it brings two things of your choice
because-plan-tix = as things stand, Tix can move your ship to a space worth { $points }
because-plan-hoodoo = you have { souls } to give for moves in the ritual
because-keep-souls = you keep { souls } on board: souls move the ship and load its guns
because-barrel-stars = for that the stars lead to a space worth { $points }
because-barrel-moon = the first turn of the round is yours
because-barrel-bones = you choose a second card, and show the better one when you have seen those of the others
because-barrel-sea = you may turn over or switch cards of the sea
because-barrel-wind = in your turn you may turn the wind
because-octopus-match = then a soul of yours can match one on the grid
because-octopus-save = otherwise Tok takes this soul from you
because-place = it takes your ship to a space worth { $points }
because-map = a Map lies there and brings a coin
because-skull = a skull lies there: you may take an object
because-board = on its way it passes a ship that you may board
because-no-better = no move that you could make now leads to a space worth more
because-no-sail = your ship could not move now
because-sail-place = then your ship can go to a space worth { $points }
because-match = it is a match, so your ship may go up to two spaces
because-nothing-else = nothing else that you may do now brings a better space, a soul, a coin or an object
because-souls = it brings { souls }, and souls move the ship
because-two-things = it brings two things of your choice
because-push = it drives the other ship to a space worth less
because-unstuck = then your ship is no longer stuck
because-toll = it makes { $ships ->
    [one] one other ship
   *[other] { $ships } other ships
} pay the mermaids a toll
because-hold-fast = it holds { $ships ->
    [one] one other ship
   *[other] { $ships } other ships
} fast
because-mask = you may take a card of the discard pile
because-wreck = you look at cards of the deck and may keep one
because-bury = while it is on board, your coins count nothing in the end
because-coins = it brings a coin
because-compass = with the Compass a move may leap from one of 12, 3, 6 and 9 to another
because-grigri = the GriGri keeps you safe from Tok and Tix
because-skull-soul = with your { $object } each soul of its colour is worth { $points } in the end
because-object = your hold has room for another object
because-hold-full = your hold has no room for another object
because-worth = as things stand, “{ $object }” adds { $points } to your points in the end
because-drop-least = of all that you could discard, it is missed least in the end
because-swap-higher = the other card is higher, as the tide stands
because-swap-lower = the other card is lower, as the tide stands
because-swap-likely = most cards that you have not seen are higher than yours, as the tide stands
because-swap-unlikely = most cards that you have not seen are lower than yours, as the tide stands
because-facing = if mermaids carry your ship, it goes that way, towards a space worth { $points }
because-power = it brings { $hits } of power
because-costs-coin = the hit costs the other a coin
because-keep-ghost = the Ghost Ship stays with you for later

# ---- the table as it is drawn ----

colour = { $name ->
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
    [purple] purple
   *[black] black
}
tone-haunted = haunted water
tone-wind = wind

face-sea-card = { $title }, { $star ->
    [R] red star
    [Y] yellow star
    [B] blue star
    [G] green star
   *[P] purple star
}{ $skull ->
    [yes] , skull
   *[no] {""}
}{ $haunted ->
    [yes] , haunted
   *[no] {""}
}
face-wind = { $wind ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
face-blowing = { $wind ->
    [N] North: Fair Wind
    [E] East: Storm
    [S] South: Becalmed
   *[W] West: Mermaid’s Breath
}
face-compass-side = { $title }, barrel { $barrel }
face-wind-side = { $title }
face-thing = { $text }, { $name }
face-ship = { $text }, { $colour } ship
face-figure = { $text }, { $colour } figure
face-playing = playing card { $rank }
face-act-back = action card, face down
face-obj-back = object, face down
face-blessed-back = playing card, face down
face-coin = coin
face-treasure = coins of the treasure
face-bag = souls in the bag
face-rose = wind rose
face-grigri = GriGri
face-compass = Compass
face-sun = Sun
face-moon = Moon
face-marker = round marker
sign-sun = Sun
sign-moon = Moon
sign-grigri = GriGri
sign-compass = Compass
sign-jail = jail
sign-coin = coins
sign-souls = souls
sign-power = power
sign-goods = objects
sign-fair = fair wind
sign-storm = storm
sign-becalmed = becalmed
sign-mermaids = mermaids
card-lines = { $card ->
    [jax] Take souls|from the bag
    [tok] Call a colour,|take it all
    [take] Two things,|if you alone
    [tix] They go one|way, you go|the other
   *[hoodoo] Turn the wind,|hold a ritual
}
object-short = { $name ->
    [mask] Mask
    [whisper] Whisper
   *[other] { object }
}
object-lines = { $name ->
    [grey] Worth 2
    [red] 1, and 2|each red soul
    [yellow] 1, and 2 each|yellow soul
    [blue] 1, and 2|each blue soul
    [green] 1, and 2 each|green soul
    [purple] 1, and 3 each|purple soul
    [eyes] One −3,|two +7
    [cursed] Your coins|are worth|nothing
    [compass] Leap between|the winds
    [mask] Take back|a card
    [octopus] Change the|colour of|a soul
    [magic] A barrel|without|a soul
    [ghost] Take a soul,|fire back
    [wreck] Look at five,|keep one
    [maelstrom] In a storm|all ships go
   *[whisper] One space,|either way
}

area-weather = Weather
place-tortuga = Tortuga { $value }
area-souls = { $me ->
    [yes] Your souls
   *[no] Souls of { $who }
}
area-goods = { $me ->
    [yes] Your tokens
   *[no] Tokens of { $who }
}
area-tonight = Action card of { $who }
area-hold = { $me ->
    [yes] Your objects and playing card
   *[no] Objects and playing card of { $who }
}
area-shown = To choose from

piece-ship = { $me ->
    [yes] your ship
   *[no] ship of { $who }
}{ $way ->
    [CW] , facing clockwise
    [ACW] , facing anticlockwise
   *[none] {""}
}
piece-marker = round marker, round { $round } of { $rounds }
piece-figure = { $me ->
    [yes] you are on the barrel { $barrel }
   *[no] { $who } is on the barrel { $barrel }
}
piece-rose = wind from the { $wind }
counted-souls = { $soul ->
    [R] { $count } red
    [Y] { $count } yellow
    [B] { $count } blue
    [G] { $count } green
   *[P] { $count } purple
}

mark-round = { $part ->
    [planning] Round { $round } of { $rounds }, dusk
    [barrels] Round { $round } of { $rounds }, barrels
    [activation] Round { $round } of { $rounds }, barrels
    [ritual] Round { $round } of { $rounds }, the ritual
    [moonlight] Round { $round } of { $rounds }, moonlight
    [aim] Round { $round } of { $rounds }, moonlight
    [before-count] Round { $round } of { $rounds }, before the count
   *[other] Round { $round } of { $rounds }
}
mark-condition = { $wind ->
    [N] Fair Wind
    [E] Storm
    [S] Becalmed
   *[W] Mermaid’s Breath
}
mark-wind = the wind blows from here
mark-haunted = { $wind ->
    [N] haunted, without effect in a fair wind
    [E] haunted: the storm holds ships
    [S] haunted: ships are becalmed
   *[W] haunted: mermaids carry ships on
}
mark-stuck-storm = cannot move; nobody fires at it
mark-stuck-calm = cannot move; nobody boards it
mark-watched = under the Night Watch: nobody boards it or fires at it
mark-match = a match for a { $soul }
mark-sun = has the Sun
mark-grigri = safe from Tok and Tix
mark-compass = has the Compass
mark-played = played in this round
mark-jail = in jail
chip-coins = coins
chip-souls = souls
chip-power = power
chip-objects = objects

note-sea = { $special ->
    [map] Landing here brings a coin
    [watch] Here nobody is boarded or fired at
    [low] Jax brings one soul fewer here; the Ace is low
    [high] Jax brings one soul more here; the Ace is high
    [sand] The Cursed Skull can be buried here
   *[current] Drives ships back that end their move here
}
note-barrel = { $barrel ->
    [stars] Stars: put your ship on a star of the colour you pay
    [starless] Stars: no star of this colour is free
    [moon] Moon: have the first turn
    [bones] Bones: choose a second card, and show one after all others
    [sea] Sea: turn over a sea card, or switch two opposite ones
   *[wind] Wind: turn the wind in your turn
}
note-token = { $token ->
    [sun] First in this round
    [moon] Has the turn
    [grigri] Keeps its owner safe from Tok and Tix
   *[compass] A step from 12, 3, 6 or 9 may leap to another of these
}
note-playing = In the end the highest brings 3 points, the lowest costs 3
note-brings = { $souls ->
    [0] brings nothing
    [one] brings one soul
   *[other] brings { $souls } souls
}
note-wind = { $wind ->
    [N] the wind will blow from the north: Fair Wind
    [E] the wind will blow from the east: Storm
    [S] the wind will blow from the south: Becalmed
   *[W] the wind will blow from the west: Mermaid’s Breath
}
note-match = a match: sail one or two spaces
note-stays = your ship cannot move and stays
note-hits = { $hits ->
    [0] will miss
    [one] one hit
   *[other] { $hits } hits
}
note-end = { $own ->
    [yes] your ship ends on { $space }, worth { $value }
   *[no] ends on { $space }, worth { $value }
}
note-boards = may board { $who }
note-tolls = { $tolls ->
    [one] one toll
   *[other] { $tolls } tolls
}
note-skull = an object can be found
note-map = brings a coin
note-held = will be held fast there

prompt-plan = Choose an action card for this round
prompt-barrel = Go to a barrel, or pass
prompt-stars = { $soul ->
    [R] Choose a red star for your ship
    [Y] Choose a yellow star for your ship
    [B] Choose a blue star for your ship
    [G] Choose a green star for your ship
    [P] Choose a purple star for your ship
   *[any] Choose any star for your ship
}
prompt-sea = Turn over a sea card, or switch it with the opposite one
prompt-second = Choose a second action card
prompt-show = Show one of your two cards
prompt-menu = { $ready ->
    [yes] { $kind ->
        [tok] Your turn: conjure Tok by one of your souls
        [tix] Your turn: conjure Tix on another ship
       *[other] Your turn: conjure { $card }
    }
   *[no] Your turn: anything else?
}
prompt-jax = The bag is empty: take a soul from the ritual
prompt-take = { $left ->
    [0] Take one more thing
   *[other] Take something: a coin, a soul or an object
}
prompt-place = { $soul ->
    [R] Place a red soul: beside red you sail 2, elsewhere 1
    [Y] Place a yellow soul: beside yellow you sail 2, elsewhere 1
    [B] Place a blue soul: beside blue you sail 2, elsewhere 1
    [G] Place a green soul: beside green you sail 2, elsewhere 1
    [P] Place a purple soul: beside purple you sail 2, elsewhere 1
    [stays] Place a soul, or pass: your ship cannot move
   *[any] Place a soul: beside its colour you sail 2, elsewhere 1
}
prompt-sail = { $spaces ->
    [1] Sail 1 space: choose where
   *[2] Sail 1 or 2 spaces: choose where
}
prompt-board = You board { $other }: take something
prompt-swap = Exchange playing cards with { $other }?
prompt-landing = { $cause ->
    [tix] { $other } pushed you to a skull: take an object?
    [maelstrom] { $me ->
        [yes] Your Maelstrom took you to a skull: take an object?
       *[no] The Maelstrom of { $other } took you to a skull: take an object?
    }
    [wind] { $me ->
        [yes] You turned the wind, and mermaids took you to a skull: take an object?
       *[no] { $other } turned the wind, and mermaids took you to a skull: take an object?
    }
   *[own] You may take an object
}
prompt-excess = Too many objects: discard one
prompt-mask = Take a card out of the discard pile
prompt-wreck = The Shipwreck: keep one of these cards, or none
prompt-facing = Which way will your ship face?
prompt-fire = Choose a ship to fire at
prompt-ghost = { $other } has fired at you: answer?
prompt-tix = Your own ship goes now: a step, or a leap with the Compass
prompt-octopus = { $soul ->
    [R] { $other } calls every red soul: use the Octopus first?
    [Y] { $other } calls every yellow soul: use the Octopus first?
    [B] { $other } calls every blue soul: use the Octopus first?
    [G] { $other } calls every green soul: use the Octopus first?
    [P] { $other } calls every purple soul: use the Octopus first?
   *[none] Before the count: use the Octopus?
}
prompt-wait = { $ask ->
    [plan] Waiting for { $who } to choose a card
    [barrel] Waiting for { $who } at the barrels
    [stars] Waiting for { $who } to follow a star
    [sea] Waiting for { $who } to change the sea
    [second] Waiting for { $who } to choose a second card
    [show] Waiting for { $who } to show a card
    [jax] Waiting for { $who } to take a soul
    [take] Waiting for { $who } to take something
    [place] Waiting for { $who } in the ritual
    [sail] Waiting for { $who } to sail
    [board] Waiting for { $who } to board
    [swap] Waiting for { $who } to exchange cards or not
    [landing] Waiting for { $who } to take an object or not
    [excess] Waiting for { $who } to discard an object
    [mask] Waiting for { $who } to take a card back
    [wreck] Waiting for { $who } to look through the Shipwreck
    [facing] Waiting for { $who } to face a way
    [fire] Waiting for { $who } to fire
    [tix] Waiting for { $who } to sail
    [octopus] Waiting for { $who } to use the Octopus or not
    [ghost] Waiting for { $who } to answer or not
   *[menu] Waiting for { $who }, who has the turn
}
prompt-chance = { $ask ->
    [layout] The sea is being laid out
    [first] The first soul is being drawn
    [soul] A soul is being drawn
    [cards] Playing cards are being dealt
    [object] An object is being drawn
    [peek] The Shipwreck is being searched
    [rob] An object is being taken blindly
   *[cursed] The Cursed Pirates turn over their cards
}
prompt-over = The game is over

column-pirate = Pirate
column-location = Sea
column-power = Power
column-coins = Coins
column-objects = Objects
column-card = Card
column-total = All
column-so-far = So far
sheet-running = Voodoo Power so far
sheet-held = Objects and playing cards
sheet-discarded = Discard pile, the top card first
result-won = { $me ->
    [yes] You win with { $points } Voodoo Power
   *[no] { $who } wins with { $points } Voodoo Power
}
result-shared = { $me ->
    [yes] You share the victory with { $who }, at { $points } Voodoo Power each
   *[no] { $who } share the victory, at { $points } Voodoo Power each
}

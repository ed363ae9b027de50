title = Voodoo Prince
about = Faites des plis, mais pas trop tôt : ce sont ceux des autres qui comptent.

# Cartes, couleurs et nombres comme on les dit ; la carte suit « le », et toutes les couleurs sont au masculin.
colour = { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
}
card = { $rank } { colour }
# En français, zéro est un singulier : le nombre se lit donc aussi dans [one].
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piles = { $gain ->
    [1] une pile
   *[2] deux piles
}
place = { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[4] en quatrième
}

action-play = Jouer le { $card }
action-trump = Choisir le { $colour } comme atout

event-start = { $me ->
    [yes] Le sort vous désigne pour commencer
   *[no] Le sort désigne { $who } pour commencer
}
event-round = { $number ->
    [1] Manche 1 : { $me ->
        [yes] vous commencez
       *[no] { $who } commence
    }
   *[other] Manche { $number } : { $me ->
        [yes] vous commencez et choisissez l’atout
       *[no] { $who } commence et choisit l’atout
    }
}
event-dealt = { $me ->
    [yes] Vous prenez vos cartes en main
   *[no] { $who } reçoit : { $cards }
}
event-trump = { $me ->
    [yes] Vous choisissez le { $colour } comme atout
    [none] L’atout est le { $colour }
   *[no] { $who } choisit le { $colour } comme atout
}
event-played = { $me ->
    [yes] Vous jouez le { $card }
   *[no] { $who } joue le { $card }
}
event-took = { $gain ->
    [1] { $me ->
        [yes] Vous remportez le pli avec le { $card }
       *[no] { $who } remporte le pli avec le { $card }
    }
   *[2] { $me ->
        [yes] Vous remportez le pli avec le { $card }, qui le partage en deux piles
       *[no] { $who } remporte le pli avec le { $card }, qui le partage en deux piles
    }
}
event-out = { $me ->
    [yes] Vous sortez { place } et marquez { points }
   *[no] { $who } sort { place } et marque { points }
}
event-last = { $me ->
    [yes] Vous restez en dernier et marquez { points }
   *[no] { $who } reste en dernier et marque { points }
}
event-counted = Points de la manche : { $points } ; au total : { $totals }
event-over = { $me ->
    [yes] La partie est finie, et vous l’emportez
   *[no] La partie est finie, victoire pour { $winners }
}

area-hand = Votre main
area-trick = Le pli
area-trumps = Couleurs d’atout
area-held = { $me ->
    [yes] Vos cartes mises de côté
   *[no] Cartes tenues par { $who }
}
area-piles = { $me ->
    [yes] Piles devant vous
   *[no] Piles devant { $who }
}
place-seat = { $me ->
    [yes] devant vous
   *[no] devant { $who }
}

face-card = { $text }, { $card }
face-doll = { $text }, { $card }, poupée, bat le { $top }
face-splitter = { $text }, { $card }, partage le pli
face-top = { $text }, { $card }, carte la plus forte de sa couleur
face-trump = { $text }, { $colour }
face-back = carte, face cachée
face-pile = pile, face cachée

mark-trump = l’atout est le { $colour }
mark-took = prend le pli
mark-led = entame
mark-starter = premier joueur
mark-round = manche { $round } sur { $rounds }

chip-points = points
chip-piles = piles
chip-cards = cartes
chip-round = cette manche
chip-out = sortie { place }
chip-left = reste en dernier

prompt-name = Choisissez la couleur d’atout
prompt-lead = Entamez le pli
prompt-follow = Fournissez du { $colour }
prompt-void = Vous n’avez pas de { $colour } : jouez ce que vous voulez
prompt-wait-name = { $who } choisit l’atout
prompt-wait-lead = C’est à { $who } d’entamer
prompt-wait-follow = C’est à { $who } de jouer ; le { $colour } est demandé
prompt-out = La manche est finie pour vous. { $doing }
prompt-start = Le sort désigne qui commence
prompt-deal = Les cartes sont distribuées
prompt-turn-up = La couleur d’atout est tirée au sort
prompt-over = La partie est finie

sheet-scores = Points, manche { $round } sur { $rounds }
sheet-last-trick = { $me ->
    [yes] Dernier pli, remporté par vous : { piles }
   *[no] Dernier pli, remporté par { $who } : { piles }
}
column-player = Joueur
column-piles = Piles
column-round = Cette manche
column-total = Au total

result-won = { $me ->
    [yes] Vous gagnez avec { points }
   *[no] { $who } gagne avec { points }
}
result-shared = { $me ->
    [yes] Vous partagez la victoire avec { $who }, à { points }
   *[no] { $who } se partagent la victoire, à { points }
}

option-starter = Qui commence
option-starter-about = Qui commence la première manche ; sinon, le sort décide
option-starter-random = au sort

reason-turn = ce n’est pas le tour de la place { $seat }
reason-out = la place { $seat } est sortie de cette manche
reason-trump-due = il faut choisir l’atout avant de jouer le { $card } ou toute autre carte
reason-trump-named = le { $colour } est l’atout de cette manche, et il le reste
reason-not-held = le { $card } n’est pas en main
reason-must-follow = le { $colour } est demandé et il en reste en main ; le { $card } doit donc attendre
reason-turn-due = c’est le moment de retourner une couleur d’atout, comme trump R ou une autre couleur, et non { $code }
reason-deal-card = il n’y a pas de { $card } dans ce paquet
reason-deal-twice = le { $card } a été donné deux fois

# pourquoi quelque chose est une bonne idée

because-trump-most = vous n’avez davantage d’aucune couleur : { $count } cartes
because-trump-top = vous avez sa carte la plus forte, { $count ->
    [one] et aucune autre
   *[other] et { $count } en tout
}
because-trump-some = vous en avez { $count ->
    [one] une carte
   *[other] { $count } cartes
}
because-trump-none = vous n’en avez aucune : aucun de vos atouts ne remportera un pli que vous préférez laisser
because-ducks = il ne peut pas remporter le pli, et chaque pile que les autres gagnent avant votre sortie est un point pour vous
because-beaten = il ne peut pas remporter le pli
because-doll = cette poupée ne remporte le pli que si le { $top } de sa couleur tombe après elle
because-hardly = il ne remporte presque jamais le pli si les suivants jouent au hasard
because-seldom = il ne remporte le pli qu’environ { $percent ->
    [one] une fois
   *[other] { $percent } fois
} sur cent si les suivants jouent au hasard, et chaque pile que les autres gagnent avant votre sortie est un point pour vous
because-rarely = il ne remporte le pli qu’environ { $percent ->
    [one] une fois
   *[other] { $percent } fois
} sur cent si les suivants jouent au hasard
because-takes = il remporte le pli environ { $percent ->
    [one] une fois
   *[other] { $percent } fois
} sur cent si les suivants jouent au hasard ; pour sortir, il vous faut encore { $lack } piles, ce pli compris
because-sure = il remporte le pli à coup sûr ; pour sortir, il vous faut encore { $lack } piles, ce pli compris
because-out = s’il remporte le pli, vous sortez avec { points }
because-out-sure = il remporte le pli à coup sûr, et vous sortez avec { points }

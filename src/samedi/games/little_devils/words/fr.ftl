title = Little Devils
about = Plus haut ou plus bas que la première carte. Personne ne veut du pli.

devils = { $devils ->
    [0] aucun diable
    [1] un diable
    [2] deux diables
    [3] trois diables
    [4] quatre diables
    [5] cinq diables
   *[other] { $devils } diables
}

action-play = Jouer le { $card }

event-dealer = { $me ->
    [yes] Le sort vous désigne : vous donnez en premier
   *[no] Le sort désigne { $who } pour donner en premier
}
event-round = { $me ->
    [yes] Manche { $number } (donneur : { $dealer }) : vous entamez
   *[no] Manche { $number } (donneur : { $dealer }) : { $who } entame
}
event-dealt = { $me ->
    [yes] Vous recevez { $cards }
   *[no] { $who } reçoit { $cards }
}
event-played = { $me ->
    [yes] Vous jouez le { $card }
   *[no] { $who } joue le { $card }
}
event-took = { $me ->
    [yes] Vous ramassez { $cards } : { devils }
   *[no] { $who } ramasse { $cards } : { devils }
}
event-counted = La manche est comptée : { $devils } ; au total : { $totals }
event-over = La partie est finie ; le moins de diables : { $winners }

area-hand = Votre main
area-trick = Pli
area-held = Main de { $who }
area-taken = { $me ->
    [yes] Cartes que vous avez ramassées
   *[no] Cartes ramassées par { $who }
}

face-card = { $card }, { devils }
face-back = carte face cachée
tone-devils = { devils }

mark-higher = plus haut que { $first }
mark-lower = plus bas que { $first }
mark-misfit = intruse
mark-took = prend le pli
mark-led = entame
mark-dealer = donneur
mark-round = manche { $number }, pli { $trick } sur { $tricks }

chip-total = diables
chip-round = cette manche
chip-held = en main
chip-tricks = plis

prompt-lead = Entamez avec une carte
prompt-lead-few = Entamez avec une carte de moins de cinq diables
prompt-lead-fives = Entamez avec une carte : il ne vous reste que des cartes à cinq diables
prompt-second = Jouez n’importe quelle carte : au-dessus de { $first } elle annonce plus haut, au-dessous plus bas
prompt-higher = Jouez une carte au-dessus de { $first }
prompt-higher-misfit = Vous n’avez rien au-dessus de { $first } : jouez n’importe quelle carte, une intruse
prompt-lower = Jouez une carte au-dessous de { $first }
prompt-lower-misfit = Vous n’avez rien au-dessous de { $first } : jouez n’importe quelle carte, une intruse
prompt-wait = On attend { $who }
prompt-dealing = On donne les cartes
prompt-over = La partie est finie

note-card = { devils }
note-calls-higher = annonce plus haut, { devils }
note-calls-lower = annonce plus bas, { devils }
note-misfit = une intruse, { devils }

sheet-scores = Diables jusqu’ici
column-player = Nom
column-round = Cette manche
column-total = Au total
sheet-last-trick = { $me ->
    [yes] Dernier pli, ramassé par vous : { devils }
   *[no] Dernier pli, ramassé par { $who } : { devils }
}

result-alone = { $me ->
    [yes] Vous gagnez avec { devils }
   *[no] { $who } gagne avec { devils }
}
result-shared = { $me ->
    [yes] Vous partagez la victoire avec { $who } : { devils } par personne
   *[no] { $who } partagent la victoire : { devils } par personne
}

option-dealer = Premier donneur
option-dealer-about = Qui donne la première manche ; sinon, le sort décide
option-dealer-random = au sort
option-tally = Compter ouvertement
option-tally-about = Les diables ramassés dans la manche en cours sont comptés aux yeux de tous

hint-points = diables en moyenne

reason-turn = ce n’est pas le tour de la place { $seat }
reason-not-held = le { $card } n’est pas en main
reason-five-devils = le { $card } porte cinq diables et ne peut pas être entamé tant qu’il reste une carte qui en porte moins
reason-called-higher = plus haut que { $first } a été annoncé et il reste en main une carte plus haute ; le { $card } doit donc attendre
reason-called-lower = plus bas que { $first } a été annoncé et il reste en main une carte plus basse ; le { $card } doit donc attendre

# pourquoi une carte est une bonne idée

because-lead = qui entame ne ramasse jamais le pli
because-lead-far = qui entame ne ramasse jamais le pli, et plus tard le { $card } en ramasserait facilement un : peu de cartes encore cachées vont au-delà
because-lead-devils = qui entame ne ramasse jamais le pli ; quelqu’un d’autre récoltera donc { devils }
because-safe = il ne peut pas ramasser le pli
because-gift = il ne peut pas ramasser le pli et laisse { devils } à quelqu’un d’autre
because-hardly = il ne ramasse presque jamais le pli si les suivants jouent au hasard
because-seldom = il ramasse le pli environ { $percent ->
    [one] une fois
   *[other] { $percent } fois
} sur cent si les suivants jouent au hasard
because-likely = il ramasse le pli environ { $percent ->
    [one] une fois
   *[other] { $percent } fois
} sur cent si les suivants jouent au hasard (pour l’instant { devils })
because-takes = il ramasse le pli à coup sûr (pour l’instant { devils })
because-anyway = vous ramasserez sans doute ce pli, quoi que vous jouiez
because-anyway-far = vous ramasserez sans doute ce pli, quoi que vous jouiez, et plus tard le { $card } en ramasserait facilement un autre : peu de cartes encore cachées vont au-delà

title = Baron Voodoo
about = Sautez par-dessus les dés, réunissez-les en séries, et gardez un œil sur les blancs.

# Dés, faces, Loas, lignes et nombres comme on les dit ; un dé se dit « dé jaune Offrande », toujours au masculin.
colour = { $colour ->
    [Y] jaune
    [T] turquoise
    [R] rouge
    [P] violet
   *[W] blanc
}
face = { $face ->
    [o] Offrande
    [v] Victoire
    [c] Changement
    [g] Garde
    [s] Vol
   *[x] Échange
}
die = { colour } { face }
loa = { $loa ->
    [MW] Mamy Wata
    [GB] Gran Bwa
    [PL] Papa Legba
   *[EF] Erzulie Freda
}
rank = la rangée { $line }
file = la file { $line }
edge = { $edge ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}
# En français, zéro est un singulier : le nombre se lit donc aussi dans [one].
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
combo = série à { points }

action-pass = S’en passer
action-use = Utiliser son effet
action-again = Acheter un autre tour pour deux offrandes
action-score = Envoyer ces dés dans le monde des esprits
action-done = Ne plus rien envoyer
action-over = Le dé du milieu au-dessus
action-under = Le dé du milieu au-dessous
action-face = Le tourner sur { $face } pour une offrande
action-power = { $power ->
    [MW] Mamy Wata : pousser { $line } vers { $edge }
    [GB] Gran Bwa : défaire la colonne de { $space }
    [PL] Papa Legba : { $start } vers { $end }
   *[EF] Erzulie Freda : échanger le dé de { $space }
}
action-drop = Le poser sur { $space }
action-swap = L’échanger avec le dé de { $space }
action-capture = Sauter de { $space } vers { $edge }
action-change = Tourner votre dé { $die } sur { $face }
action-steal = Voler le dé { $die } de { $other }
action-switch = { $me ->
    [yes] Échanger votre dé { $die }
   *[no] Échanger le dé { $die } de { $other }
}
action-with = { $me ->
    [yes] Le donner contre votre dé { $die }
   *[no] Le donner contre le dé { $die } de { $other }
}
action-put = Ajouter le dé { $die }
action-draft = Poser le dé { $die } sur { $space }

event-filled = Les dés sont lancés, le plateau est plein
event-pooled = Les dés sont lancés dans la réserve commune
event-drafted = { $me ->
    [yes] Vous posez le dé { $die } sur { $space }
   *[no] { $who } pose le dé { $die } sur { $space }
}
event-unguarded = { $me ->
    [yes] Votre protection prend fin
   *[no] La protection de { $who } prend fin
}
event-stuck = { $me ->
    [yes] Vous n’avez aucun coup possible et perdez ce tour
   *[no] { $who } n’a aucun coup possible et perd ce tour
}
event-reached = { $me ->
    [yes] Vous avez { points } : la fin est proche
   *[no] { $who } a { points } : la fin est proche
}
event-extra = { $me ->
    [yes] Votre tour acheté commence
   *[no] Le tour acheté par { $who } commence
}
event-power = { $cost ->
    [0] { $me ->
        [yes] Vous invoquez { $loa }
       *[no] { $who } invoque { $loa }
    }
   *[1] { $me ->
        [yes] Vous invoquez { $loa } pour une offrande
       *[no] { $who } invoque { $loa } pour une offrande
    }
}
event-pushed = { $me ->
    [yes] Vous poussez { $line } vers { $edge }
   *[no] { $who } pousse { $line } vers { $edge }
}
event-carried = { $me ->
    [yes] Vous portez le dé { $die } de { $start } à { $end }
   *[no] { $who } porte le dé { $die } de { $start } à { $end }
}
event-ordered = { $me ->
    [yes] Vous mettez le dé { $die } au sommet de { $space }
   *[no] { $who } met le dé { $die } au sommet de { $space }
}
event-swapped = { $me ->
    [yes] Vous échangez le dé { $die } de { $space } et le dé { $second } de { $end }
   *[no] { $who } échange le dé { $die } de { $space } et le dé { $second } de { $end }
}
event-captured = { $me ->
    [yes] Vous sautez de { $start } à { $end } par-dessus { $over } et capturez le dé { $die }
   *[no] { $who } saute de { $start } à { $end } par-dessus { $over } et capture le dé { $die }
}
event-bonus = { $me ->
    [yes] Il est de votre couleur : vous recevez une offrande
   *[no] Il est de sa couleur : { $who } reçoit une offrande
}
event-turned = { $me ->
    [yes] Vous payez une offrande et tournez le dé { $die } sur { $face }
   *[no] { $who } paie une offrande et tourne le dé { $die } sur { $face }
}
event-changed = { $me ->
    [yes] Vous tournez le dé { $die } sur { $face }
   *[no] { $who } tourne le dé { $die } sur { $face }
}
event-offering = { $me ->
    [yes] Vous prenez une offrande
   *[no] { $who } prend une offrande
}
event-point = { $me ->
    [yes] Vous marquez un point
   *[no] { $who } marque un point
}
event-guarded = { $me ->
    [yes] Vous êtes sous protection
   *[no] { $who } est sous protection
}
event-stole = { $me ->
    [yes] Vous volez le dé { $die } de { $other }
   *[no] { $meant ->
        [other] { $who } vole votre dé { $die }
       *[none] { $who } vole le dé { $die } de { $other }
    }
}
event-switched = { $me ->
    [yes] { $meant ->
        [one] Vous échangez votre dé { $die } et le dé { $second } de { $other }
        [other] Vous échangez le dé { $die } de { $one } et votre dé { $second }
       *[none] Vous échangez le dé { $die } de { $one } et le dé { $second } de { $other }
    }
   *[no] { $meant ->
        [one] { $who } échange votre dé { $die } et le dé { $second } de { $other }
        [other] { $who } échange le dé { $die } de { $one } et votre dé { $second }
       *[none] { $who } échange le dé { $die } de { $one } et le dé { $second } de { $other }
    }
}
event-bought = { $me ->
    [yes] Vous achetez un autre tour
   *[no] { $who } achète un autre tour
}
event-put = { $me ->
    [yes] Vous préparez le dé { $die }
   *[no] { $who } prépare le dé { $die }
}
event-banked = { $points ->
    [0] { $me ->
        [yes] Vous envoyez le dé { $dice } dans le monde des esprits
       *[no] { $who } envoie le dé { $dice } dans le monde des esprits
    }
   *[other] { $me ->
        [yes] Vous envoyez les dés { $dice } dans le monde des esprits et marquez { points }
       *[no] { $who } envoie les dés { $dice } dans le monde des esprits et marque { points }
    }
}
event-baron = { $me ->
    [yes] Baron Samedi vient à vous
   *[no] Baron Samedi vient à { $who }
}
event-baron-gone = { $me ->
    [yes] Baron Samedi vous quitte
   *[no] Baron Samedi quitte { $who }
}
event-last-combo = { $me ->
    [yes] Votre dernière série rapporte { points }
   *[no] La dernière série de { $who } rapporte { points }
}
event-majority = { $me ->
    [yes] Le plus de dés en { $colour }, { $dice } : vous marquez { points }
   *[no] Le plus de dés en { $colour }, { $dice } : { $who } marque { points }
}
event-over = { $me ->
    [yes] La partie est finie, et vous l’emportez. Points : { $scores }
   *[no] La partie est finie, victoire pour { $winners }. Points : { $scores }
}

area-board = Le plateau
area-pool = Dés à choisir
area-combo = Dés réunis
area-powers = Pouvoirs des Loas
area-reserve = Réserve d’offrandes
area-track = Piste de score

field-phase = Étape
field-round = Manche
field-filling = Plateau
field-team = Équipes
field-white = Le blanc compte à la fin
field-target = Points qui mettent fin à la partie
field-loas = Couleur
field-faces = Faces des dés
field-board = Case
field-pool = Dés à choisir
field-zones = Zone de capture
field-spirits = Monde des esprits
field-offerings = Offrandes
field-scores = Points
field-reserve = Réserve
field-guarded = Sous protection
field-baron = Baron Samedi
field-extra = Tour acheté
field-power-used = Pouvoir utilisé
field-bought = Autre tour acheté
field-captured = Dé capturé
field-chosen = Dés réunis
field-late = Pouvoir de la fin
field-source = Pouvoir depuis
field-dropped = Posé sur
field-ended-by = Fin provoquée par

option-board = Plateau
option-board-about = Comment les dés arrivent sur le plateau
option-board-random = lancés
option-board-draft = choisis un à un
option-board-balanced = équilibré
option-board-chaos = chaos
option-mode = Qui joue avec qui
option-mode-about = À deux contre deux, il faut être quatre
option-mode-individual = chacun pour soi
option-mode-team = deux contre deux
option-pairing = Équipes
option-pairing-about = Les couleurs qui jouent ensemble ; seulement en équipes
option-pairing-A = jaune et rouge contre turquoise et violet
option-pairing-B = jaune et turquoise contre rouge et violet
option-white = Le blanc compte à la fin
option-white-about = Le blanc est une cinquième couleur des majorités ; pas en équipes, où il l’est toujours
option-loas = Loas
option-loas-about = Chacun en joue un différent ; inchangés, ils suivent en équipes la répartition
option-loas-Y = Mamy Wata, jaune
option-loas-T = Gran Bwa, turquoise
option-loas-R = Papa Legba, rouge
option-loas-P = Erzulie Freda, violet

reason-turn = ce n’est pas le tour de la place { $seat }
reason-due-draft = c’est le moment de choisir les dés
reason-due-power = c’est le moment d’un pouvoir, ou de s’en passer
reason-due-drop = les dés de la colonne doivent d’abord trouver leur place
reason-due-order = il faut d’abord dire lequel des deux dés est au-dessus
reason-due-swap = il faut d’abord choisir le dé avec lequel échanger
reason-due-capture = c’est le moment de capturer un dé, il le faut
reason-due-face = c’est le moment de tourner le dé capturé
reason-due-effect = c’est le moment d’utiliser le dé capturé
reason-due-with = il faut d’abord choisir le dé donné en échange
reason-due-again = c’est le moment d’acheter un autre tour
reason-due-bank = c’est le moment d’envoyer des dés dans le monde des esprits
reason-must-unlock = il n’y a encore rien à capturer ; un pouvoir doit donc rendre une capture possible
reason-space-taken = { $space } n’est pas libre
reason-not-in-pool = il n’y a plus de dé { $die } dans la réserve pour { $space }
reason-not-yours = au sommet de { $space }, il n’y a pas de dé { $colour }
reason-nothing-over = il n’y a pas de dé à sauter sur { $space }
reason-full-column = { $space } porte déjà trois dés
reason-protected = le dé { $die } de { $space } est protégé
reason-cannot-pay = { $loa } coûte une offrande, et il n’y en a pas
reason-unmoved = { $line } n’a pas de vide à combler vers { $edge }
reason-empty-space = il n’y a pas de dé sur { $space }
reason-no-column = il n’y a pas de colonne sur { $space }
reason-no-room = les dés de { $space } ne trouvent pas tous une autre pile
reason-not-single = il n’y a pas de dé seul à échanger sur { $space }
reason-all-alike = aucun autre dé seul ne diffère de celui de { $space }
reason-alike = les deux dés sont { $die } : rien ne changerait
reason-swap-itself = le dé de { $space } est déjà choisi et s’échange avec un autre
reason-no-capture = après cela, il n’y aurait rien à capturer
reason-drop-empty = { $space } est vide, et les dés ne se posent que sur d’autres dés
reason-drop-back = les dés ne retournent pas sur { $space }
reason-same-face = le dé montre déjà { $face }
reason-other-face = le dé capturé montre { $face }
reason-not-captured = il n’y a pas de dé { $die } à prendre dans la zone de capture
reason-no-opponent = on ne vole rien à { $other }
reason-safe-world = le monde des esprits de { $other } est protégé
reason-not-banked = il n’y a pas de dé { $die } dans le monde des esprits de { $other }
reason-not-in-zone = il n’y a pas de dé { $die } dans la zone de capture de { $other }
reason-same-zone = les deux dés viendraient de la zone de capture de { $other }
reason-nothing-chosen = aucun dé n’est encore réuni
reason-still-chosen = les dés réunis partent d’abord dans le monde des esprits
reason-no-combo = avec le dé { $die }, ces dés ne font pas une série
reason-board-due = c’est le moment de lancer un plateau, comme board et sept rangées de sept faces, et non { $code }
reason-pool-due = c’est le moment de lancer la réserve, comme pool et chaque couleur avec ses faces, et non { $code }
reason-no-face = il n’y a pas de face { $letter }

# La table telle qu’elle est dessinée.
area-captured = { $me ->
    [yes] Vos captures
    [both] Vos captures, avec { $who }
   *[no] Captures de { $who }
}
area-world = { $me ->
    [yes] Votre monde des esprits
    [both] Votre monde des esprits, avec { $who }
   *[no] Monde des esprits de { $who }
}
area-faces = Faces possibles
area-tokens = { $me ->
    [yes] Vos jetons
   *[no] Jetons de { $who }
}
place-space = { $space }, case de couleur { $colour }
place-middle = { $space }, le carrefour
place-handle = pousser { $line } vers { $edge }
place-points = { points }
place-target = { points } : le but
piece-marker = { $who } : { points }
tone-end = but

face-die = { $text }, dé { $die }
face-slip = { $text }, { $count ->
    [0] aucun dé { $colour }
    [one] un dé { $colour }
   *[other] dés de couleur { $colour } : { $count }
}
face-power = { $text }, { $loa }
face-icon = { $text }, { $face }
face-offering = offrande
face-baron = Baron Samedi
face-twenty = 20 points, un jeton

note-power = { $loa ->
    [MW] serre une rangée ou une file contre un bord
    [GB] défait une colonne : ses dés du haut vont sur d’autres dés
    [PL] porte un dé du dessus sur une case vide de sa ligne
   *[EF] échange deux dés qui sont seuls sur leur case
}
note-face = { $face ->
    [o] prenez une offrande dans la réserve
    [v] marquez un point
    [c] tournez un dé de votre zone de capture sur une autre face
    [g] vos dés et votre monde des esprits sont protégés jusqu’à votre prochain tour
    [s] prenez un dé dans le monde des esprits d’un adversaire
   *[x] deux dés de deux zones de capture changent de place
}
note-baron = à qui a le plus de dés blancs dans son monde des esprits : tous les pouvoirs sont gratuits
note-capture = capture le dé { $die }
note-worth = { $points ->
    [0] ne rapporte encore rien
    [one] rapporte { points }
   *[other] rapporte { points }
}

mark-round = { $round ->
    [0] jusqu’à { points }
    [one] manche { $round }, jusqu’à { points }
   *[other] manche { $round }, jusqu’à { points }
}
mark-last-round = dernière manche : { $who } a amené la fin
mark-free = gratuit
mark-cost = 1 offrande
mark-worth = { $points ->
    [0] ne vaut encore rien
    [one] vaut { points }
   *[other] vaut { points }
}
mark-guarded = à l’abri
mark-baron = pouvoirs gratuits
mark-extra = tour acheté
mark-twenty = { points } de plus que sur la piste

chip-points = points
chip-offerings = offrandes
chip-loa = Loa
chip-partner = avec
partners-share = partagent dés, offrandes et points

prompt-roll = On jette les dés
prompt-draft = Posez un dé de la réserve sur une case de sa couleur
prompt-before = Utiliser un pouvoir avant de capturer ?
prompt-unlock = Rien à capturer : un pouvoir doit y remédier
prompt-drop = Sur quels dés va-t-il ?
prompt-order = Lequel des deux va au-dessus ?
prompt-swap = Avec quel dé change-t-il de place ?
prompt-capture = Sautez avec un dé { $colour } et capturez
prompt-face = Payer une offrande pour tourner ce dé ?
prompt-effect-o = Offrande : en prendre une dans la réserve ?
prompt-effect-v = Victoire : marquer un point ?
prompt-effect-c = Changement : quel dé tournez-vous, et sur quoi ?
prompt-effect-g = Garde : vous protéger ?
prompt-effect-s = Vol : quel dé prenez-vous ?
prompt-effect-x = Échange : quel dé échangez-vous ?
prompt-with = Contre quel autre dé ?
prompt-again = Acheter un autre tour pour 2 offrandes ?
prompt-bank = Envoyer des dés dans le monde des esprits ?
prompt-combo = Ajoutez un dé qui convient, ou envoyez ceux-ci
prompt-after = Utiliser un pouvoir, ou finir votre tour ?
prompt-over = La partie est finie
wait-draft = On attend que { $who } pose un dé
wait-before = On attend { $who } : un pouvoir, ou non
wait-drop = On attend que { $who } défasse une colonne
wait-order = On attend que { $who } mette des dés en ordre
wait-swap = On attend que { $who } échange des dés
wait-capture = On attend que { $who } capture un dé
wait-face = On attend { $who } : tourner le dé capturé, ou non
wait-effect = On attend que { $who } utilise le dé capturé
wait-with = On attend que { $who } échange des dés
wait-again = On attend { $who } : acheter un autre tour, ou non
wait-bank = On attend que { $who } envoie des dés
wait-after = On attend { $who } : un pouvoir, ou la fin du tour
pass-before = Non
pass-face = Non
pass-effect = Non
pass-again = Non
pass-after = Finir mon tour
choice-use = Oui
choice-again = Oui
choice-score = Envoyer ceux-ci
choice-done = Plus aucun

column-player = Nom
column-points = Points
column-played = En jeu
column-most = Plus de { $colour }
column-all = Total
column-colour = { $colour ->
    [Y] Jau
    [T] Tur
    [R] Rou
    [P] Vio
   *[W] Bla
}
sheet-points = Mondes des esprits et points, jusqu’à { $points }
sheet-final = Le compte, avec les majorités
sheet-spirits = Dés dans les mondes des esprits
sheet-aid = Ce que font les faces et les pouvoirs
aid = { $name } : { $text }

result-won = { $me ->
    [yes] Vous gagnez avec { points }
   *[no] { $who } gagne avec { points }
}
result-tie = { $me ->
    [yes] Vous gagnez avec { points }, au plus près de qui a amené la fin
   *[no] { $who } gagne avec { points }, au plus près de qui a amené la fin
}
result-team = { $me ->
    [yes] Vous et { $who } gagnez avec { points }
   *[no] { $who } gagnent avec { points }
}

# pourquoi quelque chose est une bonne idée

because-no-power-combo = même sans pouvoir, vous pouvez capturer un dé pour une { combo }
because-power-later = vous pouvez capturer sans pouvoir, et en utiliser un à la fin de votre tour
because-power-needed = sans pouvoir, vous ne pourriez rien capturer
because-power-combo = cela peut mettre à votre portée un dé pour une { combo }, plus que tous ceux qui y sont déjà
because-power-reach = cela peut mettre à votre portée le dé { $die }
because-power-late = cela peut mettre à votre portée le dé { $die }, si personne ne gâche cela avant votre prochain tour
because-power-late-combo = cela peut mettre à votre portée un dé pour une { combo }, si personne ne gâche cela avant votre prochain tour
because-power-spoil = cela peut mettre hors de portée du joueur suivant un dé qui lui ferait une { combo }
because-no-power-end = la partie s’achève avec ce tour : un pouvoir n’y changerait plus rien
because-leave-combo = tel qu’est le plateau, votre prochain tour peut capturer un dé pour une { combo }
because-die-combo = avec des dés que vous avez capturés, il fait une { combo }
because-capture-turn = tourné pour une offrande, il fait une { combo } avec des dés que vous avez capturés
because-capture-own = un dé de votre propre couleur vous rapporte une offrande
because-capture-white = dans une série, un dé blanc vaut n’importe quelle couleur
because-effect = son effet, { $face }, peut servir tout de suite
because-face-keep = aucune autre face n’en ferait une plus grande série, et vous gardez votre offrande
because-offering-kept = vous gardez vos offrandes pour plus tard
because-effect-idle = quoi qu’il fasse, votre meilleure série ne grandirait pas
because-effect-guard = jusqu’à votre prochain tour, aucun adversaire ne capture vos dés ni ne vous vole
because-effect-point = c’est un point tout de suite
because-effect-offering = cela vous rapporte une offrande
because-effect-combo = votre meilleure série peut ainsi passer à { points }
because-effect-spoil = cela peut défaire une { combo } chez quelqu’un d’autre
because-steal-baron = qui perd ce dé perd Baron Samedi
because-effect-steal = aux majorités de la fin, il comptera peut-être pour vous, et plus pour son propriétaire
because-again = avec un autre tour, vous pouvez capturer tout de suite un dé pour une { combo }
because-again-capture = avec un autre tour, vous pouvez capturer tout de suite un autre dé
because-save = rien de ce que vous pourriez capturer maintenant ne ferait grandir votre meilleure série
because-combo = c’est pour une { combo }, la meilleure que vous ayez
because-combo-part = c’est pour une { combo }
because-combo-end = avec { $points ->
    [one] ce point
   *[other] ces { $points } points
}, la partie s’achève après cette manche
because-single-baron = Baron Samedi vient ainsi à vous : tous les pouvoirs sont gratuits
because-single-safe = dans le monde des esprits, aucun Échange ne peut vous le prendre
because-no-combo = vos dés capturés ne font pas encore de série
because-gather = avec un dé de plus, votre meilleure série pourrait valoir { points }
because-gather-turn = avec un dé de plus, tourné pour une offrande, votre meilleure série pourrait valoir { points }
because-kept-combo = la meilleure série que vous gardez compte quand même à la fin de la partie : { points }
because-draft-reach = un de vos dés sera à côté et pourra sauter par-dessus
because-draft-yours = une fois le plateau plein, seuls vos dés peuvent sauter par-dessus
because-draft-safe = une fois le plateau plein, les dés des autres ne peuvent pas sauter par-dessus

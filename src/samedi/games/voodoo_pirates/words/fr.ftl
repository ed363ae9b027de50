title = Voodoo Pirates
about = Douze manches de vent, d’âmes et de bordées sur la route du Rivage vaudou.
solo = Contre trois Pirates maudits

# Les noms des choses pour les phrases ci-dessous ; l’âme suit « une ».
soul = { $name ->
    [R] âme rouge
    [Y] âme jaune
    [B] âme bleue
    [G] âme verte
   *[P] âme violette
}
payment = { $name ->
    [R] une âme rouge
    [Y] une âme jaune
    [B] une âme bleue
    [G] une âme verte
    [P] une âme violette
   *[magic] la Magie des tonneaux
}
object = { $name ->
    [grey] Crâne gris
    [red] Crâne rouge
    [yellow] Crâne jaune
    [blue] Crâne bleu
    [green] Crâne vert
    [purple] Crâne violet
    [eyes] Yeux de Morgan
    [cursed] Crâne maudit
    [compass] Compas
    [mask] Masque vaudou
    [octopus] Pieuvre
    [magic] Magie des tonneaux
    [ghost] Vaisseau fantôme
    [wreck] Épave
    [maelstrom] Maelström
   *[whisper] Murmure des spectres
}
barrel = { $name ->
    [stars] Étoiles
    [moon] Lune
    [bones] Os
    [sea] Mer
   *[wind] Vent
}
action-card = { $name ->
    [jax] Jax
    [tok] Tok
    [take] Take
    [tix] Tix
   *[hoodoo] Hoodoo
}
way = { $name ->
    [CW] dans le sens horaire
   *[ACW] dans le sens antihoraire
}
wind-from = { $name ->
    [N] du nord
    [E] de l’est
    [S] du sud
   *[W] de l’ouest
}
# En français, zéro est un singulier.
souls = { $souls ->
    [0] aucune âme
    [one] une âme
   *[other] { $souls } âmes
}
space = { $space ->
    [0] le port
   *[other] la case { $space }
}
course = { $start ->
    [0] du port à la case { $end }
   *[other] de la case { $start } à la case { $end }
}

action-plan = Choisir { $card }
action-second = Choisir { $card } comme seconde carte
action-show = Montrer { $card }
action-pass = Passer
action-barrel = Aller au tonneau « { $barrel } » pour { $paid }
action-octopus = Pieuvre : donner une { $give }, prendre une { $soul }
action-to = Poser le navire sur la case { $space }
action-flip = Retourner la carte de la case { $space }
action-switch = { $space ->
    [1] Échanger les cartes des cases 1 et 7
    [2] Échanger les cartes des cases 2 et 8
    [4] Échanger les cartes des cases 4 et 10
   *[5] Échanger les cartes des cases 5 et 11
}
action-decline = Renoncer
action-jax = Invoquer Jax
action-tok = Invoquer Tok : appeler chaque { $soul }
action-take = { $item ->
    [coin] Prendre une pièce
    [deck] Prendre la première carte de la pioche
    [discard] Prendre la première carte de la défausse
    [soul] Prendre une âme dans le sac
   *[none] Invoquer Take
}
action-tix = Invoquer Tix : pousser { $other } { $way } contre une { $soul }
action-hoodoo = Invoquer Hoodoo : appeler au rituel
action-wind = { $quarters ->
    [1] Tourner le vent d’un quart
   *[2] Tourner le vent de deux quarts
}
action-use = Utiliser « { $object } »
action-whisper = { $space ->
    [0] Murmure des spectres : une case { $way }
   *[other] Murmure des spectres : bond en { $space }, puis { $way }
}
action-bury = Enterrer le Crâne maudit
action-end = Finir le tour
action-cell = Prendre l’âme de la cellule { $cell }
action-stop = Ne plus rien prendre
action-place = Poser une { $soul } dans la cellule { $cell }
action-sail = { $space ->
    [0] { $spaces ->
        [1] Naviguer d’une case { $way }
       *[2] Naviguer de deux cases { $way }
    }
   *[other] Naviguer d’une case { $way }, puis bondir en { $space }
}
action-leap = { $spaces ->
    [1] Bond en { $space }, cap { $way }
   *[2] Bond en { $space }, puis une case { $way }
}
action-board = { $item ->
    [coin] Abordage : prendre une pièce
    [compass] Abordage : prendre le Compas
    [grigri] Abordage : prendre le GriGri
    [object] Abordage : prendre un objet à l’aveugle
    [soul] Abordage : prendre une { $soul }
   *[none] Abordage : ne rien prendre
}
action-swap = Échanger les cartes à jouer
action-no = Garder votre carte à jouer
action-draw = { $source ->
    [deck] Piocher la première carte de la pioche
    [discard] Piocher la première carte de la défausse
   *[none] Ne rien piocher
}
action-drop = Défausser « { $object } »
action-mask = Prendre « { $object } » dans la défausse
action-keep = { $object ->
    [none] N’en garder aucune
   *[other] Garder « { $object } »
}
action-facing = Cap { $way }
action-fire = Tirer sur le navire de la case { $space }
action-ghost = { $soul ->
    [none] Répondre avec le Vaisseau fantôme
   *[other] Répondre avec le Vaisseau fantôme et prendre une { $soul }
}

event-sea = La mer est en place : { $faces }
event-first = { $me ->
    [yes] La première âme est une { $soul } : vous la recevez, avec le Soleil et la Lune
   *[no] La première âme est une { $soul } : { $who } la reçoit, avec le Soleil et la Lune
}
event-grigri = { $me ->
    [yes] Vous recevez le GriGri
   *[no] { $who } reçoit le GriGri
}
event-soul = { $me ->
    [yes] Vous tirez une { $soul }
   *[no] { $who } tire une { $soul }
}
event-dealt = { $me ->
    [yes] Votre carte à jouer : { $card }
   *[no] { $who } reçoit la carte à jouer { $card }
}
event-round = { $me ->
    [yes] Manche { $number } : vous avez le Soleil
   *[no] Manche { $number } : { $who } a le Soleil
}
event-planned = { $me ->
    [yes] Vous avez choisi une carte
   *[no] { $who } a choisi une carte
}
event-no-barrel = { $me ->
    [yes] Vous n’allez à aucun tonneau
   *[no] { $who } ne va à aucun tonneau
}
event-barrel = { $me ->
    [yes] Vous allez au tonneau « { $barrel } » pour { $paid }
   *[no] { $who } va au tonneau « { $barrel } » pour { $paid }
}
event-starred = { $me ->
    [yes] Les étoiles portent votre navire { course }
   *[no] Les étoiles portent le navire de { $who } { course }
}
event-declined = { $me ->
    [yes] Vous n’utilisez pas le tonneau « { $barrel } »
   *[no] { $who } n’utilise pas le tonneau « { $barrel } »
}
event-flipped = { $me ->
    [yes] Vous retournez la carte de la case { $space } : { $face }
   *[no] { $who } retourne la carte de la case { $space } : { $face }
}
event-switched = { $me ->
    [yes] Vous échangez les cartes des cases { $space } et { $opposite }
   *[no] { $who } échange les cartes des cases { $space } et { $opposite }
}
event-seconded = { $me ->
    [yes] Vous avez choisi une seconde carte
   *[no] { $who } a choisi une seconde carte
}
event-turned = { $kept ->
    [yes] { $who } retourne { $card }
   *[no] { $who } retourne { $card } et l’écarte
}
event-revealed = Les cartes : { $cards }
event-showed = { $me ->
    [yes] Vous montrez { $card }
   *[no] { $who } montre { $card }
}
event-jailed = { $me ->
    [yes] Vous allez en prison
   *[no] { $who } va en prison
}
event-turn = { $me ->
    [yes] À vous de jouer
   *[no] C’est le tour de { $who }
}
event-jax = { $me ->
    [yes] Vous invoquez Jax : { souls }
   *[no] { $who } invoque Jax : { souls }
}
event-lifted = { $me ->
    [yes] Vous prenez une { $soul } dans la cellule { $cell }
   *[no] { $who } prend une { $soul } dans la cellule { $cell }
}
event-called = { $me ->
    [yes] Vous invoquez Tok et appelez chaque { $soul }
   *[no] { $who } invoque Tok et appelle chaque { $soul }
}
event-tok = { $me ->
    [yes] Vous invoquez Tok et appelez chaque { $soul } : { souls }
   *[no] { $who } invoque Tok et appelle chaque { $soul } : { souls }
}
event-take = { $me ->
    [yes] Vous invoquez Take
   *[no] { $who } invoque Take
}
event-stopped = { $me ->
    [yes] Vous ne prenez plus rien
   *[no] { $who } ne prend plus rien
}
event-coin = { $me ->
    [yes] Vous prenez une pièce
   *[no] { $who } prend une pièce
}
event-tix = { $me ->
    [yes] Vous invoquez Tix : { $other } reçoit une { $soul } et est poussé { $way }
   *[no] { $meant ->
        [other] { $who } invoque Tix : vous recevez une { $soul } et êtes poussé { $way }
       *[none] { $who } invoque Tix : { $other } reçoit une { $soul } et est poussé { $way }
    }
}
event-pushed = { $me ->
    [yes] Votre navire est poussé { course }
   *[no] Le navire de { $who } est poussé { course }
}
event-carried = { $me ->
    [yes] Les sirènes emportent votre navire { course }
   *[no] Les sirènes emportent le navire de { $who } { course }
}
event-toll = { $coins ->
    [1] { $me ->
        [yes] Vous payez une pièce aux sirènes
       *[no] { $who } paie une pièce aux sirènes
    }
   *[0] { $me ->
        [yes] Les sirènes vous prennent { souls }
       *[no] Les sirènes prennent { souls } à { $who }
    }
}
event-wind = { $me ->
    [yes] Vous tournez le vent : il souffle { $wind }
   *[no] { $who } tourne le vent : il souffle { $wind }
}
event-hoodoos = { $cards ->
    [one] Un Hoodoo a été joué : le vent tourne d’un quart
    [4] Quatre Hoodoo ont été joués : le vent fait un tour complet et reste
   *[other] { $cards } Hoodoo ont été joués : le vent tourne de { $cards } quarts
}
event-ritual = { $me ->
    [yes] Vous appelez au rituel ; cartes Hoodoo jouées : { $cards }
   *[no] { $who } appelle au rituel ; cartes Hoodoo jouées : { $cards }
}
event-ritual-over = Le rituel est fini
event-grid-full = La grille est pleine : le rituel est fini, et les neuf âmes vont dans le sac
event-abstained = { $me ->
    [yes] Vous ne donnez pas d’âme
   *[no] { $who } ne donne pas d’âme
}
event-placed = { $match ->
    [yes] { $me ->
        [yes] Vous posez une { $soul } dans la cellule { $cell } : un accord
       *[no] { $who } pose une { $soul } dans la cellule { $cell } : un accord
    }
   *[no] { $me ->
        [yes] Vous posez une { $soul } dans la cellule { $cell }
       *[no] { $who } pose une { $soul } dans la cellule { $cell }
    }
}
event-stayed = { $me ->
    [yes] Vous restez sur place : votre navire ne peut pas bouger
   *[no] { $who } reste sur place : son navire ne peut pas bouger
}
event-sailed = { $me ->
    [yes] Vous naviguez { $way } { course }
   *[no] { $who } navigue { $way } { course }
}
event-boarded = { $item ->
    [coin] { $me ->
        [yes] Vous abordez { $other } et prenez une pièce
       *[no] { $meant ->
            [other] { $who } vous aborde et prend une pièce
           *[none] { $who } aborde { $other } et prend une pièce
        }
    }
    [compass] { $me ->
        [yes] Vous abordez { $other } et prenez le Compas
       *[no] { $meant ->
            [other] { $who } vous aborde et prend le Compas
           *[none] { $who } aborde { $other } et prend le Compas
        }
    }
    [grigri] { $me ->
        [yes] Vous abordez { $other } et prenez le GriGri
       *[no] { $meant ->
            [other] { $who } vous aborde et prend le GriGri
           *[none] { $who } aborde { $other } et prend le GriGri
        }
    }
    [object] { $me ->
        [yes] Vous abordez { $other } et prenez un objet
       *[no] { $meant ->
            [other] { $who } vous aborde et prend un objet
           *[none] { $who } aborde { $other } et prend un objet
        }
    }
    [soul] { $me ->
        [yes] Vous abordez { $other } et prenez une { $soul }
       *[no] { $meant ->
            [other] { $who } vous aborde et prend une { $soul }
           *[none] { $who } aborde { $other } et prend une { $soul }
        }
    }
   *[none] { $me ->
        [yes] Vous ne prenez rien à { $other }
       *[no] { $meant ->
            [other] { $who } ne vous prend rien
           *[none] { $who } ne prend rien à { $other }
        }
    }
}
event-swapped = { $me ->
    [yes] Vous échangez vos cartes à jouer avec { $other }
   *[no] { $meant ->
        [other] { $who } échange sa carte à jouer avec vous
       *[none] { $who } échange sa carte à jouer avec { $other }
    }
}
event-no-swap = { $me ->
    [yes] Vous gardez votre carte à jouer
   *[no] { $who } garde sa carte à jouer
}
event-card = { $me ->
    [yes] Votre carte à jouer est maintenant : { $card }
   *[no] La carte à jouer de { $who } est maintenant : { $card }
}
event-map = { $me ->
    [yes] La carte de Rackham vous rapporte une pièce
   *[no] La carte de Rackham rapporte une pièce à { $who }
}
event-left-it = { $me ->
    [yes] Vous ne piochez pas d’objet
   *[no] { $who } ne pioche pas d’objet
}
event-reshuffled = La défausse est mélangée et devient la pioche
event-compass = { $me ->
    [yes] Vous trouvez le Compas
   *[no] { $who } trouve le Compas
}
event-dropped = { $me ->
    [yes] Vous défaussez « { $object } »
   *[no] { $who } défausse « { $object } »
}
event-got = { $me ->
    [yes] Vous prenez « { $object } »
   *[no] { $who } prend « { $object } »
}
event-drew = { $me ->
    [yes] Vous recevez un objet
   *[no] { $who } reçoit un objet
}
event-object = { $me ->
    [yes] C’est « { $object } »
   *[no] { $who } a reçu « { $object } »
}
event-used = { $me ->
    [yes] Vous utilisez « { $object } »
   *[no] { $who } utilise « { $object } »
}
event-octopus = { $me ->
    [yes] Vous donnez une { $give } et prenez une { $soul }
   *[no] { $who } donne une { $give } et prend une { $soul }
}
event-no-octopus = { $me ->
    [yes] Vous n’échangez aucune âme
   *[no] { $who } n’échange aucune âme
}
event-buried = { $me ->
    [yes] Vous enterrez le Crâne maudit
   *[no] { $who } enterre le Crâne maudit
}
event-maelstrom = Tous les navires de l’anneau avancent d’une case { $way }
event-peeked = { $me ->
    [yes] L’Épave vous montre : { $objects }
   *[no] L’Épave montre à { $who } : { $objects }
}
event-kept-none = { $me ->
    [yes] Vous ne gardez rien de l’Épave
   *[no] { $who } ne garde rien de l’Épave
}
event-facing = { $me ->
    [yes] Vous tournez la proue { $way }
   *[no] { $who } tourne la proue { $way }
}
event-fired = { $hits ->
    [0] { $me ->
        [yes] Vous tirez sur { $other } et manquez
       *[no] { $meant ->
            [other] { $who } tire sur vous et manque
           *[none] { $who } tire sur { $other } et manque
        }
    }
   *[other] { $coins ->
        [1] { $me ->
            [yes] Vous tirez sur { $other } : puissance +{ $hits }, et une pièce est perdue
           *[no] { $meant ->
                [other] { $who } tire sur vous : puissance +{ $hits }, et vous perdez une pièce
               *[none] { $who } tire sur { $other } : puissance +{ $hits }, et une pièce est perdue
            }
        }
       *[0] { $me ->
            [yes] Vous tirez sur { $other } : puissance +{ $hits }
           *[no] { $meant ->
                [other] { $who } tire sur vous : puissance +{ $hits }
               *[none] { $who } tire sur { $other } : puissance +{ $hits }
            }
        }
    }
}
event-no-answer = { $me ->
    [yes] Vous ne répondez pas
   *[no] { $who } ne répond pas
}
event-ghost = { $soul ->
    [none] { $me ->
        [yes] Vous répondez à { $other } avec le Vaisseau fantôme
       *[no] { $meant ->
            [other] { $who } vous répond avec le Vaisseau fantôme
           *[none] { $who } répond à { $other } avec le Vaisseau fantôme
        }
    }
   *[other] { $me ->
        [yes] Vous répondez à { $other } avec le Vaisseau fantôme et prenez une { $soul }
       *[no] { $meant ->
            [other] { $who } vous répond avec le Vaisseau fantôme et prend une { $soul }
           *[none] { $who } répond à { $other } avec le Vaisseau fantôme et prend une { $soul }
        }
    }
}
event-dawn = { $me ->
    [yes] L’aube se lève, et le Soleil vous revient
   *[no] L’aube se lève, et le Soleil passe à { $who }
}
event-counted = Puissance vaudou : { $points }
event-over = { $me ->
    [yes] La partie est finie, et vous l’emportez
   *[no] La partie est finie, victoire pour { $winners }
}

area-sea = La mer
area-grid = Le rituel
area-plans = Vos cartes d’action
area-deck = Pioche
area-pile = Défausse
area-use = En usage
area-bag = Sac
area-treasure = Trésor de Rackham
place-space = Case { $space }, valeur { $value }
place-harbour = Tortuga { $value }, le port
place-cell = Cellule { $cell }

face-sea = { $name ->
    [A0] Récif de corail
    [A1] Carte de Rackham
    [B0] Épave à la dérive
    [B1] Carte de Rackham
    [C0] Guet de nuit
    [C1] Eaux sans lune
    [D0] Guet de nuit
    [D1] Âmes perdues
    [E0] Marée haute
    [E1] Marée basse
    [F0] Banc de sable
    [F1] Sables mouvants
    [G0] Pleine mer
    [G1] Fort courant
    [H0] Pleine mer
   *[H1] Fort courant
}
condition = { $wind ->
    [N] Bon vent : les cases hantées ne font rien
    [E] Tempête : les cases hantées arrêtent et retiennent les navires, et les protègent des bordées
    [S] Calme plat : les cases hantées arrêtent et retiennent les navires, que personne n’aborde
   *[W] Souffle des sirènes : les navires quittent les cases hantées contre un péage
}
note-object = { $object ->
    [grey] 2 points à la fin
    [red] 1 point à la fin, et 2 par âme rouge
    [yellow] 1 point à la fin, et 2 par âme jaune
    [blue] 1 point à la fin, et 2 par âme bleue
    [green] 1 point à la fin, et 2 par âme verte
    [purple] 1 point à la fin, et 3 par âme violette
    [eyes] Un seul coûte 3 points à la fin, les deux en rapportent 7
    [cursed] Vos pièces ne valent rien à la fin ; enterrez-le dans le sable
    [compass] De 12, 3, 6 ou 9, un pas peut bondir vers une autre de ces cases
    [mask] Prenez une carte de la défausse
    [octopus] Échangez une âme contre n’importe laquelle du sac
    [magic] Paie un tonneau
    [ghost] Après une bordée : prenez une âme à qui a tiré, et ripostez
    [wreck] Regardez cinq cartes de la pioche, gardez-en une
    [maelstrom] Dans la tempête : tous les navires avancent d’une case
   *[whisper] Votre navire avance d’une case
}
note-card = { $card ->
    [jax] Des âmes du sac : autant que votre rang parmi les cartes Jax
    [jax-plain] Des âmes du sac : une par Jax invoqué jusque-là
    [tok] Toutes les âmes d’une couleur que vous avez
    [take] Deux choses parmi pièces, âmes et objets ; deux Take vont en prison
    [tix] Poussez un autre navire, partez dans l’autre sens
   *[hoodoo] Le vent tourne, et chacun peut naviguer contre une âme
}

sheet-total = Puissance vaudou

option-cursed = Pirates maudits
option-cursed-about = Combien des quatre places sont des Pirates maudits ; seulement à quatre
option-east = Tonneau de l’est
option-east-about = Ce qui se trouve à l’est : la Lune donne le premier tour, les Os une seconde carte
option-east-moon = Lune
option-east-bones = Os
option-layout = La mer
option-layout-about = Cartes extérieures mélangées, ou disposition de référence
option-layout-shuffled = mélangée
option-layout-reference = disposition de référence
option-reading = Lecture des règles
option-reading-about = Selon le livret, ou simple : moins de questions hors de son tour, et moins d’exceptions
option-reading-book = selon le livret
option-reading-plain = simple
option-rituals = Pirates maudits au rituel
option-rituals-about = Avec Hoodoo, ils participent à tout rituel, ou seulement si leur navire y gagne ; seulement avec des Pirates maudits
option-rituals-book = toujours
option-rituals-prudent = seulement s’ils y gagnent
option-colours = Couleurs
option-colours-about = Les couleurs des pirates, par place ; jamais deux fois la même
option-colours-red = rouge
option-colours-yellow = jaune
option-colours-blue = bleu
option-colours-green = vert
option-colours-purple = violet
option-colours-black = noir

reason-cursed = la place { $seat } est un Pirate maudit, qui ne choisit rien
reason-chosen = la place { $seat } a déjà choisi une carte
reason-turn = on ne demande rien à la place { $seat } pour l’instant
reason-other-question = ce n’est pas ce qui est demandé ({ $code })
reason-no-soul = il n’y a pas d’{ $soul } à bord
reason-no-object = « { $object } » n’est pas à bord
reason-used = « { $object } » a déjà servi dans cette manche
reason-mask-mask = avec les règles simples, un Masque vaudou ne prend pas l’autre Masque
reason-leap-plain = avec les règles simples, seul le premier pas peut être un bond
reason-leap-ends = le déplacement s’arrête sur la case { $space } : pas de bond depuis là
reason-tix-way = votre propre navire va { $way }
reason-tix-one = avec Tix, votre propre navire va d’une case
reason-full = le navire est plein : il a de la place pour { $room } âmes
reason-card-last = { $card } a été joué à la manche précédente
reason-card-chosen = { $card } est déjà choisi
reason-card-neither = { $card } n’est aucune des deux cartes
reason-barrel-not-here = le tonneau « { $barrel } » n’est pas dans cette partie
reason-barrel-turned = le vent souffle de là où se trouve le tonneau « { $barrel } »
reason-barrel-taken = { $other } est au tonneau « { $barrel } »
reason-stars-stuck = les étoiles ne servent à rien à un navire immobilisé
reason-not-in-bag = il n’y a pas d’{ $soul } dans le sac
reason-space-taken = un navire se trouve sur la case { $space }
reason-wrong-star = l’étoile de la case { $space } veut une { $star }, et une { $soul } a été payée
reason-under-ship = un navire se trouve sur la carte de la case { $space }
reason-not-played = { $played } a été joué, et non { $card }
reason-acted = la carte d’action a déjà été invoquée
reason-nothing-left = il ne reste rien à prendre
reason-ritual-held = le rituel de cette manche a déjà eu lieu
reason-tix-whom = Tix vise un autre pirate
reason-tix-grigri = { $other } a le GriGri
reason-stuck = le navire est immobilisé
reason-tix-stuck = le navire de { $other } est immobilisé
reason-tix-cannot = { $other } ne peut pas être poussé { $way } de sorte que le propre navire parte ensuite dans l’autre sens
reason-wind-used = le tonneau « Vent » a déjà servi
reason-not-on-wind = seul qui est au tonneau « Vent » tourne le vent
reason-no-storm = le Maelström veut un vent de l’est
reason-mask-nothing = la défausse n’a rien qu’un Masque puisse prendre
reason-nothing-to-draw = ni la pioche ni la défausse n’ont de carte
reason-no-move = le navire finirait là où il a commencé
reason-no-compass = seul qui a le Compas peut bondir
reason-no-leap = un bond va de 12, 3, 6 ou 9 à une autre de ces cases
reason-no-sand = le Crâne maudit ne s’enterre que dans le sable
reason-cell-empty = il n’y a pas d’âme dans la cellule { $cell }
reason-bag-empty = le sac est vide
reason-no-coins = le trésor est vide
reason-pile-empty = la défausse est vide
reason-cell-taken = il y a déjà une âme dans la cellule { $cell }
reason-no-match = pour deux cases il faut un accord
reason-board-nothing = { $item ->
    [coin] { $other } n’a pas de pièce
    [compass] { $other } n’a pas le Compas
    [grigri] { $other } n’a pas le GriGri
    [object] { $other } n’a pas d’objet
   *[soul] { $other } n’a pas d’âme de cette couleur
}
reason-keep-skull = le Crâne maudit doit être gardé
reason-not-in-pile = « { $object } » n’est pas dans la défausse
reason-not-shown = l’Épave ne montre pas « { $object } »
reason-no-target = il n’y a rien sur quoi tirer sur la case { $space }
reason-must-take = il y a une âme à prendre, et de la place pour elle
reason-no-soul-there = { $other } n’a pas d’{ $soul }

reason-chance-due = le hasard doit apporter { $verb }, et non { $code }
reason-chance-unknown = { $word } n’est pas connu dans { $code }
reason-card-twice = la carte à jouer { $card } est distribuée deux fois
reason-no-pirate = aucun pirate n’a la couleur d’une { $soul }
reason-not-on-top = { $card } ne peut pas être sur le dessus de cette pile
reason-not-there = il n’y a pas autant de { $what } à tirer
reason-sea-twice = la carte de mer { $card } est là deux fois
reason-sea-map = les cartes de Rackham commencent cachées
reason-sea-watch = un seul des deux Guets de nuit est visible

# pourquoi quelque chose est une bonne idée

because-plan-jax = votre navire a encore de la place pour { souls }, et Jax en apporte du sac
because-plan-tok = en l’état, appeler une couleur que vous avez à bord apporte { souls }
because-plan-take = cela apporte deux choses de votre choix, sauf si quelqu’un d’autre prend aussi
because-plan-take-alone = personne d’autre ne peut prendre pendant cette manche : cela apporte deux choses de votre choix
because-plan-tix = en l’état, Tix peut mener votre navire sur une case qui vaut { $points }
because-plan-hoodoo = vous avez { souls } à donner pour vous déplacer pendant le rituel
because-keep-souls = vous gardez { souls } à bord : les âmes font avancer le navire et chargent ses canons
because-barrel-stars = à ce prix, les étoiles mènent à une case qui vaut { $points }
because-barrel-moon = le premier tour de la manche est à vous
because-barrel-bones = vous choisissez une seconde carte et montrez la meilleure après avoir vu celles des autres
because-barrel-sea = vous pouvez retourner ou échanger des cartes de la mer
because-barrel-wind = à votre tour, vous pouvez faire tourner le vent
because-octopus-match = une de vos âmes pourra alors s’accorder avec une âme de la grille
because-octopus-save = sinon Tok vous prend cette âme
because-place = cela mène votre navire sur une case qui vaut { $points }
because-map = la carte de Rackham s’y trouve et rapporte une pièce
because-skull = un crâne s’y trouve : vous pouvez prendre un objet
because-board = en chemin, vous dépassez un navire que vous pouvez aborder
because-no-better = aucun déplacement possible maintenant ne mène à une case qui vaut plus
because-no-sail = votre navire ne pourrait pas avancer maintenant
because-sail-place = votre navire pourra alors gagner une case qui vaut { $points }
because-match = c’est un accord : votre navire peut avancer de deux cases au plus
because-nothing-else = rien d’autre de permis maintenant n’apporte une meilleure case, une âme, une pièce ou un objet
because-souls = cela apporte { souls }, et les âmes font avancer le navire
because-two-things = cela apporte deux choses de votre choix
because-push = cela pousse l’autre navire vers une case qui vaut moins
because-unstuck = votre navire n’est alors plus immobilisé
because-toll = { $ships ->
    [one] un autre navire doit
   *[other] { $ships } autres navires doivent
} alors payer un péage aux sirènes
because-hold-fast = cela immobilise { $ships ->
    [one] un autre navire
   *[other] { $ships } autres navires
}
because-mask = vous pouvez prendre une carte de la défausse
because-wreck = vous regardez des cartes de la pioche et pouvez en garder une
because-bury = tant qu’il est à bord, vos pièces ne comptent pas à la fin
because-coins = cela apporte une pièce
because-compass = avec le Compas, un déplacement peut bondir entre les cases 12, 3, 6 et 9
because-grigri = le GriGri vous protège de Tok et de Tix
because-skull-soul = avec « { $object } », chaque âme de sa couleur vaut { $points } à la fin
because-object = votre cale a de la place pour un autre objet
because-hold-full = votre cale n’a plus de place pour un autre objet
because-worth = en l’état, « { $object } » vaut pour vous { $points } de plus à la fin
because-drop-least = de tout ce que vous pourriez défausser, c’est ce qui vous manquera le moins à la fin
because-swap-higher = l’autre carte est plus forte, selon la marée actuelle
because-swap-lower = l’autre carte est plus faible, selon la marée actuelle
because-swap-likely = selon la marée actuelle, la plupart des cartes que vous n’avez pas vues sont plus fortes que la vôtre
because-swap-unlikely = selon la marée actuelle, la plupart des cartes que vous n’avez pas vues sont plus faibles que la vôtre
because-facing = si les sirènes emportent votre navire, il ira de ce côté, vers une case qui vaut { $points }
because-power = cela vous apporte de la puissance : +{ $hits }
because-costs-coin = le coup au but coûte une pièce à l’autre navire
because-keep-ghost = le Vaisseau fantôme vous reste pour plus tard

# ---- la table telle qu’elle est dessinée ----

colour = { $name ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [green] vert
    [purple] violet
   *[black] noir
}
tone-haunted = eau hantée
tone-wind = vent

face-sea-card = { $title }, { $star ->
    [R] étoile rouge
    [Y] étoile jaune
    [B] étoile bleue
    [G] étoile verte
   *[P] étoile violette
}{ $skull ->
    [yes] , crâne
   *[no] {""}
}{ $haunted ->
    [yes] , hantée
   *[no] {""}
}
face-wind = { $wind ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
}
face-blowing = { $wind ->
    [N] Nord : Bon vent
    [E] Est : Tempête
    [S] Sud : Calme plat
   *[W] Ouest : Sirènes
}
face-compass-side = { $title }, tonneau { $barrel }
face-wind-side = { $title }
face-thing = { $text }, { $name }
face-ship = { $text }, navire ({ $colour })
face-figure = { $text }, figurine ({ $colour })
face-playing = carte à jouer { $rank }
face-act-back = carte d’action, face cachée
face-obj-back = objet, face cachée
face-blessed-back = carte à jouer, face cachée
face-coin = pièce
face-treasure = pièces du trésor
face-bag = âmes dans le sac
face-rose = rose des vents
face-grigri = GriGri
face-compass = Compas
face-sun = Soleil
face-moon = Lune
face-marker = marqueur de manche
sign-sun = Soleil
sign-moon = Lune
sign-grigri = GriGri
sign-compass = Compas
sign-jail = prison
sign-coin = pièces
sign-souls = âmes
sign-power = puissance
sign-goods = objets
sign-fair = bon vent
sign-storm = tempête
sign-becalmed = calme plat
sign-mermaids = sirènes
card-lines = { $card ->
    [jax] Des âmes|du sac
    [tok] Une couleur,|prenez tout
    [take] Deux choses,|si vous seul
    [tix] Lui par là,|vous par ici
   *[hoodoo] Le vent tourne,|un rituel
}
object-short = { $name ->
    [mask] Masque
    [magic] Magie
    [ghost] Fantôme
    [whisper] Murmure
   *[other] { object }
}
object-lines = { $name ->
    [grey] Vaut 2
    [red] 1, et 2 par|âme rouge
    [yellow] 1, et 2 par|âme jaune
    [blue] 1, et 2 par|âme bleue
    [green] 1, et 2 par|âme verte
    [purple] 1, et 3 par|âme violette
    [eyes] Un seul −3,|les deux +7
    [cursed] Vos pièces|ne valent|rien
    [compass] Bondir d’un|vent à l’autre
    [mask] Reprenez|une carte
    [octopus] Changez la|couleur d’une|âme
    [magic] Un tonneau|sans âme
    [ghost] Une âme,|et ripostez
    [wreck] Voyez-en cinq,|gardez-en une
    [maelstrom] En tempête|tous avancent
   *[whisper] Une case,|où vous voulez
}

area-weather = Temps
place-tortuga = Tortuga { $value }
area-souls = { $me ->
    [yes] Vos âmes
   *[no] Âmes de { $who }
}
area-goods = { $me ->
    [yes] Vos jetons
   *[no] Jetons de { $who }
}
area-tonight = Carte d’action de { $who }
area-hold = { $me ->
    [yes] Vos objets et votre carte à jouer
   *[no] Objets et carte à jouer de { $who }
}
area-shown = Au choix

piece-ship = { $me ->
    [yes] votre navire
   *[no] navire de { $who }
}{ $way ->
    [CW] , cap dans le sens horaire
    [ACW] , cap dans le sens antihoraire
   *[none] {""}
}
piece-marker = marqueur de manche, manche { $round } sur { $rounds }
piece-figure = { $me ->
    [yes] vous êtes sur le tonneau { $barrel }
   *[no] { $who } est sur le tonneau { $barrel }
}
piece-rose = vent { $wind }
counted-souls = { $soul ->
    [R] { $count } rouge
    [Y] { $count } jaune
    [B] { $count } bleue
    [G] { $count } verte
   *[P] { $count } violette
}

mark-round = { $part ->
    [planning] Manche { $round } sur { $rounds }, crépuscule
    [barrels] Manche { $round } sur { $rounds }, tonneaux
    [activation] Manche { $round } sur { $rounds }, tonneaux
    [ritual] Manche { $round } sur { $rounds }, le rituel
    [moonlight] Manche { $round } sur { $rounds }, clair de lune
    [aim] Manche { $round } sur { $rounds }, clair de lune
    [before-count] Manche { $round } sur { $rounds }, avant le décompte
   *[other] Manche { $round } sur { $rounds }
}
mark-condition = { $wind ->
    [N] Bon vent
    [E] Tempête
    [S] Calme plat
   *[W] Souffle des sirènes
}
mark-wind = le vent souffle d’ici
mark-haunted = { $wind ->
    [N] hantée, sans effet par bon vent
    [E] hantée : la tempête retient les navires
    [S] hantée : les navires sont encalminés
   *[W] hantée : les sirènes emportent les navires
}
mark-stuck-storm = ne peut pas bouger ; personne ne tire dessus
mark-stuck-calm = ne peut pas bouger ; personne ne l’aborde
mark-watched = sous le Guet de nuit : ni abordage ni bordée
mark-match = s’accorde avec une { $soul }
mark-sun = a le Soleil
mark-grigri = à l’abri de Tok et de Tix
mark-compass = a le Compas
mark-played = jouée dans cette manche
mark-jail = en prison
chip-coins = pièces
chip-souls = âmes
chip-power = puissance
chip-objects = objets

note-sea = { $special ->
    [map] Accoster ici rapporte une pièce
    [watch] Ici, ni abordage ni bordée
    [low] Ici Jax rapporte une âme de moins ; l’As est le plus bas
    [high] Ici Jax rapporte une âme de plus ; l’As est le plus haut
    [sand] On peut enterrer ici le Crâne maudit
   *[current] Repousse les navires qui s’arrêtent ici
}
note-barrel = { $barrel ->
    [stars] Étoiles : posez votre navire sur une étoile de la couleur payée
    [starless] Étoiles : aucune étoile de cette couleur n’est libre
    [moon] Lune : jouez le premier tour
    [bones] Os : choisissez une deuxième carte, et montrez-en une après les autres
    [sea] Mer : retournez une carte de mer, ou échangez-en deux opposées
   *[wind] Vent : faites tourner le vent à votre tour
}
note-token = { $token ->
    [sun] En premier dans cette manche
    [moon] À son tour
    [grigri] Protège de Tok et de Tix
   *[compass] De 12, 3, 6 ou 9, un pas peut bondir vers une autre de ces cases
}
note-playing = À la fin la plus haute rapporte 3 points, la plus basse en coûte 3
note-brings = { $souls ->
    [0] ne rapporte rien
    [one] rapporte une âme
   *[other] rapporte { $souls } âmes
}
note-wind = { $wind ->
    [N] le vent soufflera du nord : Bon vent
    [E] le vent soufflera de l’est : Tempête
    [S] le vent soufflera du sud : Calme plat
   *[W] le vent soufflera de l’ouest : Souffle des sirènes
}
note-match = accord : une ou deux cases
note-stays = votre navire ne peut pas bouger et reste sur place
note-hits = { $hits ->
    [0] manquera
    [one] un coup au but
   *[other] { $hits } coups au but
}
note-end = { $own ->
    [yes] votre navire finit en { $space }, qui vaut { $value }
   *[no] finit en { $space }, qui vaut { $value }
}
note-boards = peut aborder { $who }
note-tolls = { $tolls ->
    [one] un péage
   *[other] { $tolls } péages
}
note-skull = un objet à trouver
note-map = rapporte une pièce
note-held = y restera pris

prompt-plan = Choisissez une carte d’action pour cette manche
prompt-barrel = Allez à un tonneau, ou passez
prompt-stars = { $soul ->
    [R] Choisissez une étoile rouge pour votre navire
    [Y] Choisissez une étoile jaune pour votre navire
    [B] Choisissez une étoile bleue pour votre navire
    [G] Choisissez une étoile verte pour votre navire
    [P] Choisissez une étoile violette pour votre navire
   *[any] Choisissez n’importe quelle étoile pour votre navire
}
prompt-sea = Retournez une carte de mer, ou échangez-la avec celle d’en face
prompt-second = Choisissez une deuxième carte d’action
prompt-show = Montrez une de vos deux cartes
prompt-menu = { $ready ->
    [yes] { $kind ->
        [tok] À vous : invoquez Tok par une de vos âmes
        [tix] À vous : invoquez Tix sur un autre navire
       *[other] À vous : invoquez { $card }
    }
   *[no] À vous : autre chose ?
}
prompt-jax = Le sac est vide : prenez une âme du rituel
prompt-take = { $left ->
    [0] Prenez encore une chose
   *[other] Prenez quelque chose : une pièce, une âme ou un objet
}
prompt-place = { $soul ->
    [R] Posez une âme rouge : à côté du rouge 2 cases, ailleurs 1
    [Y] Posez une âme jaune : à côté du jaune 2 cases, ailleurs 1
    [B] Posez une âme bleue : à côté du bleu 2 cases, ailleurs 1
    [G] Posez une âme verte : à côté du vert 2 cases, ailleurs 1
    [P] Posez une âme violette : à côté du violet 2 cases, ailleurs 1
    [stays] Posez une âme ou passez : votre navire ne peut pas bouger
   *[any] Posez une âme : à côté de sa couleur 2 cases, ailleurs 1
}
prompt-sail = { $spaces ->
    [1] Naviguez d’1 case : où ?
   *[2] Naviguez d’1 ou 2 cases : où ?
}
prompt-board = Vous abordez { $other } : prenez quelque chose
prompt-swap = Échanger les cartes à jouer avec { $other } ?
prompt-landing = { $cause ->
    [tix] { $other } vous a poussé jusqu’à un crâne : prendre un objet ?
    [maelstrom] { $me ->
        [yes] Votre Maelström vous a mené à un crâne : prendre un objet ?
       *[no] Le Maelström de { $other } vous a mené à un crâne : prendre un objet ?
    }
    [wind] { $me ->
        [yes] Vous avez tourné le vent, qui vous a mené à un crâne : prendre un objet ?
       *[no] { $other } a tourné le vent, qui vous a mené à un crâne : prendre un objet ?
    }
   *[own] Vous pouvez prendre un objet
}
prompt-excess = Trop d’objets : défaussez-en un
prompt-mask = Prenez une carte dans la défausse
prompt-wreck = L’Épave : gardez une de ces cartes, ou aucune
prompt-facing = Quel cap pour votre navire ?
prompt-fire = Choisissez un navire sur lequel tirer
prompt-ghost = { $other } a tiré sur vous : répondre ?
prompt-tix = À votre navire : un pas, ou un bond avec le Compas
prompt-octopus = { $soul ->
    [R] { $other } appelle chaque âme rouge : utiliser d’abord la Pieuvre ?
    [Y] { $other } appelle chaque âme jaune : utiliser d’abord la Pieuvre ?
    [B] { $other } appelle chaque âme bleue : utiliser d’abord la Pieuvre ?
    [G] { $other } appelle chaque âme verte : utiliser d’abord la Pieuvre ?
    [P] { $other } appelle chaque âme violette : utiliser d’abord la Pieuvre ?
   *[none] Avant le décompte : utiliser la Pieuvre ?
}
prompt-wait = { $ask ->
    [plan] On attend que { $who } choisisse une carte
    [barrel] On attend { $who } aux tonneaux
    [stars] On attend que { $who } suive une étoile
    [sea] On attend que { $who } change la mer
    [second] On attend que { $who } choisisse une deuxième carte
    [show] On attend que { $who } montre une carte
    [jax] On attend que { $who } prenne une âme
    [take] On attend que { $who } prenne quelque chose
    [place] On attend { $who } au rituel
    [sail] On attend que { $who } navigue
    [board] On attend que { $who } aborde
    [swap] On attend que { $who } échange sa carte ou non
    [landing] On attend que { $who } prenne un objet ou non
    [excess] On attend que { $who } défausse un objet
    [mask] On attend que { $who } reprenne une carte
    [wreck] On attend que { $who } fouille l’Épave
    [facing] On attend que { $who } choisisse un cap
    [fire] On attend que { $who } tire
    [tix] On attend que { $who } navigue
    [octopus] On attend que { $who } utilise la Pieuvre ou non
    [ghost] On attend que { $who } réponde ou non
   *[menu] On attend { $who }, dont c’est le tour
}
prompt-chance = { $ask ->
    [layout] On dispose la mer
    [first] On tire la première âme
    [soul] On tire une âme
    [cards] On distribue les cartes à jouer
    [object] On pioche un objet
    [peek] On fouille l’Épave
    [rob] On prend un objet à l’aveugle
   *[cursed] Les Pirates maudits retournent leurs cartes
}
prompt-over = La partie est finie

column-pirate = Pirate
column-location = Mer
column-power = Puiss.
column-coins = Pièces
column-objects = Objets
column-card = Carte
column-total = Tout
column-so-far = Pour l’instant
sheet-running = Puissance vaudou pour l’instant
sheet-held = Objets et cartes à jouer
sheet-discarded = Défausse, la carte du dessus d’abord
result-won = { $me ->
    [yes] Vous gagnez avec { $points } de puissance vaudou
   *[no] { $who } gagne avec { $points } de puissance vaudou
}
result-shared = { $me ->
    [yes] Vous partagez la victoire avec { $who }, à { $points } de puissance vaudou chacun
   *[no] { $who } partagent la victoire, à { $points } de puissance vaudou chacun
}

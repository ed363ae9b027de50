# Ce que dit la maison elle-même, quel que soit le jeu.
rule-cited = { $text } (règle { $rule })
reason-over = la partie est finie
reason-ended = la partie a été arrêtée avant son terme
reason-chance = il faut d’abord mélanger ou lancer les dés
reason-no-seat = il n’y a pas de place { $seat } à cette table
reason-unknown-code = { $code } n’est pas un code de ce jeu
reason-not-asked = rien n’est demandé maintenant à la place { $seat }
reason-out-of-date = la question a changé entre-temps
reason-not-chance = ici, on ne mélange rien et on ne lance pas de dés ; { $code } ne peut donc pas être sorti
reason-back-nothing = la place { $seat } n’a rien fait qui puisse être repris
reason-back-others = la place { $other } a agi depuis
reason-back-chance = on a mélangé ou lancé les dés depuis
reason-back-revealed = une chose cachée a été révélée depuis
reason-undo-range = il n’y a pas d’entrée { $entry } à partir de laquelle annuler

reason-deal-due = c’est le moment de donner les cartes, et { $code } n’est pas une donne
# En français, zéro est un singulier : le nombre se lit donc aussi dans [one].
reason-deal-hands = { $hands ->
    [one] { $hands } main a été donnée à { $seats } places
   *[other] { $hands } mains ont été données à { $seats } places
}
reason-deal-card = il n’y a pas de carte { $card } dans ce paquet
reason-deal-twice = la carte { $card } a été donnée deux fois
reason-deal-size = { $cards ->
    [one] la place { $seat } a reçu { $cards } carte et non { $size }
   *[other] la place { $seat } a reçu { $cards } cartes et non { $size }
}
reason-seat-due = c’est le moment de tirer une place au sort, comme { $verb } 0 ou une autre place de cette table, et non { $code }

list-comma = { ", " }
list-and = { $some } et { $last }
event-back = { $me ->
    [yes] Vous reprenez ce coup
   *[no] { $who } reprend ce coup
}
event-undo = Tout est repris à partir de l’entrée { $entry }

name-you = Vous
name-0 = Anaïs
name-1 = Basile
name-2 = Céleste
name-3 = Désiré
name-4 = Estelle
name-5 = Fabien
bot-failed = { $why }{ "\u202F" }; un { $bot } joue désormais pour { $who }

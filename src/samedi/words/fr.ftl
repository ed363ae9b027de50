# Ce que dit la maison elle-même, quel que soit le jeu.
rule-cited = { $text } (règle { $rule })
reason-over = la partie est finie
reason-ended = la partie a été arrêtée avant son terme
reason-chance = il faut d’abord mélanger ou lancer les dés
reason-no-seat = il n’y a pas de place { $seat } à cette table
reason-unknown-code = { $code } n’est pas un code de ce jeu
reason-not-asked = c’est à quelqu’un d’autre de choisir
reason-out-of-date = la question a changé entre-temps
reason-not-chance = ici, on ne mélange rien et on ne lance pas de dés ; { $code } ne peut donc pas être sorti
reason-back-nothing = rien n’a encore été fait qui puisse être repris
reason-back-others = { $other } a agi depuis
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
seat-number = la place { $seat }
by-seat = { $who } { $value }
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
level-zombie = zombie
level-apprentice = apprenti
bot-failed = { $why }{ "\u202F" }; un { $bot } joue désormais pour { $who }

# Une table dite en mots.
text-colon = { "\u202F: " }
text-semicolon = { "\u202F; " }
text-stop = { ". " }
text-open = { " (" }
text-close = )
text-nothing = rien
text-times = { $count } × { $what }
text-of = { $value } sur { $most }
text-toward = { $what }, vers { $where }
text-at = { $what } en { $where }
text-then = puis { $what }
text-stack = de bas en haut { $pieces }
text-denied = Pas { $what }{ "\u202F" }: { $why }
text-chosen = Jusqu’ici{ "\u202F" }: { $steps }
text-go-back = Vous pouvez encore reprendre votre dernier choix
text-final = ne se reprend pas
text-sheets = À lire{ "\u202F" }: { $titles }
text-acting = à jouer
text-ready = choix fait
text-out = hors jeu
text-winner = victoire
text-automa = automate
text-new = nouveau
text-lit = mis en avant
text-dim = à l’écart
text-spent = épuisé

# Jouer ligne par ligne.
text-welcome = { $title }. Ce que vous pouvez taper{ "\u202F" }: un numéro, ou help pour tout le reste.
text-no-terminal = ce n’est pas un terminal, la partie continue donc ligne par ligne
text-unknown = { $typed } ne fait pas partie des choix{ "\u202F" }; tapez un numéro de 1 à { $most }, ou help
text-several = { $typed } peut désigner plusieurs choix{ "\u202F" }: { $choices }
text-hint = Une bonne idée{ "\u202F" }: { $choice } (numéro { $number })
text-no-cards = Aucune carte n’est à relire pour le moment
text-no-scores = Il n’y a pas de feuille de score pour le moment
text-no-rule = Il n’y a pas de règle { $rule }
text-kept = La partie est conservée. Pour la reprendre{ "\u202F" }: { $command }
text-not-kept = La partie s’arrête là{ "\u202F" }; elle n’a pas été conservée
text-score = { $who } { $score }
text-again = Une autre partie{ "\u202F" }? (o/N)
text-help =
    un numéro{ "\u202F" }: ce choix
    un code, son début ou ce qui est écrit sur une carte, comme { $example }{ "\u202F" }: ce choix{ "\u202F" }; si les deux conviennent, c’est le numéro qui compte
    h{ "\u202F" }: un conseil
    b{ "\u202F" }: reprendre votre dernier choix
    l{ "\u202F" }: le dernier pli, ou d’autres cartes visibles
    s{ "\u202F" }: la feuille de score
    t{ "\u202F" }: la table encore une fois, avec ce que vous ne pouvez pas faire et pourquoi
    ?{ "\u202F" }: les règles{ "\u202F" }; ? { $rule }{ "\u202F" }: cette règle seule
    q{ "\u202F" }: partir{ "\u202F" }; la partie est conservée

# Une table pour un jeu sans dessin à lui.
plain-hand = Votre main
plain-paper = papier
plain-yes = oui
plain-no = non
plain-choose = Choisissez
plain-wait = { $who } choisit
plain-wait-all = Les autres choisissent
plain-chance = On mélange ou on lance les dés
plain-over = La partie est finie
plain-won = Victoire{ "\u202F" }: { $who }

# La table en plein écran.
screen-too-small = Cette fenêtre est trop petite pour la table{ "\u202F" }: il faut { $least } caractères. Agrandissez-la ou réduisez la police.
screen-broken = quelque chose s’est mal passé dans le programme lui-même ({ $what }){ "\u202F" }; avec SAMEDI_DEBUG=1, il dit où
screen-kept = La partie est conservée. Pour la reprendre{ "\u202F" }: { $command }
screen-count = { $count } × { $what }
screen-lies = { $where }{ "\u202F" }: { $what }
screen-nothing = rien
screen-note = { $what } ({ $note })
screen-chip = { $what } { $value }
screen-automa = joue tout seul
screen-state-acting = { $who }, au trait
screen-state-ready = { $who }, choix fait
screen-state-out = { $who }, hors jeu
screen-state-winner = { $who }, victoire
screen-none = Rien de tel
screen-close = Échap ferme, ↑ ↓ font défiler
screen-log = La soirée jusqu’ici
screen-closer = De plus près
screen-no-sheet = Il n’y a encore rien à montrer ici
screen-wait = Ce n’est pas encore à vous
screen-hint = Une bonne idée{ "\u202F" }: { $what }
screen-sure = Ce choix ne se reprend pas. Encore une fois pour le faire{ "\u202F" }: { $what }
screen-won = { $who }{ "\u202F" }: la partie est gagnée
screen-score = { $who } { $score }
screen-key-rules = règles
screen-key-hint = conseil
screen-key-last = dernier pli
screen-key-scores = scores
screen-key-log = récit
screen-key-closer = regarder
screen-key-again = rejouer
screen-key-step-back = étape avant
screen-key-move = bouger
screen-key-choose = choisir
screen-key-find = chercher
screen-key-back = reprendre
screen-key-leave = partir

page-welcome = Bienvenue. Choisissez un jeu et jouez tout de suite ; des bots prennent les autres places.
page-hello = Bonsoir, { $name }.
page-players = { $least } à { $most } personnes
page-rules = Règles
page-play-now = Jouer
page-my-tables = Vos tables
page-trouble = Cela n’a pas marché
page-home = Retour au salon
page-notice = Samedi est une réalisation indépendante ; les titres des jeux appartiennent à leurs propriétaires.
reason-not-your-chair = ce n’est pas votre place

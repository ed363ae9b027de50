# Messages communs à tous les jeux.
rule-cited = { $text } (règle { $rule })
reason-over = la partie est finie
reason-ended = la partie a été arrêtée avant son terme
reason-chance = il faut d’abord mélanger ou lancer les dés
reason-no-seat = il n’y a pas de place { $seat } à cette table
reason-unknown-code = { $code } n’est pas un code de ce jeu
reason-not-asked = c’est à quelqu’un d’autre de choisir
reason-no-hint = cette fois, aucun conseil n’a pu être trouvé
reason-out-of-date = la question a changé entre-temps
reason-not-chance = ici, on ne mélange rien et on ne lance pas de dés ; { $code } ne peut donc pas être sorti
reason-back-nothing = rien n’a encore été fait qui puisse être repris
reason-back-others = { $other } a agi depuis
reason-back-chance = on a mélangé ou lancé les dés depuis
reason-back-revealed = une chose cachée a été révélée depuis
reason-back-often = on est déjà revenu en arrière trop souvent dans cette partie
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
guest = Invité
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
level-houngan = houngan
level-loa = loa

# The verdict of a hint: how sure it is, and what the figures beside the choices mean.
hint-clear = nettement le meilleur choix
hint-likely = sans doute le meilleur choix
hint-even = à peu près à égalité
hint-points = points en moyenne
hint-stand = en votre faveur
hint-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u202F" }%

bot-failed = { $why }{ "\u202F" }; un { $bot } joue désormais pour { $who }

# Une table décrite en mots.
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

# Le terminal, ligne par ligne.
text-welcome = { $title }. Ce que vous pouvez taper{ "\u202F" }: un numéro, ou help pour tout le reste.
text-no-terminal = ce n’est pas un terminal, la partie continue donc ligne par ligne
text-unknown = { $typed } ne fait pas partie des choix{ "\u202F" }; tapez un numéro de 1 à { $most }, ou help
text-several = { $typed } peut désigner plusieurs choix{ "\u202F" }: { $choices }
text-hint = Une bonne idée{ "\u202F" }: { $choice }
text-numbered = { $choice } (numéro { $number })
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
reveal-area = Visible de { $who } uniquement

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

page-welcome = C’est samedi. Qui prend place ?
page-welcome-about = Choisissez un jeu et jouez tout de suite : des bots prennent les autres places. Ou ouvrez une table pour vos amis.
page-hello = Bonsoir, { $name }.
page-who = Qui êtes-vous ?
page-you = Vous
page-skip = Aller au contenu
page-notice = Samedi est une réalisation indépendante ; les titres des jeux appartiennent à leurs propriétaires.
page-home = Retour au salon
page-games = Jeux
page-players = { $least } à { $most } personnes
page-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
page-play-now = Jouer
page-with-friends = Entre amis
page-rules = Règles
page-languages = Langues
page-my-tables = Vos tables
page-open-tables = Tables ouvertes
page-go-on = Continuer
page-sit-down = S’asseoir
page-watch = Regarder
page-see-result = Résultat
page-free = { $count ->
    [0] toutes les places sont prises
    [one] une place libre
   *[other] { $count } places libres
}
page-state-running = en cours
page-state-over = terminée
page-state-agreed = arrêtée d’un commun accord
page-state-abandoned = abandonnée
page-code = Un code
page-code-about = On vous a donné un code ? Saisissez-le ici.
page-enter = Entrer
page-elsewhere = Ce salon sur un autre appareil
page-elsewhere-about = Visez ce code avec l’appareil photo d’un téléphone, ou ouvrez-y l’adresse.
page-only-here = Seule cette machine peut ouvrir cette adresse. Pour les téléphones et les autres appareils de votre réseau, lancez Samedi avec { $command }.
page-qr = Code QR de { $url }
page-link = Lien
page-copy = Copier
page-yes = oui
page-no = non

# Pages before a game: options, seats, invitations.
page-new-about = Vous recevrez un lien pour vos amis. Les places qui restent libres vont à des bots.
page-name = Nom
page-seats = Places
page-pace = Les bots jouent
page-pace-instant = aussitôt
page-pace-lively = vivement
page-pace-calm = posément
page-clock = Pendules
page-clock-about = Un bot remplace qui n’a plus de temps{ "\u202F" }; on peut revenir à tout moment.
page-clock-none = aucune
page-clock-fast = rapide{ "\u202F" }: 3 minutes, et 10 secondes de plus après chaque choix
page-clock-slow = lente{ "\u202F" }: 15 minutes, et 30 secondes de plus après chaque choix
page-clock-days = en jours{ "\u202F" }: trois pour chaque choix
page-public = Affichée au salon
page-public-about = Quiconque vient ici voit cette table et peut s’y asseoir.
page-options = Autres points à convenir
page-open-table = Ouvrir la table
page-chairs = Qui est assis où
page-by-number = Les partenaires sont assis côte à côte. On joue dans l’ordre des numéros, donc une équipe après l’autre.
page-chair = Place { $number }
page-which-chair = Place
page-open = libre
page-bot = bot, { $level }
page-program = un programme
page-is-you = vous
page-is-host = hôte
page-the-host = L’hôte
page-here = là
page-away = pas là
page-sit-here = S’asseoir ici
page-stand = Se lever
page-remove = Faire partir
page-make-open = Libérer la place
page-give-bot = Asseoir un bot…
page-bot-for = Bot à la place { $number }
page-up = Monter la place { $number }
page-down = Descendre la place { $number }
page-apply = Appliquer
page-also = Quelqu’un d’autre joue sur cet appareil
page-also-about = Prenez une autre place sous un autre nom. À la table, vous vous passez l’appareil, et les cartes sont cachées entre-temps.
page-sit-also = S’asseoir aussi ici sur cet appareil
page-is-locked = La table est fermée à clé : personne d’autre ne s’assied pour l’instant.
page-may-watch = Asseyez-vous, ou restez simplement et regardez quand la partie commencera.
page-only-watch = Il n’y a pas de place pour vous à présent. Restez si vous voulez, et regardez quand la partie commencera.
page-wait-start = Vous êtes à la table. { $host } lancera la partie quand tout le monde sera là.
page-fixed = Cette table reprend une partie enregistrée ; le nombre de places et les options restent donc tels quels.
page-invite = Faites venir vos amis
page-say-code = Ou dites le code : { $code }
page-agreed = Ce qui est convenu
page-lock = Fermer la table à clé
page-unlock = Rouvrir la table
page-start = Commencer la partie
page-start-open = { $count ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $count } places libres.
}
page-start-nobody = Il faut que quelqu’un s’asseye avant que la partie puisse commencer.
page-look-again = Regarder à nouveau
page-close = Supprimer la table
page-close-about = La table n’existera alors plus pour personne.
page-close-yes = La supprimer
page-sealed = Le mélange est scellé : la maison a déjà tiré sa part et s’y engage par ce nombre ; quiconque s’assied y ajoute la sienne. Après la partie, chacun peut le vérifier.

# Pages of a table and of its result.
page-look-from = Regarder de la place de { $name }
page-not-over = Cette partie n’est pas encore terminée.
page-to-table = À la table
page-ended-agreed = La partie a été arrêtée d’un commun accord
page-ended-abandoned = La table a été supprimée avant la fin
page-ranks = Classement
page-rematch = Rejouer
page-to-rematch = À la partie suivante
page-look-at-table = Regarder la table
page-table-was = La table
page-keep = À garder
page-record = Télécharger l’enregistrement
page-shuffle = Le mélange
page-unsealed = Le mélange de cette table n’était pas scellé : elle reprenait une partie enregistrée, ou les donnes étaient choisies.
page-salted = { $count ->
    [one] Le mélange était promis avant la partie ; il vient de la part de la maison et d’une part de joueur. Pour vérifier l’enregistrement :
   *[other] Le mélange était promis avant la partie ; il vient de la part de la maison et de { $count } parts de joueurs. Pour vérifier l’enregistrement :
}
page-unsalted = Le mélange était promis avant la partie, mais personne n’y a ajouté sa part ; la maison aurait donc pu le choisir. Pour vérifier l’enregistrement :
page-figures = Les nombres
page-commitment = Promis avant la partie
page-seed = La part de la maison
page-salt = La part d’un joueur
page-play-on-title = Reprendre à partir d’ici
page-play-on-about = Une nouvelle table commence à un moment de cette partie, avec vous à une place et des bots aux autres.
page-entries = Après combien de coups
page-entries-about = De 1 à { $count }.
page-against = Bots
page-play-on = Reprendre
page-date = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

# The page of a replay.
page-replay = Rediffusion
page-replay-see = Revoir la partie
page-replay-about = La partie coup par coup, depuis n’importe quelle place ou toutes mains ouvertes.
page-replay-open = Toutes mains ouvertes
page-replay-watch = Vue du public
page-replay-seat = Vue par { $name }
page-replay-so-far = Ce qui s’est passé
page-replay-taken-back = repris
page-replay-fair = { $count ->
    [one] Équitable : le seul mélange ou lancer de cette partie découle de ces parts.
   *[other] Équitable : les { $count } mélanges et lancers de cette partie découlent de ces parts.
}
page-replay-unlike = Non équitable : le mélange ou lancer numéro { $count } ne découle pas de ces parts.
page-replay-broken = Non équitable : la part de la maison n’est pas celle qui avait été promise avant la partie.
page-replay-file = Regarder un enregistrement
page-replay-file-about = Un enregistrement est le fichier que l’on peut télécharger après une partie. Il est lu et montré ici, et rien n’en est conservé.
page-replay-choose = Fichier de l’enregistrement
page-replay-script = La page a besoin de son script pour cela ; sans lui, samedi replay raconte un enregistrement dans le terminal.

# The page of an account.
page-nobody = Vous n’avez pas encore de nom ici. Il n’y a pas de comptes : un nom suffit, et cet appareil s’en souvient.
page-me-about = Il n’y a ni compte ni mot de passe : cet appareil sait qui vous êtes.
page-change-name = Votre nom
page-keep-name = Garder ce nom
page-other-device = Sur un autre appareil
page-other-device-about = Avec un lien personnel, votre téléphone ou un autre navigateur devient vous aussi, à toutes vos tables.
page-make-link = Créer un lien personnel
page-link-until = Il est valable { $minutes } minutes.
page-link-secret = Quiconque l’ouvre devient vous. Ne le donnez à personne.
page-qr-own = Code QR de votre lien personnel
page-programs = Un programme qui joue
page-programs-about = Avec un jeton, un de vos programmes s’assied à des tables et joue par l’API HTTP.
page-bot-name = Son nom
page-make-token = Créer un jeton
page-token = Jeton
page-token-once = Il n’est montré que cette fois. Le programme l’envoie avec chaque requête :
page-forget = M’oublier
page-forget-about = Cet appareil oublie qui vous êtes, et vous ne pourrez pas revenir d’ici à vos places.
page-forget-yes = Oui, m’oublier
page-be = Être { $name } sur cet appareil
page-be-about = Dès lors, cet appareil est { $name }, à toutes les tables. Qui il était avant est oublié ici.

page-missing = Il n’y a rien ici
page-trouble = Cela n’a pas marché
page-gallery = Galerie
page-gallery-about = Des scènes figées, pour voir comment elles sont dessinées et comment on y fait son choix.
page-still = C’est le script qui dessine cette scène ; sans lui, il n’y a rien à voir ici.

reason-not-your-chair = ce n’est pas votre place

page-replay-parlour = Revoir une partie à partir d’un enregistrement
page-language = Langue
page-choose = Choisir
page-lamp = Lampe

# Refusals of the server.
no-begun = La partie a déjà commencé.
no-host-only = Seul l’hôte de cette table peut faire cela.
no-level = Il n’y a pas de robot de niveau { $level } (il y a : { $levels }).
no-seat = Il n’y a pas de place { $seat } à cette table.
no-locked = Cette table est fermée à clé ; son hôte peut l’ouvrir.
no-full = Toutes les chaises sont prises.
no-taken = La chaise { $seat } est prise.
no-not-yours = Ce n’est pas votre chaise.
no-automa = Cette chaise suit les règles d’elle-même ; les options disent combien il y en a.
no-kind = Une chaise est libérée ou donnée à un robot.
no-too-many-people = { $people } personnes sont assises ici ; quelqu’un doit d’abord se lever.
no-nobody = Quelqu’un doit s’asseoir avant que la partie commence.
no-over = La partie est terminée.
no-not-over = Cela n’est possible qu’une fois la partie terminée ; avant, on verrait ce qui est caché.
no-not-gone = Un robot ne peut remplacer que quelqu’un qui est absent depuis un moment.
no-silent = Seuls ceux qui sont assis à cette table peuvent faire cela.
no-long = C’est trop long ; { $most } caractères au plus.
no-no-room = Toutes les pièces de cette maison sont prises ; réessayez dans une minute.
no-token = Ce jeton n’est pas valable, ou ne l’est plus.
no-body = La demande ne peut être lue : { $why }
no-large = La demande est trop grande ; { $most } octets au plus.
no-record = On ne peut pas reprendre à partir de cet enregistrement : { $why }
no-many = Cette partie compte plus de { $most } entrées, trop pour être montrée coup par coup ; on peut en télécharger l’enregistrement.
no-unknown = Personne ne vous connaît encore ici : asseyez-vous ou choisissez d’abord un nom.
no-refused = { $why }
no-host = Cette maison ne porte pas ce nom ; ouvrez-la par l’adresse de son démarrage.
no-origin = Cette page n’est pas d’ici.
no-flood = Trop de demandes ; attendez un instant.
no-failed = Quelque chose s’est mal passé dans la maison. Rien n’est perdu ; réessayez.
no-page = Cette page n’existe pas.
no-method = Cela ne se demande pas ainsi.
no-code = Aucune table ouverte n’a ce code.
no-closed = Cette table a été fermée par son hôte.
no-link = Ce lien n’est plus valable ; faites-en un nouveau sur l’autre appareil.
no-nothing-to-undo = Il n’y a rien à reprendre.
reason-not-running = on ne joue pas ici en ce moment

because-only = vous ne pouvez rien faire d’autre

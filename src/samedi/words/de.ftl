# Was das Haus selbst sagt, gleich bei welchem Spiel.
rule-cited = { $text } (Regel { $rule })
reason-over = das Spiel ist zu Ende
reason-ended = das Spiel wurde vorzeitig beendet
reason-chance = zuerst wird gemischt oder gewürfelt
reason-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
reason-unknown-code = { $code } ist kein Code dieses Spiels
reason-not-asked = gefragt ist jetzt jemand anders
reason-out-of-date = die Frage hat sich inzwischen geändert
reason-not-chance = hier wird weder gemischt noch gewürfelt, also kann { $code } nicht herausgekommen sein
reason-back-nothing = noch wurde nichts getan, was sich zurücknehmen ließe
reason-back-others = { $other } hat seitdem gehandelt
reason-back-chance = seitdem wurde gemischt oder gewürfelt
reason-back-revealed = seitdem wurde etwas Verborgenes aufgedeckt
reason-undo-range = es gibt keinen Eintrag { $entry }, ab dem sich etwas zurücknehmen ließe

reason-deal-due = jetzt werden die Karten gegeben, und { $code } gibt keine
reason-deal-hands = { $hands ->
    [one] ein Blatt wurde an { $seats } Plätze gegeben
   *[other] { $hands } Blätter wurden an { $seats } Plätze gegeben
}
reason-deal-card = in diesem Kartensatz gibt es keine Karte { $card }
reason-deal-twice = die Karte { $card } wurde zweimal gegeben
reason-deal-size = { $cards ->
    [one] Platz { $seat } bekam eine Karte und nicht { $size }
   *[other] Platz { $seat } bekam { $cards } Karten und nicht { $size }
}
reason-seat-due = jetzt wird ein Platz ausgelost, als { $verb } 0 oder ein anderer Platz dieses Tisches, und nicht { $code }

list-comma = { ", " }
list-and = { $some } und { $last }
seat-number = Platz { $seat }
by-seat = { $who } { $value }
event-back = { $me ->
    [yes] Du nimmst das zurück
   *[no] { $who } nimmt das zurück
}
event-undo = Alles ab Eintrag { $entry } ist zurückgenommen

name-you = Du
name-0 = Anaïs
name-1 = Basile
name-2 = Céleste
name-3 = Désiré
name-4 = Estelle
name-5 = Fabien
level-zombie = Zombie
level-apprentice = Lehrling
bot-failed = { $why }; ab jetzt spielt ein { $bot } für { $who }

# Ein Tisch, in Worten erzählt.
text-colon = { ": " }
text-semicolon = { "; " }
text-stop = { ". " }
text-open = { " (" }
text-close = )
text-nothing = nichts
text-times = { $count } × { $what }
text-of = { $value } von { $most }
text-toward = { $what }, nach { $where }
text-at = { $what } auf { $where }
text-then = dann { $what }
text-stack = von unten { $pieces }
text-denied = Nicht { $what }: { $why }
text-chosen = Bisher: { $steps }
text-go-back = Deine letzte Wahl lässt sich noch zurücknehmen
text-final = lässt sich nicht zurücknehmen
text-sheets = Zum Lesen: { $titles }
text-acting = am Zug
text-ready = bereit
text-out = ausgeschieden
text-winner = gewonnen
text-automa = spielt von selbst
text-new = neu
text-lit = hervorgehoben
text-dim = beiseite
text-spent = verbraucht

# Zeile für Zeile gespielt.
text-welcome = { $title }. Was du eingeben kannst: eine Nummer, oder help für alles andere.
text-no-terminal = das ist kein Terminal, also geht es Zeile für Zeile weiter
text-unknown = { $typed } steht hier nicht zur Wahl; gib eine Nummer von 1 bis { $most } ein, oder help
text-several = { $typed } kann mehreres heißen: { $choices }
text-hint = Eine gute Idee: { $choice } (Nummer { $number })
text-no-cards = Gerade liegen keine Karten offen, die man nachlesen könnte
text-no-scores = Gerade gibt es keinen Wertungszettel
text-no-rule = Es gibt keine Regel { $rule }
text-kept = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
text-not-kept = Das Spiel endet hier; es wurde nicht aufgehoben
text-score = { $who } { $score }
text-again = Noch ein Spiel? (j/N)
text-help =
    eine Nummer: diese Wahl
    ein Code, sein Anfang oder was auf einer Karte steht, etwa { $example }: diese Wahl; passt beides, gilt die Nummer
    h: ein Tipp
    b: deine letzte Wahl zurücknehmen
    l: der letzte Stich oder andere offene Karten
    s: der Wertungszettel
    t: der Tisch noch einmal, mit dem, was jetzt nicht geht, und warum
    ?: die Regeln; ? { $rule }: nur diese Regel
    q: aufhören; das Spiel wird aufgehoben

# Ein Tisch für ein Spiel ohne eigene Zeichnung.
plain-hand = Deine Hand
plain-paper = Papier
plain-yes = ja
plain-no = nein
plain-choose = Wähle
plain-wait = { $who } wählt
plain-wait-all = Die anderen wählen
plain-chance = Es wird gemischt oder gewürfelt
plain-over = Das Spiel ist zu Ende
plain-won = Gewonnen: { $who }

# Der Tisch auf dem ganzen Bildschirm.
screen-too-small = Dieses Fenster ist zu klein für den Tisch: er braucht { $least } Zeichen. Mach es größer oder die Schrift kleiner.
screen-broken = im Programm selbst ging etwas schief ({ $what }); mit SAMEDI_DEBUG=1 sagt es, wo
screen-kept = Das Spiel ist gespeichert. So geht es weiter: { $command }
screen-count = { $count } × { $what }
screen-lies = { $where }: { $what }
screen-nothing = nichts
screen-note = { $what } ({ $note })
screen-chip = { $what } { $value }
screen-automa = spielt von selbst
screen-state-acting = { $who }, am Zug
screen-state-ready = { $who }, bereit
screen-state-out = { $who }, ausgestiegen
screen-state-winner = { $who }, gewonnen
screen-none = Nichts dergleichen
screen-close = Esc schließt, ↑ ↓ blättern
screen-log = Der Abend bisher
screen-closer = Genauer hingesehen
screen-no-sheet = Hier gibt es noch nichts zu sehen
screen-wait = Du bist noch nicht an der Reihe
screen-hint = Eine gute Idee: { $what }
screen-sure = Das lässt sich nicht zurücknehmen. Noch einmal, um es zu tun: { $what }
screen-won = { $who }: gewonnen
screen-score = { $who } { $score }
screen-key-rules = Regeln
screen-key-hint = Tipp
screen-key-last = letzter Stich
screen-key-scores = Punkte
screen-key-log = Verlauf
screen-key-closer = ansehen
screen-key-again = noch einmal
screen-key-step-back = Schritt zurück
screen-key-move = bewegen
screen-key-choose = wählen
screen-key-find = suchen
screen-key-back = zurücknehmen
screen-key-leave = gehen

page-welcome = Willkommen. Such dir ein Spiel aus und spiel gleich los; auf den anderen Plätzen sitzen Bots.
page-hello = Guten Abend, { $name }.
page-players = { $least } bis { $most } Personen
page-rules = Regeln
page-play-now = Jetzt spielen
page-my-tables = Deine Tische
page-trouble = Das ging nicht
page-home = Zurück in den Salon
page-notice = Samedi ist eine unabhängige Umsetzung; die Titel der Spiele gehören ihren Eigentümern.
reason-not-your-chair = das ist nicht dein Platz

# Meldungen, die für jedes Spiel gleich sind.
rule-cited = { $text } (Regel { $rule })
reason-over = das Spiel ist zu Ende
reason-ended = das Spiel wurde vorzeitig beendet
reason-chance = zuerst wird gemischt oder gewürfelt
reason-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
reason-unknown-code = { $code } ist kein Code dieses Spiels
reason-not-asked = gefragt ist jetzt jemand anders
reason-no-hint = diesmal ließ sich kein Tipp finden
reason-out-of-date = die Frage hat sich inzwischen geändert
reason-not-chance = hier wird weder gemischt noch gewürfelt, also kann { $code } nicht herausgekommen sein
reason-back-nothing = noch wurde nichts getan, was sich zurücknehmen ließe
reason-back-others = { $other } hat seitdem gehandelt
reason-back-chance = seitdem wurde gemischt oder gewürfelt
reason-back-revealed = seitdem wurde etwas Verborgenes aufgedeckt
reason-back-often = in diesem Spiel wurde schon so viel zurückgenommen, dass es nun genug ist
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
guest = Gast
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
level-houngan = Houngan
level-loa = Loa

# The verdict of a hint: how sure it is, and what the figures beside the choices mean.
hint-clear = klar am besten
hint-likely = wohl am besten
hint-even = etwa gleichauf
hint-points = Punkte im Schnitt
hint-stand = zu deinen Gunsten
hint-figure = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u202F" }%

bot-failed = { $why }; ab jetzt spielt ein { $bot } für { $who }

# Ein Tisch, in Worten beschrieben.
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

# Zeile für Zeile im Terminal.
text-welcome = { $title }. Was du eingeben kannst: eine Nummer, oder help für alles andere.
text-no-terminal = das ist kein Terminal, also geht es Zeile für Zeile weiter
text-unknown = { $typed } steht hier nicht zur Wahl; gib eine Nummer von 1 bis { $most } ein, oder help
text-several = { $typed } kann mehreres heißen: { $choices }
text-hint = Eine gute Idee: { $choice }
text-numbered = { $choice } (Nummer { $number })
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
reveal-area = Nur für { $who } sichtbar

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

page-welcome = Es ist Samstag. Wer setzt sich dazu?
page-welcome-about = Such dir ein Spiel aus und spiel gleich los: Auf die anderen Plätze setzen sich Bots. Oder mach einen Tisch für Freunde auf.
page-hello = Guten Abend, { $name }.
page-who = Wer bist du?
page-you = Du
page-skip = Zum Inhalt
page-notice = Samedi ist eine unabhängige Umsetzung; die Titel der Spiele gehören ihren Eigentümern.
page-home = Zurück in den Salon
page-games = Spiele
page-players = { $least } bis { $most } Personen
page-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-rules = Regeln
page-languages = Sprachen
page-my-tables = Deine Tische
page-open-tables = Offene Tische
page-go-on = Weiter
page-sit-down = Hinsetzen
page-watch = Zuschauen
page-see-result = Ergebnis
page-free = { $count ->
    [0] alle Plätze besetzt
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-state-running = wird gespielt
page-state-over = zu Ende
page-state-agreed = einvernehmlich beendet
page-state-abandoned = aufgegeben
page-code = Ein Code
page-code-about = Hat dir jemand einen Code gesagt? Gib ihn hier ein.
page-enter = Eintreten
page-elsewhere = Dieser Salon auf einem anderen Gerät
page-elsewhere-about = Richte die Kamera eines Handys hierher oder öffne dort die Adresse.
page-only-here = Diese Adresse öffnet nur dieser Rechner. Für Handys und andere Geräte in deinem Netz starte Samedi mit { $command }.
page-qr = QR-Code von { $url }
page-link = Link
page-copy = Kopieren
page-yes = ja
page-no = nein

# Pages before a game: options, seats, invitations.
page-new-about = Du bekommst einen Link für deine Freunde. Auf Plätze, die leer bleiben, setzen sich Bots.
page-name = Name
page-seats = Plätze
page-pace = Bots spielen
page-pace-instant = sofort
page-pace-lively = flott
page-pace-calm = in Ruhe
page-clock = Uhren
page-clock-about = Wer keine Zeit mehr hat, wird von einem Bot vertreten und kann jederzeit wiederkommen.
page-clock-none = keine
page-clock-fast = schnell: 3 Minuten, und 10 Sekunden mehr nach jedem Zug
page-clock-slow = langsam: 15 Minuten, und 30 Sekunden mehr nach jedem Zug
page-clock-days = Tage: drei für jeden Zug
page-public = Im Salon anzeigen
page-public-about = Wer hierherkommt, sieht diesen Tisch und darf sich dazusetzen.
page-options = Was ihr sonst noch ausmachen könnt
page-open-table = Tisch aufmachen
page-chairs = Wer wo sitzt
page-by-number = Partner sitzen nebeneinander. Gezogen wird nach den Nummern, also abwechselnd.
page-chair = Platz { $number }
page-which-chair = Platz
page-open = frei
page-bot = Bot, { $level }
page-program = ein Programm
page-is-you = du
page-is-host = lädt ein
page-the-host = Wer eingeladen hat,
page-here = da
page-away = nicht da
page-sit-here = Hier hinsetzen
page-stand = Aufstehen
page-remove = Wegschicken
page-make-open = Platz freimachen
page-give-bot = Bot hinsetzen …
page-bot-for = Bot auf Platz { $number }
page-up = Platz { $number } nach oben
page-down = Platz { $number } nach unten
page-apply = Übernehmen
page-also = Noch jemand spielt an diesem Gerät
page-also-about = Nimm einen weiteren Platz unter einem anderen Namen. Am Tisch gebt ihr das Gerät weiter, und dazwischen sind die Karten verdeckt.
page-sit-also = Auch hier an diesem Gerät sitzen
page-is-locked = Der Tisch ist gesperrt: Vorerst setzt sich niemand mehr dazu.
page-may-watch = Setz dich, oder bleib einfach da und schau zu, wenn das Spiel beginnt.
page-only-watch = Für dich ist gerade kein Platz. Bleib, wenn du magst, und schau zu, wenn das Spiel beginnt.
page-wait-start = Du sitzt am Tisch. { $host } beginnt das Spiel, wenn alle da sind.
page-fixed = Dieser Tisch spielt eine aufgezeichnete Partie weiter; die Zahl der Plätze und die Optionen bleiben deshalb, wie sie waren.
page-invite = Hol deine Freunde dazu
page-say-code = Oder sag den Code: { $code }
page-agreed = Was ausgemacht ist
page-lock = Tisch sperren
page-unlock = Tisch entsperren
page-start = Spiel beginnen
page-start-open = { $count ->
    [one] Auf den freien Platz setzt sich ein Bot.
   *[other] Auf die { $count } freien Plätze setzen sich Bots.
}
page-start-nobody = Jemand muss sich setzen, bevor das Spiel beginnen kann.
page-look-again = Noch einmal nachsehen
page-close = Tisch schließen
page-close-about = Den Tisch gibt es dann für niemanden mehr.
page-close-yes = Schließen
page-sealed = Das Mischen ist versiegelt: Das Haus hat seinen Teil schon gezogen und steht mit dieser Zahl dafür ein; wer sich setzt, gibt einen eigenen Teil dazu. Nach dem Spiel können alle es nachprüfen.

# Pages of a table and of its result.
page-look-from = Vom Platz von { $name } aus ansehen
page-not-over = Dieses Spiel ist noch nicht zu Ende.
page-to-table = Zum Tisch
page-ended-agreed = Das Spiel wurde einvernehmlich beendet
page-ended-abandoned = Der Tisch wurde vor dem Ende geschlossen
page-ranks = Plätze
page-rematch = Noch einmal spielen
page-to-rematch = Zum nächsten Spiel
page-look-at-table = Den Tisch ansehen
page-table-was = Der Tisch
page-keep = Zum Aufheben
page-record = Aufzeichnung herunterladen
page-shuffle = Das Mischen
page-unsealed = An diesem Tisch war das Mischen nicht versiegelt: Er spielte eine aufgezeichnete Partie weiter, oder die Karten waren ausgesucht.
page-salted = { $count ->
    [one] Das Mischen war vor dem Spiel zugesagt und kam aus dem Teil des Hauses und einem Teil aus der Runde. So prüfst du die Aufzeichnung:
   *[other] Das Mischen war vor dem Spiel zugesagt und kam aus dem Teil des Hauses und { $count } Teilen aus der Runde. So prüfst du die Aufzeichnung:
}
page-unsalted = Das Mischen war vor dem Spiel zugesagt, aber niemand hat einen eigenen Teil dazugegeben; das Haus hätte es also aussuchen können. So prüfst du die Aufzeichnung:
page-figures = Die Zahlen
page-commitment = Vor dem Spiel zugesagt
page-seed = Der Teil des Hauses
page-salt = Ein Teil aus der Runde
page-play-on-title = Von hier weiterspielen
page-play-on-about = Ein neuer Tisch beginnt an einer Stelle dieses Spiels, mit dir auf einem Platz und Bots auf den anderen.
page-entries = Nach wie vielen Zügen
page-entries-about = Von 1 bis { $count }.
page-against = Bots
page-play-on = Weiterspielen
page-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

# The page of a replay.
page-replay = Wiederholung
page-replay-see = Noch einmal ansehen
page-replay-about = Das Spiel Zug um Zug, von jedem Platz aus oder mit offenen Händen.
page-replay-open = Alle Hände offen
page-replay-watch = Wie beim Zuschauen
page-replay-seat = Wie { $name } es sah
page-replay-so-far = Was geschah
page-replay-taken-back = zurückgenommen
page-replay-fair = { $count ->
    [one] Fair: Das eine Mischen oder Würfeln dieses Spiels folgt aus diesen Teilen.
   *[other] Fair: Jedes Mischen und Würfeln dieses Spiels ({ $count }-mal) folgt aus diesen Teilen.
}
page-replay-unlike = Nicht fair: Mischen oder Würfeln Nummer { $count } ergibt sich nicht aus diesen Teilen.
page-replay-broken = Nicht fair: Der Teil des Hauses ist nicht der, der vor dem Spiel versprochen wurde.
page-replay-file = Eine Aufzeichnung ansehen
page-replay-file-about = Eine Aufzeichnung ist die Datei, die man nach einem Spiel herunterladen kann. Sie wird hier gelesen und gezeigt; nichts davon wird behalten.
page-replay-choose = Datei der Aufzeichnung
page-replay-script = Dafür braucht die Seite ihr Skript; ohne erzählt samedi replay eine Aufzeichnung im Terminal.

# The page of an account.
page-nobody = Du hast hier noch keinen Namen. Konten gibt es nicht: Ein Name genügt, und dieses Gerät merkt ihn sich.
page-me-about = Es gibt kein Konto und kein Passwort: Dieses Gerät weiß, wer du bist.
page-change-name = Dein Name
page-keep-name = So heißen
page-other-device = Auf einem anderen Gerät
page-other-device-about = Ein persönlicher Link macht auch dein Handy oder einen anderen Browser zu dir, an allen deinen Tischen.
page-make-link = Persönlichen Link erzeugen
page-link-until = Er gilt { $minutes } Minuten.
page-link-secret = Wer ihn öffnet, ist du. Gib ihn nicht weiter.
page-qr-own = QR-Code deines persönlichen Links
page-programs = Ein Programm, das spielt
page-programs-about = Mit einem Token setzt sich ein Programm von dir an Tische und spielt über die HTTP-API.
page-bot-name = Sein Name
page-make-token = Token erzeugen
page-token = Token
page-token-once = Er wird nur dieses eine Mal gezeigt. Das Programm schickt ihn mit jeder Anfrage:
page-forget = Vergiss mich
page-forget-about = Dieses Gerät vergisst, wer du bist, und von hier führt kein Weg zurück auf deine Plätze.
page-forget-yes = Ja, vergiss mich
page-be = Auf diesem Gerät { $name } sein
page-be-about = Von da an ist dieses Gerät { $name }, an allen Tischen. Wer es vorher war, ist hier vergessen.

page-missing = Hier ist nichts
page-trouble = Das ging nicht
page-gallery = Galerie
page-gallery-about = Stehende Szenen, um zu sehen, wie sie gezeichnet werden und wie man sich durch sie hindurchwählt.
page-still = Diese Szene zeichnet das Skript; ohne es ist hier nichts zu sehen.

reason-not-your-chair = das ist nicht dein Platz

page-replay-parlour = Ein Spiel aus einer Aufzeichnung ansehen
page-language = Sprache
page-choose = Wählen
page-lamp = Lampe

# Refusals of the server.
no-begun = Das Spiel hat schon begonnen.
no-host-only = Das darf nur, wer an diesem Tisch einlädt.
no-level = Es gibt keinen Bot der Stufe { $level } (es gibt: { $levels }).
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
no-locked = Dieser Tisch ist abgeschlossen; wer einlädt, kann ihn aufschließen.
no-full = Alle Stühle sind besetzt.
no-taken = Stuhl { $seat } ist besetzt.
no-not-yours = Das ist nicht dein Stuhl.
no-automa = Dieser Stuhl folgt von selbst den Regeln; die Optionen bestimmen, wie viele es sind.
no-kind = Ein Stuhl wird frei gemacht oder einem Bot gegeben.
no-too-many-people = Hier sitzen { $people } Leute; erst muss jemand aufstehen.
no-nobody = Jemand muss sich setzen, bevor es losgehen kann.
no-over = Das Spiel ist aus.
no-not-over = Das geht nur bei einem Spiel, das aus ist; vorher würde es Verdecktes zeigen.
no-not-gone = Ein Bot darf nur für jemanden einspringen, der schon eine Weile fort ist.
no-silent = Das darf nur, wer an diesem Tisch sitzt.
no-long = Das ist zu lang; höchstens { $most } Zeichen.
no-no-room = Gerade sind alle Zimmer dieses Hauses belegt; versuche es in einer Minute noch einmal.
no-token = Dieses Token gilt nicht oder nicht mehr.
no-body = Die Anfrage ist nicht zu lesen: { $why }
no-large = Die Anfrage ist zu groß; höchstens { $most } Bytes.
no-record = Von dieser Aufzeichnung aus kann man nicht weiterspielen: { $why }
no-many = Dieses Spiel hat mehr als { $most } Einträge, zu viele, um es Zug um Zug zu zeigen; seine Aufzeichnung kann man herunterladen.
no-unknown = Hier kennt dich noch niemand: Setz dich oder gib dir zuerst einen Namen.
no-refused = { $why }
no-host = Dieses Haus heißt nicht so; öffne es unter der Adresse, mit der es gestartet wurde.
no-origin = Diese Seite ist nicht von hier.
no-flood = Zu viele Anfragen; warte einen Augenblick.
no-failed = Im Haus ist etwas schiefgegangen. Nichts ist verloren; versuche es noch einmal.
no-page = Diese Seite gibt es nicht.
no-method = So kann man das nicht erbitten.
no-code = Kein offener Tisch hat diese Losung.
no-closed = Dieser Tisch wurde von dem geschlossen, der eingeladen hatte.
no-link = Dieser Link gilt nicht mehr; mach auf dem anderen Gerät einen neuen.
no-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-not-running = hier wird gerade nicht gespielt

because-only = etwas anderes darfst du nicht

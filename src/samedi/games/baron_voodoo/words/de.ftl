title = Baron Voodoo
about = Überspring Würfel, sammle sie in Sätzen, und achte darauf, wer die meisten weißen hat.

# Würfel, Seiten, Loas, Linien und Zahlen, wie man sie sagt; ein Würfel heißt „Gelb-Opfergabe“.
colour = { $colour ->
    [Y] Gelb
    [T] Türkis
    [R] Rot
    [P] Lila
   *[W] Weiß
}
face = { $face ->
    [o] Opfergabe
    [v] Sieg
    [c] Wandel
    [g] Schutz
    [s] Raub
   *[x] Tausch
}
die = { colour }-{ face }
loa = { $loa ->
    [MW] Mamy Wata
    [GB] Gran Bwa
    [PL] Papa Legba
   *[EF] Erzulie Freda
}
rank = Reihe { $line }
file = Spalte { $line }
edge = { $edge ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
combo = Satz zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

action-pass = Darauf verzichten
action-use = Seine Wirkung nutzen
action-again = Für zwei Opfergaben noch einen Zug kaufen
action-score = Diese in die Geisterwelt schicken
action-done = Nichts mehr schicken
action-over = Den mittleren Würfel nach oben
action-under = Den mittleren Würfel nach unten
action-face = Ihn für eine Opfergabe auf { $face } drehen
action-power = { $power ->
    [MW] Mamy Wata: { $line } nach { $edge } schieben
    [GB] Gran Bwa: die Säule auf { $space } zerlegen
    [PL] Papa Legba: { $start } nach { $end }
   *[EF] Erzulie Freda: den Würfel auf { $space } vertauschen
}
action-drop = Ihn auf { $space } legen
action-swap = Ihn mit dem Würfel auf { $space } vertauschen
action-capture = Von { $space } nach { $edge } springen
action-change = Deinen Würfel { $die } auf { $face } drehen
action-steal = { $other } den Würfel { $die } rauben
action-switch = { $me ->
    [yes] Deinen Würfel { $die } tauschen
   *[no] Den Würfel { $die } von { $other } tauschen
}
action-with = { $me ->
    [yes] Ihn gegen deinen Würfel { $die } geben
   *[no] Ihn gegen den Würfel { $die } von { $other } geben
}
action-put = Den Würfel { $die } dazulegen
action-draft = Den Würfel { $die } auf { $space } legen

event-filled = Die Würfel sind geworfen, das Brett ist voll
event-pooled = Die Würfel sind in den Vorrat geworfen
event-drafted = { $me ->
    [yes] Du legst den Würfel { $die } auf { $space }
   *[no] { $who } legt den Würfel { $die } auf { $space }
}
event-unguarded = { $me ->
    [yes] Dein Schutz endet
   *[no] Der Schutz von { $who } endet
}
event-stuck = { $me ->
    [yes] Du sitzt fest und verlierst diesen Zug
   *[no] { $who } sitzt fest und verliert diesen Zug
}
event-reached = { $me ->
    [yes] Du hast { points }: Das Ende ist nah
   *[no] { $who } hat { points }: Das Ende ist nah
}
event-extra = { $me ->
    [yes] Dein gekaufter Zug beginnt
   *[no] Der gekaufte Zug von { $who } beginnt
}
event-power = { $cost ->
    [0] { $me ->
        [yes] Du rufst { $loa } an
       *[no] { $who } ruft { $loa } an
    }
   *[1] { $me ->
        [yes] Du rufst für eine Opfergabe { $loa } an
       *[no] { $who } ruft für eine Opfergabe { $loa } an
    }
}
event-pushed = { $me ->
    [yes] Du schiebst { $line } nach { $edge }
   *[no] { $who } schiebt { $line } nach { $edge }
}
event-carried = { $me ->
    [yes] Du trägst den Würfel { $die } von { $start } nach { $end }
   *[no] { $who } trägt den Würfel { $die } von { $start } nach { $end }
}
event-ordered = { $me ->
    [yes] Du legst auf { $space } den Würfel { $die } nach oben
   *[no] { $who } legt auf { $space } den Würfel { $die } nach oben
}
event-swapped = { $me ->
    [yes] Du vertauschst { $die } auf { $space } mit { $second } auf { $end }
   *[no] { $who } vertauscht { $die } auf { $space } mit { $second } auf { $end }
}
event-captured = { $me ->
    [yes] Du springst von { $start } über { $over } nach { $end } und fängst den Würfel { $die }
   *[no] { $who } springt von { $start } über { $over } nach { $end } und fängt den Würfel { $die }
}
event-bonus = { $me ->
    [yes] Er hat deine Farbe: Du bekommst eine Opfergabe
   *[no] Er hat die eigene Farbe: { $who } bekommt eine Opfergabe
}
event-turned = { $me ->
    [yes] Du zahlst eine Opfergabe und drehst { $die } auf { $face }
   *[no] { $who } zahlt eine Opfergabe und dreht { $die } auf { $face }
}
event-changed = { $me ->
    [yes] Du drehst { $die } auf { $face }
   *[no] { $who } dreht { $die } auf { $face }
}
event-offering = { $me ->
    [yes] Du nimmst eine Opfergabe
   *[no] { $who } nimmt eine Opfergabe
}
event-point = { $me ->
    [yes] Du machst einen Punkt
   *[no] { $who } macht einen Punkt
}
event-guarded = { $me ->
    [yes] Du bist geschützt
   *[no] { $who } ist geschützt
}
event-stole = { $me ->
    [yes] Du raubst { $other } den Würfel { $die }
   *[no] { $meant ->
        [other] { $who } raubt dir den Würfel { $die }
       *[none] { $who } raubt { $other } den Würfel { $die }
    }
}
event-switched = { $me ->
    [yes] { $meant ->
        [one] Du tauschst deinen Würfel { $die } gegen { $second } von { $other }
        [other] Du tauschst { $die } von { $one } gegen deinen Würfel { $second }
       *[none] Du tauschst { $die } von { $one } gegen { $second } von { $other }
    }
   *[no] { $meant ->
        [one] { $who } tauscht deinen Würfel { $die } gegen { $second } von { $other }
        [other] { $who } tauscht { $die } von { $one } gegen deinen Würfel { $second }
       *[none] { $who } tauscht { $die } von { $one } gegen { $second } von { $other }
    }
}
event-bought = { $me ->
    [yes] Du kaufst noch einen Zug
   *[no] { $who } kauft noch einen Zug
}
event-put = { $me ->
    [yes] Du legst { $die } bereit
   *[no] { $who } legt { $die } bereit
}
event-banked = { $points ->
    [0] { $me ->
        [yes] Du schickst { $dice } in die Geisterwelt
       *[no] { $who } schickt { $dice } in die Geisterwelt
    }
   *[other] { $me ->
        [yes] Du schickst { $dice } in die Geisterwelt und machst { points }
       *[no] { $who } schickt { $dice } in die Geisterwelt und macht { points }
    }
}
event-baron = { $me ->
    [yes] Baron Samedi kommt zu dir
   *[no] Baron Samedi kommt zu { $who }
}
event-baron-gone = { $me ->
    [yes] Baron Samedi verlässt dich
   *[no] Baron Samedi verlässt { $who }
}
event-last-combo = { $me ->
    [yes] Dein letzter Satz bringt { points }
   *[no] Der letzte Satz von { $who } bringt { points }
}
event-majority = { $me ->
    [yes] Die meisten Würfel in { $colour }, { $dice }: Du machst { points }
   *[no] Die meisten Würfel in { $colour }, { $dice }: { $who } macht { points }
}
event-over = { $me ->
    [yes] Das Spiel ist aus, und du hast gewonnen. Punkte: { $scores }
   *[no] Das Spiel ist aus, gewonnen von { $winners }. Punkte: { $scores }
}

area-board = Das Brett
area-pool = Würfel zum Auswählen
area-combo = Zusammengelegte Würfel
area-powers = Kräfte der Loas
area-reserve = Vorrat an Opfergaben
area-track = Punkteleiste

field-phase = Schritt
field-round = Runde
field-filling = Brett
field-team = Teams
field-white = Weiß zählt am Ende
field-target = Punkte, die das Spiel beenden
field-loas = Farbe
field-faces = Seiten der Würfel
field-board = Feld
field-pool = Würfel zum Auswählen
field-zones = Fangzone
field-spirits = Geisterwelt
field-offerings = Opfergaben
field-scores = Punkte
field-reserve = Vorrat
field-guarded = Geschützt
field-baron = Baron Samedi
field-extra = Gekaufter Zug
field-power-used = Kraft genutzt
field-bought = Noch ein Zug gekauft
field-captured = Gefangener Würfel
field-chosen = Zusammengelegt
field-late = Kraft am Ende
field-source = Kraft von
field-dropped = Abgelegt auf
field-ended-by = Ende ausgelöst von

option-board = Brett
option-board-about = Wie die Würfel auf das Brett kommen
option-board-random = geworfen
option-board-draft = Würfel für Würfel ausgewählt
option-board-balanced = ausgewogen
option-board-chaos = Chaos
option-mode = Wer mit wem spielt
option-mode-about = Zwei gegen zwei geht nur zu viert
option-mode-individual = alle für sich
option-mode-team = zwei gegen zwei
option-pairing = Teams
option-pairing-about = Welche Farben zusammenspielen; nur mit Teams
option-pairing-A = Gelb und Rot gegen Türkis und Lila
option-pairing-B = Gelb und Türkis gegen Rot und Lila
option-white = Weiß zählt am Ende
option-white-about = Weiß ist eine fünfte Farbe der Mehrheiten; nicht mit Teams, dort ist es immer so
option-loas = Loas
option-loas-about = Alle spielen verschiedene; unverändert folgen sie in Teams der Aufteilung
option-loas-Y = Mamy Wata, Gelb
option-loas-T = Gran Bwa, Türkis
option-loas-R = Papa Legba, Rot
option-loas-P = Erzulie Freda, Lila

reason-turn = Platz { $seat } ist nicht am Zug
reason-due-draft = jetzt werden die Würfel ausgewählt
reason-due-power = jetzt kommt eine Kraft oder der Verzicht darauf
reason-due-drop = erst müssen die Würfel der Säule ihre Plätze finden
reason-due-order = erst wird entschieden, welcher der beiden Würfel oben liegt
reason-due-swap = erst kommt der Würfel, mit dem vertauscht wird
reason-due-capture = jetzt muss ein Würfel gefangen werden
reason-due-face = jetzt kann der gefangene Würfel gedreht werden
reason-due-effect = jetzt kann der gefangene Würfel wirken
reason-due-with = erst kommt der Würfel, gegen den getauscht wird
reason-due-again = jetzt kann noch ein Zug gekauft werden
reason-due-bank = jetzt können Würfel in die Geisterwelt geschickt werden
reason-must-unlock = noch ist nichts zu fangen, also muss eine Kraft einen Fang möglich machen
reason-space-taken = { $space } ist nicht leer
reason-not-in-pool = für { $space } ist kein Würfel { $die } mehr im Vorrat
reason-not-yours = oben auf { $space } liegt kein Würfel in { $colour }
reason-nothing-over = auf { $space } liegt kein Würfel zum Überspringen
reason-full-column = auf { $space } liegen schon drei Würfel
reason-protected = der Würfel { $die } auf { $space } ist geschützt
reason-cannot-pay = { $loa } kostet eine Opfergabe, und es ist keine da
reason-unmoved = { $line } hat nach { $edge } keine Lücke zu schließen
reason-empty-space = auf { $space } liegt kein Würfel
reason-no-column = auf { $space } steht keine Säule
reason-no-room = die Würfel von { $space } finden nicht alle einen anderen Stapel
reason-not-single = auf { $space } liegt kein einzelner Würfel zum Vertauschen
reason-all-alike = kein anderer einzelner Würfel unterscheidet sich von dem auf { $space }
reason-alike = beide Würfel sind { $die }: Nichts würde sich ändern
reason-swap-itself = der Würfel auf { $space } ist schon gewählt und wird mit einem anderen vertauscht
reason-no-capture = danach gäbe es nichts zu fangen
reason-drop-empty = { $space } ist leer, und Würfel kommen nur auf andere Würfel
reason-drop-back = Würfel kommen nicht zurück auf { $space }
reason-same-face = der Würfel zeigt schon { $face }
reason-other-face = der gefangene Würfel zeigt { $face }
reason-not-captured = in der Fangzone ist kein Würfel { $die } zu nehmen
reason-no-opponent = von { $other } wird nichts geraubt
reason-safe-world = die Geisterwelt von { $other } ist geschützt
reason-not-banked = in der Geisterwelt von { $other } ist kein Würfel { $die }
reason-not-in-zone = in der Fangzone von { $other } ist kein Würfel { $die }
reason-same-zone = beide Würfel wären aus der Fangzone von { $other }
reason-nothing-chosen = noch sind keine Würfel zusammengelegt
reason-still-chosen = erst gehen die zusammengelegten Würfel in die Geisterwelt
reason-no-combo = mit { $die } sind diese Würfel kein Satz
reason-board-due = jetzt wird ein Brett geworfen, als board und sieben Reihen mit sieben Seiten, und nicht { $code }
reason-pool-due = jetzt wird der Vorrat geworfen, als pool und jede Farbe mit ihren Seiten, und nicht { $code }
reason-no-face = eine Seite { $letter } gibt es nicht

# Der Tisch, wie er gezeichnet wird.
area-captured = { $me ->
    [yes] Von dir gefangen
    [both] Gefangen von dir und { $who }
   *[no] Gefangen von { $who }
}
area-world = { $me ->
    [yes] Deine Geisterwelt
    [both] Geisterwelt von dir und { $who }
   *[no] Geisterwelt von { $who }
}
area-faces = Seiten zum Drehen
area-tokens = { $me ->
    [yes] Deine Marken
   *[no] Marken von { $who }
}
place-space = { $space }, Feld in { $colour }
place-middle = { $space }, die Wegkreuzung
place-handle = { $line } nach { $edge } schieben
place-points = { points }
place-target = { points }: das Ziel
piece-marker = { $who }: { points }
tone-end = Ziel

face-die = { $text }, { $die }
face-slip = { $text }, { $count ->
    [0] kein Würfel in { $colour }
    [one] ein Würfel in { $colour }
   *[other] { $count } Würfel in { $colour }
}
face-power = { $text }, { $loa }
face-icon = { $text }, { $face }
face-offering = Opfergabe
face-baron = Baron Samedi
face-twenty = 20-Punkte-Marke

note-power = { $loa ->
    [MW] schiebt eine Reihe oder Spalte lückenlos an einen Rand
    [GB] zerlegt eine Säule: Die oberen Würfel kommen auf andere
    [PL] trägt einen obersten Würfel auf ein leeres Feld seiner Linie
   *[EF] vertauscht zwei Würfel, die allein stehen
}
note-face = { $face ->
    [o] nimm eine Opfergabe aus dem Vorrat
    [v] du bekommst einen Punkt
    [c] dreh einen Würfel deiner Fangzone auf eine andere Seite
    [g] deine Würfel und deine Geisterwelt sind bis zu deinem nächsten Zug geschützt
    [s] nimm einen Würfel aus einer fremden Geisterwelt
   *[x] zwei Würfel aus zwei Fangzonen tauschen ihre Plätze
}
note-baron = für alle, die die meisten weißen Würfel in der Geisterwelt haben: Jede Kraft ist frei
note-capture = fängt { $die }
note-worth = { $points ->
    [0] bringt noch nichts
   *[other] bringt { points }
}

mark-round = { $round ->
    [0] bis { points }
   *[other] Runde { $round }, bis { points }
}
mark-last-round = letzte Runde: { $who } hat das Ende herbeigeführt
mark-free = frei
mark-cost = 1 Opfergabe
mark-worth = { $points ->
    [0] noch nichts wert
   *[other] { points } wert
}
mark-guarded = geschützt
mark-baron = Kräfte sind frei
mark-extra = gekaufter Zug
mark-twenty = { points } mehr als auf der Leiste

chip-points = Punkte
chip-offerings = Opfergaben
chip-loa = Loa
chip-partner = mit
partners-share = teilen Würfel, Opfergaben und Punkte

prompt-roll = Die Würfel werden geworfen
prompt-draft = Leg einen Würfel des Vorrats auf ein Feld seiner Farbe
prompt-before = Vor dem Fangen eine Kraft nutzen?
prompt-unlock = Nichts lässt sich fangen: Eine Kraft muss das ändern
prompt-drop = Auf welche Würfel kommt er?
prompt-order = Welcher der beiden liegt oben?
prompt-swap = Mit welchem Würfel wird er vertauscht?
prompt-capture = Spring mit einem deiner Würfel ({ $colour }) und fang einen
prompt-face = Diesen Würfel für eine Opfergabe drehen?
prompt-effect-o = Opfergabe: eine aus dem Vorrat nehmen?
prompt-effect-v = Sieg: einen Punkt nehmen?
prompt-effect-c = Wandel: Welchen Würfel drehst du, und worauf?
prompt-effect-g = Schutz: dich schützen?
prompt-effect-s = Raub: Welchen Würfel nimmst du?
prompt-effect-x = Tausch: Welchen Würfel tauschst du?
prompt-with = Gegen welchen anderen?
prompt-again = Für 2 Opfergaben noch einen Zug kaufen?
prompt-bank = Würfel in die Geisterwelt schicken?
prompt-combo = Leg einen passenden Würfel dazu, oder schick diese
prompt-after = Jetzt eine Kraft nutzen oder den Zug beenden?
prompt-over = Das Spiel ist aus
wait-draft = Warten auf { $who }: einen Würfel legen
wait-before = Warten auf { $who }: eine Kraft oder keine
wait-drop = Warten auf { $who }: eine Säule zerlegen
wait-order = Warten auf { $who }: Würfel ordnen
wait-swap = Warten auf { $who }: Würfel vertauschen
wait-capture = Warten auf { $who }: einen Würfel fangen
wait-face = Warten auf { $who }: den gefangenen Würfel drehen oder nicht
wait-effect = Warten auf { $who }: den gefangenen Würfel nutzen
wait-with = Warten auf { $who }: Würfel tauschen
wait-again = Warten auf { $who }: noch einen Zug kaufen oder nicht
wait-bank = Warten auf { $who }: Würfel weiterschicken
wait-after = Warten auf { $who }: eine Kraft oder das Ende des Zuges
pass-before = Nein
pass-face = Nein
pass-effect = Nein
pass-again = Nein
pass-after = Zug beenden
choice-use = Ja
choice-again = Ja
choice-score = Diese schicken
choice-done = Keine mehr

column-player = Name
column-points = Punkte
column-played = Im Spiel
column-most = Meist { $colour }
column-all = Alles
column-colour = { $colour ->
    [Y] Ge
    [T] Tü
    [R] Ro
    [P] Li
   *[W] We
}
sheet-points = Geisterwelten und Punkte, bis { $points }
sheet-final = Die Abrechnung mit Mehrheiten
sheet-spirits = Würfel in den Geisterwelten
sheet-aid = Was Seiten und Kräfte tun
aid = { $name }: { $text }

result-won = { $me ->
    [yes] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[no] { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}
result-tie = { $me ->
    [yes] Du gewinnst mit { $points } Punkten, weil du dem Ende am nächsten sitzt
   *[no] { $who } gewinnt mit { $points } Punkten und sitzt dem Ende am nächsten
}
result-team = { $me ->
    [yes] Du und { $who } gewinnt mit { $points } Punkten
   *[no] { $who } gewinnen mit { $points } Punkten
}

# warum etwas eine gute Idee ist

because-no-power-combo = auch ohne eine Kraft kannst du einen Würfel für einen { combo } fangen
because-power-later = fangen kannst du auch ohne eine Kraft, und eine nutzen kannst du noch am Ende deines Zuges
because-power-needed = ohne eine Kraft könntest du nichts fangen
because-power-combo = das kann dir einen Würfel für einen { combo } in Reichweite bringen; mehr als jeder, der jetzt dort liegt
because-power-reach = das kann dir den Würfel { $die } in Reichweite bringen
because-power-late = das kann dir den Würfel { $die } in Reichweite bringen, wenn das vor deinem nächsten Zug niemand verdirbt
because-power-late-combo = das kann dir einen Würfel für einen { combo } in Reichweite bringen, wenn das vor deinem nächsten Zug niemand verdirbt
because-power-spoil = das kann einen Würfel aus der Reichweite des Nächsten bringen, der dort einen { combo } ergäbe
because-no-power-end = mit diesem Zug endet das Spiel; eine Kraft würde nichts mehr ändern
because-leave-combo = so, wie das Brett liegt, kannst du im nächsten Zug einen Würfel für einen { combo } fangen
because-die-combo = mit Würfeln, die du gefangen hast, ergibt er einen { combo }
because-capture-turn = für eine Opfergabe gedreht, ergibt er mit Würfeln, die du gefangen hast, einen { combo }
because-capture-own = ein Würfel deiner eigenen Farbe bringt dir eine Opfergabe
because-capture-white = ein weißer Würfel steht in einem Satz für jede Farbe
because-effect = seine Wirkung, { $face }, kannst du gleich nutzen
because-face-keep = keine andere Seite ergäbe einen größeren Satz, und du behältst deine Opfergabe
because-offering-kept = du behältst deine Opfergaben für später
because-effect-idle = was immer er bewirkte, dein bester Satz würde nicht größer
because-effect-guard = bis zu deinem nächsten Zug fängt kein Gegner deine Würfel oder bestiehlt dich
because-effect-point = das ist sofort ein Punkt
because-effect-offering = das bringt dir eine Opfergabe
because-effect-combo = damit kann der beste Satz, den du hast, auf { points } wachsen
because-effect-spoil = das kann einen { combo } bei jemand anderem sprengen
because-steal-baron = wer diesen Würfel verliert, verliert Baron Samedi
because-effect-steal = bei den Mehrheiten am Ende zählt er dann vielleicht für dich und nicht mehr für seinen Besitzer
because-again = in einem weiteren Zug kannst du gleich einen Würfel für einen { combo } fangen
because-again-capture = in einem weiteren Zug kannst du gleich noch einen Würfel fangen
because-save = nichts, was du jetzt fangen könntest, würde deinen besten Satz vergrößern
because-combo = das ist für einen { combo }, den besten, den du hast
because-combo-part = das ist für einen { combo }
because-combo-end = mit { $points ->
    [one] diesem Punkt
   *[other] diesen { $points } Punkten
} endet das Spiel nach dieser Runde
because-single-baron = so kommt Baron Samedi zu dir: Jede Kraft ist umsonst
because-single-safe = in der Geisterwelt kann dir kein Tausch ihn nehmen
because-no-combo = deine gefangenen Würfel ergeben noch keinen Satz
because-gather = mit einem Würfel mehr könnte dein bester Satz { points } wert sein
because-gather-turn = mit einem Würfel mehr, für eine Opfergabe gedreht, könnte dein bester Satz { points } wert sein
because-kept-combo = der beste Satz, den du behältst, zählt bei Spielende trotzdem: { points }
because-draft-reach = einer deiner Würfel wird daneben liegen und kann ihn überspringen
because-draft-yours = auf dem vollen Brett können ihn dort deine Würfel überspringen und sonst keine
because-draft-safe = auf dem vollen Brett können ihn dort die Würfel der anderen nicht überspringen

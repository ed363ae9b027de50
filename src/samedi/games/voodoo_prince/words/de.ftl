title = Voodoo Prince
about = Mach Stiche, aber nicht zu früh: Es zählt, was die anderen haben.

# Karten, Farben und Zahlen, wie man sie sagt; die Karte steht im Nominativ oder Akkusativ hinter „die“.
colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
}
card = { $colour ->
    [R] rote { $rank }
    [Y] gelbe { $rank }
    [G] grüne { $rank }
    [B] blaue { $rank }
   *[P] lila { $rank }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
piles = { $gain ->
    [1] ein Stapel
   *[2] zwei Stapel
}
place = als Nummer { $place }

action-play = Die { $card } spielen
action-trump = { $colour } als Trumpf bestimmen

event-start = { $me ->
    [yes] Ausgelost: du beginnst
   *[no] Ausgelost: { $who } beginnt
}
event-round = { $number ->
    [1] Runde 1: { $me ->
        [yes] du beginnst
       *[no] { $who } beginnt
    }
   *[other] Runde { $number }: { $me ->
        [yes] du beginnst und bestimmst Trumpf
       *[no] { $who } beginnt und bestimmt Trumpf
    }
}
event-dealt = { $me ->
    [yes] Du nimmst deine Karten auf
   *[no] { $who } bekommt: { $cards }
}
event-trump = { $me ->
    [yes] Du bestimmst { $colour } als Trumpf
    [none] Trumpf ist { $colour }
   *[no] { $who } bestimmt { $colour } als Trumpf
}
event-played = { $me ->
    [yes] Du spielst die { $card }
   *[no] { $who } spielt die { $card }
}
event-took = { $gain ->
    [1] { $me ->
        [yes] Die { $card } macht den Stich: er gehört dir
       *[no] Die { $card } macht den Stich: er geht an { $who }
    }
   *[2] { $me ->
        [yes] Die { $card } macht den Stich und teilt ihn: zwei Stapel für dich
       *[no] Die { $card } macht den Stich und teilt ihn: zwei Stapel für { $who }
    }
}
event-out = { $me ->
    [yes] Du steigst { place } aus und bekommst { points }
   *[no] { $who } steigt { place } aus und bekommt { points }
}
event-last = { $me ->
    [yes] Du bleibst übrig und bekommst { points }
   *[no] { $who } bleibt übrig und bekommt { points }
}
event-counted = Punkte der Runde: { $points }; insgesamt: { $totals }
event-over = { $me ->
    [yes] Das Spiel ist zu Ende, und du hast gewonnen
   *[no] Das Spiel ist zu Ende, der Sieg geht an { $winners }
}

area-hand = Deine Hand
area-trick = Der Stich
area-trumps = Trumpffarben
area-held = { $me ->
    [yes] Deine beiseitegelegten Karten
   *[no] Karten von { $who }
}
area-piles = { $me ->
    [yes] Stapel vor dir
   *[no] Stapel vor { $who }
}
place-seat = { $me ->
    [yes] vor dir
   *[no] vor { $who }
}

face-card = { $text }, { $card }
face-doll = { $text }, { $card }, Puppe, schlägt die { $top }
face-splitter = { $text }, { $card }, teilt den Stich
face-top = { $text }, { $card }, höchste ihrer Farbe
face-trump = { $text }, { $colour }
face-back = Karte, verdeckt
face-pile = Stapel, verdeckt

mark-trump = Trumpf ist { $colour }
mark-took = nimmt ihn
mark-led = Ausspiel
mark-starter = Startspieler
mark-round = Runde { $round } von { $rounds }

chip-points = Punkte
chip-piles = Stapel
chip-cards = Karten
chip-round = diese Runde
chip-out = { place } ausgestiegen
chip-left = übrig geblieben

prompt-name = Bestimme die Trumpffarbe
prompt-lead = Spiel eine Karte aus
prompt-follow = Bediene { $colour }
prompt-void = Du hast kein { $colour }: spiel, was du willst
prompt-wait-name = { $who } bestimmt die Trumpffarbe
prompt-wait-lead = { $who } spielt aus
prompt-wait-follow = { $who } ist an der Reihe; ausgespielt ist { $colour }
prompt-out = Du bist aus dieser Runde ausgestiegen. { $doing }
prompt-start = Es wird ausgelost, wer beginnt
prompt-deal = Die Karten werden gegeben
prompt-turn-up = Die Trumpffarbe wird ausgelost
prompt-over = Das Spiel ist zu Ende

sheet-scores = Punkte, Runde { $round } von { $rounds }
sheet-last-trick = { $me ->
    [yes] Letzter Stich, an dich: { piles }
   *[no] Letzter Stich, an { $who }: { piles }
}
column-player = Spieler
column-piles = Stapel
column-round = Diese Runde
column-total = Gesamt

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
result-shared = { $me ->
    [yes] Du teilst dir den Sieg mit { $who }, bei je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[no] { $who } teilen sich den Sieg, bei je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}

option-starter = Wer beginnt
option-starter-about = Wer die erste Runde beginnt; sonst entscheidet das Los
option-starter-random = das Los

reason-turn = Platz { $seat } ist nicht an der Reihe
reason-out = Platz { $seat } ist aus dieser Runde ausgestiegen
reason-trump-due = bevor die { $card } oder eine andere Karte gespielt wird, muss Trumpf bestimmt werden
reason-trump-named = { $colour } ist in dieser Runde Trumpf, und dabei bleibt es
reason-not-held = die { $card } ist nicht auf der Hand
reason-must-follow = { $colour } wurde ausgespielt und ist noch auf der Hand, also muss die { $card } warten
reason-turn-due = jetzt wird eine Trumpffarbe aufgedeckt, als trump R oder eine andere Farbe, und nicht { $code }
reason-deal-card = in diesem Kartensatz gibt es keine { $card }
reason-deal-twice = die { $card } wurde zweimal gegeben

# warum etwas eine gute Idee ist

because-trump-most = von keiner Farbe hast du mehr: { $count } Karten
because-trump-top = du hast ihre höchste Karte, { $count ->
    [one] und sonst keine davon
   *[other] und insgesamt { $count } davon
}
because-trump-some = du hast davon { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
because-trump-none = du hast keine davon; so macht kein Trumpf von dir einen Stich, den du lieber anderen lässt
because-ducks = sie kann den Stich nicht bekommen, und jeder Stapel, den andere vor deinem Ausstieg bekommen, ist ein Punkt für dich
because-beaten = sie kann den Stich nicht bekommen
because-doll = diese Puppe bekommt den Stich nur, wenn nach ihr die { $top } ihrer Farbe fällt
because-hardly = sie bekommt den Stich so gut wie nie, wenn nach dir irgendetwas gespielt wird
because-seldom = sie bekommt den Stich nur etwa { $percent ->
    [one] einmal
   *[other] { $percent }-mal
} von hundert, wenn nach dir irgendetwas gespielt wird, und jeder Stapel, den andere vor deinem Ausstieg bekommen, ist ein Punkt für dich
because-rarely = sie bekommt den Stich nur etwa { $percent ->
    [one] einmal
   *[other] { $percent }-mal
} von hundert, wenn nach dir irgendetwas gespielt wird
because-takes = sie bekommt den Stich etwa { $percent ->
    [one] einmal
   *[other] { $percent }-mal
} von hundert, wenn nach dir irgendetwas gespielt wird; zum Aussteigen fehlen dir mit diesem Stich noch { $lack } Stapel
because-sure = sie bekommt den Stich ganz sicher; zum Aussteigen fehlen dir mit diesem Stich noch { $lack } Stapel
because-out = bekommt sie den Stich, steigst du aus: { points }
because-out-sure = sie bekommt den Stich ganz sicher, und du steigst aus: { points }

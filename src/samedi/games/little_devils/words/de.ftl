title = Little Devils
about = Höher oder tiefer als die erste Karte. Den Stich will niemand.

devils = { $devils ->
    [0] kein Teufelchen
    [1] ein Teufelchen
    [2] zwei Teufelchen
    [3] drei Teufelchen
    [4] vier Teufelchen
    [5] fünf Teufelchen
   *[other] { $devils } Teufelchen
}

action-play = Die { $card } spielen

event-dealer = { $me ->
    [yes] Das Los entscheidet: Du gibst als Erstes
   *[no] Das Los entscheidet: { $who } gibt als Erstes
}
event-round = { $me ->
    [yes] Runde { $number } (Geber: { $dealer }): Du spielst aus
   *[no] Runde { $number } (Geber: { $dealer }): { $who } spielt aus
}
event-dealt = { $me ->
    [yes] Du bekommst { $cards }
   *[no] { $who } bekommt { $cards }
}
event-played = { $me ->
    [yes] Du spielst die { $card }
   *[no] { $who } spielt die { $card }
}
event-took = { $me ->
    [yes] Du nimmst { $cards }: { devils }
   *[no] { $who } nimmt { $cards }: { devils }
}
event-counted = Die Runde ist gezählt: { $devils }; insgesamt: { $totals }
event-over = Das Spiel ist zu Ende; die wenigsten Teufelchen: { $winners }

area-hand = Deine Hand
area-trick = Stich
area-held = Hand von { $who }
area-taken = { $me ->
    [yes] Deine genommenen Karten
   *[no] Genommene Karten von { $who }
}

face-card = { $card }, { devils }
face-back = verdeckte Karte
tone-devils = { devils }

mark-higher = höher als { $first }
mark-lower = niedriger als { $first }
mark-misfit = Ausreißer
mark-took = nimmt ihn
mark-led = ausgespielt
mark-dealer = Geber
mark-round = Runde { $number }, Stich { $trick } von { $tricks }

chip-total = Teufelchen
chip-round = diese Runde
chip-held = Handkarten
chip-tricks = Stiche

prompt-lead = Spiel eine Karte aus
prompt-lead-few = Spiel eine Karte mit weniger als fünf Teufelchen aus
prompt-lead-fives = Spiel eine Karte aus: Du hast nur noch solche mit fünf Teufelchen
prompt-second = Spiel eine beliebige Karte: über { $first } sagt sie höher an, unter { $first } niedriger
prompt-higher = Spiel eine Karte über { $first }
prompt-higher-misfit = Du hast nichts über { $first }: Spiel eine beliebige Karte, einen Ausreißer
prompt-lower = Spiel eine Karte unter { $first }
prompt-lower-misfit = Du hast nichts unter { $first }: Spiel eine beliebige Karte, einen Ausreißer
prompt-wait = Warten auf { $who }
prompt-dealing = Die Karten werden gegeben
prompt-over = Das Spiel ist zu Ende

note-card = { devils }
note-calls-higher = sagt höher an, { devils }
note-calls-lower = sagt niedriger an, { devils }
note-misfit = ein Ausreißer, { devils }

sheet-scores = Teufelchen bisher
column-player = Name
column-round = Diese Runde
column-total = Gesamt
sheet-last-trick = { $me ->
    [yes] Letzter Stich, von dir genommen: { devils }
   *[no] Letzter Stich, von { $who } genommen: { devils }
}

result-alone = { $me ->
    [yes] Du gewinnst: { devils }
   *[no] { $who } gewinnt: { devils }
}
result-shared = { $me ->
    [yes] Du teilst dir den Sieg mit { $who }: je { devils }
   *[no] { $who } teilen sich den Sieg: je { devils }
}

option-dealer = Wer zuerst gibt
option-dealer-about = Wer in der ersten Runde gibt; sonst entscheidet das Los
option-dealer-random = das Los
option-tally = Offen mitzählen
option-tally-about = Die in der laufenden Runde genommenen Teufelchen werden für alle sichtbar mitgezählt

hint-points = Teufelchen im Schnitt

reason-turn = Platz { $seat } ist nicht an der Reihe
reason-not-held = die { $card } ist nicht auf der Hand
reason-five-devils = die { $card } trägt fünf Teufelchen und darf nicht ausgespielt werden, solange noch eine Karte mit weniger da ist
reason-called-higher = höher als { $first } ist angesagt, und auf der Hand ist noch eine höhere Karte, also muss die { $card } warten
reason-called-lower = niedriger als { $first } ist angesagt, und auf der Hand ist noch eine niedrigere Karte, also muss die { $card } warten

# warum eine Karte eine gute Idee ist

because-lead = wer ausspielt, nimmt den Stich nie
because-lead-far = wer ausspielt, nimmt den Stich nie, und später nähme die { $card } leicht einen: Jenseits von ihr sind kaum noch Karten verdeckt
because-lead-devils = wer ausspielt, nimmt den Stich nie; so bekommt jemand anders { devils }
because-safe = sie kann den Stich nicht nehmen
because-gift = sie kann den Stich nicht nehmen und bringt jemand anderem { devils }
because-hardly = sie nimmt den Stich so gut wie nie, wenn nach dir irgendetwas gespielt wird
because-seldom = sie nimmt den Stich etwa { $percent ->
    [one] einmal
   *[other] { $percent }-mal
} von hundert, wenn nach dir irgendetwas gespielt wird
because-likely = sie nimmt den Stich etwa { $percent ->
    [one] einmal
   *[other] { $percent }-mal
} von hundert, wenn nach dir irgendetwas gespielt wird (bisher { devils } darin)
because-takes = sie nimmt den Stich ganz sicher (bisher { devils } darin)
because-anyway = den Stich nimmst du wohl, was immer du spielst
because-anyway-far = den Stich nimmst du wohl, was immer du spielst, und später nähme die { $card } leicht noch einen: Jenseits von ihr sind kaum noch Karten verdeckt

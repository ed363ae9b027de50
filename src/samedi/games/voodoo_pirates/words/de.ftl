title = Voodoo Pirates
about = Zwölf Runden voller Wind, Seelen und Breitseiten auf dem Weg zur Voodoo-Küste.
solo = Gegen drei Verfluchte Piraten

# Namen der Dinge für die Sätze unten; Seelen stehen im Nominativ oder Akkusativ hinter „eine“.
soul = { $name ->
    [R] rote Seele
    [Y] gelbe Seele
    [B] blaue Seele
    [G] grüne Seele
   *[P] lila Seele
}
payment = { $name ->
    [R] eine rote Seele
    [Y] eine gelbe Seele
    [B] eine blaue Seele
    [G] eine grüne Seele
    [P] eine lila Seele
   *[magic] die Fassmagie
}
object = { $name ->
    [grey] Grauer Schädel
    [red] Roter Schädel
    [yellow] Gelber Schädel
    [blue] Blauer Schädel
    [green] Grüner Schädel
    [purple] Lila Schädel
    [eyes] Morgans Augen
    [cursed] Verfluchter Schädel
    [compass] Kompass
    [mask] Voodoo-Maske
    [octopus] Krake
    [magic] Fassmagie
    [ghost] Geisterschiff
    [wreck] Schiffswrack
    [maelstrom] Mahlstrom
   *[whisper] Geisterflüstern
}
barrel = { $name ->
    [stars] Sterne
    [moon] Mond
    [bones] Knochen
    [sea] Meer
   *[wind] Wind
}
action-card = { $name ->
    [jax] Jax
    [tok] Tok
    [take] Take
    [tix] Tix
   *[hoodoo] Hoodoo
}
way = { $name ->
    [CW] im Uhrzeigersinn
   *[ACW] gegen den Uhrzeigersinn
}
wind-from = { $name ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
souls = { $souls ->
    [0] keine Seele
    [one] eine Seele
   *[other] { $souls } Seelen
}
space = { $space ->
    [0] der Hafen
   *[other] Feld { $space }
}
course = { $start ->
    [0] vom Hafen auf Feld { $end }
   *[other] von Feld { $start } auf Feld { $end }
}

action-plan = { $card } wählen
action-second = { $card } als zweite Karte wählen
action-show = { $card } zeigen
action-pass = Passen
action-barrel = Zum Fass „{ $barrel }“ für { $paid }
action-octopus = Krake: eine { $give } geben, eine { $soul } nehmen
action-to = Das Schiff auf Feld { $space } setzen
action-flip = Die Karte auf Feld { $space } umdrehen
action-switch = { $space ->
    [1] Die Karten auf den Feldern 1 und 7 tauschen
    [2] Die Karten auf den Feldern 2 und 8 tauschen
    [4] Die Karten auf den Feldern 4 und 10 tauschen
   *[5] Die Karten auf den Feldern 5 und 11 tauschen
}
action-decline = Verzichten
action-jax = Jax beschwören
action-tok = Tok beschwören: jede { $soul } rufen
action-take = { $item ->
    [coin] Eine Münze nehmen
    [deck] Die oberste Karte des Stapels nehmen
    [discard] Die oberste Karte der Ablage nehmen
    [soul] Eine Seele aus dem Beutel nehmen
   *[none] Take beschwören
}
action-tix = Tix beschwören: { $other } { $way } schieben, für eine { $soul }
action-hoodoo = Hoodoo beschwören: das Ritual ausrufen
action-wind = { $quarters ->
    [1] Den Wind um ein Viertel drehen
   *[2] Den Wind um zwei Viertel drehen
}
action-use = „{ $object }“ einsetzen
action-whisper = { $space ->
    [0] Geisterflüstern: ein Feld { $way }
   *[other] Geisterflüstern: Sprung auf { $space }, dann weiter { $way }
}
action-bury = Den Verfluchten Schädel vergraben
action-end = Den Zug beenden
action-cell = Die Seele in Zelle { $cell } nehmen
action-stop = Nichts mehr nehmen
action-place = Eine { $soul } in Zelle { $cell } legen
action-sail = { $space ->
    [0] { $spaces ->
        [1] Ein Feld { $way } segeln
       *[2] Zwei Felder { $way } segeln
    }
   *[other] Ein Feld { $way } segeln, dann Sprung auf { $space }
}
action-leap = { $spaces ->
    [1] Sprung auf { $space }, Kurs { $way }
   *[2] Sprung auf { $space }, dann ein Feld { $way }
}
action-board = { $item ->
    [coin] Entern: eine Münze nehmen
    [compass] Entern: den Kompass nehmen
    [grigri] Entern: das GriGri nehmen
    [object] Entern: blind einen Gegenstand ziehen
    [soul] Entern: eine { $soul } nehmen
   *[none] Entern: nichts nehmen
}
action-swap = Spielkarten tauschen
action-no = Die Spielkarte behalten
action-draw = { $source ->
    [deck] Die oberste Karte des Stapels ziehen
    [discard] Die oberste Karte der Ablage ziehen
   *[none] Liegen lassen
}
action-drop = „{ $object }“ ablegen
action-mask = „{ $object }“ aus der Ablage nehmen
action-keep = { $object ->
    [none] Keine davon behalten
   *[other] „{ $object }“ behalten
}
action-facing = Bug { $way }
action-fire = Auf das Schiff auf Feld { $space } feuern
action-ghost = { $soul ->
    [none] Mit dem Geisterschiff antworten
   *[other] Mit dem Geisterschiff antworten und eine { $soul } nehmen
}

event-sea = Das Meer liegt aus: { $faces }
event-first = { $me ->
    [yes] Die erste Seele ist eine { $soul }: Du bekommst sie, die Sonne und den Mond
   *[no] Die erste Seele ist eine { $soul }: { $who } bekommt sie, die Sonne und den Mond
}
event-grigri = { $me ->
    [yes] Du bekommst das GriGri
   *[no] { $who } bekommt das GriGri
}
event-soul = { $me ->
    [yes] Du ziehst eine { $soul }
   *[no] { $who } zieht eine { $soul }
}
event-dealt = { $me ->
    [yes] Deine Spielkarte: { $card }
   *[no] { $who } bekommt die Spielkarte { $card }
}
event-round = { $me ->
    [yes] Runde { $number }: Du hast die Sonne
   *[no] Runde { $number }: { $who } hat die Sonne
}
event-planned = { $me ->
    [yes] Du hast eine Karte gewählt
   *[no] { $who } hat eine Karte gewählt
}
event-no-barrel = { $me ->
    [yes] Du gehst zu keinem Fass
   *[no] { $who } geht zu keinem Fass
}
event-barrel = { $me ->
    [yes] Du gehst für { $paid } zum Fass „{ $barrel }“
   *[no] { $who } geht für { $paid } zum Fass „{ $barrel }“
}
event-starred = { $me ->
    [yes] Die Sterne setzen dein Schiff { course }
   *[no] Die Sterne setzen das Schiff von { $who } { course }
}
event-declined = { $me ->
    [yes] Du lässt das Fass „{ $barrel }“ ungenutzt
   *[no] { $who } lässt das Fass „{ $barrel }“ ungenutzt
}
event-flipped = { $me ->
    [yes] Du drehst die Karte auf Feld { $space } um: { $face }
   *[no] { $who } dreht die Karte auf Feld { $space } um: { $face }
}
event-switched = { $me ->
    [yes] Du tauschst die Karten auf den Feldern { $space } und { $opposite }
   *[no] { $who } tauscht die Karten auf den Feldern { $space } und { $opposite }
}
event-seconded = { $me ->
    [yes] Du hast eine zweite Karte gewählt
   *[no] { $who } hat eine zweite Karte gewählt
}
event-turned = { $kept ->
    [yes] { $who } deckt { $card } auf
   *[no] { $who } deckt { $card } auf und legt die Karte beiseite
}
event-revealed = Die Karten: { $cards }
event-showed = { $me ->
    [yes] Du zeigst { $card }
   *[no] { $who } zeigt { $card }
}
event-jailed = { $me ->
    [yes] Du kommst ins Gefängnis
   *[no] { $who } kommt ins Gefängnis
}
event-turn = { $me ->
    [yes] Du bist am Zug
   *[no] { $who } ist am Zug
}
event-jax = { $me ->
    [yes] Du beschwörst Jax: { souls }
   *[no] { $who } beschwört Jax: { souls }
}
event-lifted = { $me ->
    [yes] Du nimmst eine { $soul } aus Zelle { $cell }
   *[no] { $who } nimmt eine { $soul } aus Zelle { $cell }
}
event-called = { $me ->
    [yes] Du beschwörst Tok und rufst jede { $soul }
   *[no] { $who } beschwört Tok und ruft jede { $soul }
}
event-tok = { $me ->
    [yes] Du beschwörst Tok und rufst jede { $soul }: { souls }
   *[no] { $who } beschwört Tok und ruft jede { $soul }: { souls }
}
event-take = { $me ->
    [yes] Du beschwörst Take
   *[no] { $who } beschwört Take
}
event-stopped = { $me ->
    [yes] Du nimmst nichts mehr
   *[no] { $who } nimmt nichts mehr
}
event-coin = { $me ->
    [yes] Du nimmst eine Münze
   *[no] { $who } nimmt eine Münze
}
event-tix = { $me ->
    [yes] Du beschwörst Tix: { $other } bekommt eine { $soul } und wird { $way } geschoben
   *[no] { $meant ->
        [other] { $who } beschwört Tix: Du bekommst eine { $soul } und wirst { $way } geschoben
       *[none] { $who } beschwört Tix: { $other } bekommt eine { $soul } und wird { $way } geschoben
    }
}
event-pushed = { $me ->
    [yes] Dein Schiff wird bewegt, { course }
   *[no] Das Schiff von { $who } wird bewegt, { course }
}
event-carried = { $me ->
    [yes] Meerjungfrauen tragen dein Schiff { course }
   *[no] Meerjungfrauen tragen das Schiff von { $who } { course }
}
event-toll = { $coins ->
    [1] { $me ->
        [yes] Du zahlst den Meerjungfrauen eine Münze
       *[no] { $who } zahlt den Meerjungfrauen eine Münze
    }
   *[0] { $me ->
        [yes] Du verlierst { souls } an die Meerjungfrauen
       *[no] { $who } verliert { souls } an die Meerjungfrauen
    }
}
event-wind = { $me ->
    [yes] Du drehst den Wind: Er weht von { $wind }
   *[no] { $who } dreht den Wind: Er weht von { $wind }
}
event-hoodoos = { $cards ->
    [one] Ein Hoodoo wurde gespielt: Der Wind dreht um ein Viertel
    [4] Vier Hoodoo wurden gespielt: Der Wind dreht einmal im Kreis und bleibt
   *[other] { $cards } Hoodoo wurden gespielt: Der Wind dreht um { $cards } Viertel
}
event-ritual = { $me ->
    [yes] Du rufst das Ritual aus; gespielte Hoodoo-Karten: { $cards }
   *[no] { $who } ruft das Ritual aus; gespielte Hoodoo-Karten: { $cards }
}
event-ritual-over = Das Ritual ist vorbei
event-grid-full = Das Gitter ist voll: Das Ritual ist vorbei, und alle neun Seelen kommen in den Beutel
event-abstained = { $me ->
    [yes] Du gibst keine Seele
   *[no] { $who } gibt keine Seele
}
event-placed = { $match ->
    [yes] { $me ->
        [yes] Du legst eine { $soul } in Zelle { $cell }: sie passt
       *[no] { $who } legt eine { $soul } in Zelle { $cell }: sie passt
    }
   *[no] { $me ->
        [yes] Du legst eine { $soul } in Zelle { $cell }
       *[no] { $who } legt eine { $soul } in Zelle { $cell }
    }
}
event-stayed = { $me ->
    [yes] Du bleibst: Dein Schiff kann nicht fahren
   *[no] { $who } bleibt: Das Schiff kann nicht fahren
}
event-sailed = { $me ->
    [yes] Du segelst { $way } { course }
   *[no] { $who } segelt { $way } { course }
}
event-boarded = { $item ->
    [coin] { $me ->
        [yes] Du enterst das Schiff von { $other } und nimmst eine Münze
       *[no] { $meant ->
            [other] { $who } entert dein Schiff und nimmt eine Münze
           *[none] { $who } entert das Schiff von { $other } und nimmt eine Münze
        }
    }
    [compass] { $me ->
        [yes] Du enterst das Schiff von { $other } und nimmst den Kompass
       *[no] { $meant ->
            [other] { $who } entert dein Schiff und nimmt den Kompass
           *[none] { $who } entert das Schiff von { $other } und nimmt den Kompass
        }
    }
    [grigri] { $me ->
        [yes] Du enterst das Schiff von { $other } und nimmst das GriGri
       *[no] { $meant ->
            [other] { $who } entert dein Schiff und nimmt das GriGri
           *[none] { $who } entert das Schiff von { $other } und nimmt das GriGri
        }
    }
    [object] { $me ->
        [yes] Du enterst das Schiff von { $other } und nimmst einen Gegenstand
       *[no] { $meant ->
            [other] { $who } entert dein Schiff und nimmt einen Gegenstand
           *[none] { $who } entert das Schiff von { $other } und nimmt einen Gegenstand
        }
    }
    [soul] { $me ->
        [yes] Du enterst das Schiff von { $other } und nimmst eine { $soul }
       *[no] { $meant ->
            [other] { $who } entert dein Schiff und nimmt eine { $soul }
           *[none] { $who } entert das Schiff von { $other } und nimmt eine { $soul }
        }
    }
   *[none] { $me ->
        [yes] Du nimmst nichts vom Schiff von { $other }
       *[no] { $meant ->
            [other] { $who } nimmt nichts von deinem Schiff
           *[none] { $who } nimmt nichts vom Schiff von { $other }
        }
    }
}
event-swapped = { $me ->
    [yes] Du tauschst mit { $other } die Spielkarten
   *[no] { $meant ->
        [other] { $who } tauscht mit dir die Spielkarten
       *[none] { $who } tauscht mit { $other } die Spielkarten
    }
}
event-no-swap = { $me ->
    [yes] Du behältst deine Spielkarte
   *[no] { $who } behält die Spielkarte
}
event-card = { $me ->
    [yes] Deine Spielkarte ist nun: { $card }
   *[no] Die Spielkarte von { $who } ist nun: { $card }
}
event-map = { $me ->
    [yes] Rackhams Karte bringt dir eine Münze
   *[no] Rackhams Karte bringt { $who } eine Münze
}
event-left-it = { $me ->
    [yes] Du ziehst keinen Gegenstand
   *[no] { $who } zieht keinen Gegenstand
}
event-reshuffled = Die Ablage wird gemischt und ist der neue Stapel
event-compass = { $me ->
    [yes] Du findest den Kompass
   *[no] { $who } findet den Kompass
}
event-dropped = { $me ->
    [yes] Du legst „{ $object }“ ab
   *[no] { $who } legt „{ $object }“ ab
}
event-got = { $me ->
    [yes] Du nimmst „{ $object }“
   *[no] { $who } nimmt „{ $object }“
}
event-drew = { $me ->
    [yes] Du bekommst einen Gegenstand
   *[no] { $who } bekommt einen Gegenstand
}
event-object = { $me ->
    [yes] Es ist „{ $object }“
   *[no] { $who } hat „{ $object }“ bekommen
}
event-used = { $me ->
    [yes] Du setzt „{ $object }“ ein
   *[no] { $who } setzt „{ $object }“ ein
}
event-octopus = { $me ->
    [yes] Du gibst eine { $give } und nimmst eine { $soul }
   *[no] { $who } gibt eine { $give } und nimmt eine { $soul }
}
event-no-octopus = { $me ->
    [yes] Du tauschst keine Seele
   *[no] { $who } tauscht keine Seele
}
event-buried = { $me ->
    [yes] Du vergräbst den Verfluchten Schädel
   *[no] { $who } vergräbt den Verfluchten Schädel
}
event-maelstrom = Alle Schiffe auf dem Ring fahren ein Feld { $way }
event-peeked = { $me ->
    [yes] Das Schiffswrack zeigt dir: { $objects }
   *[no] Das Schiffswrack zeigt { $who }: { $objects }
}
event-kept-none = { $me ->
    [yes] Du behältst nichts aus dem Schiffswrack
   *[no] { $who } behält nichts aus dem Schiffswrack
}
event-facing = { $me ->
    [yes] Du richtest den Bug { $way }
   *[no] { $who } richtet den Bug { $way }
}
event-fired = { $hits ->
    [0] { $me ->
        [yes] Du feuerst auf { $other } und triffst nicht
       *[no] { $meant ->
            [other] { $who } feuert auf dich und trifft nicht
           *[none] { $who } feuert auf { $other } und trifft nicht
        }
    }
   *[other] { $coins ->
        [1] { $me ->
            [yes] Du feuerst auf { $other }: Stärke +{ $hits }, und eine Münze geht verloren
           *[no] { $meant ->
                [other] { $who } feuert auf dich: Stärke +{ $hits }, und du verlierst eine Münze
               *[none] { $who } feuert auf { $other }: Stärke +{ $hits }, und eine Münze geht verloren
            }
        }
       *[0] { $me ->
            [yes] Du feuerst auf { $other }: Stärke +{ $hits }
           *[no] { $meant ->
                [other] { $who } feuert auf dich: Stärke +{ $hits }
               *[none] { $who } feuert auf { $other }: Stärke +{ $hits }
            }
        }
    }
}
event-no-answer = { $me ->
    [yes] Du antwortest nicht
   *[no] { $who } antwortet nicht
}
event-ghost = { $soul ->
    [none] { $me ->
        [yes] Du antwortest { $other } mit dem Geisterschiff
       *[no] { $meant ->
            [other] { $who } antwortet dir mit dem Geisterschiff
           *[none] { $who } antwortet { $other } mit dem Geisterschiff
        }
    }
   *[other] { $me ->
        [yes] Du antwortest { $other } mit dem Geisterschiff und nimmst eine { $soul }
       *[no] { $meant ->
            [other] { $who } antwortet dir mit dem Geisterschiff und nimmt eine { $soul }
           *[none] { $who } antwortet { $other } mit dem Geisterschiff und nimmt eine { $soul }
        }
    }
}
event-dawn = { $me ->
    [yes] Es dämmert, und die Sonne geht an dich
   *[no] Es dämmert, und die Sonne geht an { $who }
}
event-counted = Voodoo-Kraft: { $points }
event-over = { $me ->
    [yes] Das Spiel ist aus, und du hast gewonnen
   *[no] Das Spiel ist aus, gewonnen hat { $winners }
}

area-sea = Das Meer
area-grid = Das Ritual
area-plans = Deine Aktionskarten
area-deck = Stapel
area-pile = Ablage
area-use = Im Einsatz
area-bag = Beutel
area-treasure = Rackhams Schatz
place-space = Feld { $space }, wert { $value }
place-harbour = Tortuga { $value }, der Hafen
place-cell = Zelle { $cell }

face-sea = { $name ->
    [A0] Korallenriff
    [A1] Rackhams Karte
    [B0] Treibendes Wrack
    [B1] Rackhams Karte
    [C0] Nachtwache
    [C1] Mondloses Wasser
    [D0] Nachtwache
    [D1] Verlorene Seelen
    [E0] Flut
    [E1] Ebbe
    [F0] Sandbank
    [F1] Treibsand
    [G0] Offenes Wasser
    [G1] Starke Strömung
    [H0] Offenes Wasser
   *[H1] Starke Strömung
}
condition = { $wind ->
    [N] Guter Wind: Spukfelder tun nichts
    [E] Sturm: Spukfelder halten Schiffe auf und fest und schützen sie vor Breitseiten
    [S] Flaute: Spukfelder halten Schiffe auf und fest, und niemand entert sie
   *[W] Atem der Meerjungfrauen: Von Spukfeldern werden Schiffe gegen Zoll weitergetragen
}
note-object = { $object ->
    [grey] 2 Punkte am Ende
    [red] 1 Punkt am Ende und 2 für jede rote Seele
    [yellow] 1 Punkt am Ende und 2 für jede gelbe Seele
    [blue] 1 Punkt am Ende und 2 für jede blaue Seele
    [green] 1 Punkt am Ende und 2 für jede grüne Seele
    [purple] 1 Punkt am Ende und 3 für jede lila Seele
    [eyes] Eines kostet am Ende 3 Punkte, beide bringen 7
    [cursed] Deine Münzen sind am Ende nichts wert; vergrab ihn im Sand
    [compass] Ein Schritt von 12, 3, 6 oder 9 darf auf ein anderes dieser Felder springen
    [mask] Nimm eine Karte aus der Ablage
    [octopus] Tausch eine Seele gegen eine beliebige im Beutel
    [magic] Bezahlt ein Fass
    [ghost] Nach einer Breitseite: Nimm dem Schützen eine Seele und feuere zurück
    [wreck] Sieh dir fünf Karten des Stapels an, behalte eine
    [maelstrom] Im Sturm: Alle Schiffe fahren ein Feld
   *[whisper] Dein Schiff fährt ein Feld
}
note-card = { $card ->
    [jax] Seelen aus dem Beutel: so viele, wie dein Platz unter den Jax-Karten sagt
    [jax-plain] Seelen aus dem Beutel: eine für jedes Jax bisher
    [tok] Jede Seele einer Farbe, die du hast
    [take] Zwei Dinge aus Münzen, Seelen und Gegenständen; zwei Take kommen ins Gefängnis
    [tix] Schieb ein anderes Schiff, segle in die Gegenrichtung
   *[hoodoo] Der Wind dreht, und alle dürfen für eine Seele segeln
}

sheet-total = Voodoo-Kraft

option-cursed = Verfluchte Piraten
option-cursed-about = Wie viele der vier Plätze Verfluchte Piraten sind; nur zu viert
option-east = Fass im Osten
option-east-about = Was im Osten steht: Der Mond gibt den ersten Zug, die Knochen eine zweite Karte
option-east-moon = Mond
option-east-bones = Knochen
option-layout = Das Meer
option-layout-about = Äußere Karten gemischt oder wie in der Grundaufstellung
option-layout-shuffled = gemischt
option-layout-reference = Grundaufstellung
option-reading = Lesart der Regeln
option-reading-about = Nach dem Regelheft, oder schlicht: weniger Fragen außer der Reihe und weniger Ausnahmen
option-reading-book = nach dem Regelheft
option-reading-plain = schlicht
option-rituals = Verfluchte Piraten im Ritual
option-rituals-about = Mit Hoodoo machen sie bei jedem Ritual mit oder nur, wenn ihr Schiff dabei gewinnt; nur mit Verfluchten Piraten
option-rituals-book = immer
option-rituals-prudent = nur, wenn es sich lohnt
option-colours = Farben
option-colours-about = Die Farben der Piraten, nach Plätzen; keine zwei gleich
option-colours-red = Rot
option-colours-yellow = Gelb
option-colours-blue = Blau
option-colours-green = Grün
option-colours-purple = Lila
option-colours-black = Schwarz

reason-cursed = auf Platz { $seat } sitzt ein Verfluchter Pirat, der nichts wählt
reason-chosen = Platz { $seat } hat schon eine Karte gewählt
reason-turn = Platz { $seat } ist jetzt nicht gefragt
reason-other-question = danach ist jetzt nicht gefragt ({ $code })
reason-no-soul = auf dem Schiff ist keine { $soul }
reason-no-object = „{ $object }“ ist nicht auf dem Schiff
reason-used = „{ $object }“ wurde in dieser Runde schon eingesetzt
reason-mask-mask = in der schlichten Lesart nimmt eine Voodoo-Maske keine andere Maske
reason-leap-plain = in der schlichten Lesart kann nur der erste Schritt ein Sprung sein
reason-leap-ends = die Fahrt endet auf Feld { $space }, von dort geht kein Sprung
reason-tix-way = das eigene Schiff fährt { $way }
reason-tix-one = mit Tix fährt das eigene Schiff ein Feld
reason-full = das Schiff ist voll: Es fasst { $room } Seelen
reason-card-last = { $card } wurde in der Runde davor gespielt
reason-card-chosen = { $card } ist schon gewählt
reason-card-neither = { $card } ist keine der beiden Karten
reason-barrel-not-here = das Fass „{ $barrel }“ ist nicht in diesem Spiel
reason-barrel-turned = der Wind weht von dort, wo das Fass „{ $barrel }“ steht
reason-barrel-taken = { $other } ist am Fass „{ $barrel }“
reason-stars-stuck = einem festliegenden Schiff nützen die Sterne nichts
reason-not-in-bag = im Beutel ist keine { $soul }
reason-space-taken = auf Feld { $space } liegt ein Schiff
reason-wrong-star = der Stern auf Feld { $space } will eine { $star }, bezahlt wurde eine { $soul }
reason-under-ship = auf der Karte von Feld { $space } liegt ein Schiff
reason-not-played = gespielt wurde { $played } und nicht { $card }
reason-acted = die Aktionskarte wurde schon beschworen
reason-nothing-left = es ist nichts mehr da, was man nehmen könnte
reason-ritual-held = das Ritual dieser Runde ist schon gewesen
reason-tix-whom = Tix braucht einen anderen Piraten
reason-tix-grigri = { $other } hat das GriGri
reason-stuck = das Schiff liegt fest
reason-tix-stuck = das Schiff von { $other } liegt fest
reason-tix-cannot = { $other } kann nicht { $way } geschoben werden, sodass danach das eigene Schiff in die Gegenrichtung fährt
reason-wind-used = das Fass „Wind“ wurde schon genutzt
reason-not-on-wind = nur wer am Fass „Wind“ ist, dreht den Wind
reason-no-storm = der Mahlstrom braucht Wind von Osten
reason-mask-nothing = in der Ablage liegt nichts, was eine Maske nehmen darf
reason-nothing-to-draw = weder Stapel noch Ablage haben eine Karte
reason-no-move = das Schiff käme dort an, wo es losfuhr
reason-no-compass = nur wer den Kompass hat, springt
reason-no-leap = ein Sprung geht von 12, 3, 6 oder 9 auf ein anderes dieser Felder
reason-no-sand = der Verfluchte Schädel lässt sich nur im Sand vergraben
reason-cell-empty = in Zelle { $cell } ist keine Seele
reason-bag-empty = der Beutel ist leer
reason-no-coins = der Schatz ist leer
reason-pile-empty = die Ablage ist leer
reason-cell-taken = in Zelle { $cell } ist schon eine Seele
reason-no-match = zwei Felder gibt es nur, wenn die Seele an eine ihrer Farbe grenzt
reason-board-nothing = { $item ->
    [coin] { $other } hat keine Münze
    [compass] { $other } hat den Kompass nicht
    [grigri] { $other } hat das GriGri nicht
    [object] { $other } hat keinen Gegenstand
   *[soul] { $other } hat keine solche Seele
}
reason-keep-skull = den Verfluchten Schädel musst du behalten
reason-not-in-pile = „{ $object }“ ist nicht in der Ablage
reason-not-shown = „{ $object }“ zeigt das Schiffswrack nicht
reason-no-target = auf Feld { $space } ist nichts, worauf man feuern könnte
reason-must-take = es gibt eine Seele zu nehmen und Platz dafür
reason-no-soul-there = { $other } hat keine { $soul }

reason-chance-due = fällig ist ein Zufallseintrag { $verb } und nicht { $code }
reason-chance-unknown = { $word } in { $code } ist nicht bekannt
reason-card-twice = die Spielkarte { $card } ist zweimal ausgeteilt
reason-no-pirate = kein Pirat hat die Farbe dieser Seele ({ $soul })
reason-not-on-top = { $card } kann auf diesem Stapel nicht oben liegen
reason-not-there = so viel von { $what } gibt es nicht zu ziehen
reason-sea-twice = die Meerkarte { $card } liegt zweimal da
reason-sea-map = die Karten Rackhams beginnen verdeckt
reason-sea-watch = genau eine der beiden Nachtwachen ist zu sehen

# warum etwas eine gute Idee ist

because-plan-jax = dein Schiff hat noch Platz für { souls }, und Jax bringt welche aus dem Beutel
because-plan-tok = so, wie es steht, bringt der Ruf nach einer Farbe, die du hast, { souls }
because-plan-take = es bringt zwei Dinge deiner Wahl, wenn nicht noch jemand nimmt
because-plan-take-alone = in dieser Runde kann sonst niemand nehmen; es bringt zwei Dinge deiner Wahl
because-plan-tix = so, wie es steht, kann Tix dein Schiff auf ein Feld bringen, das { $points } wert ist
because-plan-hoodoo = du hast { souls } für Züge im Ritual zu geben
because-keep-souls = du behältst { souls } an Bord: Seelen bewegen das Schiff und laden seine Kanonen
because-barrel-stars = dafür führen die Sterne auf ein Feld, das { $points } wert ist
because-barrel-moon = der erste Zug der Runde gehört dir
because-barrel-bones = du wählst eine zweite Karte und zeigst die bessere, wenn du die der anderen gesehen hast
because-barrel-sea = du darfst Karten des Meeres umdrehen oder tauschen
because-barrel-wind = in deinem Zug darfst du den Wind drehen
because-octopus-match = dann kann eine deiner Seelen zu einer im Gitter passen
because-octopus-save = sonst nimmt dir Tok diese Seele
because-place = es bringt dein Schiff auf ein Feld, das { $points } wert ist
because-map = dort liegt Rackhams Karte, die eine Münze bringt
because-skull = dort liegt ein Totenkopf: Du darfst einen Gegenstand nehmen
because-board = unterwegs kommst du an einem Schiff vorbei, das du entern darfst
because-no-better = kein Zug, der dir jetzt möglich ist, führt auf ein Feld, das mehr wert ist
because-no-sail = dein Schiff könnte jetzt nicht fahren
because-sail-place = dann kann dein Schiff auf ein Feld fahren, das { $points } wert ist
because-match = sie passt, also darf dein Schiff bis zu zwei Felder fahren
because-nothing-else = nichts anderes, was du jetzt darfst, bringt ein besseres Feld, eine Seele, eine Münze oder einen Gegenstand
because-souls = es bringt { souls }, und Seelen bewegen das Schiff
because-two-things = es bringt zwei Dinge deiner Wahl
because-push = es treibt das andere Schiff auf ein Feld, das weniger wert ist
because-unstuck = dann liegt dein Schiff nicht mehr fest
because-toll = es lässt { $ships ->
    [one] ein anderes Schiff
   *[other] { $ships } andere Schiffe
} den Meerjungfrauen Zoll zahlen
because-hold-fast = es setzt { $ships ->
    [one] ein anderes Schiff
   *[other] { $ships } andere Schiffe
} fest
because-mask = du darfst eine Karte aus der Ablage nehmen
because-wreck = du siehst Karten des Stapels an und darfst eine behalten
because-bury = solange du ihn an Bord hast, zählen deine Münzen am Ende nichts
because-coins = es bringt eine Münze
because-compass = mit dem Kompass darf ein Zug von einem der Felder 12, 3, 6 und 9 auf ein anderes springen
because-grigri = das GriGri schützt dich vor Tok und Tix
because-skull-soul = mit deinem Gegenstand „{ $object }“ zählt jede Seele seiner Farbe am Ende { $points }
because-object = im Laderaum ist noch Platz für einen Gegenstand
because-hold-full = im Laderaum ist kein Platz mehr für einen Gegenstand
because-worth = so, wie es steht, zählt „{ $object }“ für dich am Ende { $points } mehr
because-drop-least = von allem, was du ablegen könntest, fehlt dir das am Ende am wenigsten
because-swap-higher = die andere Karte ist bei dieser Tide höher
because-swap-lower = die andere Karte ist bei dieser Tide niedriger
because-swap-likely = die meisten Karten, die du nicht gesehen hast, sind bei dieser Tide höher als deine
because-swap-unlikely = die meisten Karten, die du nicht gesehen hast, sind bei dieser Tide niedriger als deine
because-facing = tragen Meerjungfrauen dein Schiff, geht es so in Richtung eines Feldes, das { $points } wert ist
because-power = es bringt dir Stärke: +{ $hits }
because-costs-coin = der Treffer kostet das andere Schiff eine Münze
because-keep-ghost = das Geisterschiff bleibt dir für später

# ---- der Tisch, wie er gezeichnet wird ----

colour = { $name ->
    [red] rot
    [yellow] gelb
    [blue] blau
    [green] grün
    [purple] lila
   *[black] schwarz
}
tone-haunted = Spukwasser
tone-wind = Wind

face-sea-card = { $title }, { $star ->
    [R] roter Stern
    [Y] gelber Stern
    [B] blauer Stern
    [G] grüner Stern
   *[P] lila Stern
}{ $skull ->
    [yes] , Schädel
   *[no] {""}
}{ $haunted ->
    [yes] , Spuk
   *[no] {""}
}
face-wind = { $wind ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
face-blowing = { $wind ->
    [N] Norden: Guter Wind
    [E] Osten: Sturm
    [S] Süden: Flaute
   *[W] Westen: Meerjungfrauen
}
face-compass-side = { $title }, Fass { $barrel }
face-wind-side = { $title }
face-thing = { $text }, { $name }
face-ship = { $text }, Schiff ({ $colour })
face-figure = { $text }, Figur ({ $colour })
face-playing = Spielkarte { $rank }
face-act-back = Aktionskarte, verdeckt
face-obj-back = Gegenstand, verdeckt
face-blessed-back = Spielkarte, verdeckt
face-coin = Münze
face-treasure = Münzen des Schatzes
face-bag = Seelen im Beutel
face-rose = Windrose
face-grigri = GriGri
face-compass = Kompass
face-sun = Sonne
face-moon = Mond
face-marker = Rundenmarker
sign-sun = Sonne
sign-moon = Mond
sign-grigri = GriGri
sign-compass = Kompass
sign-jail = Gefängnis
sign-coin = Münzen
sign-souls = Seelen
sign-power = Stärke
sign-goods = Gegenstände
sign-fair = guter Wind
sign-storm = Sturm
sign-becalmed = Flaute
sign-mermaids = Meerjungfrauen
card-lines = { $card ->
    [jax] Seelen aus|dem Beutel
    [tok] Ruf eine Farbe,|nimm alle
    [take] Zwei Dinge,|wenn nur du
    [tix] Sie hierhin,|du dorthin
   *[hoodoo] Dreh den Wind,|halt ein Ritual
}
object-short = { $name ->
    [mask] Maske
    [cursed] Verfluchter
    [whisper] Flüstern
   *[other] { object }
}
object-lines = { $name ->
    [grey] 2 wert
    [red] 1, und 2 je|rote Seele
    [yellow] 1, und 2 je|gelbe Seele
    [blue] 1, und 2 je|blaue Seele
    [green] 1, und 2 je|grüne Seele
    [purple] 1, und 3 je|lila Seele
    [eyes] Eins −3,|beide +7
    [cursed] Deine Münzen|sind nichts|wert
    [compass] Spring von|Wind zu Wind
    [mask] Hol eine|Karte zurück
    [octopus] Tausch die|Farbe einer|Seele
    [magic] Ein Fass|ohne Seele
    [ghost] Nimm Seele,|feure zurück
    [wreck] Sieh fünf an,|behalt eine
    [maelstrom] Im Sturm|fahren alle
   *[whisper] Ein Feld,|egal wohin
}

area-weather = Wetter
place-tortuga = Tortuga { $value }
area-souls = { $me ->
    [yes] Deine Seelen
   *[no] Seelen von { $who }
}
area-goods = { $me ->
    [yes] Deine Marken
   *[no] Marken von { $who }
}
area-tonight = Aktionskarte von { $who }
area-hold = { $me ->
    [yes] Deine Gegenstände und Spielkarte
   *[no] Gegenstände und Spielkarte von { $who }
}
area-shown = Zur Auswahl

piece-ship = { $me ->
    [yes] dein Schiff
   *[no] Schiff von { $who }
}{ $way ->
    [CW] , blickt im Uhrzeigersinn
    [ACW] , blickt gegen den Uhrzeigersinn
   *[none] {""}
}
piece-marker = Rundenmarker, Runde { $round } von { $rounds }
piece-figure = { $me ->
    [yes] du bist auf dem Fass { $barrel }
   *[no] { $who } ist auf dem Fass { $barrel }
}
piece-rose = Wind aus { $wind }
counted-souls = { $soul ->
    [R] { $count } rote
    [Y] { $count } gelbe
    [B] { $count } blaue
    [G] { $count } grüne
   *[P] { $count } lila
}

mark-round = { $part ->
    [planning] Runde { $round } von { $rounds }, Dämmerung
    [barrels] Runde { $round } von { $rounds }, Fässer
    [activation] Runde { $round } von { $rounds }, Fässer
    [ritual] Runde { $round } von { $rounds }, das Ritual
    [moonlight] Runde { $round } von { $rounds }, Mondlicht
    [aim] Runde { $round } von { $rounds }, Mondlicht
    [before-count] Runde { $round } von { $rounds }, vor dem Zählen
   *[other] Runde { $round } von { $rounds }
}
mark-condition = { $wind ->
    [N] Guter Wind
    [E] Sturm
    [S] Flaute
   *[W] Atem der Meerjungfrauen
}
mark-wind = von hier weht der Wind
mark-haunted = { $wind ->
    [N] Spuk, bei gutem Wind ohne Wirkung
    [E] Spuk: Der Sturm hält Schiffe fest
    [S] Spuk: Schiffe liegen in der Flaute
   *[W] Spuk: Meerjungfrauen tragen Schiffe weiter
}
mark-stuck-storm = kann nicht fahren; niemand feuert auf es
mark-stuck-calm = kann nicht fahren; niemand entert es
mark-watched = unter der Nachtwache: niemand entert es oder feuert auf es
mark-match = passt für eine { $soul }
mark-sun = hat die Sonne
mark-grigri = sicher vor Tok und Tix
mark-compass = hat den Kompass
mark-played = in dieser Runde gespielt
mark-jail = im Gefängnis
chip-coins = Münzen
chip-souls = Seelen
chip-power = Stärke
chip-objects = Gegenstände

note-sea = { $special ->
    [map] Wer hier landet, bekommt eine Münze
    [watch] Hier wird niemand geentert oder beschossen
    [low] Jax bringt hier eine Seele weniger; das Ass ist niedrig
    [high] Jax bringt hier eine Seele mehr; das Ass ist hoch
    [sand] Hier lässt sich der Verfluchte Schädel vergraben
   *[current] Treibt Schiffe zurück, deren Fahrt hier endet
}
note-barrel = { $barrel ->
    [stars] Sterne: Setz dein Schiff auf einen Stern der bezahlten Farbe
    [starless] Sterne: Kein Stern dieser Farbe ist frei
    [moon] Mond: Du bist als Erster am Zug
    [bones] Knochen: Wähl eine zweite Karte und zeig eine nach allen anderen
    [sea] Meer: Dreh eine Seekarte um oder tausch zwei gegenüberliegende
   *[wind] Wind: Dreh in deinem Zug den Wind
}
note-token = { $token ->
    [sun] Als Erster dran in dieser Runde
    [moon] Am Zug
    [grigri] Schützt vor Tok und Tix
   *[compass] Ein Schritt von 12, 3, 6 oder 9 darf auf ein anderes dieser Felder springen
}
note-playing = Am Ende bringt die höchste 3 Punkte, die niedrigste kostet 3
note-brings = { $souls ->
    [0] bringt nichts
    [one] bringt eine Seele
   *[other] bringt { $souls } Seelen
}
note-wind = { $wind ->
    [N] der Wind kommt dann aus Norden: Guter Wind
    [E] der Wind kommt dann aus Osten: Sturm
    [S] der Wind kommt dann aus Süden: Flaute
   *[W] der Wind kommt dann aus Westen: Atem der Meerjungfrauen
}
note-match = passt: segle ein oder zwei Felder
note-stays = dein Schiff kann nicht fahren und bleibt
note-hits = { $hits ->
    [0] geht daneben
    [one] ein Treffer
   *[other] { $hits } Treffer
}
note-end = { $own ->
    [yes] dein Schiff endet auf { $space }, { $value } wert
   *[no] endet auf { $space }, { $value } wert
}
note-boards = kann { $who } entern
note-tolls = { $tolls ->
    [one] ein Zoll
   *[other] { $tolls } Zölle
}
note-skull = dort liegt ein Gegenstand
note-map = bringt eine Münze
note-held = liegt dort fest

prompt-plan = Wähl eine Aktionskarte für diese Runde
prompt-barrel = Geh auf ein Fass oder passe
prompt-stars = { $soul ->
    [R] Wähl einen roten Stern für dein Schiff
    [Y] Wähl einen gelben Stern für dein Schiff
    [B] Wähl einen blauen Stern für dein Schiff
    [G] Wähl einen grünen Stern für dein Schiff
    [P] Wähl einen lila Stern für dein Schiff
   *[any] Wähl irgendeinen Stern für dein Schiff
}
prompt-sea = Dreh eine Seekarte um oder tausch sie mit der gegenüber
prompt-second = Wähl eine zweite Aktionskarte
prompt-show = Zeig eine deiner beiden Karten
prompt-menu = { $ready ->
    [yes] { $kind ->
        [tok] Dein Zug: Beschwör Tok mit einer deiner Seelen
        [tix] Dein Zug: Beschwör Tix auf ein anderes Schiff
       *[other] Dein Zug: Beschwör { $card }
    }
   *[no] Dein Zug: noch etwas?
}
prompt-jax = Der Beutel ist leer: Nimm eine Seele aus dem Ritual
prompt-take = { $left ->
    [0] Nimm noch etwas
   *[other] Nimm etwas: eine Münze, eine Seele oder einen Gegenstand
}
prompt-place = { $soul ->
    [R] Leg eine rote Seele: neben Rot segelst du 2, sonst 1
    [Y] Leg eine gelbe Seele: neben Gelb segelst du 2, sonst 1
    [B] Leg eine blaue Seele: neben Blau segelst du 2, sonst 1
    [G] Leg eine grüne Seele: neben Grün segelst du 2, sonst 1
    [P] Leg eine lila Seele: neben Lila segelst du 2, sonst 1
    [stays] Leg eine Seele oder passe: Dein Schiff kann nicht fahren
   *[any] Leg eine Seele: neben ihrer Farbe segelst du 2, sonst 1
}
prompt-sail = { $spaces ->
    [1] Segle 1 Feld: wohin?
   *[2] Segle 1 oder 2 Felder: wohin?
}
prompt-board = Du enterst { $other }: Nimm etwas
prompt-swap = Mit { $other } die Spielkarten tauschen?
prompt-landing = { $cause ->
    [tix] { $other } schob dich zu einem Totenkopf: Gegenstand nehmen?
    [maelstrom] { $me ->
        [yes] Dein Mahlstrom trug dich zu einem Totenkopf: Gegenstand nehmen?
       *[no] Der Mahlstrom von { $other } trug dich zu einem Totenkopf: Gegenstand nehmen?
    }
    [wind] { $me ->
        [yes] Du hast den Wind gedreht und kamst zu einem Totenkopf: Gegenstand nehmen?
       *[no] { $other } drehte den Wind, und du kamst zu einem Totenkopf: Gegenstand nehmen?
    }
   *[own] Du darfst einen Gegenstand nehmen
}
prompt-excess = Zu viele Gegenstände: Leg einen ab
prompt-mask = Nimm eine Karte aus der Ablage
prompt-wreck = Das Schiffswrack: Behalt eine dieser Karten oder keine
prompt-facing = Wohin soll dein Schiff blicken?
prompt-fire = Wähl ein Schiff, auf das du feuerst
prompt-ghost = { $other } hat auf dich gefeuert: antworten?
prompt-tix = Jetzt fährt dein eigenes Schiff: ein Schritt oder ein Sprung mit dem Kompass
prompt-octopus = { $soul ->
    [R] { $other } ruft mit Tok jede rote Seele: vorher die Krake einsetzen?
    [Y] { $other } ruft mit Tok jede gelbe Seele: vorher die Krake einsetzen?
    [B] { $other } ruft mit Tok jede blaue Seele: vorher die Krake einsetzen?
    [G] { $other } ruft mit Tok jede grüne Seele: vorher die Krake einsetzen?
    [P] { $other } ruft mit Tok jede lila Seele: vorher die Krake einsetzen?
   *[none] Gleich wird gezählt: die Krake einsetzen?
}
prompt-wait = { $ask ->
    [plan] Warten auf { $who }: Karte wählen
    [barrel] Warten auf { $who } bei den Fässern
    [stars] Warten auf { $who }: ein Stern
    [sea] Warten auf { $who }: das Meer ändern
    [second] Warten auf { $who }: eine zweite Karte
    [show] Warten auf { $who }: eine Karte zeigen
    [jax] Warten auf { $who }: eine Seele nehmen
    [take] Warten auf { $who }: etwas nehmen
    [place] Warten auf { $who } im Ritual
    [sail] Warten auf { $who }: segeln
    [board] Warten auf { $who }: entern
    [swap] Warten auf { $who }: Karten tauschen oder nicht
    [landing] Warten auf { $who }: einen Gegenstand nehmen oder nicht
    [excess] Warten auf { $who }: einen Gegenstand ablegen
    [mask] Warten auf { $who }: eine Karte zurückholen
    [wreck] Warten auf { $who } beim Schiffswrack
    [facing] Warten auf { $who }: Blickrichtung
    [fire] Warten auf { $who }: feuern
    [tix] Warten auf { $who }: segeln
    [octopus] Warten auf { $who }: die Krake einsetzen oder nicht
    [ghost] Warten auf { $who }: antworten oder nicht
   *[menu] Warten auf { $who }, am Zug
}
prompt-chance = { $ask ->
    [layout] Das Meer wird ausgelegt
    [first] Die erste Seele wird gezogen
    [soul] Eine Seele wird gezogen
    [cards] Spielkarten werden ausgeteilt
    [object] Ein Gegenstand wird gezogen
    [peek] Das Schiffswrack wird durchsucht
    [rob] Ein Gegenstand wird blind genommen
   *[cursed] Die Verfluchten Piraten decken ihre Karten auf
}
prompt-over = Das Spiel ist zu Ende

column-pirate = Pirat
column-location = Meer
column-power = Stärke
column-coins = Münzen
column-objects = Dinge
column-card = Karte
column-total = Alles
column-so-far = Bisher
sheet-running = Voodoo-Kraft bisher
sheet-held = Gegenstände und Spielkarten
sheet-discarded = Ablage, die oberste Karte zuerst
result-won = { $me ->
    [yes] Du gewinnst mit { $points } Voodoo-Kraft
   *[no] { $who } gewinnt mit { $points } Voodoo-Kraft
}
result-shared = { $me ->
    [yes] Du teilst den Sieg mit { $who }, bei je { $points } Voodoo-Kraft
   *[no] { $who } teilen den Sieg, bei je { $points } Voodoo-Kraft
}

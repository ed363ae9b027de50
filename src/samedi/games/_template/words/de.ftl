title = Kerzenschein
about = Fünf Kerzen, und alle wollen sie anzünden.
reason-laid-already = Platz { $seat } hat schon eine Karte hingelegt
reason-not-held = die { $card } ist nicht auf der Hand

action-lay = Die { $a } hinlegen
event-dealt = { $me ->
    [yes] Du bekommst { $cards }
   *[no] { $who } bekommt { $cards }
}
event-laid = { $me ->
    [yes] { "" }
   *[no] { $who } legt eine Karte verdeckt hin
}
event-chose = { $me ->
    [yes] Du legst die { $card } verdeckt hin
   *[no] { $who } legt die { $card } verdeckt hin
}
event-shown = Die Karten werden aufgedeckt, vom ersten Platz an: { $cards }
event-lit = { $candles ->
    [one] { $me ->
        [yes] Du zündest eine Kerze an, deine erste
       *[no] { $who } zündet eine Kerze an, die erste
    }
   *[other] { $me ->
        [yes] Du zündest eine Kerze an und hast { $candles }
       *[no] { $who } zündet eine Kerze an und hat { $candles }
    }
}
event-over = Alle Kerzen brennen. Die meisten hat angezündet: { $winners }

field-laid = Deine verdeckte Karte (0: noch keine)
field-ready = Karte liegt
field-held = auf der Hand
field-candles = Kerzen
field-shown = Runde

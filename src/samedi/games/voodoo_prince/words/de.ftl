title = Voodoo Prince
colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
}
reason-turn = Platz { $seat } ist nicht an der Reihe
reason-out = Platz { $seat } ist aus dieser Runde ausgestiegen
reason-trump-due = bevor die { $card } oder eine andere Karte gespielt wird, muss Trumpf bestimmt werden
reason-trump-named = { colour } ist in dieser Runde Trumpf, und dabei bleibt es
reason-not-held = die { $card } ist nicht auf dieser Hand
reason-must-follow = { colour } wurde ausgespielt und ist noch auf dieser Hand, also muss die { $card } warten
reason-turn-due = jetzt wird eine Trumpffarbe aufgedeckt, als trump R oder eine andere Farbe, und nicht { $code }

title = Kerzenschein
reason-laid-already = Platz { $seat } hat schon eine Karte hingelegt
reason-not-held = die { $card } ist nicht auf dieser Hand

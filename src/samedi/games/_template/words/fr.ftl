title = Aux chandelles
reason-laid-already = la place { $seat } a déjà posé une carte
reason-not-held = le { $card } n’est pas dans cette main

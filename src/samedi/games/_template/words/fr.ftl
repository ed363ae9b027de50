title = Aux chandelles
about = Cinq chandelles, et chacun veut les allumer.
reason-laid-already = la place { $seat } a déjà posé une carte
reason-not-held = le { $card } n’est pas en main

action-lay = Poser le { $a }
event-dealt = { $me ->
    [yes] Vous recevez { $cards }
   *[no] { $who } reçoit { $cards }
}
event-laid = { $me ->
    [yes] { "" }
   *[no] { $who } pose une carte face cachée
}
event-chose = { $me ->
    [yes] Vous posez le { $card } face cachée
   *[no] { $who } pose le { $card } face cachée
}
event-shown = On retourne les cartes, à partir de la première place{ "\u202F" }: { $cards }
event-lit = { $candles ->
    [one] { $me ->
        [yes] Vous allumez une bougie, votre première
       *[no] { $who } allume une bougie, sa première
    }
   *[other] { $me ->
        [yes] Vous allumez une bougie et en avez { $candles }
       *[no] { $who } allume une bougie et en a { $candles }
    }
}
event-over = Toutes les bougies brûlent. Le plus grand nombre revient à{ "\u202F" }: { $winners }

field-laid = Votre carte face cachée (0{ "\u202F" }: aucune encore)
field-ready = carte posée
field-held = en main
field-candles = bougies
field-shown = Tour

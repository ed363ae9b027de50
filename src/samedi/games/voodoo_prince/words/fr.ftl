title = Voodoo Prince
colour = { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
}
reason-turn = ce n’est pas le tour de la place { $seat }
reason-out = la place { $seat } est sortie de cette manche
reason-trump-due = il faut choisir l’atout avant de jouer le { $card } ou toute autre carte
reason-trump-named = le { colour } est l’atout de cette manche, et il le reste
reason-not-held = le { $card } n’est pas dans cette main
reason-must-follow = le { colour } est demandé et cette main en a encore ; le { $card } doit donc attendre
reason-turn-due = c’est le moment de retourner une couleur d’atout, comme trump R ou une autre couleur, et non { $code }

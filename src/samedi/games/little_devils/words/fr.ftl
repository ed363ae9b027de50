title = Little Devils
reason-turn = ce n’est pas le tour de la place { $seat }
reason-not-held = le { $card } n’est pas dans cette main
reason-five-devils = le { $card } porte cinq diables et ne peut pas être entamé tant qu’il reste une carte qui en porte moins
reason-called-higher = plus haut que { $first } a été annoncé et cette main a encore une carte plus haute ; le { $card } doit donc attendre
reason-called-lower = plus bas que { $first } a été annoncé et cette main a encore une carte plus basse ; le { $card } doit donc attendre

title = Little Devils
reason-turn = it is not seat { $seat }'s turn
reason-not-held = the { $card } is not in that hand
reason-five-devils = the { $card } carries five devils and is not led while a card with fewer is left
reason-called-higher = higher than { $first } was called and a higher card is still in that hand, so the { $card } must wait
reason-called-lower = lower than { $first } was called and a lower card is still in that hand, so the { $card } must wait

"""The 54 cards of Little Devils, numbers 1 to 54 with their devils, and the phases of a game."""

HAND = 9  # cards dealt to each seat
END = 100  # the total that ends the game

CHOOSE_DEALER, DEAL, PLAY, DONE = range(4)  # phases

ROW = (1, 2, 1, 0, 5, 0, 1, 2, 1, 3)  # from 11 to 50 the devils repeat every ten cards

DEVILS = (0, 0, 0, 1, 2, 1, 3, 1, 3, 1, 3, *ROW * 4, 1, 3, 1, 3)  # DEVILS[value]; there is no card 0
FIVES = tuple(value for value in range(1, 55) if DEVILS[value] == 5)

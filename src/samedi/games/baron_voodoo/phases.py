"""The phases of Baron Voodoo: what the mover is asked."""

(
    ROLL,  # the dice are rolled
    DRAFT,
    BEFORE,  # a power before the capture
    DROP_TOP,  # Gran Bwa: the place of the top die
    DROP_MIDDLE,  # Gran Bwa: the place of the middle die
    ORDER,  # Gran Bwa: which of the two dice lies above
    SWAP,  # Erzulie Freda: the other die
    CAPTURE,
    FACE,  # pay to turn the captured die
    EFFECT,
    WITH,  # Switch: the other die
    AGAIN,  # buy another turn
    BANK,
    AFTER,  # a power at the end of the turn
    DONE,
) = range(15)

POWER_STEPS = (DROP_TOP, DROP_MIDDLE, ORDER, SWAP)  # further steps of a power

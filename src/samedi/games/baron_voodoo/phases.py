"""The phases of Baron Voodoo: what is asked now."""

(
    ROLL,  # the dice are rolled
    DRAFT,
    BEFORE,  # a power before the capture
    DROP_TOP,  # Gran Bwa: where the top die goes
    DROP_MIDDLE,
    ORDER,  # and which of the two lies above
    SWAP,  # Erzulie Freda: with which die
    CAPTURE,
    FACE,  # pay to turn the captured die
    EFFECT,
    WITH,  # Switch: for which die
    AGAIN,  # buy another turn
    BANK,
    AFTER,  # a power at the end
    DONE,
) = range(15)

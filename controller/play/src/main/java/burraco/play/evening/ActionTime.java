package burraco.play.evening;

/**
 * How long people take for something: the least, the usual and the longest time in milliseconds.
 */
public enum ActionTime {
    SHUFFLE(8_000, 20_000, 50_000),
    CUT(1_500, 3_000, 6_000),
    /** From one card dealt to the next. */
    DEAL_ONE(380, 600, 1_200),
    /** From one card of a pozzetto to the next. */
    POZZETTO_ONE(450, 800, 1_500),
    PUT_DOWN_STOCK(600, 1_200, 2_500),
    COUNT_FAN(4_000, 7_000, 14_000),
    ARBITERS_GO(500, 3_000, 10_000),

    /** Thinking time before a card is taken, played, played next, and discarded. */
    THINK_TAKE(400, 1_200, 7_500),
    THINK_PLAY(700, 2_000, 11_000),
    THINK_NEXT_PLAY(500, 1_200, 5_000),
    THINK_DISCARD(500, 1_300, 7_000),
    /** Additional thinking time before a difficult decision. */
    PONDER(6_000, 12_000, 32_000),
    /** Thinking time before a ruling is carried out, because it has to be read. */
    THINK_REMEDY(2_500, 5_000, 15_000),
    CALL(1_500, 4_000, 12_000),

    /** From lifting a card to laying it down. */
    REACH(280, 450, 950),
    DRAW(350, 650, 1_100),
    GATHER_PILE(500, 1_100, 2_200),
    TAKE_POZZETTO(450, 800, 1_600),
    /** Between cards of one play that are laid singly; shorter than the limit for one play. */
    LAY_NEXT(350, 600, 1_200),
    /** Between cards of one play that are laid together. */
    LAY_TOGETHER(0, 50, 180),
    /** Between two plays to one meld, long enough for them to count as two. */
    BETWEEN_PLAYS(2_000, 2_600, 5_000),
    INTO_THE_FAN(700, 1_600, 4_000),

    /** How long a card lies on the table before its player changes his mind and takes it back. */
    HESITATE(200, 550, 900),
    HAND_STAYS(200, 800, 4_500),
    SHOW(900, 1_500, 3_000),
    FAN_DIP(50, 120, 300);

    final long least;
    final long usual;
    final long most;

    ActionTime(long least, long usual, long most) {
        this.least = least;
        this.usual = usual;
        this.most = most;
    }

    /** In milliseconds. */
    public long usual() {
        return usual;
    }
}

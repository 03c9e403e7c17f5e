package burraco.play.evening;

/** How long people take, in milliseconds: at least, usually, at most. */
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

    /** What goes on in a head before a card is taken, played, played next, discarded. */
    THINK_TAKE(400, 1_200, 7_500),
    THINK_PLAY(700, 2_000, 11_000),
    THINK_NEXT_PLAY(500, 1_200, 5_000),
    THINK_DISCARD(500, 1_300, 7_000),
    /** More than that, where it is not easy. */
    PONDER(6_000, 12_000, 32_000),
    /** Before a ruling is carried out: it has to be read. */
    THINK_REMEDY(2_500, 5_000, 15_000),
    CALL(1_500, 4_000, 12_000),

    /** From where a card was to where it lies. */
    REACH(280, 450, 950),
    DRAW(350, 650, 1_100),
    GATHER_PILE(500, 1_100, 2_200),
    TAKE_POZZETTO(450, 800, 1_600),
    /** Between cards of one play that are laid singly; less than people's limit for one play. */
    LAY_NEXT(350, 600, 1_200),
    /** Between cards of one play that are laid together. */
    LAY_TOGETHER(0, 50, 180),
    /** Between two plays to one meld: no longer one play. */
    BETWEEN_PLAYS(2_000, 2_600, 5_000),
    INTO_THE_FAN(700, 1_600, 4_000),

    /** A card that lies there too briefly to be played, and goes back. */
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

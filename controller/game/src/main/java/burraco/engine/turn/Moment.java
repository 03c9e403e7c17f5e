package burraco.engine.turn;

/** Whether cards are laid at a time when their player may lay some. */
enum Moment {
    IN_TIME,
    /** He may not, and no article says what happens. */
    BARRED,
    /** He may not, and an article has a remedy for all cards that he laid (art. 28, 29). */
    RULED;

    /** Whether invalid cards are also ruled. */
    boolean tellsMore() {
        return this != RULED;
    }
}

package burraco.engine.turn;

/** Whether cards are laid when their player may lay some. */
enum Moment {
    IN_TIME,
    /** He may not, and no article says what follows. */
    BARRED,
    /** He may not, and the article that says so has a remedy for whatever he laid (art. 28, 29). */
    RULED;

    /** Whether what is wrong with the cards themselves is told as well. */
    boolean tellsMore() {
        return this != RULED;
    }
}

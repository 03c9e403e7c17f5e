package burraco.play.evening;

/** Things that people sometimes do, with their probabilities. */
public enum Quirk {
    /** Puts a card down, takes it back, and then puts it down after all. */
    HESITATES(0.05),
    LAYS_TOGETHER(0.5),
    /** Thinks for much longer than usual before an act. */
    PONDERS(0.015),
    /** The hand stays on the stock after the draw. */
    LEANS_ON_STOCK(0.12),
    HAND_STAYS_ON_MELD(0.25),
    /** A sleeve pushes a card on the table. */
    BRUSHES_A_CARD(0.03),
    /** A hand rests somewhere while somebody else plays. */
    RESTS_A_HAND(0.12),
    /** A fan of three cards or fewer is laid down between turns (it should be: ethics). */
    LAYS_DOWN_LAST_CARDS(0.9),
    /** The fan comes close to the felt for a moment. */
    DIPS_THE_FAN(0.05),
    /** The round's time is up before the hand is over, and the arbiter calls the time-out. */
    RUNS_OUT_OF_TIME(0.08),
    /** Makes both pozzetti at once, card by card. */
    MAKES_POZZETTI_TOGETHER(0.5);

    final double chance;

    Quirk(double chance) {
        this.chance = chance;
    }
}

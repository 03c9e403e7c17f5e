package burraco.engine.score;

import java.util.OptionalInt;

/**
 * The score of a line in one hand (art. 17): signed parts that add up to the total.
 *
 * @param burrachi for burrachi made
 * @param closing 100 for closing
 * @param melds the value of the cards laid
 * @param pozzetto -100 for one not taken, or minus the cards of one not played; empty while some of
 *     those are unseen
 * @param hand minus the cards left in the fans; empty while some of them are unseen
 * @param penalized minus the cards that were to be discarded
 * @param arbiter given by an arbiter
 * @param unseen how many cards the table has not seen
 */
public record LineScore(
        int burrachi,
        int closing,
        int melds,
        OptionalInt pozzetto,
        OptionalInt hand,
        int penalized,
        int arbiter,
        int unseen) {

    /** The base: burrachi and closing (glossary). */
    public int base() {
        return burrachi + closing;
    }

    /**
     * The score with a value that people have counted for unseen cards.
     *
     * @param points of all cards in the fans, and of a pozzetto that was not played unless all of
     *     it is known
     */
    public LineScore left(int points) {
        OptionalInt rest = pozzetto.isPresent() ? pozzetto : OptionalInt.of(0);
        return new LineScore(
                burrachi,
                closing,
                melds,
                rest,
                OptionalInt.of(-points),
                penalized,
                arbiter,
                unseen);
    }

    /**
     * The value that people have to count for the unseen cards.
     *
     * @param whole the count with all cards known
     */
    public int left(LineScore whole) {
        int untaken = pozzetto.isPresent() ? 0 : whole.pozzetto().orElseThrow();
        return -whole.hand().orElseThrow() - untaken;
    }

    /** All of it; empty while cards that count are unseen. */
    public OptionalInt total() {
        if (pozzetto.isEmpty() || hand.isEmpty()) {
            return OptionalInt.empty();
        }
        int sum = burrachi + closing + melds + penalized + arbiter;
        return OptionalInt.of(sum + pozzetto.getAsInt() + hand.getAsInt());
    }
}

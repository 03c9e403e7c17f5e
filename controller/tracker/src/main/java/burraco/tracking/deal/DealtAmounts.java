package burraco.tracking.deal;

import java.util.OptionalInt;

/**
 * How many cards were dealt where.
 *
 * @param deck number of all cards, including those left from the hand before
 * @param left cards of a pozzetto left from the hand before
 * @param fans cards of the four players together
 * @param first cards of the first pozzetto
 * @param second cards of the second pozzetto
 */
record DealtAmounts(int deck, int left, int fans, int first, int second) {
    static final DealtAmounts RIGHT = new DealtAmounts(108, 0, 44, 11, 11);

    private static final int ELEVEN = 11;

    /**
     * Nobody miscounts by more than this; larger differences come from the scales or from a hand
     * leaning on them.
     */
    private static final int MOST = 4;

    /**
     * What was seen of a deal before the first card was faced.
     *
     * @param firstHeard how many cards of the first pozzetto were heard
     * @param secondHeard how many of the second
     * @param fansHeard how many cards were heard in front of the four players
     * @param longest how many in front of the player with the most
     * @param trembling whether the scales are so unsteady that one card hardly shows
     */
    record Seen(
            DealScales.Counts weighed,
            int firstHeard,
            int secondHeard,
            int fansHeard,
            int longest,
            boolean trembling) {}

    /**
     * Works out the amounts. Where nothing shows otherwise, the cards were dealt as they should be.
     */
    static DealtAmounts of(Seen seen) {
        int first = pozzetto(seen.weighed().first(), seen.firstHeard());
        int second = pozzetto(seen.weighed().second(), seen.secondHeard());
        int rest = fans(seen, first + second);
        int more = rest - RIGHT.fans();
        if (more == ELEVEN) {
            return new DealtAmounts(RIGHT.deck(), ELEVEN, RIGHT.fans(), first, second);
        }
        if (Math.abs(more) > MOST) {
            return new DealtAmounts(RIGHT.deck(), 0, RIGHT.fans(), first, second);
        }
        if (more == 0 || isHeardInFans(seen, more)) {
            return new DealtAmounts(RIGHT.deck(), 0, RIGHT.fans() + more, first, second);
        }
        if (Math.abs(more) == 1 && seen.trembling()) {
            return RIGHT; // The scales cannot tell one card, so they must not report a missing one.
        }
        // Two mistakes at once are less likely than something else lying on a scale.
        boolean pozzettiRight = first == ELEVEN && second == ELEVEN;
        return pozzettiRight
                ? new DealtAmounts(RIGHT.deck() - more, 0, RIGHT.fans(), first, second)
                : RIGHT;
    }

    /** By weight if there is one; otherwise more than eleven only if more were heard. */
    private static int pozzetto(OptionalInt weighed, int heard) {
        int cards = weighed.orElse(Math.max(ELEVEN, heard));
        if (cards == 2 * ELEVEN) {
            return ELEVEN; // The pozzetto was laid upon one of the hand before.
        }
        return Math.abs(cards - ELEVEN) > MOST ? ELEVEN : cards;
    }

    /** What is neither in the stock nor in the pozzetti is in the fans. */
    private static int fans(Seen seen, int pozzetti) {
        int surplus = Math.max(0, seen.longest() - ELEVEN);
        return seen.weighed().stock().isPresent()
                ? RIGHT.deck() - seen.weighed().stock().getAsInt() - pozzetti
                : RIGHT.fans() + surplus;
    }

    /**
     * Whether the players' antennas confirm the number of dealt cards; nearly every card of a fan
     * is heard, so that both a surplus and a missing card show.
     */
    private static boolean isHeardInFans(Seen seen, int more) {
        if (seen.fansHeard() < RIGHT.fans() / 2) {
            return true; // No antennas there, and a fan is wrong more often than the deck.
        }
        return more > 0 ? seen.longest() > ELEVEN : seen.fansHeard() <= RIGHT.fans() + more;
    }
}

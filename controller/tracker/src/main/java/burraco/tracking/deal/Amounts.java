package burraco.tracking.deal;

import java.util.OptionalInt;

/**
 * How many cards were dealt where.
 *
 * @param deck in all, with what was left of the hand before
 * @param left cards of a pozzetto of the hand before
 * @param fans to the four players together
 */
record Amounts(int deck, int left, int fans, int first, int second) {
    static final Amounts RIGHT = new Amounts(108, 0, 44, 11, 11);

    private static final int ELEVEN = 11;

    /** Nobody miscounts by more; scales do, and hands lean on them. */
    private static final int MOST = 4;

    /**
     * What was seen of a deal before the first card was faced.
     *
     * @param firstHeard how many cards of the first pozzetto were heard
     * @param fansHeard how many cards were heard in front of the four players
     * @param longest how many in front of the one who has most
     * @param trembling whether the scales tremble so much that one card is hardly told
     */
    record Seen(
            Scales.Counts weighed,
            int firstHeard,
            int secondHeard,
            int fansHeard,
            int longest,
            boolean trembling) {}

    /** Nothing is claimed that is not seen: what is open was dealt as it should be. */
    static Amounts of(Seen seen) {
        int first = pozzetto(seen.weighed().first(), seen.firstHeard());
        int second = pozzetto(seen.weighed().second(), seen.secondHeard());
        int rest = fans(seen, first + second);
        int more = rest - RIGHT.fans();
        if (more == ELEVEN) {
            return new Amounts(RIGHT.deck(), ELEVEN, RIGHT.fans(), first, second);
        }
        if (Math.abs(more) > MOST) {
            return new Amounts(RIGHT.deck(), 0, RIGHT.fans(), first, second);
        }
        if (more == 0 || isHeardInFans(seen, more)) {
            return new Amounts(RIGHT.deck(), 0, RIGHT.fans() + more, first, second);
        }
        if (Math.abs(more) == 1 && seen.trembling()) {
            return RIGHT; // Nobody is told that a card is missing by a scale that cannot tell.
        }
        // Wrong in two ways at once is sooner something else that lies on a scale.
        boolean pozzettiRight = first == ELEVEN && second == ELEVEN;
        return pozzettiRight
                ? new Amounts(RIGHT.deck() - more, 0, RIGHT.fans(), first, second)
                : RIGHT;
    }

    /** By weight where there is one; what is heard may be more than eleven and then is. */
    private static int pozzetto(OptionalInt weighed, int heard) {
        int cards = weighed.orElse(Math.max(ELEVEN, heard));
        if (cards == 2 * ELEVEN) {
            return ELEVEN; // Laid upon one of the hand before.
        }
        return Math.abs(cards - ELEVEN) > MOST ? ELEVEN : cards;
    }

    /** What neither stock nor pozzetti have is in the fans. */
    private static int fans(Seen seen, int pozzetti) {
        int surplus = Math.max(0, seen.longest() - ELEVEN);
        return seen.weighed().stock().isPresent()
                ? RIGHT.deck() - seen.weighed().stock().getAsInt() - pozzetti
                : RIGHT.fans() + surplus;
    }

    /** Nearly every card of a fan is heard: one too many shows, and one that is not there too. */
    private static boolean isHeardInFans(Seen seen, int more) {
        if (seen.fansHeard() < RIGHT.fans() / 2) {
            return true; // Nobody listens there, and a fan is sooner wrong than the deck.
        }
        return more > 0 ? seen.longest() > ELEVEN : seen.fansHeard() <= RIGHT.fans() + more;
    }
}

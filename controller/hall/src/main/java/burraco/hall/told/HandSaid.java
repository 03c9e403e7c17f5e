package burraco.hall.told;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A hand as its table has written it down last.
 *
 * @param ns points of the line; empty while cards that count are unseen
 * @param confirmed whether both lines have confirmed it
 * @param seq number of the entry in the table's journal
 * @param seal of that entry
 * @param signature of the table over it
 */
public record HandSaid(
        int match,
        int hand,
        OptionalInt ns,
        OptionalInt ew,
        boolean confirmed,
        long seq,
        String seal,
        String signature) {
    private static final int LEAST_PARTS = 9;
    private static final String BOTH = "NS+EW";

    /**
     * Reads the entry of a hand; empty if it is none.
     *
     * @param body as a table's journal has it: match, hand, digest of the record, points of both
     *     lines, dealer, ending, players, who has confirmed it, and more that does not matter here
     */
    static Optional<HandSaid> read(String body, long seq, String seal, String signature) {
        String[] parts = body.split(" ");
        if (parts.length < LEAST_PARTS) {
            return Optional.empty();
        }
        try {
            HandSaid said =
                    new HandSaid(
                            Integer.parseInt(parts[0]),
                            Integer.parseInt(parts[1]),
                            points(parts[3]),
                            points(parts[4]),
                            parts[LEAST_PARTS - 1].equals(BOTH),
                            seq,
                            seal,
                            signature);
            return Optional.of(said).filter(one -> one.match() > 0 && one.hand() > 0);
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }

    private static OptionalInt points(String text) {
        return text.equals("?") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }

    /** Whether both lines have the same points. */
    boolean isLike(HandSaid other) {
        return ns.equals(other.ns) && ew.equals(other.ew);
    }

    boolean isCounted() {
        return ns.isPresent() && ew.isPresent();
    }
}

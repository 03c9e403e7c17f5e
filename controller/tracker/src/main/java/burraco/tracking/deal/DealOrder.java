package burraco.tracking.deal;

import burraco.cards.Seat;
import burraco.tracking.figures.DealFigures;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which cards came down in front of the players, as far as it was heard. They should
 * come clockwise, one at a time, beginning at the dealer's left (art. 4).
 */
final class DealOrder {
    /** Deeper in a pile, cards are heard too late for their order to mean anything. */
    private static final int ROUNDS = 3;

    /** Number of cards out of order that is no accident of hearing. */
    private static final int LATE_CARDS = 3;

    private static final int LATE_AND_BROKEN_OFF = 2;
    private static final int SEATS = 4;
    private static final int DEALT = 11;

    /**
     * A card that was heard in front of a player.
     *
     * @param first when it was first heard there
     */
    record Heard(Seat seat, long first) {}

    /** By player, from the dealer's left on, when his cards were first heard. */
    private final List<List<Long>> times = new ArrayList<>();

    /**
     * @param heard in the order in which the cards were first heard
     */
    DealOrder(Seat first, List<Heard> heard) {
        Seat seat = first;
        for (int i = 0; i < SEATS; i++) {
            Seat here = seat;
            times.add(heard.stream().filter(one -> one.seat() == here).map(Heard::first).toList());
            seat = seat.next();
        }
    }

    /** Whether a complete deal was certainly dealt in another order. */
    boolean isWrong() {
        List<Integer> late = late();
        // If one card of a player is never heard, all his later cards seem late.
        return late.size() >= LATE_CARDS
                && late.stream().allMatch(turn -> times.get(turn % SEATS).size() >= DEALT);
    }

    /** Whether nothing in the first rounds was out of order. */
    boolean isRight() {
        return late().isEmpty();
    }

    /** The turns of the first rounds whose cards came too late. */
    private List<Integer> late() {
        List<Integer> late = new ArrayList<>();
        for (int turn = 0; turn < ROUNDS * SEATS; turn++) {
            if (turn / SEATS < times.get(turn % SEATS).size() && isLate(turn)) {
                late.add(turn);
            }
        }
        return late;
    }

    /** Whether the card was heard after one that should come later. */
    private boolean isLate(int turn) {
        long here = time(turn);
        for (int later = turn + 1; later < ROUNDS * SEATS; later++) {
            List<Long> player = times.get(later % SEATS);
            if (later / SEATS < player.size()
                    && time(later) < here - DealFigures.HEARD_LATE_MILLIS) {
                return true;
            }
        }
        return false;
    }

    private long time(int turn) {
        return times.get(turn % SEATS).get(turn / SEATS);
    }

    /** Whether a deal that was broken off had a mistake that is a good reason to break it off. */
    boolean isWrongSoFar() {
        return isUneven() || late().size() >= LATE_AND_BROKEN_OFF;
    }

    /** Whether a player was left out or got two cards at once. */
    private boolean isUneven() {
        int most = times.stream().mapToInt(List::size).max().orElse(0);
        if (most > ROUNDS) {
            return false;
        }
        for (int i = 1; i < SEATS; i++) {
            if (times.get(i).size() > times.get(i - 1).size()) {
                return true;
            }
        }
        return times.getFirst().size() > times.getLast().size() + 1;
    }
}

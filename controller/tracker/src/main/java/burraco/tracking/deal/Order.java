package burraco.tracking.deal;

import burraco.cards.Seat;
import burraco.tracking.figures.Dealing;
import java.util.ArrayList;
import java.util.List;

/**
 * In what order cards came down in front of the players, as far as it was heard. They should come
 * clockwise from the dealer's left, one at a time (art. 4).
 */
final class Order {
    /** Deeper in a pile, cards are heard too late for their order to mean anything. */
    private static final int ROUNDS = 3;

    /** So many cards out of order are no accident of hearing. */
    private static final int LATE_CARDS = 3;

    private static final int LATE_AND_BROKEN_OFF = 2;
    private static final int SEATS = 4;
    private static final int DEALT = 11;

    /**
     * A card heard in front of a player.
     *
     * @param first when it was heard there first
     */
    record Heard(Seat seat, long first) {}

    /** By player, from the dealer's left on, when his cards were heard first. */
    private final List<List<Long>> times = new ArrayList<>();

    /**
     * @param heard in the order in which the cards were heard first
     */
    Order(Seat first, List<Heard> heard) {
        Seat seat = first;
        for (int i = 0; i < SEATS; i++) {
            Seat here = seat;
            times.add(heard.stream().filter(one -> one.seat() == here).map(Heard::first).toList());
            seat = seat.next();
        }
    }

    /** Whether a deal that was heard to its end was dealt in another order for sure. */
    boolean isWrong() {
        List<Integer> late = late();
        // With a card that is never heard, all of that player's that follow would seem late.
        return late.size() >= LATE_CARDS
                && late.stream().allMatch(turn -> times.get(turn % SEATS).size() >= DEALT);
    }

    /** Whether nothing of the first rounds was out of order. */
    boolean isRight() {
        return late().isEmpty();
    }

    /** Of the first rounds, the cards that came too late, by their turns. */
    private List<Integer> late() {
        List<Integer> late = new ArrayList<>();
        for (int turn = 0; turn < ROUNDS * SEATS; turn++) {
            if (turn / SEATS < times.get(turn % SEATS).size() && isLate(turn)) {
                late.add(turn);
            }
        }
        return late;
    }

    /** Whether it is heard later than a card that should come after it. */
    private boolean isLate(int turn) {
        long here = time(turn);
        for (int later = turn + 1; later < ROUNDS * SEATS; later++) {
            List<Long> player = times.get(later % SEATS);
            if (later / SEATS < player.size() && time(later) < here - Dealing.HEARD_LATE) {
                return true;
            }
        }
        return false;
    }

    private long time(int turn) {
        return times.get(turn % SEATS).get(turn / SEATS);
    }

    /** Whether that was wrong with a deal that was broken off: good reason not to go on. */
    boolean isWrongSoFar() {
        return isUneven() || late().size() >= LATE_AND_BROKEN_OFF;
    }

    /** Somebody was left out, or had two cards at once. */
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

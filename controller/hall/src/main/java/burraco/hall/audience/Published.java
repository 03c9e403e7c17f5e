package burraco.hall.audience;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Which segments of one table are in the folder, and where its rounds and hands begin. */
final class Published {
    private long newest;
    private final NavigableMap<Integer, Round> rounds = new TreeMap<>();

    /** Of one table in one round. */
    static final class Round {
        private final long first;
        private final List<Long> hands = new ArrayList<>();
        private int hand;
        private long last;
        private int ns;
        private int ew;

        Round(long first) {
            this.first = first;
        }

        private void take(Segment.About one) {
            if (one.hand() != hand) {
                hand = one.hand();
                hands.add(one.number());
            }
            last = one.number();
            ns = one.ns();
            ew = one.ew();
        }

        long first() {
            return first;
        }

        long last() {
            return last;
        }

        /** Segments with which a hand begins. */
        List<Long> hands() {
            return List.copyOf(hands);
        }

        int ns() {
            return ns;
        }

        int ew() {
            return ew;
        }
    }

    void take(Segment.About one) {
        newest = one.number();
        rounds.computeIfAbsent(one.round(), _ -> new Round(one.number())).take(one);
    }

    /** The number of the last one. */
    long newest() {
        return newest;
    }

    NavigableMap<Integer, Round> rounds() {
        return rounds;
    }
}

package burraco.tracking.hearing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The inventories of some antennas during the last seconds. */
public final class RecentLooks {
    private static final long KEPT_MILLIS = 10_000;

    private final Deque<Look> looks = new ArrayDeque<>();

    private record Look(int antenna, long at, List<Integer> heard) {}

    /**
     * @param heard in how many looks an antenna named a card
     * @param looks of how many
     */
    public record Count(int heard, int looks) {}

    void take(int antenna, long at, List<Integer> heard) {
        while (!looks.isEmpty() && at - looks.getFirst().at() > KEPT_MILLIS) {
            looks.removeFirst();
        }
        looks.addLast(new Look(antenna, at, List.copyOf(heard)));
    }

    /** How often the antenna has named the card since that time. */
    public Count since(long from, int antenna, int card) {
        int heard = 0;
        int all = 0;
        for (Look look : looks) {
            if (look.antenna() == antenna && look.at() >= from) {
                all++;
                heard += look.heard().contains(card) ? 1 : 0;
            }
        }
        return new Count(heard, all);
    }
}

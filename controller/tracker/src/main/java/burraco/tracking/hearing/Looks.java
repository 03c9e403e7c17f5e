package burraco.tracking.hearing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What antennas heard lately, look by look. */
public final class Looks {
    private static final long KEPT = 10_000;

    private final Deque<Look> looks = new ArrayDeque<>();

    private record Look(int antenna, long at, List<Integer> heard) {}

    /**
     * @param heard so many times an antenna named a card
     * @param looks out of so many
     */
    public record Count(int heard, int looks) {}

    void take(int antenna, long at, List<Integer> heard) {
        while (!looks.isEmpty() && at - looks.getFirst().at() > KEPT) {
            looks.removeFirst();
        }
        looks.addLast(new Look(antenna, at, List.copyOf(heard)));
    }

    /** How often the antenna has named the card since then. */
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

package burraco.hall.view;

import burraco.hall.room.RoundTime;
import burraco.tournament.Tournament;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/** How fast the tables of the round play. Only for those who have signed in. */
final class Pace {
    /** After the time-out a few turns are still played, and the points are counted. */
    private static final long AFTER_TIME_OUT_MILLIS = 5 * 60_000;

    private static final long MINUTE_MILLIS = 60_000;

    private final HallNow hall;
    private final int hands;

    /** Hands that are counted, of tables that have not played all. */
    private final Map<Integer, Integer> finished = new TreeMap<>();

    private final Map<Integer, Integer> all = new TreeMap<>();

    private final OptionalInt median;

    Pace(HallNow hall) {
        this.hall = hall;
        Tournament now = hall.content().now();
        hands = Hands.of(now);
        now.current().ifPresent(this::count);
        int[] sorted = all.values().stream().mapToInt(Integer::intValue).sorted().toArray();
        median =
                sorted.length == 0
                        ? OptionalInt.empty()
                        : OptionalInt.of(sorted[(sorted.length - 1) / 2]);
    }

    private void count(Round round) {
        for (Meeting meeting : round.seating().meetings()) {
            ProgressView.told(hall, round, meeting.table())
                    .ifPresent(told -> count(meeting.table(), told));
        }
    }

    private void count(int table, TableTold told) {
        all.put(table, told.over() ? hands : told.finished());
        if (!told.over()) {
            finished.put(table, told.finished());
        }
    }

    /** How many hands at least half of the tables have finished; the lower one of two. */
    OptionalInt median() {
        return median;
    }

    /** Whether a table is a hand behind most. */
    boolean isSlow(int table) {
        Integer own = finished.get(table);
        return own != null && median.isPresent() && own < median.getAsInt();
    }

    /**
     * When the last table will probably have played, rounded to a minute. Each of them plays its
     * hands as fast as all do on average; none plays much longer than to its time-out.
     */
    OptionalLong end() {
        Optional<RoundTime> time = ClockView.time(hall);
        int played = all.values().stream().mapToInt(Integer::intValue).sum();
        boolean begun = time.isPresent() && hall.now() > time.get().starts();
        if (!begun || finished.isEmpty() || played < all.size()) {
            return OptionalLong.empty();
        }
        // Each table that still plays is, on average, in the middle of a hand.
        double halves = played + finished.size() / 2.0;
        double perHand = (hall.now() - time.get().starts()) * all.size() / halves;
        long last =
                finished.keySet().stream()
                        .mapToLong(table -> end(table, perHand, time.get()))
                        .max()
                        .orElseThrow();
        return OptionalLong.of(Math.ceilDiv(last, MINUTE_MILLIS) * MINUTE_MILLIS);
    }

    private long end(int table, double perHand, RoundTime time) {
        long natural =
                Math.max(hall.now(), time.starts() + Math.round(hands * perHand))
                        + Math.round(behind(table) * perHand);
        return Math.min(natural, Math.max(hall.now(), time.ends(table)) + AFTER_TIME_OUT_MILLIS);
    }

    private double behind(int table) {
        double average = all.values().stream().mapToInt(Integer::intValue).average().orElseThrow();
        return Math.max(0, average - finished.get(table));
    }
}

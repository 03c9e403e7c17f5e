package burraco.journal;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When things happened, as far as that can be known. A machine without a battery for its clock
 * writes dates that are wrong until the network has set it. What is written and sealed stays as it
 * is; only what is shown is put right.
 */
public final class Dates {
    /** No journal is older than the program. */
    public static final Instant EARLIEST = Instant.parse("2026-01-01T00:00:00Z");

    /** A clock that was saved while the machine ran may begin again so much earlier. */
    private static final long SLACK_MILLIS = Duration.ofHours(1).toMillis();

    /** How far from the day that somebody entered something may have happened. */
    private static final long NEAR_MILLIS = Duration.ofDays(2).toMillis();

    /** Entries whose text begins with the match and the hand. */
    private static final Set<String> AFTERWARDS =
            Set.of("hand", "left", "scored", "confirmed", "amended");

    private static final Pattern OF_A_HAND = Pattern.compile("^(\\d{1,9}) \\d");

    /** When something happened. */
    public sealed interface Date {}

    /**
     * @param corrected whether another time is written, which the clock's later correction puts
     *     right
     */
    public record Known(long millis, boolean corrected) implements Date {}

    /** Somebody has entered the day. */
    public record ByHand(LocalDate day) implements Date {}

    public record Unknown() implements Date {}

    /**
     * The clock was moved.
     *
     * @param since the first entry of that run of the program
     * @param at the entry that says so
     */
    private record Move(long since, long at, long millis) {}

    private final List<Move> moves;
    private final Map<Integer, LocalDate> byHand;

    /** The match that each hand belongs to, by the entry at which the hand was written. */
    private final TreeMap<Long, Integer> matches = new TreeMap<>();

    /** The latest date that is known, by the entry from which it is. */
    private final TreeMap<Long, Long> latest = new TreeMap<>();

    private Dates(List<Move> moves, Map<Integer, LocalDate> byHand) {
        this.moves = moves;
        this.byHand = byHand;
    }

    public static Dates of(History history) throws JournalException {
        List<Move> moves = new ArrayList<>();
        Map<Integer, LocalDate> byHand = new HashMap<>();
        history.each(
                "SELECT seq, kind, body FROM entry WHERE kind IN ('clock', 'dated') ORDER BY seq",
                row -> {
                    long seq = row.getLong(1);
                    String body = row.getString(3);
                    if (row.getString(2).equals(ClockNotes.MOVED)) {
                        ClockNotes.moved(body)
                                .ifPresent(
                                        one -> moves.add(new Move(one.since(), seq, one.millis())));
                    } else {
                        ClockNotes.dated(body).ifPresent(one -> byHand.put(one.match(), one.day()));
                    }
                });
        Dates dates = new Dates(moves, byHand);
        history.each(
                "SELECT match, wall, first FROM hand ORDER BY first",
                row -> dates.hand(row.getInt(1), row.getLong(2), row.getLong(3)));
        return dates;
    }

    private void hand(int match, long wall, long first) {
        matches.put(first, match);
        if (!byHand.containsKey(match)
                && dated(first, wall) instanceof Known known
                && latest().map(one -> one < known.millis()).orElse(true)) {
            latest.put(first, known.millis());
        }
    }

    /** Whether no clock that is set can show this. */
    static boolean isAbsurd(long wall, Optional<Long> latest) {
        return wall < EARLIEST.toEpochMilli()
                || latest.filter(one -> wall < one - SLACK_MILLIS).isPresent();
    }

    /** Whether a clock that shows this is not set, for whoever has no journal to compare. */
    public static boolean isAbsurd(Instant now) {
        return isAbsurd(now.toEpochMilli(), Optional.empty());
    }

    /** The latest date of a hand that is known. */
    Optional<Long> latest() {
        return Optional.ofNullable(latest.lastEntry()).map(Entry::getValue);
    }

    /** When a hand ended. */
    public Date of(History.Hand hand) {
        LocalDate day = byHand.get(hand.row().match());
        return day == null ? dated(hand.first(), hand.wall()) : new ByHand(day);
    }

    public Date of(History.Entry entry) {
        return near(dated(entry.seq(), entry.wall()), match(entry));
    }

    /**
     * Of an entry that was written while a hand was played.
     *
     * @param seq the entry
     * @param wall what it says
     */
    public Date at(long seq, long wall) {
        return near(dated(seq, wall), match(seq));
    }

    /** What is said of a hand afterwards names its match; the next one may have begun by then. */
    private Optional<Integer> match(History.Entry entry) {
        Matcher named = OF_A_HAND.matcher(entry.note().body());
        return AFTERWARDS.contains(entry.note().kind()) && named.find()
                ? Optional.of(Integer.parseInt(named.group(1)))
                : match(entry.seq());
    }

    private Optional<Integer> match(long seq) {
        return Optional.ofNullable(matches.ceilingEntry(seq)).map(Entry::getValue);
    }

    /** Where somebody has entered the day of the match, a date far from it cannot be right. */
    private Date near(Date date, Optional<Integer> match) {
        Optional<LocalDate> day = match.map(byHand::get);
        boolean elsewhere =
                day.isPresent() && date instanceof Known known && !isNear(known, day.get());
        return elsewhere ? new Unknown() : date;
    }

    private static boolean isNear(Known known, LocalDate day) {
        long midnight = day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
        return Math.abs(known.millis() - midnight) < NEAR_MILLIS;
    }

    private Date dated(long seq, long wall) {
        long moved = 0;
        for (Move move : moves) {
            if (seq >= move.since() && seq < move.at()) {
                moved += move.millis();
            }
        }
        Optional<Long> before = Optional.ofNullable(latest.lowerEntry(seq)).map(Entry::getValue);
        return isAbsurd(wall + moved, before) ? new Unknown() : new Known(wall + moved, moved != 0);
    }
}

package burraco.table.state;

import burraco.cards.Line;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What people have said of the count of a hand whose cards are still on the table.
 *
 * @param left the points that a line has left in its fans, where the table has not seen them
 * @param entered what an arbiter says that it came to
 * @param confirmed what each line has confirmed: where it comes to something else meanwhile, that
 *     is confirmed no more
 */
public record Tally(
        Map<Line, Integer> left,
        Optional<Played.Entered> entered,
        Map<Line, Played.Entered> confirmed) {
    public static final Tally NONE = new Tally(Map.of(), Optional.empty(), Map.of());

    public Tally {
        left = copy(left);
        confirmed = copy(confirmed);
    }

    private static <V> Map<Line, V> copy(Map<Line, V> from) {
        Map<Line, V> copy = new EnumMap<>(Line.class);
        copy.putAll(from);
        return Collections.unmodifiableMap(copy);
    }

    /** Whoever had confirmed it had not confirmed this. */
    public Tally left(Line line, int points) {
        Map<Line, Integer> more = new EnumMap<>(Line.class);
        more.putAll(left);
        more.put(line, points);
        return new Tally(more, Optional.empty(), Map.of());
    }

    public Tally entered(Played.Entered counted) {
        return new Tally(left, Optional.of(counted), Map.of());
    }

    public Tally confirmedBy(Line line, Played.Entered what) {
        Map<Line, Played.Entered> more = new EnumMap<>(Line.class);
        more.putAll(confirmed);
        more.put(line, what);
        return new Tally(left, entered, more);
    }

    /** The hand as the table has counted it, with what people have said. */
    public Played on(Played counted) {
        Played hand = counted;
        for (Map.Entry<Line, Integer> one : left.entrySet()) {
            if (hand.isUnseen(one.getKey())) {
                hand = hand.left(one.getKey(), one.getValue());
            }
        }
        hand = entered.isPresent() ? hand.with(entered.get()) : hand;
        for (Map.Entry<Line, Played.Entered> one : confirmed.entrySet()) {
            if (hand.totals().equals(Optional.of(one.getValue()))) {
                hand = hand.confirmedBy(one.getKey());
            }
        }
        return hand;
    }
}

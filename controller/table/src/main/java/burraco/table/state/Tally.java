package burraco.table.state;

import burraco.cards.Line;
import burraco.engine.score.LineScore;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What has been said of the count of a hand whose cards are still on the table.
 *
 * @param left the points that a line has left in its fans, where the table had not seen them
 * @param entered what an arbiter says that it came to
 * @param confirmed the lines that have confirmed it
 * @param seen what the table had counted when somebody entered or confirmed it: where the table
 *     counts otherwise now, as after a ruling, neither stands any more
 */
public record Tally(
        Map<Line, Left> left,
        Optional<Played.Entered> entered,
        Set<Line> confirmed,
        Optional<Seen> seen) {
    public static final Tally NONE =
            new Tally(Map.of(), Optional.empty(), Set.of(), Optional.empty());

    /**
     * What is left to a line.
     *
     * @param byTable whether the table has counted fans that lay open, and not a person
     */
    public record Left(int points, boolean byTable) {}

    /** What the table counts by itself. */
    public record Seen(LineScore ns, LineScore ew) {
        static Seen of(Played counted) {
            return new Seen(counted.ns(), counted.ew());
        }
    }

    public Tally {
        Map<Line, Left> lefts = new EnumMap<>(Line.class);
        lefts.putAll(left);
        left = Collections.unmodifiableMap(lefts);
        confirmed = confirmed.isEmpty() ? Set.of() : EnumSet.copyOf(confirmed);
    }

    /** Whoever had confirmed it had not confirmed this. */
    public Tally left(Line line, Left what) {
        Map<Line, Left> more = new EnumMap<>(Line.class);
        more.putAll(left);
        more.put(line, what);
        return new Tally(more, Optional.empty(), Set.of(), Optional.empty());
    }

    /**
     * @param counted the hand as the table has counted it
     */
    public Tally entered(Played.Entered total, Played counted) {
        return new Tally(left, Optional.of(total), Set.of(), Optional.of(Seen.of(counted)));
    }

    /**
     * @param counted the hand as the table has counted it
     */
    public Tally confirmedBy(Line line, Played counted) {
        Tally now = standing(counted);
        EnumSet<Line> more = EnumSet.of(line);
        more.addAll(now.confirmed);
        return new Tally(left, now.entered, more, Optional.of(Seen.of(counted)));
    }

    private Tally standing(Played counted) {
        return seen.isEmpty() || seen.get().equals(Seen.of(counted))
                ? this
                : new Tally(left, Optional.empty(), Set.of(), Optional.empty());
    }

    /**
     * The hand at its end, with what has been said. What both lines have confirmed is final (art.
     * 19), also where the end brings out a fault that nobody had called for.
     *
     * @param lying as the table has counted it while its cards lay there
     * @param gathered as it counts it at the end
     */
    public Played settled(Played lying, Played gathered) {
        Played said = on(lying);
        Played hand = on(gathered);
        if (!said.isConfirmed() || hand.isConfirmed()) {
            return hand;
        }
        return gathered.with(said.totals().orElseThrow()).confirmedBy(Line.NS).confirmedBy(Line.EW);
    }

    /** The hand as the table has counted it, with what has been said. */
    public Played on(Played counted) {
        Tally now = standing(counted);
        Played hand = counted;
        for (Map.Entry<Line, Left> one : left.entrySet()) {
            if (hand.isUnseen(one.getKey())) {
                hand = hand.left(one.getKey(), one.getValue().points());
            }
        }
        hand = now.entered.isPresent() ? hand.with(now.entered.get()) : hand;
        for (Line line : now.confirmed) {
            hand = hand.confirmedBy(line);
        }
        return hand;
    }
}

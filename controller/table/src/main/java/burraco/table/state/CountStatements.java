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
 * What people have said about the score of a hand whose cards are still on the table.
 *
 * @param left the points left to a line, if the table had not seen all its cards
 * @param entered the score that an arbiter entered
 * @param confirmed the lines that have confirmed it
 * @param seen the table's own count when somebody entered or confirmed the score; if the table
 *     counts otherwise now, for example after a ruling, neither holds any more
 */
public record CountStatements(
        Map<Line, Left> left,
        Optional<PlayedHand.Entered> entered,
        Set<Line> confirmed,
        Optional<Seen> seen) {
    public static final CountStatements NONE =
            new CountStatements(Map.of(), Optional.empty(), Set.of(), Optional.empty());

    /**
     * The points left to a line.
     *
     * @param byTable whether the table counted fans that lay open
     */
    public record Left(int points, boolean byTable) {}

    /** The table's own count. */
    public record Seen(LineScore ns, LineScore ew) {
        static Seen of(PlayedHand counted) {
            return new Seen(counted.ns(), counted.ew());
        }
    }

    public CountStatements {
        Map<Line, Left> lefts = new EnumMap<>(Line.class);
        lefts.putAll(left);
        left = Collections.unmodifiableMap(lefts);
        confirmed = confirmed.isEmpty() ? Set.of() : EnumSet.copyOf(confirmed);
    }

    /** With the points left to a line; earlier confirmations no longer hold. */
    public CountStatements left(Line line, Left what) {
        Map<Line, Left> more = new EnumMap<>(Line.class);
        more.putAll(left);
        more.put(line, what);
        return new CountStatements(more, Optional.empty(), Set.of(), Optional.empty());
    }

    /**
     * @param counted the hand as the table has counted it
     */
    public CountStatements entered(PlayedHand.Entered total, PlayedHand counted) {
        return new CountStatements(
                left, Optional.of(total), Set.of(), Optional.of(Seen.of(counted)));
    }

    /**
     * @param counted the hand as the table has counted it
     */
    public CountStatements confirmedBy(Line line, PlayedHand counted) {
        CountStatements now = standing(counted);
        EnumSet<Line> more = EnumSet.of(line);
        more.addAll(now.confirmed);
        return new CountStatements(left, now.entered, more, Optional.of(Seen.of(counted)));
    }

    private CountStatements standing(PlayedHand counted) {
        return seen.isEmpty() || seen.get().equals(Seen.of(counted))
                ? this
                : new CountStatements(left, Optional.empty(), Set.of(), Optional.empty());
    }

    /**
     * The finished hand with these statements. What both lines have confirmed is final (art. 19),
     * even if a fault comes out at the end for which nobody had called.
     *
     * @param lying the table's count while the cards lay there
     * @param gathered the table's count at the end
     */
    public PlayedHand settled(PlayedHand lying, PlayedHand gathered) {
        PlayedHand said = on(lying);
        PlayedHand hand = on(gathered);
        if (!said.isConfirmed() || hand.isConfirmed()) {
            return hand;
        }
        return gathered.with(said.totals().orElseThrow()).confirmedBy(Line.NS).confirmedBy(Line.EW);
    }

    /** The table's count with these statements applied. */
    public PlayedHand on(PlayedHand counted) {
        CountStatements now = standing(counted);
        PlayedHand hand = counted;
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

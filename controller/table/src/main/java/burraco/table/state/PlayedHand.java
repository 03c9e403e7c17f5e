package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Warning;
import burraco.engine.score.LineScore;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A finished hand.
 *
 * @param number in its match, from 1
 * @param entered the score that an arbiter entered
 * @param confirmed the lines that have confirmed the score
 * @param warnings the warnings given in it
 */
public record PlayedHand(
        int number,
        Seat dealer,
        Ending ending,
        LineScore ns,
        LineScore ew,
        Optional<Entered> entered,
        Set<Line> confirmed,
        List<Warning> warnings,
        String record) {
    /** Points as people counted them. */
    public record Entered(int ns, int ew) {}

    public PlayedHand {
        warnings = List.copyOf(warnings);
        confirmed = confirmed.isEmpty() ? Set.of() : EnumSet.copyOf(confirmed);
    }

    /** With an entered score, which nobody has confirmed yet. */
    public PlayedHand with(Entered counted) {
        return put(Optional.of(counted), Set.of());
    }

    /** With a corrected score that stays confirmed (art. 19). */
    public PlayedHand amended(Entered counted) {
        return put(Optional.of(counted), confirmed);
    }

    public PlayedHand confirmedBy(Line line) {
        EnumSet<Line> more = EnumSet.of(line);
        more.addAll(confirmed);
        return put(entered, more);
    }

    /**
     * Whether not all of this line's cards were seen, so that people have to count what is left to
     * it.
     */
    public boolean isUnseen(Line line) {
        return score(line).unseen() > 0;
    }

    /** With people's count of what is left to a line, which nobody has confirmed yet. */
    public PlayedHand left(Line line, int points) {
        LineScore counted = score(line).left(points);
        return new PlayedHand(
                number,
                dealer,
                ending,
                line == Line.NS ? counted : ns,
                line == Line.EW ? counted : ew,
                Optional.empty(),
                Set.of(),
                warnings,
                record);
    }

    /** The table's own count, in its parts. */
    public LineScore score(Line line) {
        return line == Line.NS ? ns : ew;
    }

    private PlayedHand put(Optional<Entered> counted, Set<Line> by) {
        return new PlayedHand(number, dealer, ending, ns, ew, counted, by, warnings, record);
    }

    /** Whether both lines have confirmed it; after that it is changed only as art. 19 allows. */
    public boolean isConfirmed() {
        return confirmed.size() == Line.values().length;
    }

    /** Whether it waits for this line's confirmation. */
    public boolean awaits(Line line) {
        return !confirmed.contains(line) && totals().isPresent();
    }

    /** The score; empty while cards that count are unseen and nobody entered it. */
    public OptionalInt total(Line line) {
        if (entered.isPresent()) {
            return OptionalInt.of(line == Line.NS ? entered.get().ns() : entered.get().ew());
        }
        return score(line).total();
    }

    /** Both scores, once both are known. */
    public Optional<Entered> totals() {
        OptionalInt first = total(Line.NS);
        OptionalInt second = total(Line.EW);
        return first.isPresent() && second.isPresent()
                ? Optional.of(new Entered(first.getAsInt(), second.getAsInt()))
                : Optional.empty();
    }
}

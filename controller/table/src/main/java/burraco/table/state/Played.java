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
 * A hand that is over.
 *
 * @param number in its match, from 1
 * @param entered what an arbiter says that it came to
 * @param confirmed the lines for which a player has said that this is what it came to
 * @param warnings those given in it
 */
public record Played(
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

    public Played {
        warnings = List.copyOf(warnings);
        confirmed = confirmed.isEmpty() ? Set.of() : EnumSet.copyOf(confirmed);
    }

    /** Whoever had confirmed it had not confirmed this. */
    public Played with(Entered counted) {
        return put(Optional.of(counted), Set.of());
    }

    /** What it came to was written down wrongly, and stays confirmed (art. 19). */
    public Played amended(Entered counted) {
        return put(Optional.of(counted), confirmed);
    }

    public Played confirmedBy(Line line) {
        EnumSet<Line> more = EnumSet.of(line);
        more.addAll(confirmed);
        return put(entered, more);
    }

    /** Whether this line's cards were not all seen: what is left to it is for people to count. */
    public boolean isUnseen(Line line) {
        return score(line).unseen() > 0;
    }

    /** What is left to a line is known by people's count. Whoever had confirmed it had not this. */
    public Played left(Line line, int points) {
        LineScore counted = score(line).left(points);
        return new Played(
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

    /** As the table has counted it, part by part. */
    public LineScore score(Line line) {
        return line == Line.NS ? ns : ew;
    }

    private Played put(Optional<Entered> counted, Set<Line> by) {
        return new Played(number, dealer, ending, ns, ew, counted, by, warnings, record);
    }

    /** Whether both lines have: then it counts, and is changed only as art. 19 allows. */
    public boolean isConfirmed() {
        return confirmed.size() == Line.values().length;
    }

    /** Whether it waits for this line's word. */
    public boolean awaits(Line line) {
        return !confirmed.contains(line) && totals().isPresent();
    }

    /** What it came to; empty while cards that count are unseen and nobody entered it. */
    public OptionalInt total(Line line) {
        if (entered.isPresent()) {
            return OptionalInt.of(line == Line.NS ? entered.get().ns() : entered.get().ew());
        }
        return score(line).total();
    }

    /** Both of them, once both are known. */
    public Optional<Entered> totals() {
        OptionalInt first = total(Line.NS);
        OptionalInt second = total(Line.EW);
        return first.isPresent() && second.isPresent()
                ? Optional.of(new Entered(first.getAsInt(), second.getAsInt()))
                : Optional.empty();
    }
}

package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Warning;
import burraco.engine.score.LineScore;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A hand that is over.
 *
 * @param number in its match, from 1
 * @param entered what an arbiter says that it came to
 * @param warnings those given in it
 */
public record Played(
        int number,
        Seat dealer,
        Ending ending,
        LineScore ns,
        LineScore ew,
        Optional<Entered> entered,
        List<Warning> warnings,
        String record) {
    /** Points as people counted them. */
    public record Entered(int ns, int ew) {}

    public Played {
        warnings = List.copyOf(warnings);
    }

    public Played with(Entered counted) {
        return new Played(number, dealer, ending, ns, ew, Optional.of(counted), warnings, record);
    }

    /** What it came to; empty while cards that count are unseen and nobody entered it. */
    public OptionalInt total(Line line) {
        if (entered.isPresent()) {
            return OptionalInt.of(line == Line.NS ? entered.get().ns() : entered.get().ew());
        }
        return (line == Line.NS ? ns : ew).total();
    }
}

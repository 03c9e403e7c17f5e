package burraco.table;

import burraco.cards.Line;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.table.sheet.Sheet;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A hand that is over, counted by all that the table knows.
 *
 * @param rulings about what nobody had called for
 */
record Counted(Played hand, List<Ruling> rulings) {
    static Counted of(Sheet sheet, MatchSheet match) {
        Outcome.Ruled all = Engine.close(sheet.all(), Integer.MAX_VALUE);
        Outcome.Ruled open = Engine.close(sheet.open(), Integer.MAX_VALUE);
        List<Warning> warnings = open.hand().warnings();
        int earlier = Math.min(warnings.size(), sheet.heading().warnings().size());
        Played hand =
                new Played(
                        sheet.heading().hand(),
                        match.dealer(),
                        open.hand().ending(),
                        Count.of(all.hand(), Line.NS),
                        Count.of(all.hand(), Line.EW),
                        Optional.empty(),
                        Set.of(),
                        warnings.subList(earlier, warnings.size()),
                        sheet.record());
        return new Counted(hand, open.rulings());
    }

    Effect handOver() {
        return new Effect.HandOver(
                hand.number(), hand.ending(), hand.ns(), hand.ew(), rulings, hand.record());
    }
}

package burraco.table;

import burraco.cards.Line;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Hand;
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
        return new Counted(played(sheet, match, all.hand(), open.hand()), open.rulings());
    }

    /** As long as its cards lie there somebody may still call: nothing is ruled before. */
    static Played lying(Sheet sheet, MatchSheet match) {
        return played(sheet, match, sheet.all(), sheet.open());
    }

    private static Played played(Sheet sheet, MatchSheet match, Hand all, Hand open) {
        List<Warning> warnings = open.warnings();
        int earlier = Math.min(warnings.size(), sheet.heading().warnings().size());
        return new Played(
                sheet.heading().hand(),
                match.dealer(),
                open.ending(),
                Count.of(all, Line.NS),
                Count.of(all, Line.EW),
                Optional.empty(),
                Set.of(),
                warnings.subList(earlier, warnings.size()),
                sheet.record());
    }

    Effect handOver() {
        return new Effect.HandOver(
                hand.number(), hand.ending(), hand.ns(), hand.ew(), rulings, hand.record());
    }
}

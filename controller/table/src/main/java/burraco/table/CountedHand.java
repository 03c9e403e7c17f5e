package burraco.table;

import burraco.cards.Line;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.record.Judgement;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Heading;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A finished hand, counted by all that the table knows.
 *
 * @param rulings rulings about faults for which nobody had called
 */
record CountedHand(PlayedHand hand, List<Ruling> rulings) {
    static CountedHand of(ActSheet sheet, MatchSheet match) {
        Outcome.Ruled all = Engine.close(sheet.all(), Integer.MAX_VALUE);
        Outcome.Ruled open = Engine.close(sheet.open(), Integer.MAX_VALUE);
        return new CountedHand(played(sheet, match, all.hand(), open.hand()), open.rulings());
    }

    /** A hand that was dealt and stopped, of which nobody but its players knows a card. */
    static CountedHand unseen(Heading heading, MatchSheet match) {
        String record = ActSheet.of(heading).record() + "end\n";
        return switch (Judgement.of(record.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged ->
                    new CountedHand(
                            played(heading, record, match, judged.end(), judged.end()), List.of());
            case Judgement.Refused refused ->
                    throw new IllegalStateException(refused.problem().toString());
        };
    }

    /**
     * The count while the cards still lie there. Somebody may still call, so nothing is ruled yet.
     */
    static PlayedHand lying(ActSheet sheet, MatchSheet match) {
        return played(sheet, match, sheet.all(), sheet.open());
    }

    private static PlayedHand played(ActSheet sheet, MatchSheet match, Hand all, Hand open) {
        return played(sheet.heading(), sheet.record(), match, all, open);
    }

    private static PlayedHand played(
            Heading heading, String record, MatchSheet match, Hand all, Hand open) {
        List<Warning> warnings = open.warnings();
        int earlier = Math.min(warnings.size(), heading.warnings().size());
        return new PlayedHand(
                heading.hand(),
                match.dealer(),
                open.ending(),
                Count.of(all, Line.NS),
                Count.of(all, Line.EW),
                Optional.empty(),
                Set.of(),
                warnings.subList(earlier, warnings.size()),
                record);
    }

    Effect handOver() {
        return new Effect.HandOver(
                hand.number(), hand.ending(), hand.ns(), hand.ew(), rulings, hand.record());
    }
}

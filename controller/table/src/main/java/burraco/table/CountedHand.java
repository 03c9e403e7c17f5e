package burraco.table;

import burraco.cards.Line;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.record.Judgement;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Heading;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A finished hand, counted by all that the table knows.
 *
 * @param rulings rulings about faults for which nobody had called
 */
record CountedHand(PlayedHand hand, List<Ruling> rulings) {
    private static final String STOPPED = "end\n";

    static CountedHand of(ActSheet sheet, MatchSheet match) {
        Outcome.Ruled all = Engine.close(sheet.all(), Integer.MAX_VALUE);
        Outcome.Ruled open = Engine.close(sheet.open(), Integer.MAX_VALUE);
        return new CountedHand(played(sheet, match, all.hand(), open.hand()), open.rulings());
    }

    /**
     * A hand that was dealt and stopped, of which nobody but its players knows a card: only an
     * arbiter can enter its score. Where the cards were dealt again, the warnings and the arbiter's
     * points from before still hold.
     */
    static CountedHand unseen(ActSheet sheet, MatchSheet match) {
        Heading heading = sheet.heading();
        List<Warning> warnings = sheet.open().warnings();
        PlayedHand hand =
                new PlayedHand(
                        heading.hand(),
                        match.dealer(),
                        stopped(heading),
                        unknown(sheet, Line.NS),
                        unknown(sheet, Line.EW),
                        Optional.empty(),
                        Set.of(),
                        ofThisHand(warnings, heading),
                        sheet.record() + STOPPED);
        return new CountedHand(hand, List.of());
    }

    private static Ending stopped(Heading heading) {
        String record = ActSheet.of(heading).record() + STOPPED;
        return switch (Judgement.of(record.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> judged.end().ending();
            case Judgement.Refused refused ->
                    throw new IllegalStateException(refused.problem().toString());
        };
    }

    /** Nothing is claimed of a pozzetto, and nobody is asked for the cards that are left alone. */
    private static LineScore unknown(ActSheet sheet, Line line) {
        int arbiter = sheet.open().arbiterPoints(line);
        return new LineScore(0, 0, 0, OptionalInt.empty(), OptionalInt.empty(), 0, arbiter, 0);
    }

    /**
     * The count while the cards still lie there. Somebody may still call, so nothing is ruled yet.
     */
    static PlayedHand lying(ActSheet sheet, MatchSheet match) {
        return played(sheet, match, sheet.all(), sheet.open());
    }

    private static PlayedHand played(ActSheet sheet, MatchSheet match, Hand all, Hand open) {
        return played(sheet.heading(), sheet.record(), match, all, open.ending(), open.warnings());
    }

    private static PlayedHand played(
            Heading heading,
            String record,
            MatchSheet match,
            Hand all,
            Ending ending,
            List<Warning> warnings) {
        return new PlayedHand(
                heading.hand(),
                match.dealer(),
                ending,
                Count.of(all, Line.NS),
                Count.of(all, Line.EW),
                Optional.empty(),
                Set.of(),
                ofThisHand(warnings, heading),
                record);
    }

    private static List<Warning> ofThisHand(List<Warning> warnings, Heading heading) {
        int earlier = Math.min(warnings.size(), heading.warnings().size());
        return warnings.subList(earlier, warnings.size());
    }

    Effect handOver() {
        return new Effect.HandOver(
                hand.number(), hand.ending(), hand.ns(), hand.ew(), rulings, hand.record());
    }
}

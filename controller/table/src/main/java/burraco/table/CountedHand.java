package burraco.table;

import burraco.cards.Line;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Ending;
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
    private static final String STOPPED = "end\n";

    static CountedHand of(ActSheet sheet, MatchSheet match) {
        Outcome.Ruled all = Engine.close(sheet.all(), Integer.MAX_VALUE);
        Outcome.Ruled open = Engine.close(sheet.open(), Integer.MAX_VALUE);
        return new CountedHand(played(sheet, match, all.hand(), open.hand()), open.rulings());
    }

    /**
     * A hand that was dealt and stopped, of which nobody but its players knows a card. Where the
     * cards were dealt again, the warnings and the arbiter's points from before still hold.
     */
    static CountedHand unseen(ActSheet sheet, MatchSheet match) {
        Hand stopped = stopped(sheet);
        PlayedHand hand =
                played(
                        sheet.heading(),
                        sheet.record() + STOPPED,
                        match,
                        stopped,
                        stopped.ending(),
                        sheet.open().warnings());
        return new CountedHand(hand, List.of());
    }

    /** The hand as if nothing had happened in it but a deal and the arbiter's points. */
    private static Hand stopped(ActSheet sheet) {
        StringBuilder record = new StringBuilder(ActSheet.of(sheet.heading()).record());
        for (Line line : Line.values()) {
            int points = sheet.open().arbiterPoints(line);
            if (points != 0) {
                record.append("arbiter points " + line + " " + points + "\n");
            }
        }
        record.append(STOPPED);
        return switch (Judgement.of(record.toString().getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> judged.end();
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
        return played(sheet.heading(), sheet.record(), match, all, open.ending(), open.warnings());
    }

    private static PlayedHand played(
            Heading heading,
            String record,
            MatchSheet match,
            Hand all,
            Ending ending,
            List<Warning> warnings) {
        int earlier = Math.min(warnings.size(), heading.warnings().size());
        return new PlayedHand(
                heading.hand(),
                match.dealer(),
                ending,
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

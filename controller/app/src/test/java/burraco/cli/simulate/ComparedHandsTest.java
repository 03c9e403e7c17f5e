package burraco.cli.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.out.Screen;
import burraco.cli.replay.DiffReport;
import burraco.engine.ruling.Case;
import burraco.json.Json;
import burraco.measure.Comparison;
import burraco.measure.Course;
import burraco.measure.Inferred;
import burraco.measure.Span;
import burraco.measure.Tally;
import burraco.measure.Timed;
import burraco.record.Judgement;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reports about compared hands, as JSON and for people. */
class ComparedHandsTest {
    private static final String PLAY = "turnup 9S\nW draw\nW open 3H 4H\nW discard KD\nN draw\n";
    private static final String TRUTH = deal("3H") + PLAY;
    private static final List<Span> TIMES =
            List.of(new Span(68, 900, 1_000), new Span(70, 62_000, 63_460));

    /** Lines 1 to 66: one card is known. */
    private static String deal(String first) {
        String round = "deal W ??\ndeal N ??\ndeal E ??\ndeal S ??\ndeal P1 ??\ndeal P2 ??\n";
        return round.replaceFirst("[?]{2}", first) + round.repeat(10);
    }

    private static Course truth() {
        return switch (Judgement.of(TRUTH.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> Course.of(judged, TIMES);
            case Judgement.Refused refused -> throw new AssertionError(refused.problem());
        };
    }

    private static Comparison compare(String inferred, Timed... times) {
        return Comparison.of(truth(), new Inferred(inferred, List.of(times), 2, List.of()));
    }

    private static String sheet(Comparison hand) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        new DiffReport(new Screen(out, out, false, false)).print(hand);
        out.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTallyIsWrittenInItsOrder() {
        Course truth = truth().committing(Case.WRONG_OPENING);
        List<Timed> times = List.of(new Timed(68, 950, 1_000, 1_640));
        Inferred same = new Inferred(TRUTH, times, 2, List.of());
        assertEquals(
                """
                {"hands":1,"acts":{"true":5,"exact":5,"late":0,"wrong":0,"missed":0,"extra":0,\
                "unsure":0},"silentWrongCards":0,"mischief":{"26.1":{"committed":1,"ruled":1}},\
                "falseRulings":0,"prompts":2,"delay":{"p50":640,"p99":640,"max":640,"byAct":\
                {"draw":{"p50":640,"p99":640}},"single":{"p50":640,"p99":640,"max":640},\
                "several":{"p50":null,"p99":null,"max":null}},"cpuSecondsPerTableHour":3.1,\
                "dealt":{"true":66,"identified":1,"wrong":0},"missedRulings":0,"lastCard":0,\
                "unsureExtra":0,"habits":{},"unjudged":0,\
                "calibration":[{"sure":0.0,"said":0,"right":0},{"sure":0.5,"said":0,"right":0},\
                {"sure":0.8,"said":0,"right":0},{"sure":0.9,"said":0,"right":0},\
                {"sure":0.95,"said":0,"right":0},{"sure":0.99,"said":0,"right":0},\
                {"sure":0.999,"said":1,"right":1}]}\
                """,
                Json.write(TallyJson.of(Tally.of(Comparison.of(truth, same)), 3.14)));
    }

    @Test
    void aTallyOfNothingCanBeWritten() {
        assertEquals(
                "{\"hands\":0,\"acts\":{\"true\":0",
                Json.write(TallyJson.of(Tally.NONE, 0)).substring(0, 27));
    }

    @Test
    void aDifferenceIsToldActByAct() {
        String inferred =
                TRUTH.replace("W draw\n", "").replace("KD", "KC") + "N discard ?? ?\nnotice\n";
        assertEquals(
                """
                             turnup 9S
                -    0:01.0  W draw
                             W open 3H 4H
                ~    1:03.4  W discard KD   replay: W discard KC
                             N draw
                +            N discard ?? ?

                Of 5 acts 3 are the same, 1 different, 1 missing. The replay has 1 more. \
                Of 66 cards dealt 1 was recognised.
                Ruled in the replay only: 28.1 W, 6.2 W
                Ruled in the record only: 26.1 W, 0.2 W, 19.6 N
                """,
                sheet(compare(inferred)));
    }

    @Test
    void whyAReplayCannotBeJudgedIsSaid() {
        String sheet = sheet(compare("W draws\n"));
        assertTrue(sheet.contains("The replay cannot be judged: line 1, column 3: "), sheet);
        assertTrue(sheet.contains("Of 5 acts 0 are the same, 5 missing."), sheet);
    }

    @Test
    void whatWasUnsureOrLateIsSaid() {
        String inferred =
                TRUTH.replace("W discard KD", "W discard ??").replace("N draw", "N draw ?\nnotice");
        String sheet = sheet(compare(inferred));
        assertTrue(
                sheet.contains("W discard KD   replay: W discard ??   the replay was unsure\n"),
                sheet);
        assertTrue(sheet.contains("N draw   understood late\n"), sheet);
        assertTrue(sheet.contains("Of 5 acts 3 are the same, 1 understood late, 1 unsure."), sheet);
    }
}

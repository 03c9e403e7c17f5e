package burraco.examination.listening;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.examination.NamedSentence;
import burraco.hal.TagId;
import burraco.layout.calibration.CalibratedAntenna;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Remarks about an antenna compared with its calibration, and about a scale. */
class JudgeTest {
    private static final double CARD = 1.9;
    private static final TagId ACE = new TagId("E004000000000001");
    private static final CalibratedAntenna BEFORE =
            new CalibratedAntenna(
                    1,
                    10,
                    0.01,
                    0,
                    0.97,
                    List.of(),
                    List.of(new CalibratedAntenna.Neighbour(2, 0.1)));

    /** The result of ten seconds. */
    private static AntennaHeard now(int asked, int unclear, double share) {
        int clear = asked - unclear;
        int heard = (int) (share * clear);
        TagHeard tag = new TagHeard(ACE, heard, clear, 1, OptionalDouble.empty());
        return new AntennaHeard(1, 10_000, clear, 0, unclear, List.of(tag), 0, List.of());
    }

    private static AntennaHeard echo(double share) {
        return new AntennaHeard(
                2, 10_000, 100, 0, 0, List.of(), 0, List.of(new AntennaHeard.Echo(1, share)));
    }

    private static List<String> beside(AntennaHeard now) {
        return keys(AntennaJudge.of(now, Optional.of(BEFORE)).remarks());
    }

    private static List<String> alone(AntennaHeard now) {
        return keys(AntennaJudge.of(now, Optional.empty()).remarks());
    }

    private static List<String> keys(List<NamedSentence> remarks) {
        return remarks.stream().map(NamedSentence::key).toList();
    }

    @Test
    void whatIsAsItWasNeedsNoWord() {
        assertEquals(List.of(), beside(now(100, 1, 0.97)));
        assertEquals(List.of(), beside(now(80, 3, 0.90)));
    }

    @Test
    void whatDiffersMuchHasChanged() {
        assertEquals(List.of("listen.SLOWER"), beside(now(60, 0, 0.97)));
        assertEquals(List.of("listen.NOISIER"), beside(now(100, 12, 0.97)));
        assertEquals(List.of("listen.WEAKER"), beside(now(100, 1, 0.6)));
        assertEquals(
                List.of(NamedSentence.of("listen.WEAKER", "60\u00a0%", "97\u00a0%")),
                AntennaJudge.of(now(100, 0, 0.6), Optional.of(BEFORE)).remarks());
    }

    /** Three inventories are too few for a share. */
    @Test
    void aFewInventoriesProveNothing() {
        AntennaHeard few = new AntennaHeard(1, 300, 2, 0, 1, List.of(), 0, List.of());
        assertEquals(List.of(), beside(few));
    }

    @Test
    void whereNobodyTriedItOutFiguresCount() {
        assertEquals(List.of(), alone(now(100, 2, 0.9)));
        assertEquals(List.of("listen.SELDOM"), alone(now(15, 0, 0.97)));
        assertEquals(List.of("listen.MUCH_UNCLEAR"), alone(now(100, 20, 0.97)));
        assertEquals(List.of("listen.WEAK"), alone(now(100, 0, 0.5)));
    }

    @Test
    void whoSaysNothingIsNotJudged() {
        AntennaHeard mute = new AntennaHeard(1, 10_000, 0, 0, 0, List.of(), 0, List.of());
        assertEquals(List.of("listen.SAYS_NOTHING"), beside(mute));
        assertEquals(List.of("listen.SAYS_NOTHING"), alone(mute));
    }

    @Test
    void neighboursThatAreHeardMoreThanOnceCameCloser() {
        assertEquals(List.of(), keys(AntennaJudge.echoes(echo(0.15), List.of(BEFORE))));
        assertEquals(
                List.of(NamedSentence.of("listen.ECHOES_MORE", 1, "40\u00a0%", "10\u00a0%")),
                AntennaJudge.echoes(echo(0.4), List.of(BEFORE)));
        assertEquals(
                List.of(NamedSentence.of("listen.ECHOES", 1, "40\u00a0%")),
                AntennaJudge.echoes(echo(0.4), List.of()));
    }

    private static List<String> scale(double grams, double scatter, double drifted, double jump) {
        ScaleHeard now = new ScaleHeard(1, 10_000, 20, grams, scatter, drifted, drifted * 6, jump);
        return keys(ScaleJudge.of(now, CARD).remarks());
    }

    @Test
    void aScaleIsMeasuredByACard() {
        assertEquals(List.of(), scale(102, 0.2, 0.1, 0.4));
        assertEquals(List.of("listen.TREMBLES"), scale(102, 0.6, 0.1, 1.5));
        assertEquals(List.of("listen.DRIFTS"), scale(102, 0.1, 0.7, 0.2));
        assertEquals(List.of("listen.MOVED"), scale(102, 0.1, 1.5, 1.9));
        assertEquals(List.of("listen.BELOW_ZERO"), scale(-5, 0.1, 0, 0.2));
        ScaleHeard mute = new ScaleHeard(1, 10_000, 0, 0, 0, 0, 0, 0);
        assertEquals(List.of("listen.WEIGHS_NOTHING"), keys(ScaleJudge.of(mute, CARD).remarks()));
    }
}

package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The noise profiles, and the permitted values of figures. */
class NoiseTest {
    /** Figures of which less is worse. */
    private static final Set<NoiseFigure> BETTER_HIGH = EnumSet.of(NoiseFigure.BURST_END);

    /** Figures of which neither more nor less is worse, only different. */
    private static final Set<NoiseFigure> NEITHER =
            EnumSet.of(
                    NoiseFigure.SCAN_MODULATION,
                    NoiseFigure.SCAN_TAGS,
                    NoiseFigure.TRAP_EVERY,
                    NoiseFigure.STRENGTH,
                    NoiseFigure.STRENGTH_EDGE,
                    NoiseFigure.STRENGTH_NOISE);

    @Test
    void quietIsWorseInNoFigureAndHasNoFaultsAndNoEchoes() {
        for (NoiseFigure figure : NoiseFigure.values()) {
            Range quiet = Noise.QUIET.range(figure);
            Range usual = Noise.REFERENCE.range(figure);
            assertTrue(quiet.equals(usual) || isWorse(figure, usual, quiet), figure + " " + quiet);
        }
        for (NoiseFigure figure :
                EnumSet.of(
                        NoiseFigure.BURST_BEGIN,
                        NoiseFigure.GHOST_NEAR,
                        NoiseFigure.GHOST_FAR,
                        NoiseFigure.BRUSH_CHANCE,
                        NoiseFigure.GARBLE,
                        NoiseFigure.GARBLE_TWO,
                        NoiseFigure.FOREIGN,
                        NoiseFigure.COLLISION,
                        NoiseFigure.CRC,
                        NoiseFigure.TIMEOUT,
                        NoiseFigure.READER_HANGS,
                        NoiseFigure.LINK_LOSSES,
                        NoiseFigure.LINK_DAMAGE,
                        NoiseFigure.TAG_DEATHS,
                        NoiseFigure.ANTENNA_DETUNINGS,
                        NoiseFigure.SCALE_DRIFT)) {
            assertEquals(Range.of(0), Noise.QUIET.range(figure), figure.key());
        }
    }

    @Test
    void harshIsWorseInEveryFigureThatDiffers() {
        int differing = 0;
        for (NoiseFigure figure : NoiseFigure.values()) {
            Range harsh = Noise.HARSH.range(figure);
            Range usual = Noise.REFERENCE.range(figure);
            assertTrue(harsh.equals(usual) || isWorse(figure, harsh, usual), figure + " " + harsh);
            differing += harsh.equals(usual) ? 0 : 1;
        }
        assertTrue(differing >= 20, differing + " figures are worse");
    }

    @Test
    void whatIsMissedMoreLiesDeeperInEveryProfile() {
        NoiseFigure[] pile = {
            NoiseFigure.MISS_CENTRE,
            NoiseFigure.MISS_SECOND,
            NoiseFigure.MISS_THIRD,
            NoiseFigure.MISS_FOURTH,
            NoiseFigure.MISS_FIFTH,
            NoiseFigure.MISS_DEEPER
        };
        for (Noise noise :
                new Noise[] {Noise.QUIET, Noise.REFERENCE, Noise.HARSH, Noise.SINGLE_TAG}) {
            for (int i = 1; i < pile.length; i++) {
                assertTrue(noise.value(pile[i - 1]) < noise.value(pile[i]), pile[i].key());
            }
        }
    }

    @Test
    void everyReferenceFigureIsOneThatMayBe() {
        for (NoiseFigure figure : NoiseFigure.values()) {
            Range range = figure.reference();
            Noise same = Noise.REFERENCE.with(figure, range.least(), range.most());
            assertEquals(range, same.range(figure));
        }
    }

    @Test
    void everyFigureHasAKeyOfItsOwnByWhichItIsFound() {
        Set<String> keys = new HashSet<>();
        for (NoiseFigure figure : NoiseFigure.values()) {
            assertTrue(keys.add(figure.key()), figure.key());
            assertTrue(figure.key().matches("[a-z]+\\.[a-z-]+"), figure.key());
            assertEquals(Optional.of(figure), NoiseFigure.parse(figure.key()));
            assertTrue(!figure.unit().isBlank() && !figure.meaning().isBlank(), figure.key());
        }
        assertEquals(Optional.empty(), NoiseFigure.parse("miss.center"));
    }

    @Test
    void anotherFigureLeavesTheOthersAndTheOldNoiseAsTheyWere() {
        Noise other = Noise.REFERENCE.with(NoiseFigure.MISS_CENTRE, 0.5, 0.6);
        assertEquals(new Range(0.5, 0.6), other.range(NoiseFigure.MISS_CENTRE));
        assertEquals(
                Noise.REFERENCE.range(NoiseFigure.MISS_EDGE), other.range(NoiseFigure.MISS_EDGE));
        assertEquals(new Range(0.01, 0.03), Noise.REFERENCE.range(NoiseFigure.MISS_CENTRE));
    }

    @Test
    void whatCannotBeIsRefusedAndTheMessageSaysWhatCan() {
        assertRefused(
                "miss.centre cannot be 1.5: it is one number, or from a least to a most,"
                        + " between 0 and 1",
                NoiseFigure.MISS_CENTRE,
                1.5,
                1.5);
        assertRefused(
                "scan.modulation cannot be 5 to 120: it is one number, or from a least to a most,"
                        + " between 10 and 100",
                NoiseFigure.SCAN_MODULATION,
                5,
                120);
        assertRefused("scale.card cannot be -2", NoiseFigure.SCALE_CARD, -2, -2);
        assertRefused("scan.air cannot be 0:", NoiseFigure.SCAN_AIR, 0, 0);
        assertRefused("scale.every cannot be 0:", NoiseFigure.SCALE_EVERY, 0, 0);
        assertRefused("miss.edge cannot be 0.5 to 0.2", NoiseFigure.MISS_EDGE, 0.5, 0.2);
        assertRefused("miss.edge cannot be NaN", NoiseFigure.MISS_EDGE, Double.NaN, Double.NaN);
        assertRefused("scan.host cannot be Infinity", NoiseFigure.SCAN_HOST, 1 / 0.0, 1 / 0.0);
        assertRefused("reader.hangs cannot be -1", NoiseFigure.READER_HANGS, -1, -1);
    }

    @Test
    void noFigureAtItsEndsBreaksTheTable() {
        for (NoiseFigure figure : NoiseFigure.values()) {
            for (double end : new double[] {figure.floor(), figure.limit()}) {
                Bench bench =
                        ReferenceTable.inTheMiddleOfAHand(Noise.REFERENCE.with(figure, end, end));
                bench.table.carry(Bench.tag(3), CardSpot.at(40, 0), 1_000);
                bench.hear(2_000);
                assertEquals(2_000, bench.table.now(), figure.key() + " = " + end);
            }
        }
    }

    private static void assertRefused(
            String message, NoiseFigure figure, double least, double most) {
        var refusal =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> Noise.REFERENCE.with(figure, least, most));
        assertTrue(refusal.getMessage().startsWith(message), refusal.getMessage());
    }

    private static boolean isWorse(NoiseFigure figure, Range worse, Range better) {
        if (NEITHER.contains(figure)) {
            return false;
        }
        if (BETTER_HIGH.contains(figure)) {
            return worse.least() <= better.least() && worse.most() <= better.most();
        }
        if (figure.floor() < 0) {
            return worse.least() <= better.least() && worse.most() >= better.most();
        }
        return worse.least() >= better.least() && worse.most() >= better.most();
    }
}

package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The profiles, and what a figure may be. */
class NoiseTest {
    /** Less of it is worse. */
    private static final Set<Figure> BETTER_HIGH = EnumSet.of(Figure.BURST_END);

    /** Figures of which neither more nor less is worse, only different. */
    private static final Set<Figure> NEITHER =
            EnumSet.of(
                    Figure.SCAN_MODULATION,
                    Figure.SCAN_TAGS,
                    Figure.TRAP_EVERY,
                    Figure.STRENGTH,
                    Figure.STRENGTH_EDGE,
                    Figure.STRENGTH_NOISE);

    @Test
    void quietIsWorseInNoFigureAndHasNoFaultsAndNoEchoes() {
        for (Figure figure : Figure.values()) {
            Range quiet = Noise.QUIET.range(figure);
            Range usual = Noise.REFERENCE.range(figure);
            assertTrue(quiet.equals(usual) || isWorse(figure, usual, quiet), figure + " " + quiet);
        }
        for (Figure figure :
                EnumSet.of(
                        Figure.BURST_BEGIN,
                        Figure.GHOST_NEAR,
                        Figure.GHOST_FAR,
                        Figure.BRUSH_CHANCE,
                        Figure.GARBLE,
                        Figure.GARBLE_TWO,
                        Figure.FOREIGN,
                        Figure.COLLISION,
                        Figure.CRC,
                        Figure.TIMEOUT,
                        Figure.READER_HANGS,
                        Figure.LINK_LOSSES,
                        Figure.LINK_DAMAGE,
                        Figure.TAG_DEATHS,
                        Figure.ANTENNA_DETUNINGS,
                        Figure.SCALE_DRIFT)) {
            assertEquals(Range.of(0), Noise.QUIET.range(figure), figure.key());
        }
    }

    @Test
    void harshIsWorseInEveryFigureThatDiffers() {
        int differing = 0;
        for (Figure figure : Figure.values()) {
            Range harsh = Noise.HARSH.range(figure);
            Range usual = Noise.REFERENCE.range(figure);
            assertTrue(harsh.equals(usual) || isWorse(figure, harsh, usual), figure + " " + harsh);
            differing += harsh.equals(usual) ? 0 : 1;
        }
        assertTrue(differing >= 20, differing + " figures are worse");
    }

    @Test
    void whatIsMissedMoreLiesDeeperInEveryProfile() {
        Figure[] pile = {
            Figure.MISS_CENTRE,
            Figure.MISS_SECOND,
            Figure.MISS_THIRD,
            Figure.MISS_FOURTH,
            Figure.MISS_FIFTH,
            Figure.MISS_DEEPER
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
        for (Figure figure : Figure.values()) {
            Range range = figure.reference();
            Noise same = Noise.REFERENCE.with(figure, range.least(), range.most());
            assertEquals(range, same.range(figure));
        }
    }

    @Test
    void everyFigureHasAKeyOfItsOwnByWhichItIsFound() {
        Set<String> keys = new HashSet<>();
        for (Figure figure : Figure.values()) {
            assertTrue(keys.add(figure.key()), figure.key());
            assertTrue(figure.key().matches("[a-z]+\\.[a-z-]+"), figure.key());
            assertEquals(Optional.of(figure), Figure.parse(figure.key()));
            assertTrue(!figure.unit().isBlank() && !figure.meaning().isBlank(), figure.key());
        }
        assertEquals(Optional.empty(), Figure.parse("miss.center"));
    }

    @Test
    void anotherFigureLeavesTheOthersAndTheOldNoiseAsTheyWere() {
        Noise other = Noise.REFERENCE.with(Figure.MISS_CENTRE, 0.5, 0.6);
        assertEquals(new Range(0.5, 0.6), other.range(Figure.MISS_CENTRE));
        assertEquals(Noise.REFERENCE.range(Figure.MISS_EDGE), other.range(Figure.MISS_EDGE));
        assertEquals(new Range(0.01, 0.03), Noise.REFERENCE.range(Figure.MISS_CENTRE));
    }

    @Test
    void whatCannotBeIsRefusedAndTheMessageSaysWhatCan() {
        assertRefused(
                "miss.centre cannot be 1.5: it is one number, or from a least to a most,"
                        + " between 0 and 1",
                Figure.MISS_CENTRE,
                1.5,
                1.5);
        assertRefused(
                "scan.modulation cannot be 5 to 120: it is one number, or from a least to a most,"
                        + " between 10 and 100",
                Figure.SCAN_MODULATION,
                5,
                120);
        assertRefused("scale.card cannot be -2", Figure.SCALE_CARD, -2, -2);
        assertRefused("scan.air cannot be 0:", Figure.SCAN_AIR, 0, 0);
        assertRefused("scale.every cannot be 0:", Figure.SCALE_EVERY, 0, 0);
        assertRefused("miss.edge cannot be 0.5 to 0.2", Figure.MISS_EDGE, 0.5, 0.2);
        assertRefused("miss.edge cannot be NaN", Figure.MISS_EDGE, Double.NaN, Double.NaN);
        assertRefused("scan.host cannot be Infinity", Figure.SCAN_HOST, 1 / 0.0, 1 / 0.0);
        assertRefused("reader.hangs cannot be -1", Figure.READER_HANGS, -1, -1);
    }

    @Test
    void noFigureAtItsEndsBreaksTheTable() {
        for (Figure figure : Figure.values()) {
            for (double end : new double[] {figure.floor(), figure.limit()}) {
                Bench bench =
                        ReferenceTable.inTheMiddleOfAHand(Noise.REFERENCE.with(figure, end, end));
                bench.table.carry(Bench.tag(3), Spot.at(40, 0), 1_000);
                bench.hear(2_000);
                assertEquals(2_000, bench.table.now(), figure.key() + " = " + end);
            }
        }
    }

    private static void assertRefused(String message, Figure figure, double least, double most) {
        var refusal =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> Noise.REFERENCE.with(figure, least, most));
        assertTrue(refusal.getMessage().startsWith(message), refusal.getMessage());
    }

    private static boolean isWorse(Figure figure, Range worse, Range better) {
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

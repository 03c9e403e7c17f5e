package burraco.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.ruling.Case;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Sums over hands, and the time until acts were recognised. */
class TallyTest {
    private static final String HAND =
            "up: 9S\nW draw\nW open 3H 4H 5H\nW discard KD\nN draw\nN discard QC\n";

    private static Histogram from1To(int last, int step) {
        Histogram sum = Histogram.NONE;
        for (int i = 1; i <= last; i++) {
            sum = sum.plus(Histogram.of((long) i * step));
        }
        return sum;
    }

    @Test
    void percentilesAreThoseOfTheNearestRank() {
        Histogram hundred = from1To(100, 10);
        assertEquals(OptionalLong.of(500), hundred.percentile(50));
        assertEquals(OptionalLong.of(990), hundred.percentile(99));
        assertEquals(OptionalLong.of(1000), hundred.percentile(100));
        Histogram three = from1To(3, 100);
        assertEquals(OptionalLong.of(200), three.percentile(50));
        assertEquals(OptionalLong.of(300), three.percentile(99));
        assertEquals(OptionalLong.of(100), three.percentile(1));
    }

    @Test
    void lengthsAreRoundedUpAndNeverBeyondTheLongest() {
        Histogram two = Histogram.of(641).plus(Histogram.of(1_234));
        assertEquals(OptionalLong.of(650), two.percentile(50));
        assertEquals(OptionalLong.of(1_234), two.percentile(99));
        assertEquals(OptionalLong.of(1_234), two.max());
    }

    @Test
    void anHourTakesNoMoreRoomThanAMinute() {
        Histogram hour = Histogram.of(3_600_000).plus(Histogram.of(0));
        assertEquals(OptionalLong.of(0), hour.percentile(50));
        assertEquals(OptionalLong.of(3_600_000), hour.percentile(99));
    }

    @Test
    void ofNothingThereIsNoPercentile() {
        assertEquals(OptionalLong.empty(), Histogram.NONE.percentile(50));
        assertEquals(OptionalLong.empty(), Histogram.NONE.max());
    }

    @Test
    void delaysAreCountedByKindAndByHowManyCards() {
        Delays delays = Tally.of(Beside.timed(HAND, HAND, 640).compare()).delays();
        assertEquals(
                List.of(Kind.DRAW, Kind.OPEN, Kind.DISCARD), List.copyOf(delays.byKind().keySet()));
        assertEquals(2, delays.byKind().get(Kind.DRAW).count());
        assertEquals(4, delays.single().count());
        assertEquals(1, delays.several().count());
        assertEquals(5, delays.all().count());
        assertEquals(OptionalLong.of(640), delays.all().percentile(99));
    }

    @Test
    void whatWasUnderstoodBeforeItWasDoneTookNoTime() {
        Delays delays = Tally.of(Beside.timed(HAND, HAND, -200).compare()).delays();
        assertEquals(OptionalLong.of(0), delays.all().max());
    }

    @Test
    void onlyWhatIsExactHasADelay() {
        String wrong = HAND.replace("KD", "KC");
        assertEquals(4, Tally.of(Beside.timed(HAND, wrong, 640).compare()).delays().all().count());
        assertEquals(0, Tally.of(Beside.of(HAND, HAND).compare()).delays().all().count());
    }

    @Test
    void handsAddUp() {
        Course truth = Beside.of(HAND, HAND).truth().committing(Case.WRONG_OPENING);
        Inferred nothing = new Inferred("", List.of(), 3, List.of());
        Inferred wrong = new Inferred(HAND.replace("KD", "KC"), List.of(), 1, List.of());
        Tally sum =
                Tally.NONE
                        .plus(Tally.of(Comparison.of(truth, nothing)))
                        .plus(Tally.of(Comparison.of(truth, wrong)));
        assertEquals(2, sum.hands());
        assertEquals(1, sum.unjudged());
        assertEquals(new Counts(10, 4, 0, 1, 5, 0, 0, 0), sum.acts());
        assertEquals(4, sum.prompts());
        assertEquals(1, sum.silentWrongCards());
        assertEquals("{26.1=Caught[committed=2, ruled=0]}", sum.mischief().toString());
    }

    @Test
    void aHandThatNobodyPlayedIsNoHandButAllInItCounts() {
        Tally none = Tally.ofNoHand(new Inferred(HAND, List.of(), 2, List.of()));
        assertEquals(0, none.hands());
        assertEquals(0, none.acts().acts());
        assertEquals(5, none.acts().extra());
        assertEquals(2, none.prompts());
    }
}

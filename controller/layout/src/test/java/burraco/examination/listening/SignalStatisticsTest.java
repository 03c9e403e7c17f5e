package burraco.examination.listening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Readings of antennas and scales, written out by hand, and the figures that result. */
class SignalStatisticsTest {
    private static final TagId ACE = new TagId("E004000000000001");
    private static final TagId TWO = new TagId("E004000000000002");
    private static final long FROM = 1_000;
    private static final long UNTIL = 11_000;

    private final SignalStatistics ear = new SignalStatistics(FROM);

    /** Ten seconds with an inventory every half second; {@code .} means that the tag was missed. */
    private void heard(int antenna, TagId tag, String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            List<Answer> answers = new ArrayList<>();
            if (pattern.charAt(i) != '.') {
                answers.add(new Answer(tag, OptionalInt.of(-40 - pattern.charAt(i) % 2)));
            }
            ear.take(new Reading.Inventory(FROM + 500L * i, antenna, answers));
        }
    }

    private void weighed(double... grams) {
        for (int i = 0; i < grams.length; i++) {
            ear.take(new Reading.Weight(FROM + 1_000L * i, 1, grams[i]));
        }
    }

    private AntennaHeard antenna(int id) {
        return ear.antennas(UNTIL).get(id);
    }

    private ScaleHeard scale() {
        return ear.scales(UNTIL).get(1);
    }

    @Test
    void aCardThatLiesStillIsMissedNowAndThen() {
        heard(1, ACE, "xxx.xx...xxxxxxxxx.x");
        AntennaHeard one = antenna(1);
        assertEquals(2.0, one.scans());
        TagHeard tag = one.best().orElseThrow();
        assertEquals(15, tag.heard());
        assertEquals(20, tag.of());
        assertEquals(3, tag.longestMiss());
        assertEquals(OptionalDouble.of(-40), tag.strength());
        assertEquals(0, one.passing());
    }

    @Test
    void aCardThatIsCarriedPastDoesNotLieThere() {
        heard(1, ACE, ".......xxx..........");
        assertEquals(List.of(), antenna(1).lying());
        assertEquals(1, antenna(1).passing());
        heard(2, TWO, "xxxxxxxxxx..........");
        assertEquals(1, antenna(2).passing());
    }

    @Test
    void whatLiesOverAnotherAntennaIsAnEcho() {
        heard(1, ACE, "xxxxxxxxxxxxxxxxxxxx");
        heard(2, ACE, "x....x.............x");
        assertEquals(List.of(), antenna(1).echoes());
        assertEquals(List.of(new AntennaHeard.Echo(1, 0.15)), antenna(2).echoes());
        assertEquals(List.of(), antenna(2).lying());
    }

    @Test
    void inventoriesThatCameToNothingAreCountedByTheirCause() {
        heard(1, ACE, "xxxxxxxx");
        ear.take(new Reading.Unclear(9_000, 1, Reading.Cause.COLLISION));
        ear.take(new Reading.Unclear(9_500, 1, Reading.Cause.CRC));
        ear.take(new Reading.Unclear(9_900, 1, Reading.Cause.TIMEOUT));
        assertEquals(1, antenna(1).collisions());
        assertEquals(2, antenna(1).damaged());
        assertEquals(3 / 11.0, antenna(1).unclear());
    }

    @Test
    void whatWasSaidBeforeDoesNotCount() {
        ear.take(new Reading.Inventory(FROM - 1, 1, List.of(Answer.of(ACE))));
        assertTrue(ear.antennas(UNTIL).isEmpty());
    }

    @Test
    void aScaleAtRestShowsWhatItShowed() {
        weighed(102.6);
        assertEquals(new ScaleHeard(1, 10_000, 1, 102.6, 0, 0, 0, 0), rounded(scale()));
    }

    @Test
    void aScaleThatTremblesScattersAndGoesNowhere() {
        weighed(100, 101, 100, 101, 100, 101, 100, 101, 100, 101, 100);
        assertEquals(1 / 0.954, scale().scatter(), 0.001);
        assertEquals(1, scale().jump());
        assertEquals(0, scale().drifted(), 0.3);
    }

    @Test
    void aScaleThatDriftsGoesSomewhereSlowly() {
        weighed(100, 100.2, 100.4, 100.6, 100.8, 101, 101.2, 101.4, 101.6, 101.8, 102);
        assertEquals(2, scale().drifted(), 0.1);
        assertEquals(12, scale().drift(), 0.6);
        assertEquals(0.2, scale().jump(), 0.001);
    }

    @Test
    void aCardThatIsLaidIsOneStep() {
        weighed(100, 100, 100, 100, 100, 101.9, 101.9, 101.9, 101.9, 101.9, 101.9);
        assertEquals(1.9, scale().jump(), 0.001);
        assertEquals(0, scale().scatter());
    }

    private static ScaleHeard rounded(ScaleHeard one) {
        return new ScaleHeard(
                one.scale(),
                one.millis(),
                one.values(),
                StrictMath.rint(one.grams() * 10) / 10,
                one.scatter(),
                StrictMath.rint(one.drifted() * 10) / 10 + 0.0,
                StrictMath.rint(one.drift() * 10) / 10 + 0.0,
                one.jump());
    }
}

package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.measure.Comparison;
import burraco.measure.Counts;
import burraco.measure.Tally;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hands that people play at a virtual table, and how the tracker understands them. */
@Tag("campaign")
class TrackerTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    private static final int HANDS = Integer.getInteger("tracked.hands", 24);
    private static final int FEW_HANDS = Math.min(HANDS, 6);
    private static final long SEED = Long.getLong("tracked.seed", 101);

    /** How many acts of several hands were understood; prints the sums. */
    private static Tally understood(Layout layout, Noise noise, int hands, String called) {
        Tally tally = Tally.NONE;
        for (int hand = 0; hand < hands; hand++) {
            TrackedHand tracked = TrackedHand.play(SEED, hand, layout, TABLE.deck(), noise);
            tally = tally.plus(Tally.of(tracked.compare()));
        }
        System.out.println(
                hands
                        + " hands from seed "
                        + SEED
                        + ", "
                        + called
                        + ": "
                        + tally.acts()
                        + ", false rulings "
                        + tally.falseRulings()
                        + ", wrong cards "
                        + tally.silentWrongCards()
                        + ", "
                        + tally.dealt());
        return tally;
    }

    /**
     * Asserts that enough acts were understood in the end, nobody was blamed, and no card was named
     * wrongly.
     */
    private static void assertUnderstood(Tally tally, double least) {
        Counts acts = tally.acts();
        double share = (double) (acts.exact() + acts.late()) / acts.acts();
        assertTrue(share > least, () -> "understood: " + share);
        assertEquals(0, tally.falseRulings());
        assertEquals(0, tally.silentWrongCards());
    }

    @Test
    void onATableThatHardlyLiesEveryActIsUnderstood() {
        assertUnderstood(understood(TABLE.layout(), Noise.QUIET, FEW_HANDS, "quiet"), 0.998);
    }

    @Test
    void onTheReferenceTableNearlyAllAreAndNobodyIsBlamed() {
        Tally tally = understood(TABLE.layout(), Noise.REFERENCE, HANDS, "reference");
        assertUnderstood(tally, 0.998);
        assertTrue(tally.acts().late() < 0.005 * tally.acts().acts(), () -> "" + tally.acts());
    }

    @Test
    void withoutScalesWhatFollowsTells() {
        Layout layout = TABLE.layout().withoutScales();
        assertUnderstood(understood(layout, Noise.REFERENCE, FEW_HANDS, "no scales"), 0.995);
    }

    @Test
    void noCardOfTheDealIsClaimedThatWasNotThere() {
        for (Noise noise : List.of(Noise.REFERENCE, Noise.HARSH)) {
            for (int hand = 0; hand < 2; hand++) {
                Comparison compared =
                        TrackedHand.play(7, hand, TABLE.layout(), TABLE.deck(), noise).compare();
                assertEquals(0, compared.dealt().wrong());
            }
        }
    }

    @Test
    void theSameReadingsTellTheSame() {
        TrackedHand once = TrackedHand.play(3, 2, TABLE.layout(), TABLE.deck(), Noise.HARSH);
        TrackedHand again = TrackedHand.play(3, 2, TABLE.layout(), TABLE.deck(), Noise.HARSH);
        assertEquals(once.record(), again.record());
        assertEquals(once.told().size(), again.told().size());
    }

    @Test
    void allCardsOnOneAntennaAndEverywhereEndInNothing() {
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<Answer> all = new ArrayList<>();
        TABLE.deck().cards().keySet().forEach(tag -> all.add(Answer.of(tag)));
        List<TrackerEvent> told = new ArrayList<>();
        for (int round = 0; round < 100; round++) {
            for (LaidAntenna antenna : TABLE.layout().antennas()) {
                long now = round * 200L;
                told.addAll(tracker.take(new Reading.Inventory(now, antenna.id(), all)));
            }
        }
        told.addAll(tracker.end());
        assertEquals(List.of(), told);
    }

    @Test
    void aTableThatHearsNothingTellsNothing() {
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<TrackerEvent> told = new ArrayList<>();
        for (int round = 0; round < 500; round++) {
            for (LaidAntenna antenna : TABLE.layout().antennas()) {
                long now = round * 200L;
                told.addAll(tracker.take(new Reading.Inventory(now, antenna.id(), List.of())));
            }
        }
        told.addAll(tracker.end());
        assertEquals(List.of(), told);
    }
}

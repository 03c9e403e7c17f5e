package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.record.Judgement;
import burraco.testing.ExampleTable;
import burraco.testing.Hostile;
import burraco.testing.Reach;
import burraco.tracking.event.TrackerEvent;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever the sensors report, the tracker survives with limited memory and work, and reports what
 * it made of it.
 */
@Tag("campaign")
class HostileReadingsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("hostile.seed", 1);
    private static final int READINGS = Integer.getInteger("hostile.readings", 120);

    /** A tracker in the middle of a hand holds some 20,000 objects and its recent explanations. */
    private static final int MOST_HELD = 200_000;

    /** The most memory that one reading may allocate, in bytes. */
    private static final long MOST_BUILT = 400_000_000;

    private static final List<Reading> HAND = hand();

    private static List<Reading> hand() {
        List<Reading> readings = new ArrayList<>();
        Casting casting = new Casting(5, TABLE.layout().rules(), 8, List.of());
        new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.QUIET,
                        Manners.USUAL,
                        new Chance(5),
                        readings::add)
                .play(casting.script(0, 0, Seat.SOUTH), "a hand");
        return readings;
    }

    /** A tracker that has followed a part of a hand, and its reports since. */
    private static final class Heard {
        private final Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        private final List<TrackerEvent> told = new ArrayList<>();
        private long now;

        /** Plays this share of a hand first. */
        private Heard(double share) {
            HAND.subList(0, (int) (share * HAND.size())).forEach(this::take);
            told.clear();
        }

        private void take(Reading reading) {
            now = Math.max(now, reading.at());
            told.addAll(tracker.take(reading));
        }

        private void everywhere(long millis, List<Answer> answers, Zone... zones) {
            for (long end = now + millis; now < end; now += 200) {
                for (LaidAntenna antenna : TABLE.layout().antennas()) {
                    boolean here = List.of(zones).contains(antenna.zone());
                    take(
                            new Reading.Inventory(
                                    now, antenna.id(), here ? answers : List.<Answer>of()));
                }
            }
        }

        private <T extends TrackerEvent> List<T> all(Class<T> kind) {
            return told.stream().filter(kind::isInstance).map(kind::cast).toList();
        }
    }

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Takes all these readings; asserts that the tracker never holds or allocates too much. */
    private static void outlive(Hostile mad, double share) {
        String which = mad + ", seed " + SEED + ", at " + share;
        Heard heard = new Heard(share);
        Hostile.Storm storm = new Hostile.Storm(SEED, TABLE);
        for (long apart : new long[] {0, 130, 2_000}) {
            mad.say(
                    storm,
                    READINGS,
                    heard.now,
                    apart,
                    reading -> {
                        long before = THREADS.getCurrentThreadAllocatedBytes();
                        heard.take(reading);
                        long built = THREADS.getCurrentThreadAllocatedBytes() - before;
                        assertTrue(built < MOST_BUILT, () -> which + ": " + built + " bytes");
                    });
        }
        int held = Reach.of(heard.tracker);
        assertTrue(held < MOST_HELD, () -> which + ": " + held);
        assertEnds(heard, which);
    }

    /** Asserts that the hand is over, if there was one, and that its record can be judged. */
    private static void assertEnds(Heard heard, String which) {
        List<TrackerEvent> end = heard.tracker.end();
        heard.told.addAll(end);
        assertEquals(List.of(), heard.tracker.end(), which);
        for (TrackerEvent.HandOver over : heard.all(TrackerEvent.HandOver.class)) {
            byte[] record = over.record().getBytes(StandardCharsets.UTF_8);
            assertInstanceOf(Judgement.Judged.class, Judgement.of(record), which);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anEmptyTableLivesThroughIt(Hostile mad) {
        outlive(mad, 0);
    }

    @ParameterizedTest
    @EnumSource
    void aDealLivesThroughIt(Hostile mad) {
        outlive(mad, 0.1);
    }

    @ParameterizedTest
    @EnumSource
    void aHandLivesThroughIt(Hostile mad) {
        outlive(mad, 0.4);
    }

    @Test
    void aCaptureThatBeginsInTheMiddleOfAHandEndsInNothingOrInWords() {
        for (double share : new double[] {0.03, 0.3, 0.9}) {
            Heard heard = new Heard(0);
            HAND.subList((int) (share * HAND.size()), HAND.size()).forEach(heard::take);
            assertEnds(heard, "from " + share);
        }
    }

    // What is reported

    @Test
    void ofAnyNumberOfForeignCardsTheFirstAreNamed() {
        Heard heard = new Heard(0.4);
        Hostile.STRANGERS_AT_ONCE.say(
                new Hostile.Storm(SEED, TABLE), 20, heard.now, 250, heard::take);
        List<TagId> named =
                heard.all(TrackerEvent.Foreign.class).stream()
                        .map(TrackerEvent.Foreign::tag)
                        .toList();
        assertEquals(named.stream().distinct().toList(), named);
        assertEquals(512, named.size());
    }

    @Test
    void everyFaultIsTold() {
        Heard heard = new Heard(0);
        for (LaidAntenna antenna : TABLE.layout().antennas()) {
            heard.take(new Reading.AntennaFault(0, antenna.id(), "detuned"));
        }
        assertEquals(
                TABLE.layout().antennas().stream().map(one -> "antenna " + one.id()).toList(),
                heard.all(TrackerEvent.Trouble.class).stream()
                        .map(TrackerEvent.Trouble::what)
                        .toList());
    }

    @Test
    void whatNobodyCanUnderstandIsToldInTheMiddleOfAHand() {
        Heard heard = new Heard(0.4);
        Hostile.EVERY_CARD_IN_ONE_MELD.say(
                new Hostile.Storm(SEED, TABLE), 8_000, heard.now, 250, heard::take);
        assertFalse(
                heard.all(TrackerEvent.Unsure.class).isEmpty()
                        && heard.all(TrackerEvent.TrustChanged.class).isEmpty());
    }

    @Test
    void aBurstOfCallsIsOneCall() {
        Heard heard = new Heard(0.4);
        for (int i = 0; i < 5_000; i++) {
            heard.take(new Reading.Press(heard.now, new Button("call", "N")));
        }
        heard.told.addAll(heard.tracker.end());
        long calls =
                heard.all(TrackerEvent.Decided.class).stream()
                        .filter(one -> one.entry().text().startsWith("notice"))
                        .count();
        assertEquals(1, calls);
    }

    // Bugs that once occurred

    private static boolean isOfScales(TrackerEvent told) {
        return switch (told) {
            case TrackerEvent.Decided one ->
                    one.entry().act() instanceof Act.Draw
                            || one.entry().act() instanceof Act.TakePozzetto;
            case TrackerEvent.Unsure unsure -> unsure.zones().contains("stock");
            case TrackerEvent _ -> false;
        };
    }

    @Test
    void aDeckHeardBeforeTwoPlayersAndGatheredIsADealBrokenOff() {
        Heard heard = new Heard(0);
        List<Answer> deck = TABLE.deck().cards().keySet().stream().map(Answer::of).toList();
        heard.everywhere(2_500, List.of());
        for (int i = 0; i < 20; i++) {
            heard.everywhere(200, deck.subList(0, 100), new Zone.OfSeat(Seat.NORTH));
            heard.everywhere(200, deck.subList(100, 108), new Zone.OfSeat(Seat.EAST));
        }
        heard.everywhere(60_000, List.of());
        assertEnds(heard, "a deck before two players");
    }

    @Test
    void scalesThatWakeUpInTheMiddleOfAHandHaveSeenNoCardLeave() {
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        int half = HAND.size() / 2;
        List<TrackerEvent> told = new ArrayList<>();
        for (Reading reading : HAND.subList(0, half)) {
            if (!(reading instanceof Reading.Weight)) {
                tracker.take(reading);
            }
        }
        String before = tracker.record();
        for (int i = 0; i < 160; i++) {
            for (int scale = 1; scale <= 3; scale++) {
                long at = HAND.get(half - 1).at() + 250 * i;
                told.addAll(tracker.take(new Reading.Weight(at, scale, 40)));
            }
        }
        assertTrue(before.contains("\nturnup "), before);
        assertFalse(told.stream().anyMatch(HostileReadingsTest::isOfScales), told::toString);
    }
}

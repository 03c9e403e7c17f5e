package burraco.tracking.senses;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.testing.Faulty;
import burraco.testing.PlayedHands;
import burraco.tracking.Tracker;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A lawful hand of four people with a faulty table: the fault and its end are reported, and nobody
 * is blamed as long as it lasts. Times are given as shares of the hand.
 */
@Tag("campaign")
class FaultsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final List<Reading> HAND =
            new PlayedHands(TABLE.layout(), 3, Noise.REFERENCE).readings(1, List.of());
    private static final long END = HAND.getLast().at();
    private static final long MINUTE = 60_000;
    private static final long HALF = 30_000;

    /** What is told of the hand itself. */
    private static final List<TrackerEvent> TOLD = told(HAND, END);

    /** How soon after a fault its end must be reported. */
    private static final long SOON = 12_000;

    private static long moment(double share) {
        return (long) (share * END);
    }

    /** The reports about the readings up to this time. */
    private static List<TrackerEvent> told(List<Reading> readings, long until) {
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<TrackerEvent> told = new ArrayList<>();
        readings.stream()
                .filter(reading -> reading.at() <= until)
                .forEach(reading -> told.addAll(tracker.take(reading)));
        return told;
    }

    private static List<Reading> deaf(Predicate<LaidAntenna> which, long from, long to) {
        return Faulty.deaf(HAND, which, TABLE.layout(), from, to);
    }

    private static Predicate<LaidAntenna> antenna(int id) {
        return one -> one.id() == id;
    }

    private static List<TrackerEvent.TrustChanged> senses(List<TrackerEvent> told) {
        return told.stream()
                .filter(TrackerEvent.TrustChanged.class::isInstance)
                .map(TrackerEvent.TrustChanged.class::cast)
                .toList();
    }

    /** The cases of the rulings that remain in the end. */
    private static List<String> rulings(List<TrackerEvent> told) {
        TreeMap<Integer, String> standing = new TreeMap<>();
        for (TrackerEvent one : told) {
            if (one instanceof TrackerEvent.Decided act && act.entry().ruled()) {
                standing.put(act.line(), act.decided() + " " + act.entry().text());
            } else if (one instanceof TrackerEvent.Withdrawn act) {
                standing.remove(act.line());
            }
        }
        return List.copyOf(standing.values());
    }

    private static void assertTold(
            List<TrackerEvent> told, SensorPart sense, SensorFault ailment, long from, long by) {
        TrackerEvent.TrustChanged begun =
                senses(told).stream()
                        .filter(one -> one.sensor().equals(sense) && !one.over())
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("not told: " + senses(told)));
        assertEquals(ailment, begun.fault());
        assertTrue(begun.decided() >= from && begun.decided() <= by, begun::toString);
    }

    private static void assertOver(List<TrackerEvent> told, long from) {
        List<TrackerEvent.TrustChanged> senses = senses(told);
        assertTrue(senses.getLast().over(), senses::toString);
        assertTrue(senses.getLast().decided() >= from, senses::toString);
    }

    @Test
    void nothingIsDoubtedInTheHandItself() {
        assertEquals(List.of(), senses(TOLD));
        assertEquals(List.of(), rulings(TOLD));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.35, 0.55, 0.75})
    void allAntennasAreEmptyToTheEnd(double share) {
        long at = moment(share);
        List<TrackerEvent> told = told(deaf(_ -> true, at, END), END);
        assertTold(told, new SensorPart.Field(), SensorFault.TABLE_BLIND, at, at + 3_000);
        assertEquals(List.of(), rulings(told));
        assertEquals(1, senses(told).size(), "and it is not told to be over");
    }

    /** What was played meanwhile is not examined: the readings end when the antennas hear again. */
    @ParameterizedTest
    @ValueSource(doubles = {0.35, 0.55, 0.75})
    void allAntennasAreEmptyForAMinute(double share) {
        long at = moment(share);
        List<TrackerEvent> told = told(deaf(_ -> true, at, at + MINUTE), at + MINUTE + SOON);
        assertTold(told, new SensorPart.Field(), SensorFault.TABLE_BLIND, at, at + 3_000);
        assertOver(told, at + MINUTE);
        assertEquals(List.of(), rulings(told));
    }

    @ParameterizedTest
    @CsvSource({"0.35, south", "0.55, south", "0.55, west", "0.35, centre", "0.55, centre"})
    void aReaderIsSilentAndNobodySaysSo(double share, String source) {
        long at = moment(share);
        List<Reading> readings = Faulty.silent(HAND, source, TABLE.layout(), at, at + HALF);
        List<TrackerEvent> told = told(readings, at + HALF + SOON);
        assertTold(told, new SensorPart.Source(source), SensorFault.READER_SILENT, at, at + 3_000);
        assertOver(told, at + HALF);
        assertEquals(List.of(), rulings(told));
    }

    @ParameterizedTest
    @CsvSource({"0.55, south", "0.75, west"})
    void aReaderIsSilentToTheEnd(double share, String source) {
        long at = moment(share);
        List<TrackerEvent> told =
                told(Faulty.silent(HAND, source, TABLE.layout(), at, END), END - MINUTE);
        assertTold(told, new SensorPart.Source(source), SensorFault.READER_SILENT, at, at + 3_000);
        assertEquals(List.of(), rulings(told));
    }

    @ParameterizedTest
    @CsvSource({"0.55, 2", "0.75, 2", "0.75, 3"})
    void anAntennaOfThePileIsDeafForAMinute(double share, int id) {
        long at = moment(share);
        List<TrackerEvent> told = told(deaf(antenna(id), at, at + MINUTE), END);
        assertTold(told, new SensorPart.Antenna(id), SensorFault.ANTENNA_DEAF, at, at + 20_000);
        assertOver(told, at);
        assertEquals(List.of(), rulings(told));
    }

    /** Nothing of the pile is heard, and the draws that go on reveal it. */
    @Test
    void thePileIsShielded() {
        long at = moment(0.35);
        List<Reading> readings = deaf(one -> one.zone() instanceof Zone.Pile, at, at + 3 * HALF);
        List<TrackerEvent> told = told(readings, at + 3 * HALF + 2 * SOON);
        assertTold(told, new SensorPart.Pile(), SensorFault.PILE_SHIELDED, at, at + 2 * HALF);
        assertOver(told, at + 3 * HALF);
        assertEquals(List.of(), rulings(told));
    }

    @Test
    void allMeldsAreSilentForHalfAMinuteAndLieAsBefore() {
        long at = moment(0.55);
        List<TrackerEvent> told =
                told(deaf(one -> one.zone() instanceof Zone.MeldSlot, at, at + HALF), END);
        assertTold(told, new SensorPart.Source("south"), SensorFault.READER_DEAF, at, at + 5_000);
        assertTold(told, new SensorPart.Source("west"), SensorFault.READER_DEAF, at, at + 5_000);
        assertOver(told, at + HALF);
        assertEquals(List.of(), rulings(told));
    }

    @Test
    void anAntennaUnderAMeldIsDeafForHalfAMinute() {
        long at = moment(0.55);
        List<TrackerEvent> told = told(deaf(antenna(13), at, at + HALF), END);
        assertTold(told, new SensorPart.Antenna(13), SensorFault.ANTENNA_DEAF, at, at + 15_000);
        assertOver(told, at + HALF);
        assertEquals(List.of(), rulings(told));
    }

    @Test
    void theAntennaUnderTheStockIsDeafAndItsScaleIsNot() {
        long at = moment(0.4);
        List<TrackerEvent> told = told(deaf(antenna(1), at, at + HALF), at + HALF + SOON);
        assertTold(told, new SensorPart.Antenna(1), SensorFault.ANTENNA_DEAF, at, at + 20_000);
        assertOver(told, at + HALF);
    }

    @Test
    void aScaleShowsWhatCannotBe() {
        long at = moment(0.4);
        List<Reading> readings = Faulty.weighing(HAND, 1, 70_000, at, at + HALF);
        List<TrackerEvent> told = told(readings, at + 3 * HALF);
        assertTold(told, new SensorPart.Scale(1), SensorFault.SCALE_WRONG, at, at + HALF);
        assertEquals(List.of(), rulings(told));
    }

    /** Two cards in two melds exchange their tags, so that neither meld is one as it is heard. */
    @Test
    void twoTagsAreExchanged() {
        List<TrackedAct> melds = twoMelds();
        Card one = melds.get(0).cards().get(0);
        Card other = melds.get(1).cards().get(0);
        TagId its = TABLE.deck().tag(one);
        List<Reading> readings = Faulty.swapped(HAND, its, TABLE.deck().tag(other));
        List<TrackerEvent> told = told(readings, melds.get(1).complete() + MINUTE);
        TrackerEvent.TrustChanged found =
                senses(told).stream()
                        .filter(sense -> sense.fault() == SensorFault.TAGS_SWAPPED)
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(melds + ": " + senses(told)));
        SensorPart.Tags tags = (SensorPart.Tags) found.sensor();
        assertEquals(Set.of(one, other), Set.of(tags.one(), tags.other()));
        assertFalse(found.over());
    }

    /** The first two melds that are laid with three cards, none of them a joker or a two. */
    private static List<TrackedAct> twoMelds() {
        List<TrackedAct> melds = new ArrayList<>();
        for (TrackerEvent one : TOLD) {
            if (one instanceof TrackerEvent.Decided act
                    && act.entry().act() instanceof Act.Open
                    && act.entry().cards().stream().noneMatch(card -> card.face().isWild())) {
                melds.add(act.entry());
            }
        }
        return melds.subList(0, 2);
    }

    /** A dead tag is not a fault of a sensor. */
    @Test
    void deadTagsMakeNoSenseDoubtful() {
        List<TagId> tags = new ArrayList<>();
        for (Card card : TABLE.deck().cards().values()) {
            tags.add(TABLE.deck().tag(card));
        }
        Set<TagId> dead = new HashSet<>(tags.subList(10, 15));
        assertEquals(List.of(), senses(told(Faulty.dead(HAND, dead), END / 2)));
    }
}

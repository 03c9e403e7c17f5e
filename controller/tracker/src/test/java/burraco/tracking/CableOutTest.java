package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading;
import burraco.layout.SourceInfo;
import burraco.layout.capture.OrderedCapture;
import burraco.testing.FirmwareEvening;
import burraco.testing.ScansOf;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * In the middle of a hand somebody pulls the cable of a board that runs the real firmware. The
 * board goes on scanning, and the hand goes on.
 *
 * <p>{@code -Dcuts=5} pulls each of the four cables that often in a whole hand, {@code
 * -Dmillis=45000} for that long.
 */
@Tag("firmware")
class CableOutTest {
    private static final long SEED = Long.getLong("seed", 20_261_122);
    private static final int FEW_ACTS = 24;
    private static final long PLAY = 117_000;
    private static final long TEN_SECONDS = 10_000;

    /** The smallest ring that holds a snapshot. */
    private static final int SMALL_RING = 24 * 1024;

    private static final long A_LONG_TIME = 45_000;

    /** The readings that an inbox received with a cable pulled, and those without. */
    private record Cut(String source, long at, List<Reading> straight, List<Reading> heard) {
        static Cut of(
                FirmwareEvening evening,
                List<Reading> straight,
                String source,
                long at,
                long millis,
                int ring) {
            return new Cut(
                    source,
                    at,
                    straight,
                    evening.throughBoards(ring, (boards, _) -> boards.unplug(source, at, millis)));
        }

        int fault(String detail) {
            for (int i = 0; i < heard.size(); i++) {
                if (heard.get(i) instanceof Reading.SourceFault fault
                        && fault.source().equals(source)
                        && fault.detail().startsWith(detail)) {
                    return i;
                }
            }
            throw new AssertionError(source + " was never " + detail);
        }

        List<Reading> scans(List<Reading> of) {
            return ScansOf.source(FirmwareEvening.LAYOUT, source, of);
        }

        List<Reading> expected(long from, long until) {
            return scans(straight).stream()
                    .filter(one -> one.at() >= from && one.at() < until)
                    .toList();
        }

        /** The readings that were delivered between the reports of the loss and of the return. */
        List<Reading> late() {
            return scans(heard.subList(fault("lost"), fault("back")));
        }

        Reading.SourceFault back() {
            return (Reading.SourceFault) heard.get(fault("back"));
        }
    }

    private static final FirmwareEvening EVENING = new FirmwareEvening(SEED, 1, FEW_ACTS);
    private static final List<Reading> STRAIGHT = EVENING.straight();

    @Test
    void whatTheBoardSawMeanwhileIsHeardBeforeItsReturn() throws IOException {
        System.out.println("seed " + SEED);
        Cut cut = Cut.of(EVENING, STRAIGHT, "left", PLAY, TEN_SECONDS, 0);
        assertEveryChangeIsHeard(cut);
        List<String> records = FirmwareEvening.records(cut.straight());
        assertEquals(records, FirmwareEvening.records(cut.heard()));
        assertEquals(records, FirmwareEvening.records(captured(cut.heard())));
    }

    /** Each change is delivered once, in order, with the time at which it happened. */
    private static void assertEveryChangeIsHeard(Cut cut) {
        List<Reading> meanwhile = cut.expected(cut.at() + 1, cut.back().at());
        List<Reading> changes = ScansOf.changes(meanwhile);
        assertTrue(changes.size() > 5, "something happened");
        assertEquals(
                ScansOf.changes(cut.scans(cut.straight())),
                ScansOf.changes(cut.scans(cut.heard())),
                cut.source());
        assertTrue(cut.late().containsAll(changes), "before it is back");
        assertEquals("back", cut.back().detail());
    }

    @Test
    void whatTheRingCouldNotHoldIsDeclared() {
        Cut cut = Cut.of(EVENING, STRAIGHT, "left", PLAY - 20_000, A_LONG_TIME, SMALL_RING);
        long back = cut.back().at();
        assertTrue(cut.back().detail().endsWith(" events were lost"), cut.back().detail());
        // When the board is back, the host knows what the board knows, and hears everything from
        // then on.
        assertEquals(
                ScansOf.lastOfEach(cut.expected(0, back + 1)),
                ScansOf.lastOfEach(cut.scans(cut.heard().subList(0, cut.fault("back")))));
        assertEquals(
                cut.expected(back + 1, Long.MAX_VALUE),
                cut.scans(cut.heard().subList(cut.fault("back"), cut.heard().size())));
        assertFalse(FirmwareEvening.records(cut.heard()).isEmpty(), "the hand goes on");
    }

    /** Puts the readings in order as a running table does when it writes its capture. */
    private static List<Reading> captured(List<Reading> heard) throws IOException {
        List<Reading> written = new ArrayList<>();
        OrderedCapture straightened = new OrderedCapture(written::add);
        for (Reading reading : heard) {
            straightened.take(reading);
        }
        straightened.end();
        return written;
    }

    /**
     * Prints how often the record is the same as without the cut, and asserts that nothing is lost.
     */
    @Test
    @EnabledIfSystemProperty(named = "cuts", matches = "\\d+")
    void theSameManyTimesInAHand() throws IOException {
        int cuts = Integer.getInteger("cuts");
        long millis = Long.getLong("millis", TEN_SECONDS);
        FirmwareEvening whole = new FirmwareEvening(SEED, 1, FirmwareEvening.ALL);
        List<Reading> straight = whole.straight();
        List<String> records = FirmwareEvening.records(straight);
        long every = (straight.getLast().at() - 40_000) / cuts;
        for (SourceInfo source : FirmwareEvening.LAYOUT.sources()) {
            for (int i = 0; i < cuts; i++) {
                long at = 20_000 + every / 2 + i * every;
                Cut cut = Cut.of(whole, straight, source.id(), at, millis, 0);
                assertEquals(
                        ScansOf.changes(cut.scans(straight)),
                        ScansOf.changes(cut.scans(cut.heard())));
                boolean live = records.equals(FirmwareEvening.records(cut.heard()));
                boolean later = records.equals(FirmwareEvening.records(captured(cut.heard())));
                System.out.printf(
                        "%s at %d ms: %d scans late; the same live: %b, by its capture: %b%n",
                        source.id(), at, cut.late().size(), live, later);
            }
        }
    }
}

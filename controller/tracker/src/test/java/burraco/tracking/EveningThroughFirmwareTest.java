package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.hal.Debounce;
import burraco.hal.Reading;
import burraco.testing.Captures;
import burraco.testing.FirmwareEvening;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * An evening on the virtual table, and the same one with its antennas, scales and buttons behind
 * four boards that run the true firmware: the same is heard, and understood in the same way.
 *
 * <p>It is the beginning of a hand; {@code -Dhands=10} plays so many whole ones.
 */
class EveningThroughFirmwareTest {
    private static final long SEED = Long.getLong("seed", 20_261_122);
    private static final int HANDS = Integer.getInteger("hands", 0);
    private static final int FEW_ACTS = 8;

    private final FirmwareEvening evening =
            HANDS == 0
                    ? new FirmwareEvening(SEED, 1, FEW_ACTS)
                    : new FirmwareEvening(SEED, HANDS, FirmwareEvening.ALL);

    @Test
    void theHandsAreTheSame() {
        List<Reading> straight = evening.straight();
        List<Reading> throughBoards = evening.throughBoards(0, (_, _) -> {});
        System.out.println("seed " + SEED + ": " + straight.size() + " readings");
        assertAlike(withoutPresses(straight), withoutPresses(throughBoards));
        assertAlike(believed(presses(straight)), presses(throughBoards));
        List<String> records = FirmwareEvening.records(captured(straight));
        assertFalse(records.isEmpty());
        assertEquals(records, FirmwareEvening.records(captured(throughBoards)));
    }

    /** Written into a capture and read again. */
    private static List<Reading> captured(List<Reading> readings) {
        return Captures.readings(Captures.read(Captures.written(readings)));
    }

    private static List<Reading> withoutPresses(List<Reading> readings) {
        return readings.stream().filter(one -> !(one instanceof Reading.Press)).toList();
    }

    private static List<Reading> presses(List<Reading> readings) {
        return readings.stream().filter(Reading.Press.class::isInstance).toList();
    }

    /**
     * What the virtual people tell is a press that is certain; here it is when the contact closes,
     * and the board believes it when it has rested.
     */
    private static List<Reading> believed(List<Reading> presses) {
        return presses.stream()
                .map(press -> press.toldAt(press.at() + Debounce.USUAL_MILLIS))
                .toList();
    }

    /** So many readings are too many to be shown: the first that differs is. */
    private static void assertAlike(List<Reading> expected, List<Reading> actual) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            assertEquals(expected.get(i), actual.get(i), "reading " + i);
        }
        assertEquals(expected.size(), actual.size(), "number of readings");
    }
}

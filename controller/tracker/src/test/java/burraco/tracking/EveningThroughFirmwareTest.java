package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.hal.Debounce;
import burraco.hal.Reading;
import burraco.testing.Captures;
import burraco.testing.FirmwareEvening;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * An evening on the virtual table, and the same one with its antennas, scales and buttons behind
 * four boards that run the real firmware: the same is heard, and it is understood in the same way.
 *
 * <p>Plays the beginning of a hand; {@code -Dhands=10} plays so many whole ones.
 */
@Tag("firmware")
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

    /** The readings after they were written to a capture and read again. */
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
     * The presses as the board reports them. A virtual press is certain at once; the board waits
     * until the contact has rested.
     */
    private static List<Reading> believed(List<Reading> presses) {
        return presses.stream()
                .map(press -> press.toldAt(press.at() + Debounce.USUAL_MILLIS))
                .toList();
    }

    /** Compares one by one: a message with all readings would be too long. */
    private static void assertAlike(List<Reading> expected, List<Reading> actual) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            assertEquals(expected.get(i), actual.get(i), "reading " + i);
        }
        assertEquals(expected.size(), actual.size(), "number of readings");
    }
}

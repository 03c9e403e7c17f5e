package burraco.layout.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Reading;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderedCaptureTest {
    private final List<Reading> told = new ArrayList<>();
    private final OrderedCapture straightened = new OrderedCapture(told::add);

    private static Reading scan(long at, int antenna) {
        return new Reading.Inventory(at, antenna, List.of());
    }

    private static Reading lost(long at, String source) {
        return new Reading.SourceFault(at, source, "lost: unplugged");
    }

    private static Reading back(long at, String source) {
        return new Reading.SourceFault(at, source, "back");
    }

    private void take(Reading... readings) throws IOException {
        for (Reading reading : readings) {
            straightened.take(reading);
        }
    }

    @Test
    void whileAllAreThereNothingWaits() throws IOException {
        take(scan(1, 1), scan(2, 2));
        assertEquals(List.of(scan(1, 1), scan(2, 2)), told);
    }

    @Test
    void whatComesLateGoesWhereItBelongs() throws IOException {
        take(scan(1, 1), lost(2, "left"), scan(5, 2), scan(9, 2), scan(4, 1), scan(8, 1));
        assertEquals(List.of(scan(1, 1)), told);
        take(back(10, "left"), scan(11, 1));
        assertEquals(
                List.of(
                        scan(1, 1),
                        lost(2, "left"),
                        scan(4, 1),
                        scan(5, 2),
                        scan(8, 1),
                        scan(9, 2),
                        back(10, "left"),
                        scan(11, 1)),
                told);
    }

    @Test
    void itWaitsForAllThatAreLost() throws IOException {
        take(lost(1, "left"), lost(2, "right"), back(6, "left"), scan(5, 8));
        assertEquals(List.of(), told);
        take(back(7, "right"));
        assertEquals(
                List.of(
                        lost(1, "left"),
                        lost(2, "right"),
                        scan(5, 8),
                        back(6, "left"),
                        back(7, "right")),
                told);
    }

    @Test
    void itDoesNotWaitForEver() throws IOException {
        long late = 3 + OrderedCapture.MAX_WAIT_MILLIS;
        take(lost(2, "left"), scan(3, 2), scan(late, 2), scan(5, 1), back(late, "left"));
        assertEquals(
                List.of(
                        lost(2, "left"),
                        scan(3, 2),
                        scan(late, 2),
                        scan(late, 1),
                        back(late, "left")),
                told);
    }

    @Test
    void aLossThatIsNoticedLateHasTheTimeOfTheOneBefore() throws IOException {
        take(scan(3_000, 2), lost(500, "left"), scan(600, 1), back(4_000, "left"));
        assertEquals(
                List.of(scan(3_000, 2), lost(3_000, "left"), scan(3_000, 1), back(4_000, "left")),
                told);
    }

    @Test
    void atTheEndNothingIsLeft() throws IOException {
        take(lost(2, "left"), scan(3, 2));
        straightened.end();
        assertEquals(List.of(lost(2, "left"), scan(3, 2)), told);
    }
}

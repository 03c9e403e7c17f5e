package burraco.readers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is counted on a cable, and what a tap sees. */
class LinkMeterTest {
    private final LinkMeter meter = new LinkMeter();

    @Test
    void nothingYet() {
        assertEquals(new ReaderStats(0, 0, 0, 0, 0, 0, 0, 0), meter.stats());
    }

    @Test
    void theMiddleOfTheLatestAnswers() {
        for (int i = 0; i < 100; i++) {
            meter.answered(1_000_000);
        }
        for (int i = 1; i <= 64; i++) {
            meter.answered(i);
        }
        assertEquals(64, meter.stats().lastMicros());
        assertEquals(33, meter.stats().medianMicros());
    }

    @Test
    void aTapSeesBothWays() {
        List<String> seen = new ArrayList<>();
        meter.tap(frame -> seen.add(frame.toString()));
        meter.sent(new byte[] {1, (byte) 0xB0}, 1_234_567);
        meter.received(new byte[] {2}, 1_240_001);
        assertEquals(List.of("1234.567 > 01 B0", "1240.001 < 02"), seen);
        assertEquals(1, meter.stats().framesOut());
        assertEquals(1, meter.stats().framesIn());
    }
}

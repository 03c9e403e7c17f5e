package burraco.fitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The statistic of many times that a figure stands for. */
class TimeStatisticTest {
    private static final List<Long> TIMES = LongStream.rangeClosed(1, 1_000).boxed().toList();

    @Test
    void oneInAHundredIsLonger() {
        Estimate longer = TimeStatistic.HARDLY_EVER_LONGER.estimate(TIMES);
        assertEquals(991, longer.value());
        assertTrue(longer.low() < 990 && longer.high() > 992, longer::toString);
        assertEquals(0.009, TimeStatistic.HARDLY_EVER_LONGER.off(TIMES, longer.value()), 1e-9);
    }

    @Test
    void oneInAHundredIsShorter() {
        assertEquals(11, TimeStatistic.HARDLY_EVER_SHORTER.estimate(TIMES).value());
        assertEquals(0.01, TimeStatistic.HARDLY_EVER_SHORTER.off(TIMES, 11), 1e-9);
    }

    @Test
    void halfAreLonger() {
        assertEquals(501, TimeStatistic.MIDDLE.estimate(TIMES).value());
        assertEquals(250, TimeStatistic.MIDDLE.off(TIMES, 501), 0.5);
    }

    @Test
    void whatWasNeverSeenIsNotImpossible() {
        Estimate never = new Share(0, 10_000).estimate();
        assertTrue(never.value() > 0 && never.value() < 0.001, never::toString);
        Estimate some = new Share(100, 1_000).estimate();
        assertEquals(0.1, some.value());
        assertTrue(some.low() > 0.08 && some.high() < 0.13, some::toString);
    }
}

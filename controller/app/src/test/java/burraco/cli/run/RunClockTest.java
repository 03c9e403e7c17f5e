package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.running.Clock;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** The table's clock: no power cut, no sleep and no setting of another clock moves it. */
class RunClockTest {
    private final AtomicLong awake = new AtomicLong(-77_000_000_000L);
    private final Clock clock = RunClock.live(600_000, awake::get);

    private void pass(long seconds) {
        awake.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    void itGoesOnFromWhereTheTableWas() {
        assertEquals(600_000, clock.now(0));
        pass(3);
        assertEquals(603_000, clock.now(600_000));
    }

    /** A clock that counts only while the machine is awake has not moved in its sleep. */
    @Test
    void whileTheMachineSleepsNobodyPlays() {
        pass(3);
        long before = clock.now(600_000);
        assertEquals(before, clock.now(before));
        pass(1);
        assertEquals(604_000, clock.now(before));
    }

    @Test
    void itNeverGoesBackBehindWhatTheTableHasTaken() {
        pass(1);
        assertEquals(620_000, clock.now(620_000));
        pass(30);
        assertEquals(631_000, clock.now(620_000));
    }

    /** Devices that begin after the table has run for a while have the right time, too. */
    @Test
    void devicesCountOnTheSameClock() {
        pass(2);
        LongSupplier micros = RunClock.micros(600_000, clock);
        assertEquals(602_000_000, micros.getAsLong());
        pass(1);
        assertEquals(603_000_000, micros.getAsLong());
        assertEquals(603_000, clock.now(0));
    }

    @Test
    void ofReadingsItSaysWhatTheySay() {
        assertEquals(42, RunClock.ofReadings().now(42));
    }
}

package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Condition;
import burraco.hal.Trouble;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/**
 * A bus that does not return is reported; the first call may take longer, since libraries are
 * loaded.
 */
class HangingTest {
    private static final Condition HANGS =
            new Condition.Lost(Trouble.SILENT, "the bus does not return");

    private long now;
    private LongSupplier step;
    private Runnable meanwhile = () -> {};

    /** Each of its steps takes as long as the test says. */
    private final PiDevice device =
            new PiDevice("one", () -> now * 1000, this::drive, Condition.IDLE) {
                @Override
                void connect() {
                    meanwhile.run();
                }

                @Override
                long work(long at) {
                    meanwhile.run();
                    return 100;
                }

                @Override
                void farewell() {}

                @Override
                void disconnect() {}
            };

    private DeviceSteps.Turns drive(String name, LongSupplier steps) {
        step = steps;
        return new DeviceSteps.Turns() {
            @Override
            public void wake() {}

            @Override
            public void end() {}
        };
    }

    /** The conditions seen after these many milliseconds of the next step. */
    private List<Condition> within(long... millis) {
        List<Condition> seen = new ArrayList<>();
        long begin = now;
        meanwhile =
                () -> {
                    for (long one : millis) {
                        now = begin + one;
                        seen.add(device.condition());
                    }
                    meanwhile = () -> {};
                };
        step.getAsLong();
        return seen;
    }

    @Test
    void theFirstTryMayTakeFifteenSecondsAndLaterOnesThree() {
        device.begin();
        assertEquals(
                List.of(PiDevice.untried(), PiDevice.untried(), HANGS),
                within(3_000, 14_999, 15_000));
        assertEquals(Condition.UP, device.condition());
        now += 100;
        assertEquals(List.of(Condition.UP, HANGS), within(2_999, 3_000));
        assertEquals(Condition.UP, device.condition());
    }
}

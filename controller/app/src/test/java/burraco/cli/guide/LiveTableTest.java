package burraco.cli.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.enrolment.Guide;
import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Reading;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Connects devices and a keyboard with a guide. */
class LiveTableTest {
    /** Sends three readings as soon as it is opened. */
    private static final class Talkative implements InputDevice {
        private boolean closed;

        @Override
        public void open(Consumer<Reading> inbox) {
            for (int at = 1; at <= 3; at++) {
                inbox.accept(new Reading.Inventory(at, 7, List.of()));
            }
        }

        @Override
        public String source() {
            return "left";
        }

        @Override
        public String name() {
            return "reader left";
        }

        @Override
        public Condition condition() {
            return Condition.UP;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    /** Repeats its input until the person leaves. */
    private static final class Echo implements Guide<String> {
        private boolean over;

        @Override
        public List<String> begin(long at) {
            return List.of("begin");
        }

        @Override
        public List<String> take(Reading reading) {
            return List.of("heard at " + reading.at());
        }

        @Override
        public List<String> typed(String line, long at) {
            over |= line.equals("q");
            return List.of("typed " + line);
        }

        @Override
        public List<String> tick(long at) {
            return List.of();
        }

        @Override
        public boolean isOver() {
            return over;
        }
    }

    private static List<String> told(Talkative device, String typed) {
        List<String> told = new ArrayList<>();
        LiveTable table =
                new LiveTable(
                        List.of(device),
                        new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                        () -> 0);
        table.lead(new Echo(), told::add);
        return told;
    }

    @Test
    void whatDevicesSayAndWhatIsTypedComesToTheGuideInItsOrder() {
        Talkative device = new Talkative();
        assertEquals(
                List.of(
                        "begin",
                        "heard at 1",
                        "heard at 2",
                        "heard at 3",
                        "typed b",
                        "typed ",
                        "typed q"),
                told(device, "b\n\nq\nnever heard\n"));
        assertTrue(device.closed);
    }

    @Test
    void whoClosesTheKeyboardHasLeft() {
        assertEquals("typed q", told(new Talkative(), "").getLast());
    }
}

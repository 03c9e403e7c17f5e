package burraco.readers.metratec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.readers.PtyFarEnd;
import burraco.serial.SerialPorts;
import burraco.wire.LineSettings;
import burraco.wire.PseudoTerminal;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The whole chain: a reader, its cable, a serial port, and a Quasar at the other end. */
@Timeout(60)
class MetratecTerminalTest {
    private static final List<Antenna> ANTENNAS =
            List.of(
                    new Antenna(1, 3, new Area(0, 0, 9, 12), 2),
                    new Antenna(2, 4, new Area(20, 0, 9, 12), 2));
    private static final TagId TAG = new TagId("E01624010A7F8F04");
    private static final TagId OTHER = new TagId("E0040150954F02B1");

    @TempDir private Path folder;

    private final BlockingQueue<Reading> told = new LinkedBlockingQueue<>();
    private final EmulatedMetratec far = new EmulatedMetratec();

    private PtyFarEnd plugIn() {
        PseudoTerminal terminal = new PseudoTerminal();
        terminal.link(folder.resolve("reader"));
        return new PtyFarEnd(terminal, far);
    }

    private void await(Predicate<Reading> what) throws InterruptedException {
        Reading next = told.poll(20, TimeUnit.SECONDS);
        while (!what.test(next)) {
            next = told.poll(20, TimeUnit.SECONDS);
        }
    }

    private static boolean hears(Reading reading, TagId tag) {
        return reading instanceof Reading.Inventory(long _, int _, var answers)
                && answers.stream().anyMatch(answer -> answer.tag().equals(tag));
    }

    private static boolean isFault(Reading reading, String begin) {
        return reading instanceof Reading.SourceFault(long _, String _, String detail)
                && detail.startsWith(begin);
    }

    @Test
    void aTagIsHeardThePlugIsPulledAndAnotherIsHeard() throws InterruptedException {
        SerialPorts port = new SerialPorts(folder.resolve("reader").toString(), LineSettings.USUAL);
        MetratecReader reader =
                new MetratecReader(
                        "left",
                        ANTENNAS,
                        port,
                        () -> System.nanoTime() / 1_000,
                        MetratecSettings.USUAL);
        far.lay(TAG, 3);
        try (reader) {
            try (PtyFarEnd _ = plugIn()) {
                reader.open(told::add);
                await(reading -> hears(reading, TAG));
                assertEquals(Condition.UP, reader.condition());
            }
            await(reading -> isFault(reading, "lost"));
            assertInstanceOf(Condition.Lost.class, reader.condition());
            far.take(TAG);
            far.lay(OTHER, 3);
            try (PtyFarEnd _ = plugIn()) {
                await(reading -> isFault(reading, "back"));
                await(reading -> hears(reading, OTHER));
            }
        }
        assertEquals(Condition.CLOSED, reader.condition());
    }
}

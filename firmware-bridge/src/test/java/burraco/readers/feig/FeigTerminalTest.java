package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.serial.SerialPorts;
import burraco.wire.PseudoTerminal;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The whole chain: a reader, its cable, a serial port, and a FEIG at the other end. */
@Timeout(30)
class FeigTerminalTest {
    private static final List<Antenna> ANTENNAS =
            List.of(
                    new Antenna(1, 1, new Area(0, 0, 9, 12), 2),
                    new Antenna(2, 2, new Area(20, 0, 9, 12), 2));
    private static final TagId TAG = new TagId("E004015306A22D70");

    @TempDir private Path folder;

    private final BlockingQueue<Reading> told = new LinkedBlockingQueue<>();
    private final EmulatedFeig feig = new EmulatedFeig();
    private FeigReader reader;
    private PseudoTerminal terminal;

    private void plugIn() {
        PseudoTerminal fresh = new PseudoTerminal();
        terminal = fresh;
        fresh.link(folder.resolve("feig"));
        Thread.ofPlatform().daemon().start(() -> speak(fresh));
    }

    private void speak(PseudoTerminal over) {
        byte[] bytes = new byte[256];
        try {
            for (int length = 0; length >= 0; length = over.read(bytes, 1_000)) {
                byte[] answer = feig.heard(Arrays.copyOf(bytes, length));
                if (answer.length > 0) {
                    over.write(answer);
                }
            }
        } catch (IllegalStateException unpluggedMeanwhile) {
            return;
        }
    }

    private void await(Predicate<Reading> what) throws InterruptedException {
        Reading next = told.poll(20, TimeUnit.SECONDS);
        while (!what.test(next)) {
            next = told.poll(20, TimeUnit.SECONDS);
        }
    }

    private static boolean isHeard(Reading reading, int antenna) {
        return reading instanceof Reading.Inventory(long _, int on, var answers)
                && on == antenna
                && answers.stream().anyMatch(answer -> answer.tag().equals(TAG));
    }

    private static boolean isFault(Reading reading, String begin) {
        return reading instanceof Reading.SourceFault(long _, String _, String detail)
                && detail.startsWith(begin);
    }

    @AfterEach
    void tidyUp() {
        reader.close();
        terminal.close();
    }

    @Test
    void aTagIsHeardThePlugIsPulledAndItIsHeardAgain() throws InterruptedException {
        plugIn();
        SerialPorts port =
                new SerialPorts(folder.resolve("feig").toString(), new FeigFamily().line());
        long start = System.nanoTime();
        reader =
                new FeigReader(
                        "left",
                        ANTENNAS,
                        port,
                        () -> (System.nanoTime() - start) / 1_000,
                        FeigSettings.USUAL);
        feig.lay(TAG, 1);
        reader.open(told::add);
        await(reading -> isHeard(reading, 1));
        terminal.close();
        await(reading -> isFault(reading, "lost"));
        assertInstanceOf(Condition.Lost.class, reader.condition());
        feig.take(TAG);
        feig.lay(TAG, 2);
        plugIn();
        await(reading -> isFault(reading, "back"));
        await(reading -> isHeard(reading, 2));
        assertEquals(Condition.UP, reader.condition());
        reader.close();
        told.clear();
        assertEquals(Condition.CLOSED, reader.condition());
        assertEquals(0, told.size());
    }
}

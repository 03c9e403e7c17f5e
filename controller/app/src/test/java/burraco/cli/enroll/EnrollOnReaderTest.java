package burraco.cli.enroll;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cli.Main;
import burraco.cli.out.Screen;
import burraco.hal.TagId;
import burraco.readers.feig.EmulatedFeig;
import burraco.testing.FeigAtTerminal;
import burraco.testing.RealSources;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Cards are enrolled at a reader on a cable, by somebody who lays them and types. */
@Timeout(60)
class EnrollOnReaderTest {
    private static final int PORT_OF_THE_PILE = 2;
    private static final TagId FIRST = new TagId("E004015306A22D70");
    private static final TagId SECOND = new TagId("E004015306A22D71");

    @TempDir private Path folder;

    /** The output of a command, for a test that waits for one of its lines. */
    private static final class Told extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            notifyAll();
        }

        @Override
        public synchronized void write(int one) {
            super.write(one);
            notifyAll();
        }

        synchronized void await(String what) throws InterruptedException {
            while (!toString(StandardCharsets.UTF_8).contains(what)) {
                wait();
            }
        }
    }

    @Test
    void whatLiesOnItIsEnrolled() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "feig"), "");
        Path deck = folder.resolve("new.csv");
        EmulatedFeig feig = new EmulatedFeig();
        Told told = new Told();
        PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
        InputStream before = System.in;
        try (FeigAtTerminal centre = new FeigAtTerminal(feig);
                PipedOutputStream keyboard = new PipedOutputStream();
                PipedInputStream in = new PipedInputStream(keyboard)) {
            centre.terminal().link(folder.resolve("centre"));
            System.setIn(in);
            CompletableFuture<Integer> status = new CompletableFuture<>();
            List<String> args =
                    List.of("enroll", "--config", "" + config, "--deck", "" + deck, "--lang", "en");
            Screen screen = new Screen(out, out, false, false);
            Thread.ofPlatform().daemon().start(() -> status.complete(Main.run(screen, args)));
            told.await("lay A♥/1");
            feig.lay(FIRST, PORT_OF_THE_PILE);
            told.await("A♥/1 is read");
            feig.take(FIRST);
            told.await("lay 2♥/1");
            feig.lay(SECOND, PORT_OF_THE_PILE);
            told.await("2♥/1 is read");
            keyboard.write("q\n".getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
            assertEquals(0, status.join(), () -> told.toString(StandardCharsets.UTF_8));
        } finally {
            System.setIn(before);
        }
        List<String> lines = Files.readAllLines(folder.resolve("new.csv.part"));
        assertEquals(List.of("uid,card", FIRST.hex() + ",AH/1", SECOND.hex() + ",2H/1"), lines);
    }
}

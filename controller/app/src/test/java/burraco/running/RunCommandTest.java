package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.TagId;
import burraco.testing.ExampleTable;
import burraco.testing.NotifySocket;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./table run} as a process of its own, as a service manager starts it. */
@Tag("process")
class RunCommandTest {
    private static final int TERMINATED = 143;

    @TempDir Path folder;

    private ShortEvening evening;
    private Path config;

    @BeforeEach
    void aTable() throws Exception {
        evening = ShortEvening.of(3, 1, 4);
        config = evening.writeTo(folder);
    }

    private TableProcess run(String... more) throws Exception {
        return run(Map.of(), more);
    }

    private TableProcess run(Map<String, String> environment, String... more) throws Exception {
        List<String> options = new ArrayList<>(List.of("--config", config.toString()));
        options.addAll(Arrays.asList(more));
        return TableProcess.run(environment, options);
    }

    @Test
    void withoutAnybodyAtItItWaitsForTheDealUntilItIsStopped() throws Exception {
        try (TableProcess table = run()) {
            table.await(line -> line.contains(" is ready: match 1, hand 1"));
            table.await(line ->
                    line.startsWith("INFO  Il tavolo è pronto: si attende la prossima smazzata"));
            assertEquals(TERMINATED, table.terminate());
            assertEquals("INFO  7 has stopped", table.said().getLast());
        }
        try (TableProcess again = run()) {
            again.await(line -> line.contains(" is ready: "));
            assertEquals(TERMINATED, again.terminate());
            assertFalse(again.said().toString().contains("WARN"), () -> "" + again.said());
        }
    }

    @Test
    void aSecondOneWithTheSameJournalIsRefused() throws Exception {
        try (TableProcess first = run()) {
            first.await(line -> line.contains(" is ready: "));
            try (TableProcess second = run()) {
                assertEquals(2, second.exit());
                assertTrue(
                        second.said()
                                .getLast()
                                .endsWith("another table is running with this journal"));
            }
            first.terminate();
        }
    }

    @Test
    void aServiceManagerHearsThatItIsReadyAndAliveAndStops() throws Throwable {
        Path path = folder.resolve("notify");
        try (NotifySocket socket = new NotifySocket(path);
                TableProcess table = run(Map.of("NOTIFY_SOCKET", path.toString()))) {
            String ready = socket.next();
            assertTrue(ready.startsWith("READY=1\nSTATUS=match 1, hand 1"), ready);
            assertEquals("WATCHDOG=1", socket.next());
            table.terminate();
            String last = socket.next();
            while (last.equals("WATCHDOG=1")) {
                last = socket.next();
            }
            assertEquals("STOPPING=1", last);
        }
    }

    @Test
    void itsFiguresAreAPageForThisMachine() throws Exception {
        try (TableProcess table = run("--readings", "-", "--metrics", "0")) {
            evening.lines().forEach(table::give);
            table.flush();
            String where = table.await(line -> line.contains("metrics on "));
            table.await(line -> line.contains("turnup"));
            String page = read(where.substring(where.indexOf("http")));
            assertTrue(page.contains("# TYPE table_decision_seconds histogram\n"), page);
            assertTrue(page.contains("\ntable_hand 1\n"), page);
            long inputs =
                    page.lines()
                            .filter(line -> line.startsWith("table_inputs_total "))
                            .mapToLong(line -> Long.parseLong(line.split(" ")[1]))
                            .sum();
            assertTrue(inputs > 1_000, page);
            table.endInput();
            assertEquals(0, table.exit());
            noSecretIn(page);
            noSecretIn(table.said().toString());
        }
    }

    @Test
    void itServesPagesAndAPortThatIsTakenDoesNotKeepItFromPlaying() throws Exception {
        try (TableProcess table = run("--readings", "-", "--web", "0")) {
            evening.lines().forEach(table::give);
            table.flush();
            String where = table.await(line -> line.contains("pages on "));
            String origin = where.substring(where.indexOf("http")).strip();
            table.await(line -> line.contains("turnup"));
            String state = read(origin + "/api/state");
            assertTrue(state.contains("\"table\":\"7\""), state);
            assertTrue(read(origin + "/table").contains("<main"));
            noSecretIn(state + read(origin + "/api/record"));
            String port = origin.substring(origin.lastIndexOf(':') + 1);
            Path journal = folder.resolve("another");
            try (TableProcess other =
                    run("--readings", "-", "--web", port, "--journal", "" + journal)) {
                other.give(evening.lines().getFirst());
                other.flush();
                other.await(line -> line.contains("no pages: 127.0.0.1:" + port));
                other.endInput();
                assertEquals(0, other.exit());
            }
            table.endInput();
            assertEquals(0, table.exit());
        }
    }

    private static String read(String address) throws Exception {
        try (InputStream in = URI.create(address).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void noSecretIn(String text) {
        for (TagId tag : ExampleTable.reference().deck().cards().keySet()) {
            assertFalse(text.contains(tag.hex()), text);
        }
    }

    @Test
    void whatItWritesIsForItsUserAlone() throws Exception {
        Path captures = folder.resolve("captures");
        try (TableProcess table = run("--readings", "-", "--capture", captures.toString())) {
            evening.lines().forEach(table::give);
            table.endInput();
            assertEquals(0, table.exit());
        }
        try (Stream<Path> files =
                Stream.concat(Files.list(captures), Files.list(folder.resolve("journal")))) {
            List<Path> all = files.filter(file -> !file.toString().endsWith(".so")).toList();
            assertTrue(all.size() > 4, () -> "" + all);
            for (Path file : all) {
                String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
                boolean lock = file.endsWith("lock");
                assertTrue(lock || mode.equals("rw-------"), file + " " + mode);
            }
        }
        try (Stream<Path> files = Files.list(captures)) {
            Path capture =
                    files.filter(file -> file.toString().endsWith(".jsonl"))
                            .findFirst()
                            .orElseThrow();
            List<String> lines = Files.readAllLines(capture);
            assertEquals(evening.lines().size(), lines.size());
            assertEquals(evening.lines().subList(1, lines.size()), lines.subList(1, lines.size()));
        }
    }

    @Test
    void whatIsWrongWithItsFilesIsSaid() throws Exception {
        Files.writeString(config, "[table]\nnome = \"7\"\n");
        try (TableProcess table = run()) {
            assertEquals(2, table.exit());
            String said = String.join("\n", table.said());
            assertTrue(said.contains("table.toml:2:1: "), said);
        }
    }
}

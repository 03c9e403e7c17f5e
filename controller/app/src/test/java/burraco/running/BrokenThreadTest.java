package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.Debugger;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whichever thread fails, the program ends with a message, and continues where it was after a
 * restart.
 */
@Tag("process")
class BrokenThreadTest {
    private static final int PIECE = 400;

    @TempDir Path folder;

    private TableProcess run(Path config) throws Exception {
        return TableProcess.run(
                Map.of("JAVA_TOOL_OPTIONS", Debugger.OPTION),
                List.of(
                        "--config",
                        config.toString(),
                        "--journal",
                        folder.resolve("journal").toString(),
                        "--capture",
                        folder.resolve("heard.jsonl").toString(),
                        "--web",
                        "0",
                        "--readings",
                        "-"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "readings", "journal", "capture", "web", "door", "main"})
    @DisplayName(
            "If a thread runs out of memory the program ends, and has the same hand after a "
                    + "restart")
    void aThreadThatFailsEndsTheProgram(String thread) throws Exception {
        ShortEvening evening = ShortEvening.of(3, 1, 4);
        Path config = evening.writeTo(folder);
        try (TableProcess table = run(config)) {
            String listens = table.await(line -> line.startsWith(Debugger.LISTENS));
            table.give(evening.lines().getFirst());
            table.flush();
            table.await(line -> line.contains("pages on "));
            for (int i = 1; i <= PIECE; i++) {
                table.give(evening.lines().get(i));
            }
            table.flush();
            int port = Integer.parseInt(listens.substring(Debugger.LISTENS.length()));
            try (Debugger debugger = new Debugger(port)) {
                debugger.fail(thread);
            }
            // A thread that waits for a line notices it with the next line; one that waits for a
            // connection, with the next connection.
            table.give(evening.lines().get(PIECE + 1));
            table.flush();
            call(table);
            assertEquals(1, table.exit(), () -> table.said().toString());
            assertTrue(
                    table.said().stream().anyMatch(line -> line.contains("thread " + thread + " ")),
                    () -> table.said().toString());
        }
        try (TableProcess again = run(config)) {
            again.give(evening.lines().getFirst());
            again.flush();
            String ready = again.await(line -> line.contains(" is ready: "));
            assertTrue(ready.matches(".* is ready: match 1, hand 1, [0-9]+ inputs so far"), ready);
            assertTrue(!again.said().toString().contains("WARN"), () -> again.said().toString());
        }
    }

    private static void call(TableProcess table) throws Exception {
        String pages = table.await(line -> line.contains("pages on "));
        int port = Integer.parseInt(pages.substring(pages.lastIndexOf(':') + 1));
        try (java.net.Socket socket = new java.net.Socket("127.0.0.1", port)) {
            socket.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes());
        } catch (java.io.IOException gone) {
            // The program has ended by now.
        }
    }
}

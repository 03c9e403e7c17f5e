package burraco.running;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The mark of a match, when the real program is killed while one is being played. */
@Tag("process")
class KilledInAMatchTest {
    @TempDir Path folder;

    private ShortEvening evening;
    private Path config;
    private Path runtime;

    @BeforeEach
    void aMatch() throws IOException {
        evening = ShortEvening.of(3, 1, 6);
        config = evening.writeTo(folder);
        runtime = Files.createDirectory(folder.resolve("run"));
    }

    private TableProcess run(Path runtime) throws IOException {
        return TableProcess.run(
                Map.of("RUNTIME_DIRECTORY", runtime.toString()),
                List.of(
                        "--config",
                        config.toString(),
                        "--journal",
                        folder.resolve("journal").toString(),
                        "--readings",
                        "-"));
    }

    private void killedInAMatch() throws Exception {
        try (TableProcess table = run(runtime)) {
            table.give(evening.lines().getFirst());
            table.flush();
            table.await(line -> line.contains(" is ready: "));
            assertFalse(Files.exists(runtime.resolve("playing")));
            for (String line : evening.lines().subList(1, evening.lines().size() / 2)) {
                table.give(line);
            }
            table.flush();
            table.await(line -> line.contains("La smazzata è in corso"));
            table.kill();
        }
    }

    private void startedAgain(Path runtime) throws Exception {
        try (TableProcess table = run(runtime)) {
            table.give(evening.lines().getFirst());
            table.flush();
            String ready = table.await(line -> line.contains(" is ready: "));
            assertFalse(ready.endsWith(" 0 inputs so far"), ready);
            assertTrue(Files.exists(runtime.resolve("playing")), "" + table.said());
        }
    }

    @Test
    @DisplayName("After kill -9 the mark is there as soon as the table is ready again")
    void killed() throws Exception {
        killedInAMatch();
        startedAgain(runtime);
    }

    @Test
    @DisplayName("After a power cut, which empties its folder, it is there just as early")
    void powerCut() throws Exception {
        killedInAMatch();
        Path empty = Files.createDirectory(folder.resolve("run-after-the-cut"));
        startedAgain(empty);
    }
}

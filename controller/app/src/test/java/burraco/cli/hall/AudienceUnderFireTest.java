package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.HallEvening;
import burraco.testing.TableProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real hall that shows two hands to people outside, and is killed while it writes. */
@Tag("process")
class AudienceUnderFireTest {
    private static final long SEED = Long.getLong("table.seed", 5);
    private static final int KILLS = Integer.getInteger("audience.kills", 3);
    private static final long PATIENCE_NANOS = 300_000_000_000L;

    @TempDir Path home;

    private TableProcess serve(Path hall, Path folder) throws IOException {
        return TableProcess.of(
                TableProcess.ofMain(
                        "burraco.cli.Main",
                        List.of("-Xmx256m"),
                        List.of(
                                "hall",
                                "serve",
                                hall.toString(),
                                "--address",
                                "127.0.0.1",
                                "--web",
                                "0",
                                "--open",
                                "0",
                                "--link",
                                "0",
                                "--audience",
                                folder.toString(),
                                "--delay",
                                "0",
                                "--lang",
                                "en")),
                120);
    }

    /** Files that must never change, by their names without the folder of the tournament. */
    private static Map<String, String> segments(Path folder) throws IOException {
        Map<String, String> all = new TreeMap<>();
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString();
            if (name.matches("[^/]+/[0-9]+/[0-9]+[.]json")) {
                all.put(name, Files.readString(file));
            }
        }
        return all;
    }

    private static List<Path> files(Path folder) throws IOException {
        while (true) {
            try (Stream<Path> files = Files.walk(folder)) {
                return files.toList();
            } catch (UncheckedIOException renamed) {
                // One that was being written has got its name meanwhile.
            }
        }
    }

    private static boolean isWhole(Path folder) throws IOException {
        for (Path file : files(folder)) {
            if (file.endsWith("round-1.json")
                    && Files.readString(file).contains("\"ns\":1415,\"ew\":610")) {
                return true;
            }
        }
        return false;
    }

    @Test
    @DisplayName(
            "Killed again and again: what was there stays as it was, and all of it comes, once")
    void killed() throws Exception {
        HallEvening evening = HallEvening.copy(home);
        Path folder = Files.createDirectories(home.resolve("public"));
        SplittableRandom chance = new SplittableRandom(SEED);
        Map<String, String> seen = new HashMap<>();
        for (int kill = 0; kill <= KILLS; kill++) {
            boolean last = kill == KILLS;
            int some = seen.size() + 1 + chance.nextInt(6);
            try (TableProcess process = serve(evening.hall(), folder)) {
                long until = System.nanoTime() + PATIENCE_NANOS;
                while (last
                        ? !isWhole(folder)
                        : segments(folder).size() < some && !isWhole(folder)) {
                    assertTrue(System.nanoTime() < until, "seed " + SEED + ": " + process.said());
                    Thread.sleep(3);
                }
                process.kill();
            }
            segments(folder)
                    .forEach((name, text) -> {
                        String before = seen.putIfAbsent(name, text);
                        assertTrue(
                                before == null || before.equals(text),
                                "seed " + SEED + ": " + name);
                        assertTrue(text.startsWith("{") && text.endsWith("]}"), name);
                    });
        }
        List<String> numbers = new ArrayList<>();
        for (int number = 1; number <= seen.size(); number++) {
            numbers.add("/1/" + number + ".json");
        }
        assertEquals(
                numbers.stream().sorted().toList(),
                seen.keySet().stream()
                        .map(name -> name.substring(name.indexOf('/')))
                        .sorted()
                        .toList());
    }
}

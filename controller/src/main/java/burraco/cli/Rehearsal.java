package burraco.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What people start and wait for, done once that nobody sees: Java remembers which classes it took
 * and starts faster from then on. {@code ./table} has it done once for every build.
 */
public final class Rehearsal {
    private Rehearsal() {}

    /**
     * @param args a folder of its own
     */
    public static void main(String[] args) throws IOException {
        Screen screen = Screen.ofThisProcess();
        Path folder = Path.of(args[0]);
        String capture = folder.resolve("capture").toString();
        Path readings = Path.of(capture, "hand-0001.readings.jsonl");
        Path nothing = folder.resolve("nothing.jsonl");
        String journal = folder.resolve("journal").toString();
        String layout = Path.of(capture, "table.toml").toString();
        Main.run(screen, List.of("demo", "--once", "--seed", "1", "--fast"));
        Main.run(screen, List.of("simulate", "--capture", capture, "--hands", "1", "--acts", "40"));
        try (var lines = Files.lines(readings)) {
            Files.write(nothing, lines.limit(1).toList());
        }
        // A table that plays, and one that comes back and follows the same hand again.
        for (Path heard : List.of(readings, nothing)) {
            Main.run(
                    screen,
                    List.of(
                            "run",
                            "--config",
                            layout,
                            "--readings",
                            heard.toString(),
                            "--journal",
                            journal));
        }
        screen.flush();
    }
}

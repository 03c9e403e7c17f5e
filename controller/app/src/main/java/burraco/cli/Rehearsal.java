package burraco.cli;

import burraco.cli.out.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs typical commands once so that Java can record the classes they need in its start-up cache.
 * {@code ./table} starts it once after every build.
 */
public final class Rehearsal {
    private Rehearsal() {}

    /**
     * @param args a folder of its own
     */
    public static void main(String[] args) throws IOException {
        Screen screen = Screen.ofThisProcess();
        int status = of(screen, Path.of(args[0]));
        screen.flush();
        System.exit(status);
    }

    /** Runs the commands; returns the worst exit status. */
    static int of(Screen screen, Path folder) throws IOException {
        String capture = folder.resolve("capture").toString();
        Path readings = Path.of(capture, "hand-0001.readings.jsonl");
        Path nothing = folder.resolve("nothing.jsonl");
        String journal = folder.resolve("journal").toString();
        String layout = Path.of(capture, "table.toml").toString();
        int status = Main.run(screen, List.of("demo", "--once", "--seed", "1", "--fast"));
        List<String> simulate = List.of("simulate", "--capture", capture, "--hands", "1");
        status = Math.max(status, Main.run(screen, with(simulate, "--acts", "40")));
        try (Stream<String> lines = Files.lines(readings)) {
            Files.write(nothing, lines.limit(1).toList());
        }
        // A table that plays, and one that comes back and follows the same hand again.
        List<String> run = List.of("run", "--config", layout, "--journal", journal, "--web", "0");
        for (Path heard : List.of(readings, nothing)) {
            status = Math.max(status, Main.run(screen, with(run, "--readings", heard.toString())));
        }
        return status;
    }

    private static List<String> with(List<String> words, String option, String value) {
        return Stream.concat(words.stream(), Stream.of(option, value)).toList();
    }
}

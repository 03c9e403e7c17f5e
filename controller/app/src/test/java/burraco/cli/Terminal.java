package burraco.cli;

import burraco.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Runs commands as {@code ./table} does and keeps what they wrote. */
final class Terminal {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final int status;

    private Terminal(Object... args) {
        Screen screen = new Screen(stream(out), stream(err), false, false);
        List<String> words = Arrays.stream(args).map(Object::toString).toList();
        // Whatever the language of the machine on which this is tested.
        status = Main.run(screen, words, Language.EN);
        screen.flush();
    }

    static Terminal run(Object... args) {
        return new Terminal(args);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, false, StandardCharsets.UTF_8);
    }

    int status() {
        return status;
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    List<String> outLines() {
        return out().lines().toList();
    }
}

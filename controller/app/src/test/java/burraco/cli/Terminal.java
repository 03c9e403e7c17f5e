package burraco.cli;

import burraco.cli.out.Screen;
import burraco.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Runs commands as {@code ./table} does and keeps what they wrote. */
public final class Terminal {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final int status;

    private Terminal(Language language, Object... args) {
        Screen screen = new Screen(stream(out), stream(err), false, false);
        List<String> words = Arrays.stream(args).map(Object::toString).toList();
        // The language does not depend on the machine on which the test runs.
        status = Main.run(screen, words, language);
        screen.flush();
    }

    public static Terminal run(Object... args) {
        return new Terminal(Language.EN, args);
    }

    /** Runs a command for somebody whose system has this language. */
    public static Terminal in(Language language, Object... args) {
        return new Terminal(language, args);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, false, StandardCharsets.UTF_8);
    }

    public int status() {
        return status;
    }

    public String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    public String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    public List<String> outLines() {
        return out().lines().toList();
    }
}

package burraco.cli;

import burraco.terminal.TerminalSize;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What only the system's own {@code stty} can tell of a terminal, or change. */
final class Stty {
    private static final Pattern SIZE = Pattern.compile("(\\d+) (\\d+)");

    private Stty() {}

    /** Its settings, to put them back; empty where they cannot be had. */
    static Optional<String> settings() {
        return run("-g").filter(said -> said.matches("[0-9a-zA-Z:=]+"));
    }

    static void set(String settings) {
        run(settings);
    }

    /**
     * A key counts as soon as it is pressed, and is not written; none of them puts the program to
     * sleep, which would leave its page on the terminal.
     */
    static void listenToKeys() {
        run("-icanon -echo min 0 time 0 susp undef");
    }

    static Optional<TerminalSize> size() {
        return run("size")
                .map(SIZE::matcher)
                .filter(Matcher::matches)
                .map(found ->
                        new TerminalSize(
                                Integer.parseInt(found.group(2)), Integer.parseInt(found.group(1))))
                .filter(size -> size.columns() > 0 && size.rows() > 0);
    }

    private static Optional<String> run(String what) {
        try {
            Process stty =
                    new ProcessBuilder("sh", "-c", "stty " + what + " </dev/tty 2>/dev/null")
                            .redirectErrorStream(true)
                            .start();
            stty.getOutputStream().close();
            byte[] said = stty.getInputStream().readAllBytes();
            return stty.waitFor() == 0
                    ? Optional.of(new String(said, StandardCharsets.US_ASCII).strip())
                    : Optional.empty();
        } catch (IOException none) {
            return Optional.empty();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}

package burraco.cli.out;

import burraco.terminal.TerminalSize;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and changes settings of the terminal with the system's {@code stty}. */
final class Stty {
    private static final Pattern SIZE = Pattern.compile("(\\d+) (\\d+)");

    private Stty() {}

    /** The current settings, to be restored later; empty if they cannot be read. */
    static Optional<String> settings() {
        return run("-g").filter(said -> said.matches("[0-9a-zA-Z:=]+"));
    }

    static void set(String settings) {
        run(settings);
    }

    /**
     * Keys are read as soon as they are pressed and are not echoed. None of them suspends the
     * program, which would leave its picture on the terminal.
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

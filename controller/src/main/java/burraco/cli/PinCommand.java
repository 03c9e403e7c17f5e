package burraco.cli;

import burraco.web.console.Pin;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table pin}: the PIN without which nobody orders anything at the console. */
final class PinCommand {
    private static final String USAGE = "table pin: expected --config FILE [--remove]";

    private final Screen screen;

    PinCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of("--remove"), Set.of("--config"));
        Optional<String> config = options.value("--config");
        if (options.problem().isPresent() || !options.rest().isEmpty() || config.isEmpty()) {
            return Main.refuse(screen, USAGE);
        }
        try {
            Path table = Path.of(config.get());
            if (!Files.isRegularFile(table)) {
                return Main.refuse(screen, "table pin: there is no " + table);
            }
            Path file = PinFile.beside(table);
            return options.has("--remove") ? remove(file) : choose(file);
        } catch (InvalidPathException | IOException cannot) {
            return Main.refuse(screen, "table pin: " + cannot.getMessage());
        }
    }

    private int remove(Path file) throws IOException {
        Files.deleteIfExists(file);
        screen.out().println("The console has no PIN any more: it only shows");
        return Main.DONE;
    }

    private int choose(Path file) throws IOException {
        Optional<String> pin = ask();
        if (pin.isEmpty()) {
            return Main.BAD_INPUT;
        }
        if (!Pin.isLongEnough(pin.get())) {
            return Main.refuse(
                    screen,
                    "table pin: expected " + Pin.SHORTEST + " to " + Pin.LONGEST + " characters");
        }
        PinFile.write(file, Pin.of(pin.get(), new SecureRandom()));
        screen.out().println("The console's PIN is chosen; " + file + " has only its hash");
        return Main.DONE;
    }

    /** Twice, and unseen; who has no terminal sends it as one line. */
    private Optional<String> ask() throws IOException {
        Console console = System.console();
        if (console == null || !console.isTerminal()) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            return Optional.of(Optional.ofNullable(in.readLine()).orElse(""));
        }
        char[] first = console.readPassword("PIN: ");
        char[] again = first == null ? null : console.readPassword("once more: ");
        if (first == null || again == null || !new String(first).equals(new String(again))) {
            screen.err().println("table pin: those two are not the same");
            return Optional.empty();
        }
        return Optional.of(new String(first));
    }
}

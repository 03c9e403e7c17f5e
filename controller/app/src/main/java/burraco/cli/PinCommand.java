package burraco.cli;

import burraco.web.console.ArbiterAccount;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code ./table pin}: PINs, without which nobody orders anything at the console. */
final class PinCommand {
    private static final String USAGE = "expected --config FILE [--name NAME] [--remove]";

    private final Screen screen;

    PinCommand(Screen screen) {
        this.screen = screen;
    }

    int run(List<String> args) {
        Options options = Options.parse(args, Set.of("--remove"), Set.of("--config", "--name"));
        options.nothingElse();
        Path table = options.file("--config").orElseThrow(() -> new Options.Wrong(USAGE));
        Optional<String> name = options.value("--name").map(String::strip);
        if (name.isPresent() && !ConsolePins.isName(name.get())) {
            return Main.refuse(
                    screen,
                    "table pin: --name: expected a name of at most "
                            + ConsolePins.MAX_NAME_LENGTH
                            + " characters that can be read");
        }
        try {
            if (!Files.isRegularFile(table)) {
                return Main.refuse(screen, "table pin: there is no " + table);
            }
            Path file = PinFile.beside(table);
            return options.has("--remove") ? remove(file, name) : choose(file, name);
        } catch (IOException cannot) {
            return Main.refuse(screen, "table pin: " + cannot.getMessage());
        }
    }

    private int remove(Path file, Optional<String> name) throws IOException {
        if (name.isEmpty()) {
            Files.deleteIfExists(file);
            screen.out().println("The console has no PIN any more: it only shows");
            return Main.DONE;
        }
        ConsolePins pins = PinFile.there(file);
        if (pins.account(name.get()).isEmpty()) {
            return Main.refuse(screen, "table pin: " + name.get() + " has no PIN of their own");
        }
        PinFile.write(file, pins.without(name.get()));
        screen.out().println(name.get() + " has no PIN of their own any more");
        return Main.DONE;
    }

    private int choose(Path file, Optional<String> name) throws IOException {
        Optional<String> typed = ask();
        if (typed.isEmpty()) {
            return Main.BAD_INPUT;
        }
        if (!Pin.isLongEnough(typed.get())) {
            return Main.refuse(
                    screen,
                    "table pin: expected "
                            + Pin.MIN_LENGTH
                            + " to "
                            + Pin.MAX_LENGTH
                            + " characters");
        }
        if (Pin.isObvious(typed.get())) {
            return Main.refuse(
                    screen,
                    "table pin: this is one of those that are tried first; expected one that is no"
                            + " row, no repetition and has three different characters at least");
        }
        Pin pin = Pin.of(typed.get(), new SecureRandom());
        ConsolePins there = PinFile.there(file);
        PinFile.write(
                file,
                name.map(one -> there.with(new ArbiterAccount(one, pin)))
                        .orElseGet(() -> there.withShared(Optional.of(pin))));
        String whose = name.map(one -> "The PIN of " + one).orElse("The console's PIN");
        screen.out().println(whose + " is chosen; " + file + " has only its hash");
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

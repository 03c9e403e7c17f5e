package burraco.cli.pin;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.text.Sentence;
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

/** {@code ./table pin}: sets the PINs that the console requires for orders. */
public final class PinCommand {
    private final Screen screen;

    public PinCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        Arguments options = Arguments.parse(CommandName.PIN, args);
        Path table = options.path("--config");
        Optional<String> name = options.value("--name").map(String::strip);
        if (name.isPresent() && !ConsolePins.isName(name.get())) {
            Sentence expected = new Sentence("expected.pin-name", ConsolePins.MAX_NAME_LENGTH);
            throw Arguments.wrong("--name", expected, name.get());
        }
        Path file = PinFile.of(table).orElseThrow(() -> new CommandRefusal("file.none", table));
        return options.has("--remove") ? remove(file, name) : choose(file, name);
    }

    private int remove(Path file, Optional<String> name) throws IOException {
        if (name.isEmpty()) {
            Files.deleteIfExists(file);
            screen.say("pin.removed");
            return ExitStatus.DONE;
        }
        ConsolePins pins = PinFile.there(file);
        if (pins.account(name.get()).isEmpty()) {
            throw new CommandRefusal("pin.no-own", name.get());
        }
        PinFile.write(file, pins.without(name.get()));
        screen.say("pin.removed-of", name.get());
        return ExitStatus.DONE;
    }

    private int choose(Path file, Optional<String> name) throws IOException {
        String typed = ask();
        if (!Pin.isLongEnough(typed)) {
            throw new CommandRefusal("pin.length", Pin.MIN_LENGTH, Pin.MAX_LENGTH);
        }
        if (Pin.isObvious(typed)) {
            throw new CommandRefusal("pin.obvious");
        }
        Pin pin = Pin.of(typed, new SecureRandom());
        ConsolePins there = PinFile.there(file);
        PinFile.write(
                file,
                name.map(one -> there.with(new ArbiterAccount(one, pin)))
                        .orElseGet(() -> there.withShared(Optional.of(pin))));
        name.ifPresentOrElse(
                one -> screen.say("pin.chosen-of", file, one),
                () -> screen.say("pin.chosen", file));
        return ExitStatus.DONE;
    }

    /** Asks twice without echo; without a terminal reads one line. */
    private String ask() throws IOException {
        Console console = System.console();
        if (console == null || !console.isTerminal()) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            return Optional.ofNullable(in.readLine()).orElse("");
        }
        char[] first = console.readPassword("PIN: ");
        char[] again =
                first == null ? null : console.readPassword(screen.texts().say("pin.again") + " ");
        if (first == null || again == null || !new String(first).equals(new String(again))) {
            throw new CommandRefusal("pin.differ");
        }
        return new String(first);
    }
}

package burraco.web.console;

import burraco.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The console's PINs: a shared one, usable under any name that is not an arbiter's, and those of
 * individual arbiters.
 */
public record ConsolePins(Optional<Pin> shared, List<ArbiterAccount> accounts) {
    public static final int MAX_NAME_LENGTH = 60;

    public static final ConsolePins NONE = new ConsolePins(Optional.empty(), List.of());

    public ConsolePins {
        accounts = List.copyOf(accounts);
    }

    public static ConsolePins shared(Optional<Pin> pin) {
        return new ConsolePins(pin, List.of());
    }

    public boolean isEmpty() {
        return shared.isEmpty() && accounts.isEmpty();
    }

    /** Whether somebody may use this name, which appears in the log and the journal. */
    public static boolean isName(String name) {
        return name.length() <= MAX_NAME_LENGTH && PlainText.isName(name);
    }

    public Optional<ArbiterAccount> account(String name) {
        return accounts.stream().filter(account -> account.isCalled(name)).findFirst();
    }

    /** The PIN to enter under this name; empty if nobody can log in under it. */
    public Optional<Pin> of(String name) {
        Optional<ArbiterAccount> account = account(name);
        return account.isPresent() ? account.map(ArbiterAccount::pin) : shared;
    }

    /** The name as spelled in the arbiter's account; otherwise as entered. */
    String known(String name) {
        return account(name).map(ArbiterAccount::name).orElse(name);
    }

    public ConsolePins withShared(Optional<Pin> pin) {
        return new ConsolePins(pin, accounts);
    }

    public ConsolePins with(ArbiterAccount account) {
        List<ArbiterAccount> more = new ArrayList<>(without(account.name()).accounts);
        more.add(account);
        return new ConsolePins(shared, more);
    }

    public ConsolePins without(String name) {
        return new ConsolePins(
                shared, accounts.stream().filter(account -> !account.isCalled(name)).toList());
    }

    // Storage

    /** One line for each PIN: the shared one alone, the others followed by the name. */
    public List<String> lines() {
        return Stream.concat(
                        shared.stream().map(Pin::line),
                        accounts.stream().map(one -> one.pin().line() + " " + one.name()))
                .toList();
    }

    /** Parses stored lines. Empty if any line is invalid, and then nobody can log in. */
    public static Optional<ConsolePins> read(List<String> lines) {
        ConsolePins pins = NONE;
        for (String line : lines) {
            String[] parts = line.strip().split(" ", 2);
            Optional<Pin> pin = Pin.read(parts[0]);
            boolean named = parts.length == 2;
            boolean twice = named ? pins.account(parts[1]).isPresent() : pins.shared.isPresent();
            if (pin.isEmpty() || twice || named && !isName(parts[1])) {
                return Optional.empty();
            }
            pins =
                    named
                            ? pins.with(new ArbiterAccount(parts[1], pin.get()))
                            : pins.withShared(pin);
        }
        return Optional.of(pins);
    }
}

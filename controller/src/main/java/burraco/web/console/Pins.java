package burraco.web.console;

import burraco.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who may come to the console: whoever knows the shared PIN, under any name that is nobody's; and
 * arbiters with a PIN of their own.
 */
public record Pins(Optional<Pin> shared, List<Account> accounts) {
    public static final int LONGEST_NAME = 60;

    public static final Pins NONE = new Pins(Optional.empty(), List.of());

    public Pins {
        accounts = List.copyOf(accounts);
    }

    public static Pins shared(Optional<Pin> pin) {
        return new Pins(pin, List.of());
    }

    public boolean isEmpty() {
        return shared.isEmpty() && accounts.isEmpty();
    }

    /** Whether somebody may be called so: it stands in the log and in the journal. */
    public static boolean isName(String name) {
        return name.length() <= LONGEST_NAME && PlainText.isName(name);
    }

    public Optional<Account> account(String name) {
        return accounts.stream().filter(account -> account.isCalled(name)).findFirst();
    }

    /** The one that he has to give who calls himself so; empty where nobody may. */
    public Optional<Pin> of(String name) {
        Optional<Account> account = account(name);
        return account.isPresent() ? account.map(Account::pin) : shared;
    }

    /** As he is known: by the name of his account, or as he calls himself. */
    String known(String name) {
        return account(name).map(Account::name).orElse(name);
    }

    public Pins withShared(Optional<Pin> pin) {
        return new Pins(pin, accounts);
    }

    public Pins with(Account account) {
        List<Account> more = new ArrayList<>(without(account.name()).accounts);
        more.add(account);
        return new Pins(shared, more);
    }

    public Pins without(String name) {
        return new Pins(
                shared, accounts.stream().filter(account -> !account.isCalled(name)).toList());
    }

    // How they are kept

    /** A line for each: the shared one alone, the others with their names. */
    public List<String> lines() {
        return Stream.concat(
                        shared.stream().map(Pin::line),
                        accounts.stream().map(one -> one.pin().line() + " " + one.name()))
                .toList();
    }

    /** Empty where there is a line that is none of these: then nobody comes in at all. */
    public static Optional<Pins> read(List<String> lines) {
        Pins pins = NONE;
        for (String line : lines) {
            String[] parts = line.strip().split(" ", 2);
            Optional<Pin> pin = Pin.read(parts[0]);
            boolean named = parts.length == 2;
            boolean twice = named ? pins.account(parts[1]).isPresent() : pins.shared.isPresent();
            if (pin.isEmpty() || twice || named && !isName(parts[1])) {
                return Optional.empty();
            }
            pins = named ? pins.with(new Account(parts[1], pin.get())) : pins.withShared(pin);
        }
        return Optional.of(pins);
    }
}

package burraco.cli.options;

import java.util.Optional;

/**
 * An option of a command.
 *
 * @param name with its two hyphens
 * @param alias another name for it
 * @param usual the value where none is given
 */
public record Option(
        String name,
        Optional<String> alias,
        Value value,
        Optional<String> usual,
        Presence presence) {

    /** How often an option may be given. */
    public enum Presence {
        OPTIONAL,
        REQUIRED,
        REPEATED
    }

    static Option flag(String name) {
        return of(name, new Value.None());
    }

    static Option of(String name, Value value) {
        return new Option(name, Optional.empty(), value, Optional.empty(), Presence.OPTIONAL);
    }

    Option usually(String usual) {
        return new Option(name, alias, value, Optional.of(usual), presence);
    }

    Option required() {
        return new Option(name, alias, value, usual, Presence.REQUIRED);
    }

    Option repeated() {
        return new Option(name, alias, value, usual, Presence.REPEATED);
    }

    Option also(String other) {
        return new Option(name, Optional.of(other), value, usual, presence);
    }

    public boolean takesValue() {
        return !(value instanceof Value.None);
    }

    public boolean isRequired() {
        return presence == Presence.REQUIRED;
    }

    boolean isNamed(String word) {
        return name.equals(word) || alias.filter(word::equals).isPresent();
    }

    /** As help shows it: its name and a placeholder for its value. */
    public String shown() {
        return takesValue() ? name + " " + value.shown() : name;
    }
}

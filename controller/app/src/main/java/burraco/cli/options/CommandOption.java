package burraco.cli.options;

import java.util.Optional;

/**
 * An option of a command.
 *
 * @param name with its two hyphens
 * @param alias another name for it
 * @param usual the default value
 */
public record CommandOption(
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

    static CommandOption flag(String name) {
        return option(name, new Value.None());
    }

    static CommandOption option(String name, Value value) {
        return new CommandOption(
                name, Optional.empty(), value, Optional.empty(), Presence.OPTIONAL);
    }

    CommandOption usually(String usual) {
        return new CommandOption(name, alias, value, Optional.of(usual), presence);
    }

    CommandOption required() {
        return new CommandOption(name, alias, value, usual, Presence.REQUIRED);
    }

    CommandOption repeated() {
        return new CommandOption(name, alias, value, usual, Presence.REPEATED);
    }

    CommandOption also(String other) {
        return new CommandOption(name, Optional.of(other), value, usual, presence);
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

package burraco.layout.plan;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a table's lamps, buttons and buzzer are connected to. */
public enum Extras {
    NONE,
    /** On the first of its own boards. */
    BOARD,
    /** On the header of a Raspberry Pi, which also has a display. */
    PI;

    public static Optional<Extras> parse(String word) {
        return Stream.of(values()).filter(one -> one.toString().equals(word)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

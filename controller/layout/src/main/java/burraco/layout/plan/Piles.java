package burraco.layout.plan;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a table counts the cards of stock and pozzetti. */
public enum Piles {
    /** They are weighed. */
    SCALES,
    /** Their antennas hear whole piles. */
    DEEP,
    /** It does not know. */
    NEITHER;

    public static Optional<Piles> parse(String word) {
        return Stream.of(values()).filter(one -> one.toString().equals(word)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

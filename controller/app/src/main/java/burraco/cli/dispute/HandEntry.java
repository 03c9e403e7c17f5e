package burraco.cli.dispute;

import burraco.cards.Line;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A hand as its entry in a journal has it.
 *
 * @param digest of the record, SHA-256
 * @param ending one word
 * @param confirmed the lines that have confirmed it: {@code NS+EW}, or a dash
 */
record HandEntry(
        int match,
        int hand,
        String digest,
        OptionalInt ns,
        OptionalInt ew,
        String ending,
        String confirmed) {
    private static final int LEAST_PARTS = 9;

    static Optional<HandEntry> read(String body) {
        String[] parts = body.split(" ");
        if (parts.length < LEAST_PARTS) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new HandEntry(
                            Integer.parseInt(parts[0]),
                            Integer.parseInt(parts[1]),
                            parts[2],
                            points(parts[3]),
                            points(parts[4]),
                            parts[6],
                            parts[8]));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static OptionalInt points(String text) {
        return text.equals("?") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }

    OptionalInt points(Line line) {
        return line == Line.NS ? ns : ew;
    }
}

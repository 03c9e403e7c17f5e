package burraco.readers.metratec;

import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Collects the reply to an inventory line by line: numbers of tags, the port of the tags before it,
 * errors of single tags, and the count of tags. An inventory with any error is unclear, never
 * empty.
 */
final class InventoryReply {
    private static final int UID_DIGITS = 16;

    private final List<TagId> tags = new ArrayList<>();
    private OptionalInt port = OptionalInt.empty();
    private Optional<Reading.Cause> cause = Optional.empty();
    private boolean over;

    /** Takes a line if it belongs to an inventory; returns whether it does. */
    boolean take(String line) {
        if (isUid(line)) {
            tag(new TagId(line));
        } else if (line.startsWith("ARP ")) {
            port(line.substring(4));
        } else if (line.startsWith("IVF ")) {
            over(line.substring(4));
        } else {
            Optional<Reading.Cause> wrong = wrong(line);
            wrong.ifPresent(this::unclear);
            return wrong.isPresent();
        }
        return true;
    }

    private static boolean isUid(String line) {
        return line.length() == UID_DIGITS && TagId.isValid(line);
    }

    private void tag(TagId tag) {
        // A port applies to the tags before it.
        if (port.isPresent()) {
            unclear(Reading.Cause.CRC);
        }
        tags.add(tag);
    }

    private void port(String number) {
        OptionalInt said = number(number, 10);
        if (said.isEmpty() || port.isPresent() && !port.equals(said)) {
            unclear(Reading.Cause.CRC);
        } else {
            port = said;
        }
    }

    private void over(String count) {
        over = true;
        // It is not documented whether this number is decimal or hexadecimal; both are accepted.
        boolean agrees =
                number(count, 10).equals(OptionalInt.of(tags.size()))
                        || number(count, 16).equals(OptionalInt.of(tags.size()));
        if (!agrees) {
            unclear(Reading.Cause.CRC);
        }
    }

    private static OptionalInt number(String text, int radix) {
        try {
            return OptionalInt.of(Integer.parseInt(text, radix));
        } catch (NumberFormatException notOne) {
            return OptionalInt.empty();
        }
    }

    /**
     * The cause for which an error of one tag makes the whole inventory unclear; empty if the line
     * is no such error.
     */
    static Optional<Reading.Cause> wrong(String line) {
        String word = line.length() < 3 ? line : line.substring(0, 3);
        return switch (word) {
            // The answer had a wrong checksum or length, or was no answer at all.
            case "CER", "FLE", "RDL", "TCE", "HBE", "PDE" -> Optional.of(Reading.Cause.CRC);
            case "TOE", "TOR" -> Optional.of(Reading.Cause.TIMEOUT);
            // No answer or several answers where one was expected.
            case "RXE", "CLD", "CDT", "TMT" -> Optional.of(Reading.Cause.COLLISION);
            default -> Optional.empty();
        };
    }

    /** Marks the inventory as unclear; the first cause is kept. */
    void unclear(Reading.Cause why) {
        if (cause.isEmpty()) {
            cause = Optional.of(why);
        }
    }

    boolean isOver() {
        return over;
    }

    boolean isBegun() {
        return !tags.isEmpty() || port.isPresent() || cause.isPresent();
    }

    /** The tags in the order of the reply, without duplicates. */
    List<TagId> tags() {
        return tags.stream().distinct().toList();
    }

    OptionalInt port() {
        return port;
    }

    Optional<Reading.Cause> cause() {
        return cause;
    }
}

package burraco.layout.plan;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What reads the antennas of a table that is being planned. */
public enum ReaderKind {
    VIRTUAL(16, 3),
    /** Our own, as its page of pins has it. */
    BOARD(16, 2),
    FEIG(8, 0),
    METRATEC(16, 0),
    PEPPER(1, 0);

    private final int ports;
    private final int scales;

    ReaderKind(int ports, int scales) {
        this.ports = ports;
        this.scales = scales;
    }

    public static Optional<ReaderKind> parse(String word) {
        return Stream.of(values()).filter(kind -> kind.toString().equals(word)).findFirst();
    }

    /** How many antennas one of them can have. */
    public int ports() {
        return ports;
    }

    /** How many scales one of them can weigh. */
    public int scales() {
        return scales;
    }

    /** As a layout writes it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package burraco.readers;

import burraco.hal.Antenna;
import burraco.wire.LineSettings;
import burraco.wire.Port;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The readers that speak one vendor's protocol, with everything that the rest of the program has to
 * know about them. Each family has a package of its own, and is listed once among the reader
 * drivers.
 */
public interface ReaderFamily {
    /** The family's name in a layout, such as {@code feig}. */
    String name();

    /** The highest number of antennas that one of its readers can have. */
    int maxAntennas();

    /** The settings of the serial line, used if a layout does not give others. */
    default LineSettings line() {
        return LineSettings.USUAL;
    }

    /**
     * Makes a reader that is not open yet.
     *
     * @param source its name in the layout
     * @param micros a clock in microseconds that never goes back
     * @param profile the words that the layout gives for this reader; may be empty
     * @throws IllegalArgumentException with a sentence for a person, if this family has no such
     *     reader
     */
    ReaderDevice reader(
            String source,
            List<Antenna> antennas,
            Port.Opener port,
            LongSupplier micros,
            List<String> profile);

    /**
     * The exception for an unknown word in a profile.
     *
     * @param known the words that the family knows
     */
    default IllegalArgumentException unknown(String word, String known) {
        return new IllegalArgumentException(
                "the profile of a " + name() + " has no word \"" + word + "\": it knows " + known);
    }
}

package burraco.readers;

import burraco.hal.Antenna;
import burraco.wire.LineSettings;
import burraco.wire.Port;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Readers that speak one vendor's protocol, and all that the rest of the program has to know of
 * them. A family is written in a package of its own, and listed once among the reader drivers.
 */
public interface ReaderFamily {
    /** Its name in a table's layout, such as {@code feig}. */
    String name();

    /** The highest number of antennas that one of its readers can have. */
    int maxAntennas();

    /** The settings of its serial line where a layout does not give others. */
    default LineSettings line() {
        return LineSettings.USUAL;
    }

    /**
     * A reader that is not open yet.
     *
     * @param source its name in the layout
     * @param micros a clock in microseconds that never goes back
     * @param profile the words that the layout gives for this reader; empty where it gives none
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
     * The refusal of a word in a profile.
     *
     * @param known the words that the family knows
     */
    default IllegalArgumentException unknown(String word, String known) {
        return new IllegalArgumentException(
                "the profile of a " + name() + " has no word \"" + word + "\": it knows " + known);
    }
}

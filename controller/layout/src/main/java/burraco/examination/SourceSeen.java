package burraco.examination;

import burraco.hal.pi.PiFault;
import burraco.layout.SourceInfo;
import java.util.List;
import java.util.SortedMap;

/**
 * What came of trying a source.
 *
 * @param isProven whether anybody has seen its driver with a real device
 */
public record SourceSeen(SourceInfo source, boolean isProven, Met met) {

    /** Who was met there. */
    public sealed interface Met {
        /** Nobody who could be used. */
        record Nobody(Complaint why) implements Met {}

        /**
         * @param antennas by their numbers
         * @param grams what each scale showed last
         */
        record Board(
                BoardSaid said,
                SortedMap<Integer, AntennaSeen> antennas,
                SortedMap<Integer, Double> grams)
                implements Met {}

        /**
         * @param about what it says of itself
         */
        record Reader(String about, SortedMap<Integer, AntennaSeen> antennas) implements Met {}

        /**
         * The header of a Raspberry Pi.
         *
         * @param faults what is wrong with what hangs on it
         */
        record Header(List<PiFault> faults) implements Met {
            public Header {
                faults = List.copyOf(faults);
            }
        }
    }
}

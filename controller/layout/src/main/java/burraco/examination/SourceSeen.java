package burraco.examination;

import burraco.hal.pi.PiFault;
import burraco.layout.SourceInfo;
import java.util.List;
import java.util.SortedMap;

/**
 * The result of trying to reach a source.
 *
 * @param isProven whether its driver has been tested with a real device
 */
public record SourceSeen(SourceInfo source, boolean isProven, Met met) {

    /** What answered. */
    public sealed interface Met {
        /** Nothing that can be used. */
        record Nobody(DeviceComplaint why) implements Met {}

        /**
         * @param antennas by number
         * @param grams the last value of each scale
         */
        record Board(
                BoardReport said,
                SortedMap<Integer, AntennaSeen> antennas,
                SortedMap<Integer, Double> grams)
                implements Met {}

        /**
         * @param about what the reader says about itself
         */
        record Reader(String about, SortedMap<Integer, AntennaSeen> antennas) implements Met {}

        /**
         * The header of a Raspberry Pi.
         *
         * @param faults the faults of the devices on it
         */
        record Header(List<PiFault> faults) implements Met {
            public Header {
                faults = List.copyOf(faults);
            }
        }
    }
}

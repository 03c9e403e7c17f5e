package burraco.layout.capture;

import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import java.util.Arrays;

/** The numbers of a table's antennas and scales, in rising order. */
record Parts(int[] antennas, int[] scales) {
    static Parts of(Layout layout) {
        return new Parts(
                layout.antennas().stream().mapToInt(LaidAntenna::id).sorted().toArray(),
                layout.scales().stream().mapToInt(LaidScale::id).sorted().toArray());
    }

    /** Skips readings of antennas and scales that the table does not have. */
    void check(Reading reading) {
        switch (reading) {
            case Reading.Inventory inventory -> antenna(inventory.antenna());
            case Reading.Unclear unclear -> antenna(unclear.antenna());
            case Reading.AntennaFault fault -> antenna(fault.antenna());
            case Reading.Weight weight -> check("read.capture.no-scale", weight.scale(), scales);
            // Every table may have every button, and a lost device need not be a source of
            // readings.
            case Reading.Press _, Reading.SourceFault _ -> {}
        }
    }

    private void antenna(int number) {
        check("read.capture.no-antenna", number, antennas);
    }

    private static void check(String why, int number, int[] known) {
        if (Arrays.binarySearch(known, number) < 0) {
            throw new UnusableLine(why, number);
        }
    }
}

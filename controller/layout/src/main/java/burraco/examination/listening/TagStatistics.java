package burraco.examination.listening;

import burraco.hal.TagId;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** In which inventories of an antenna one tag was heard. */
final class TagStatistics {
    private int heard;
    private int first = -1;
    private int last = -1;
    private int longestMiss;
    private int strengths;
    private long strength;

    /**
     * @param number of the inventory, from 0
     */
    void heard(int number, OptionalInt strong) {
        first = first < 0 ? number : first;
        longestMiss = Math.max(longestMiss, number - last - 1);
        last = number;
        heard++;
        if (strong.isPresent()) {
            strengths++;
            strength += strong.getAsInt();
        }
    }

    double share(int inventories) {
        return inventories == 0 ? 0 : (double) heard / inventories;
    }

    /** Whether the tag was there from the beginning to the end, as far as can be told. */
    boolean liesStill(int inventories, int parts) {
        int edge = Math.max(1, inventories / parts);
        return heard > 1 && first < edge && last >= inventories - edge;
    }

    TagHeard heard(TagId tag, int inventories) {
        OptionalDouble mean =
                strengths == 0
                        ? OptionalDouble.empty()
                        : OptionalDouble.of((double) strength / strengths);
        int misses = Math.max(longestMiss, inventories - last - 1);
        return new TagHeard(tag, heard, inventories, misses, mean);
    }
}

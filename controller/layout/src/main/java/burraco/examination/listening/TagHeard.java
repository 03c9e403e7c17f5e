package burraco.examination.listening;

import burraco.hal.TagId;
import java.util.OptionalDouble;

/**
 * How one antenna hears a tag that lies still.
 *
 * @param heard in so many of its inventories
 * @param of so many inventories in all
 * @param longestMiss so many times in a row it was missed
 * @param strength in the middle, where the reader says so
 */
public record TagHeard(TagId tag, int heard, int of, int longestMiss, OptionalDouble strength) {
    public double share() {
        return of == 0 ? 0 : (double) heard / of;
    }
}

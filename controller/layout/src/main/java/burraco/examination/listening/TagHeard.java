package burraco.examination.listening;

import burraco.hal.TagId;
import java.util.OptionalDouble;

/**
 * How one antenna hears a tag that lies still.
 *
 * @param heard number of inventories that named it
 * @param of number of all inventories
 * @param longestMiss longest run of inventories that missed it
 * @param strength mean signal strength, if the reader reports it
 */
public record TagHeard(TagId tag, int heard, int of, int longestMiss, OptionalDouble strength) {
    public double share() {
        return of == 0 ? 0 : (double) heard / of;
    }
}

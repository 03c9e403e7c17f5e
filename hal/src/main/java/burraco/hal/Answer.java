package burraco.hal;

import java.util.OptionalInt;

/**
 * A tag that answered an inventory.
 *
 * @param strength of its signal, in dBm or in the unit of the reader; most readers do not tell it
 */
public record Answer(TagId tag, OptionalInt strength) {
    public static Answer of(TagId tag) {
        return new Answer(tag, OptionalInt.empty());
    }
}

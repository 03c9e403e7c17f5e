package burraco.hal;

import java.util.OptionalInt;

/**
 * A tag that answered.
 *
 * @param strength how strong, in dBm or whatever unit the reader has; most readers say nothing
 */
public record Answer(TagId tag, OptionalInt strength) {
    public static Answer of(TagId tag) {
        return new Answer(tag, OptionalInt.empty());
    }
}

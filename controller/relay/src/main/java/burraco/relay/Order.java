package burraco.relay;

import java.util.OptionalLong;

/**
 * What a hall wants of a table: all of it, not a change. So only the newest one counts, and one
 * that was lost is not sent again.
 *
 * @param version grows with every order to this table
 * @param timeOut when the time-out falls, in the hall's milliseconds
 */
public record Order(long version, String text, OptionalLong timeOut) {
    public static final Order NONE = new Order(0, "", OptionalLong.empty());
}

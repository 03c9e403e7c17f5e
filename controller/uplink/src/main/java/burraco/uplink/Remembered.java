package burraco.uplink;

import burraco.relay.Order;
import java.util.OptionalLong;

/**
 * What a table knows of its hall over a restart.
 *
 * @param ahead by how many milliseconds the hall is ahead of the clock on the table's wall; empty
 *     if that is not known
 * @param error by how many milliseconds that can be wrong
 */
public record Remembered(Order order, OptionalLong ahead, long error) {
    public static final Remembered NOTHING = new Remembered(Order.NONE, OptionalLong.empty(), 0);
}

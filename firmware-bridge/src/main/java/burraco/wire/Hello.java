package burraco.wire;

/**
 * What a board says of itself.
 *
 * @param boot another one after each start of the board
 * @param firmware the CRC-32 of what is running
 * @param features bits, see the protocol's page
 */
public record Hello(
        int major,
        int minor,
        int schema,
        int boot,
        long uptime,
        int firmware,
        int antennas,
        int scales,
        int buttons,
        int lamps,
        int features,
        String name) {}

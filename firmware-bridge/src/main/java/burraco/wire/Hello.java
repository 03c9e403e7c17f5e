package burraco.wire;

/**
 * The identification of a board.
 *
 * @param boot a different number after each start
 * @param firmware the CRC-32 of the running firmware
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

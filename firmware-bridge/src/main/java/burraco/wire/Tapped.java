package burraco.wire;

/**
 * A frame that went over a link.
 *
 * @param body all of it, decoded, with its check
 * @param micros when, on our clock
 */
public record Tapped(Direction direction, byte[] body, long micros) {}

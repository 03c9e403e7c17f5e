package burraco.wire;

/**
 * A frame that went over a link.
 *
 * @param body the decoded frame with its check sum
 * @param micros the time on our clock
 */
public record TappedFrame(Direction direction, byte[] body, long micros) {}

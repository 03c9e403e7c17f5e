package burraco.web.http;

/**
 * Limits on connections.
 *
 * @param reserved of these, reserved for the machine's own screen
 * @param perNetwork limit for one client network
 * @param bytes memory for received parts of requests and unread parts of responses, in total
 */
public record ConnectionLimits(int most, int reserved, int perNetwork, long bytes) {
    private static final long USUAL_BYTES = 8L * 1024 * 1024;

    static final ConnectionLimits PLAIN = new ConnectionLimits(800, 50, 200, USUAL_BYTES);

    /**
     * Lower for https: the JDK buffers up to 50 KB for an encrypted connection, which {@link
     * Connections} cannot count.
     */
    static final ConnectionLimits SECURE = new ConnectionLimits(240, 20, 60, USUAL_BYTES);

    public ConnectionLimits {
        if (reserved < 0 || most <= reserved || perNetwork < 1 || bytes < 1) {
            throw new IllegalArgumentException("nobody could connect");
        }
    }
}

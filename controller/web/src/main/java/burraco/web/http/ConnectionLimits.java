package burraco.web.http;

/**
 * Limits on connections.
 *
 * @param reserved of these, reserved for the table's own screen
 * @param perNetwork limit for one client network
 */
record ConnectionLimits(int most, int reserved, int perNetwork) {
    static final ConnectionLimits PLAIN = new ConnectionLimits(800, 50, 200);

    /**
     * Lower for https: the JDK buffers up to 50 KB for an encrypted connection, which {@link
     * Connections} cannot count.
     */
    static final ConnectionLimits SECURE = new ConnectionLimits(240, 20, 60);
}

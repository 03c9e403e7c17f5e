package burraco.web.http;

/**
 * Current load of a server, and how often it closed connections to limit it.
 *
 * @param bytes memory occupied by requests and unread responses
 * @param cutForConnections connections closed to admit others
 * @param cutForBytes connections closed to free memory
 */
public record ServerLoad(int connections, long bytes, long cutForConnections, long cutForBytes) {
    public static final ServerLoad NONE = new ServerLoad(0, 0, 0, 0);
}

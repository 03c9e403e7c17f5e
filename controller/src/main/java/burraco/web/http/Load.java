package burraco.web.http;

/**
 * What people make a server do, and what it has done about it.
 *
 * @param bytes that are kept of what they send and do not take
 * @param cutForPlaces how many were cut off because others came
 * @param cutForBytes how many were cut off because others sent or were sent something
 */
public record Load(int connections, long bytes, long cutForPlaces, long cutForBytes) {
    public static final Load NONE = new Load(0, 0, 0, 0);
}

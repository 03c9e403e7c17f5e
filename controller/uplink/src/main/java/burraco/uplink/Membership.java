package burraco.uplink;

/**
 * To which hall a table belongs.
 *
 * @param device the fingerprint of the table's key
 * @param journal the name under which the hall knows the table's journal
 * @param base the journal's last entry of which the hall is told nothing
 */
public record Membership(String device, String journal, long base) {}

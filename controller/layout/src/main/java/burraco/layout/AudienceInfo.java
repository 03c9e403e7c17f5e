package burraco.layout;

/**
 * Spectators who watch over the network, with a delay.
 *
 * @param delay in seconds
 * @param fans whether they see the players' cards
 * @param key the secret that gives access; empty if everybody has access
 */
public record AudienceInfo(String name, int delay, boolean fans, String key) {}

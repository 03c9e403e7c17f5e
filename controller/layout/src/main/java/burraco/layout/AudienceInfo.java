package burraco.layout;

/**
 * People who watch from elsewhere.
 *
 * @param delay seconds by which they see everything later
 * @param fans whether they see the players' cards
 * @param key without which nobody is shown this; empty where anybody is
 */
public record AudienceInfo(String name, int delay, boolean fans, String key) {}

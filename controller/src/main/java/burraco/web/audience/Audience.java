package burraco.web.audience;

import java.time.Duration;

/**
 * People who watch from elsewhere.
 *
 * @param delay how much later than the table they see everything
 * @param fans whether they see the players' cards, as far as the table knows them
 * @param key what a page must know to be shown this; empty where anybody may see it
 */
public record Audience(String name, Duration delay, boolean fans, String key) {
    public static final Duration LONGEST = Duration.ofHours(1);

    /** Who can see cards with no delay can tell a player. */
    public static final Duration SHORTEST_WITH_FANS = Duration.ofSeconds(1);

    /** Everybody, at once: what lies open, and nothing else. */
    public static final Audience HALL = new Audience("hall", Duration.ZERO, false, "");

    public Audience {
        boolean possible =
                !delay.isNegative()
                        && delay.compareTo(LONGEST) <= 0
                        && (!fans || delay.compareTo(SHORTEST_WITH_FANS) >= 0 && !key.isEmpty());
        if (!possible) {
            throw new IllegalArgumentException("no such audience: " + name);
        }
    }
}

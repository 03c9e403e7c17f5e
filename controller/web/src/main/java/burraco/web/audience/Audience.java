package burraco.web.audience;

import java.time.Duration;

/**
 * A group of remote viewers who see the table with a delay.
 *
 * @param delay how much later than the table they see everything
 * @param fans whether they see the players' cards, as far as the table knows them
 * @param key secret that a page must present; empty if anybody may watch
 */
public record Audience(String name, Duration delay, boolean fans, String key) {
    public static final Duration MAX_DELAY = Duration.ofHours(1);

    /** Viewers who see the cards without a delay could tell a player. */
    public static final Duration MIN_DELAY_WITH_FANS = Duration.ofSeconds(1);

    /** Everybody, without delay: only what lies open on the table. */
    public static final Audience PUBLIC = new Audience("hall", Duration.ZERO, false, "");

    public Audience {
        boolean possible =
                !delay.isNegative()
                        && delay.compareTo(MAX_DELAY) <= 0
                        && (!fans || delay.compareTo(MIN_DELAY_WITH_FANS) >= 0 && !key.isEmpty());
        if (!possible) {
            throw new IllegalArgumentException("no such audience: " + name);
        }
    }
}

package burraco.hall.audience;

import java.nio.file.Path;
import java.time.Duration;

/**
 * What people outside may see.
 *
 * @param folder that a web server shows
 * @param file where the hall keeps all segments
 * @param delay by how much later they see everything
 * @param names whether they see the players' names
 */
public record AudienceOptions(Path folder, Path file, Duration delay, boolean names) {
    public static final Duration USUAL_DELAY = Duration.ofMinutes(5);
    public static final Duration MOST_DELAY = Duration.ofHours(1);

    public AudienceOptions {
        if (delay.isNegative() || delay.compareTo(MOST_DELAY) > 0) {
            throw new IllegalArgumentException("no such delay: " + delay);
        }
    }
}

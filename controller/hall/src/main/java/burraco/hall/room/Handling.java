package burraco.hall.room;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Who deals with something that needs an arbiter.
 *
 * @param taken when, in the hall's milliseconds
 * @param done when it was over
 * @param words of who has dealt with it; may be empty
 */
public record Handling(Optional<String> by, long taken, OptionalLong done, String words) {
    public boolean isDone() {
        return done.isPresent();
    }
}

package burraco.tournament.direction;

import burraco.tournament.direction.Progress.Refused;
import java.util.Optional;

/** What an arbiter decides has a name and a reason. */
final class Signed {
    private Signed() {}

    static Optional<Refused> by(String by, String why) {
        return by.isBlank() || why.isBlank()
                ? Optional.of(new Refused("change.who-and-why"))
                : Optional.empty();
    }
}

package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.round.Places;
import burraco.tournament.round.Seating;
import java.util.List;
import java.util.Optional;

/** The next round as it would be posted now. */
public sealed interface Drafted {
    /**
     * @param places of the stage, if the round is its first
     * @param remarks what the arbiter should look at
     */
    record Made(Optional<Places> places, Seating seating, List<Sentence> remarks)
            implements Drafted {
        public Made {
            remarks = List.copyOf(remarks);
        }
    }

    record Impossible(Sentence why) implements Drafted {
        Impossible(String key, Object... details) {
            this(new Sentence(key, details));
        }
    }
}

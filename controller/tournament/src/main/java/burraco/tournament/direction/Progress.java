package burraco.tournament.direction;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import java.util.List;

/** What came of a {@link Change}. */
public sealed interface Progress {
    /**
     * @param remarks what the direction should know
     */
    record Done(Tournament now, List<Sentence> remarks) implements Progress {
        public Done {
            remarks = List.copyOf(remarks);
        }

        public Done(Tournament now, Sentence... remarks) {
            this(now, List.of(remarks));
        }
    }

    /** Nothing changed. */
    record Refused(Sentence why) implements Progress {
        public Refused(String key, Object... details) {
            this(new Sentence(key, details));
        }
    }
}

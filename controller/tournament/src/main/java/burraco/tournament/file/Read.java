package burraco.tournament.file;

import burraco.tournament.Tournament;
import java.util.List;

/** What came of reading a file. */
public sealed interface Read {
    /**
     * @param now after the last change
     */
    record Done(History history, Tournament now) implements Read {}

    /** Nothing is read of a file with a problem. There is at least one. */
    record Problems(List<Problem> all) implements Read {
        public Problems {
            all = List.copyOf(all);
        }
    }
}

package burraco.journal;

import burraco.journal.between.EventText;
import burraco.table.state.MatchEvent;
import java.util.Optional;

/** The entry that says to which round of which tournament a match belongs. */
public record EventEntry(int match, MatchEvent event) {
    /** Reads its body; empty if it is damaged. */
    public static Optional<EventEntry> read(String body) {
        return EventText.read(body).map(said -> new EventEntry(said.match(), said.event()));
    }
}

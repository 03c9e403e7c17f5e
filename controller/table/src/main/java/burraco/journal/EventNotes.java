package burraco.journal;

import burraco.journal.between.EventText;
import burraco.table.state.MatchEvent;
import burraco.table.state.MatchSheet;
import burraco.table.state.TableState;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Writes down which tournament and round the current matches belong to, each time this changes. */
final class EventNotes {
    static final String KIND = "event";

    private final Map<Integer, MatchEvent> written = new HashMap<>();

    static Note note(long at, int match, MatchEvent event) {
        return new Note(at, KIND, EventText.of(match, event));
    }

    /** The notes that are due, for matches with a finished hand. */
    List<Note> changed(TableState state, long at) {
        return matches(state)
                .filter(match -> !match.event().equals(written.get(match.number())))
                .map(match -> note(at, match.number(), match.event()))
                .toList();
    }

    /** Notes that the events of this state were written. */
    void wrote(TableState state) {
        matches(state).forEach(match -> written.put(match.number(), match.event()));
    }

    private static Stream<MatchSheet> matches(TableState state) {
        return Stream.concat(state.before().stream(), Stream.of(state.match()))
                .filter(match -> !match.played().isEmpty());
    }
}

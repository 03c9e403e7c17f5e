package burraco.journal;

import burraco.journal.between.EventText;
import burraco.table.state.MatchEvent;
import burraco.table.state.MatchSheet;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        List<Note> changed = new ArrayList<>();
        Stream.of(state.before(), Optional.of(state.match()))
                .flatMap(Optional::stream)
                .filter(match -> !match.played().isEmpty())
                .filter(match -> !match.event().equals(written.get(match.number())))
                .forEach(match -> changed.add(written(match, at)));
        return changed;
    }

    private Note written(MatchSheet match, long at) {
        written.put(match.number(), match.event());
        return note(at, match.number(), match.event());
    }
}

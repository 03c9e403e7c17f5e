package burraco.desk.file;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Read;
import java.util.List;

/** A tournament as text, and what it means. */
public record Content(String text, History history, Tournament now) {
    /**
     * @param name of what has the text, for the exception
     * @throws UnreadableTournamentException if it cannot be understood
     */
    public static Content of(String name, String text) throws UnreadableTournamentException {
        return switch (HistoryReader.read(text)) {
            case Read.Done(History history, Tournament now) -> new Content(text, history, now);
            case Read.Problems problems ->
                    throw new UnreadableTournamentException(name, problems.all().getFirst());
        };
    }

    /** Changes with every change of the text; the same for the same text. */
    public String version() {
        return history.changes().size() + "-" + Integer.toHexString(text.hashCode());
    }

    /** With a change that the direction has done. */
    public Content with(Change change, Tournament after) {
        return with(List.of(change), after);
    }

    /**
     * @param after what came of all of them
     */
    public Content with(List<Change> changes, Tournament after) {
        StringBuilder more = new StringBuilder(text);
        changes.forEach(change -> more.append(HistoryWriter.lines(change)));
        return new Content(more.toString(), history.with(changes), after);
    }
}

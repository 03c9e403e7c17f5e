package burraco.journal.between;

import burraco.journal.tape.UnreadableException;
import burraco.table.state.MatchEvent;
import java.util.Optional;

/** Writes and reads the event that a match belongs to, as text in the journal. */
public final class EventText {
    private EventText() {}

    public static String of(int match, MatchEvent event) {
        Facts facts = Facts.none();
        facts.put("match", match);
        put(facts, "", event);
        return facts.text();
    }

    /** A match and the event that it belongs to. */
    public record Said(int match, MatchEvent event) {}

    /** Reads such a text; empty if it is damaged. */
    public static Optional<Said> read(String text) {
        try {
            Facts facts = Facts.read(text);
            return Optional.of(new Said(facts.small("match"), get(facts, "")));
        } catch (UnreadableException | ArithmeticException damaged) {
            return Optional.empty();
        }
    }

    static void put(Facts facts, String before, MatchEvent event) {
        facts.put(before + "table", event.table());
        facts.put(before + "tournament", event.tournament());
        facts.put(before + "round", event.round());
    }

    /** The event; empty names in journals of earlier versions, which do not contain it. */
    static MatchEvent get(Facts facts, String before) {
        return new MatchEvent(
                facts.find(before + "table").orElse(""),
                facts.find(before + "tournament").orElse(""),
                facts.find(before + "round").orElse(""));
    }
}

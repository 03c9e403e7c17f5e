package burraco.journal.between;

import burraco.journal.tape.UnreadableException;
import burraco.table.state.MatchEvent;
import java.util.Optional;

/** What a match belongs to, as an entry of the journal says it. */
public final class EventText {
    private EventText() {}

    public static String of(int match, MatchEvent event) {
        Facts facts = Facts.none();
        facts.put("match", match);
        put(facts, "", event);
        return facts.text();
    }

    /** Of which match it is, and what that belongs to. */
    public record Said(int match, MatchEvent event) {}

    /** Empty where it is no such text. */
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

    /** Journals of earlier versions say nothing of it. */
    static MatchEvent get(Facts facts, String before) {
        return new MatchEvent(
                facts.find(before + "table").orElse(""),
                facts.find(before + "tournament").orElse(""),
                facts.find(before + "round").orElse(""));
    }
}

package burraco.record;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Decision;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a decision of the arbiter, after the word {@code arbiter}. */
final class DecisionReader {
    /** The kinds of decisions. */
    static final String FORMS = "penalize freeze negative bar reopen";

    private static final Set<String> VERBS = Set.of(FORMS.split(" "));

    private final Cursor line;
    private final List<Integer> columns;
    private final List<Integer> names;

    /**
     * @param columns gets the columns of the cards
     * @param names gets the columns of the melds
     */
    DecisionReader(Cursor line, List<Integer> columns, List<Integer> names) {
        this.line = line;
        this.columns = columns;
        this.names = names;
    }

    static boolean begins(String word) {
        return VERBS.contains(word);
    }

    Decision read() {
        return switch (line.take("").text()) {
            case "penalize" -> new Decision.Penalize(line.seat(), someCards());
            case "freeze" -> new Decision.Freeze(meld(), until());
            case "negative" -> new Decision.Negative(meld(), someCards());
            case "bar" -> bar();
            default -> new Decision.Reopen();
        };
    }

    private Optional<Seat> until() {
        return line.takeIf("until") ? Optional.of(line.seat()) : Optional.empty();
    }

    private Decision bar() {
        Seat seat = line.seat();
        boolean named = Cursor.meld(line.peek()).isPresent();
        Optional<MeldId> meld = named ? Optional.of(meld()) : Optional.empty();
        return new Decision.Bar(seat, meld, named && line.atEnd() ? List.of() : someCards());
    }

    private MeldId meld() {
        names.add(line.column());
        return line.meld();
    }

    private List<CardName> someCards() {
        List<CardName> cards = new ArrayList<>();
        do {
            columns.add(line.column());
            cards.add(line.openCard());
        } while (!line.atEnd());
        return List.copyOf(cards);
    }
}

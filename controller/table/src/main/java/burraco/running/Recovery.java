package burraco.running;

import burraco.cards.Seat;
import burraco.journal.Journal;
import burraco.journal.Kept;
import burraco.journal.Note;
import burraco.journal.Notes;
import burraco.journal.between.BetweenText;
import burraco.journal.tape.TapeReader;
import burraco.journal.tape.Unreadable;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.BetweenHands;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table as it was when its journal was written last: what came to it since the hand at hand began
 * comes to it again.
 *
 * @param inputs how many came again
 * @param trouble what could not be made again, as a sentence; empty where all could
 */
public record Recovery(Table table, long inputs, Optional<String> trouble) {

    /** Begins a table, or goes on with it. */
    public static Recovery of(Layout layout, Deck deck, Seat dealer, Journal journal) {
        Kept kept = journal.kept();
        if (kept.between().isEmpty()) {
            Table table = new Table(layout, deck, dealer);
            table.betweenHands().ifPresent(journal::begins);
            return new Recovery(table, 0, Optional.empty());
        }
        Table table;
        try {
            BetweenHands from = BetweenText.read(kept.between().get(), journal.names());
            table = Table.of(layout, deck, from);
        } catch (RuntimeException damaged) {
            table = after(kept.lastMatch(), layout, deck, dealer);
            journal.lost();
            table.betweenHands().ifPresent(journal::begins);
            return new Recovery(
                    table, 0, Optional.of("how the table was is damaged: a new match begins"));
        }
        List<Note> acts = new ArrayList<>();
        Notes notes = new Notes(journal.names());
        long inputs = 0;
        try {
            for (byte[] piece : kept.inputs()) {
                TapeReader tape = new TapeReader(piece, journal.names());
                for (Optional<Input> one = tape.next(); one.isPresent(); one = tape.next()) {
                    inputs++;
                    take(table, one.get(), notes, acts);
                }
            }
        } catch (Unreadable damaged) {
            // What comes now would stand behind that, and never be read.
            journal.lost();
            String why = "what was heard is damaged: " + damaged.getMessage();
            return new Recovery(table, inputs, Optional.of(why));
        }
        journal.recovered(table.state().now());
        boolean same = isSame(acts, kept.acts());
        return new Recovery(
                table,
                inputs,
                same
                        ? Optional.empty()
                        : Optional.of(
                                "the hand at hand is understood otherwise than before: the program,"
                                        + " the layout or the deck has changed meanwhile"));
    }

    /** A new match, with a number that none has had. */
    private static Table after(int match, Layout layout, Deck deck, Seat dealer) {
        BetweenHands fresh = new Table(layout, deck, dealer).betweenHands().orElseThrow();
        return Table.of(layout, deck, fresh.afterMatch(match));
    }

    private static void take(Table table, Input input, Notes notes, List<Note> acts) {
        List<Effect> effects;
        try {
            effects = table.take(input);
        } catch (RuntimeException | StackOverflowError again) {
            return; // It failed at this input before, and went on.
        }
        for (Effect effect : effects) {
            if (effect instanceof Effect.Decided || effect instanceof Effect.Withdrawn) {
                acts.add(notes.of(effect, input.at()));
            }
        }
    }

    private static boolean isSame(List<Note> again, List<Note> before) {
        return again.equals(before);
    }
}

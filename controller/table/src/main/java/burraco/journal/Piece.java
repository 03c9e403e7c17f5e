package burraco.journal;

import java.util.List;
import java.util.Optional;

/**
 * What is written at once, wholly or not at all.
 *
 * @param inputs all that came to the table since the piece before
 * @param count how many those are
 * @param notes what came of it
 * @param between how the table was after it, where a hand began with it
 * @param hands those that ended with it, or whose score was told
 * @param people whom it names for the first time
 */
public record Piece(
        byte[] inputs,
        int count,
        long until,
        List<Note> notes,
        Optional<String> between,
        List<HandRow> hands,
        List<Person> people) {
    public Piece {
        notes = List.copyOf(notes);
        hands = List.copyOf(hands);
        people = List.copyOf(people);
    }

    /** Somebody who has a number now. */
    public record Person(int id, String name) {}

    int size() {
        return inputs.length + notes.stream().mapToInt(note -> note.body().length()).sum();
    }
}

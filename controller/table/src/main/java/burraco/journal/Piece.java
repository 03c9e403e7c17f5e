package burraco.journal;

import java.util.List;
import java.util.Optional;

/**
 * What is written in one transaction.
 *
 * @param inputs all inputs since the piece before, as a tape
 * @param count the number of these inputs
 * @param notes the entries about what came of them
 * @param between the state of the table after it, if a hand began with it
 * @param hands the hands that ended with it or whose score changed
 * @param people the people that it names for the first time
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

    /** A person and the number that stands for the name. */
    public record Person(int id, String name) {}

    int size() {
        return inputs.length + notes.stream().mapToInt(note -> note.body().length()).sum();
    }
}

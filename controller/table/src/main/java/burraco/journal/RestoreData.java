package burraco.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a journal has for restoring the table that wrote it.
 *
 * @param between the state when the present hand began; empty if none has ever begun
 * @param inputs all later inputs
 * @param heard the number of all inputs so far
 * @param notes later decisions about acts, and how it continued after faults of the program
 * @param lastMatch the highest number of a match with a hand
 */
public record RestoreData(
        Optional<String> between, Inputs inputs, long heard, List<Note> notes, int lastMatch) {
    /** The kinds of notes that are kept. */
    static final List<String> KINDS =
            Stream.concat(
                            Stream.of(
                                    "act",
                                    "withdrawn",
                                    Notes.REFUSED,
                                    Skip.KIND,
                                    FollowedNotes.LOST,
                                    FollowedNotes.FOUND),
                            Notes.OF_COUNTS.stream())
                    .toList();

    /** Inputs of a hand, piece by piece: of a hand that is left lying there may be very many. */
    public interface Inputs {
        Inputs NONE = _ -> {};

        /**
         * Reads all of them, each time from the beginning.
         *
         * @param use takes a piece; it throws nothing
         */
        void each(Consumer<byte[]> use) throws JournalException;
    }

    public RestoreData {
        notes = List.copyOf(notes);
    }

    /** What it told of acts, by which it shows whether they are understood as then. */
    public List<Note> acts() {
        return notes.stream()
                .filter(one -> one.kind().equals("act") || one.kind().equals("withdrawn"))
                .toList();
    }

    /** The inputs that must not be taken again. */
    public List<Skip> skips() {
        return notes.stream().flatMap(one -> Skip.of(one).stream()).toList();
    }

    /** When somebody entered a count, or a digit of one, or pressed too late for that. */
    public Set<Long> countedAt() {
        return notes.stream()
                .filter(Notes::isOfCount)
                .map(Note::at)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the table still took the readings of this hand. */
    public boolean isFollowed() {
        return FollowedNotes.after(notes);
    }

    /** After these pieces, which are not in the file yet. */
    RestoreData and(List<Piece> waiting) {
        Optional<String> began = between;
        Inputs first = inputs;
        List<byte[]> more = new ArrayList<>();
        List<Note> said = new ArrayList<>(notes);
        long count = heard;
        for (Piece piece : waiting) {
            count += piece.count();
            if (piece.count() > 0) {
                more.add(piece.inputs());
            }
            piece.notes().stream().filter(one -> KINDS.contains(one.kind())).forEach(said::add);
            if (piece.between().isPresent()) {
                began = piece.between();
                first = Inputs.NONE;
                more.clear();
                said.clear();
            }
        }
        Inputs written = first;
        List<byte[]> unwritten = List.copyOf(more);
        Inputs all =
                use -> {
                    written.each(use);
                    unwritten.forEach(use);
                };
        return new RestoreData(began, all, count, said, lastMatch);
    }
}

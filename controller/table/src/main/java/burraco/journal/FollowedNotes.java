package burraco.journal;

import java.util.List;

/**
 * Whether a table takes the readings of its hand: after too many faults of the program it does not,
 * until a hand begins or the cards are dealt again.
 */
final class FollowedNotes {
    static final String LOST = "unfollowed";
    static final String FOUND = "followed";

    private FollowedNotes() {}

    static Note note(boolean followed, long at) {
        return new Note(at, followed ? FOUND : LOST, "");
    }

    /** Whether it does after these notes of a hand. */
    static boolean after(List<Note> notes) {
        boolean followed = true;
        for (Note note : notes) {
            followed = note.kind().equals(FOUND) || followed && !note.kind().equals(LOST);
        }
        return followed;
    }
}

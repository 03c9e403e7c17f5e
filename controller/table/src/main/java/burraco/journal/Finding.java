package burraco.journal;

import java.util.List;

/**
 * A difference between a journal and what was originally written in it.
 *
 * @param details what it is about: the number of an entry, of a hand or of a person
 */
public record Finding(Kind kind, List<String> details) {
    /** The kinds of differences; {@code words} has a sentence for each. */
    public enum Kind {
        FILE_DAMAGED,
        ENTRY_CHANGED,
        ENTRIES_MISSING,
        HAND_RECORD_CHANGED,
        HAND_CHANGED,
        HAND_MISSING,
        HAND_UNKNOWN,
        BETWEEN_CHANGED,
        BETWEEN_MISSING,
        HEARD_CHANGED,
        HEARD_MISSING,
        PERSON_CHANGED,
        PERSON_MISSING,
        PERSON_ERASED
    }

    public Finding {
        details = List.copyOf(details);
    }

    static Finding of(Kind kind, Object... details) {
        return new Finding(kind, List.of(details).stream().map(Object::toString).toList());
    }
}

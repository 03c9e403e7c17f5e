package burraco.uplink;

import burraco.journal.JournalException;

/** The journal could not be read in the middle of making a request. */
final class UnreadJournalException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnreadJournalException(JournalException why) {
        super(why);
    }
}

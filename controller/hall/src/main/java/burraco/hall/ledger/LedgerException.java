package burraco.hall.ledger;

import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;
import java.io.IOException;

/** The store of a hall cannot be used. */
public final class LedgerException extends IOException {
    private static final long serialVersionUID = 1;

    /** Why a place cannot be had that another program has. */
    static final String TAKEN = "read.hall.taken";

    private final transient Sentence sentence;
    private final boolean full;
    private final boolean taken;

    private LedgerException(Place place, Sentence what, Throwable cause) {
        super(what.key(), cause);
        sentence = new Sentence("read.journal.about", place.toString(), what);
        full = cause != null && place.isFull(cause);
        taken = what.key().equals(TAKEN);
    }

    static LedgerException of(Place place, String key, Object... details) {
        return new LedgerException(place, new Sentence(key, details), null);
    }

    static LedgerException of(Place place, Exception why) {
        return why instanceof LedgerException known
                ? known
                : new LedgerException(place, place.sentence(why), why);
    }

    /** Whether the disk has no space left. */
    public boolean isFull() {
        return full;
    }

    /** Whether another program has it: it can be looked at all the same. */
    public boolean isTaken() {
        return taken;
    }

    /** Why, for people. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same for the log, which is English. */
    @Override
    public String getMessage() {
        return FileWords.in(Language.EN).say(sentence);
    }
}

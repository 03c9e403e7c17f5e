package burraco.hall.ledger;

import burraco.journal.JournalErrors;
import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;
import java.io.IOException;
import java.nio.file.Path;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The file of a hall cannot be used. */
public final class LedgerException extends IOException {
    private static final long serialVersionUID = 1;

    /** The bits of an SQLite error code that give the kind of error. */
    private static final int PRIMARY = 0xff;

    private final transient Sentence sentence;

    private LedgerException(Path file, Sentence what, Throwable cause) {
        super(what.key(), cause);
        sentence = new Sentence("read.journal.about", file, what);
    }

    static LedgerException of(Path file, String key, Object... details) {
        return new LedgerException(file, new Sentence(key, details), null);
    }

    static LedgerException of(Path file, Exception why) {
        return why instanceof LedgerException known
                ? known
                : new LedgerException(file, what(why), why);
    }

    private static Sentence what(Exception why) {
        if (has(why, SQLiteErrorCode.SQLITE_NOTADB)) {
            return new Sentence("read.hall.none");
        }
        return has(why, SQLiteErrorCode.SQLITE_CORRUPT)
                ? new Sentence("read.hall.corrupt")
                : JournalErrors.sentence(why);
    }

    private static boolean has(Throwable why, SQLiteErrorCode code) {
        return why instanceof SQLiteException sqlite
                && (sqlite.getResultCode().code & PRIMARY) == code.code;
    }

    /** Whether the disk has no space left. */
    public boolean isFull() {
        return has(getCause(), SQLiteErrorCode.SQLITE_FULL);
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

package burraco.journal;

import burraco.files.UnusableFileException;
import burraco.text.Sentence;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Turns exceptions about a journal's file into sentences for people. */
public final class JournalErrors {
    /** The bits of an SQLite error code that give the kind of error. */
    private static final int PRIMARY = 0xff;

    private JournalErrors() {}

    static JournalException about(Path file, Exception why) {
        return new JournalException(why, "read.journal.about", file, sentence(why));
    }

    /** What is wrong with a file, without its name. */
    public static Sentence sentence(Exception why) {
        return switch (why) {
            case SQLiteException sqlite -> sentence(sqlite);
            case ForeignSchemaException foreign -> foreign.sentence();
            // What stands in a damaged file may be anything.
            case RuntimeException _ -> new Sentence("read.journal.damaged");
            case AccessDeniedException _ -> new Sentence("read.journal.denied");
            case NoSuchFileException _ -> new Sentence("read.journal.missing");
            case UnusableFileException unusable -> unusable.sentence();
            case FileSystemException file when file.getReason() != null ->
                    Sentence.of(file.getReason());
            default -> Sentence.of(String.valueOf(why.getMessage()));
        };
    }

    private static Sentence sentence(SQLiteException why) {
        int code = why.getResultCode().code & PRIMARY;
        if (code == SQLiteErrorCode.SQLITE_NOTADB.code) {
            return new Sentence("read.journal.none");
        }
        if (code == SQLiteErrorCode.SQLITE_CORRUPT.code) {
            return new Sentence("read.journal.corrupt");
        }
        if (code == SQLiteErrorCode.SQLITE_BUSY.code) {
            return new Sentence("read.journal.busy");
        }
        if (code == SQLiteErrorCode.SQLITE_CANTOPEN.code) {
            return new Sentence("read.journal.closed");
        }
        if (code == SQLiteErrorCode.SQLITE_FULL.code) {
            return new Sentence("read.journal.full");
        }
        return new Sentence("read.journal.unreadable", why.getMessage());
    }
}

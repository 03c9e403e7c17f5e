package burraco.journal;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Turns exceptions about a journal's file into sentences for people. */
final class JournalErrors {
    /** The bits of an SQLite error code that give the kind of error. */
    private static final int PRIMARY = 0xff;

    private JournalErrors() {}

    static JournalException about(Path file, Exception why) {
        return new JournalException(file + ": " + sentence(why), why);
    }

    private static String sentence(Exception why) {
        return switch (why) {
            case SQLiteException sqlite -> sentence(sqlite);
            // What stands in a damaged file may be anything.
            case RuntimeException _ -> "it is damaged: what stands in it makes no sense";
            case AccessDeniedException _ -> "there is no permission";
            case NoSuchFileException _ -> "there is no such file or folder";
            case FileSystemException file when file.getReason() != null -> file.getReason();
            default -> String.valueOf(why.getMessage());
        };
    }

    private static String sentence(SQLiteException why) {
        int code = why.getResultCode().code & PRIMARY;
        if (code == SQLiteErrorCode.SQLITE_NOTADB.code) {
            return "this is not a journal";
        }
        if (code == SQLiteErrorCode.SQLITE_CORRUPT.code) {
            return "it is damaged; a backup can be put in its place (history restore)";
        }
        if (code == SQLiteErrorCode.SQLITE_BUSY.code) {
            return "somebody else is using it just now";
        }
        if (code == SQLiteErrorCode.SQLITE_CANTOPEN.code) {
            return "it cannot be opened";
        }
        if (code == SQLiteErrorCode.SQLITE_FULL.code) {
            return "the disk is full";
        }
        return "it cannot be read: " + why.getMessage();
    }
}

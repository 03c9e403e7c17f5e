package burraco.hall.ledger;

import burraco.journal.JournalErrors;
import burraco.text.Sentence;
import java.net.SocketTimeoutException;
import java.sql.SQLException;
import java.util.stream.Stream;

/** Turns what PostgreSQL says into sentences for people, by its codes of errors. */
final class DatabaseErrors {
    private static final String DISK_FULL = "53100";

    private DatabaseErrors() {}

    static Sentence sentence(Exception why) {
        if (!(why instanceof SQLException sql)) {
            return JournalErrors.sentence(why);
        }
        String code = code(sql);
        String said = said(sql);
        return switch (code) {
            case "28P01", "28000" -> new Sentence("read.store.password");
            case "22021" -> new Sentence("read.store.character");
            case "3D000" -> new Sentence("read.store.no-database");
            case "3F000", "42P01" -> new Sentence("read.hall.gone");
            case "42501" -> new Sentence("read.store.rights", said);
            case "25006" -> new Sentence("read.store.standby");
            case DISK_FULL -> new Sentence("read.store.full");
            case "53300" -> new Sentence("read.store.crowded");
            case "57P01", "57P02", "57P03" -> new Sentence("read.store.stops");
            default -> isLost(sql) ? lost(sql, said) : new Sentence("read.store.other", said);
        };
    }

    private static Sentence lost(SQLException why, String said) {
        boolean late =
                Stream.iterate((Throwable) why, one -> one != null, Throwable::getCause)
                        .anyMatch(SocketTimeoutException.class::isInstance);
        if (late) {
            return new Sentence("read.store.late");
        }
        // The driver has no code of its own for it.
        return said.contains("targetServerType")
                ? new Sentence("read.store.no-primary")
                : new Sentence("read.store.lost", said);
    }

    /** The first line. */
    private static String said(SQLException why) {
        return String.valueOf(why.getMessage()).lines().findFirst().orElse("");
    }

    private static String code(SQLException why) {
        return why.getSQLState() == null ? "" : why.getSQLState();
    }

    static boolean isFull(Throwable why) {
        return why instanceof SQLException sql && code(sql).equals(DISK_FULL);
    }

    /** An exception of data, as a character that PostgreSQL does not keep. */
    static boolean isOfOneValue(SQLException why) {
        return code(why).startsWith("22");
    }

    /** Exceptions of the connection, and of a server that stops or starts. */
    static boolean isLost(SQLException why) {
        return code(why).startsWith("08") || code(why).startsWith("57P");
    }
}

package burraco.hall.ledger;

import burraco.text.Sentence;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A hall in a database of PostgreSQL.
 *
 * @param url {@code postgresql://host:port/database?user=…}; several hosts where there is a
 *     stand-by
 * @param hall its name there
 * @param password the file with the password; without it, that of {@code PGPASSFILE}
 */
public record Database(String url, String hall, Optional<Path> password) {
    private static final Pattern URL =
            Pattern.compile("postgresql://([^@/?#]*@)?[^@/?#]*/([^/?#]+)(\\?[^#]*)?");
    private static final Pattern HALL = Pattern.compile("[a-z][a-z0-9_]{0,39}");
    private static final Pattern SECRET = Pattern.compile("[?&](password|sslpassword)=.*");

    /** What is wrong with an address or a name, if something is. */
    public static Optional<Sentence> refusal(String url, String hall) {
        if (SECRET.matcher(url).find() || URL.matcher(url).replaceFirst("$1").contains("@")) {
            return Optional.of(new Sentence("read.store.secret"));
        }
        if (!URL.matcher(url).matches()) {
            return Optional.of(new Sentence("read.store.url"));
        }
        return HALL.matcher(hall).matches()
                ? Optional.empty()
                : Optional.of(new Sentence("read.store.name", hall));
    }

    /** Of the schema in which its tables are. */
    String schema() {
        return "hall_" + hall;
    }

    /** Without what only the driver needs. */
    @Override
    public String toString() {
        return url.replaceFirst("\\?.*", "") + " " + hall;
    }
}

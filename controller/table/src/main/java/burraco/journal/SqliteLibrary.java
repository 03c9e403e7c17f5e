package burraco.journal;

import burraco.natives.NativeLibrary;
import burraco.natives.Packed;
import java.io.IOException;
import java.nio.file.Path;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.OSInfo;

/**
 * SQLite's own library, as it lies in our jar. It is never taken from a journal's folder: who looks
 * into one because he distrusts it must not run what lies there.
 */
final class SqliteLibrary {
    private static boolean ready;

    private SqliteLibrary() {}

    /** Loads it, unless it is there already. */
    static synchronized void ready() throws IOException {
        if (ready) {
            return;
        }
        String name = System.mapLibraryName("sqlitejdbc");
        String packed =
                "org/sqlite/native/" + OSInfo.getNativeLibFolderPathForCurrentOS() + "/" + name;
        byte[] bytes =
                Packed.in(SQLiteJDBCLoader.class, packed)
                        .orElseThrow(() ->
                                new IOException(
                                        "SQLite has no library for this machine: " + packed));
        new NativeLibrary(name, bytes).load(SqliteLibrary::use);
        ready = true;
    }

    /** Left to itself it would unpack it once more, at every start. */
    private static void use(Path file) throws IOException {
        System.setProperty("org.sqlite.lib.path", file.getParent().toString());
        System.setProperty("org.sqlite.lib.name", file.getFileName().toString());
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception cannot) {
            throw new IOException(
                    "SQLite's library cannot be used: " + cannot.getMessage(), cannot);
        }
    }
}

package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.util.OSInfo;

/** A journal's folder may be carried from a computer to a Raspberry Pi. */
class SqliteTest {
    @TempDir Path folder;

    @Test
    void theLibraryIsThatOfThisKindOfMachine() throws Exception {
        Path another = Files.writeString(folder.resolve("3.0-Linux-pdp11-libsqlitejdbc.so"), "");
        Sqlite.unpack(folder);
        Sqlite.unpack(folder);
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> mine = files.filter(one -> !one.equals(another)).toList();
            assertEquals(1, mine.size(), mine::toString);
            assertTrue(
                    mine.getFirst().getFileName().toString().contains("-" + OSInfo.getArchName()),
                    mine::toString);
            assertTrue(Files.size(mine.getFirst()) > 100_000);
        }
    }

    @Test
    void aLibraryThatAPowerCutLeftTooShortIsUnpackedAnew() throws Exception {
        Sqlite.unpack(folder);
        Path library = only();
        long whole = Files.size(library);
        Files.write(library, new byte[0]);
        Sqlite.unpack(folder);
        assertEquals(library, only());
        assertEquals(whole, Files.size(library));
    }

    private Path only() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertEquals(1, all.size(), all::toString);
            return all.getFirst();
        }
    }
}

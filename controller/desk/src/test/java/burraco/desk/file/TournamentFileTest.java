package burraco.desk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file of a tournament on a real disk. */
class TournamentFileTest {
    private static final String TEXT =
            """
            burraco-tournament 2 seed 7
            title "Venerdì sera"
            plan
              field pairs
              length 4
              stage mitchell rounds 1 placing entry points carried shift 1
              tie-breaks direct match-points lot
              clubs anywhere
            """;
    private static final String ENTRY = "enter 1 \"Rossi Anna\" \"Neri Ugo\"\n";

    @TempDir private Path folder;
    private Path path;

    @BeforeEach
    void begins() throws IOException {
        path = folder.resolve("evening.txt");
        Files.writeString(path, TEXT);
    }

    private static void enter(Path path) throws IOException {
        new TournamentFile(path)
                .change(before -> {
                    Contestant pair =
                            new Contestant(1, "", List.of("Rossi Anna", "Neri Ugo"), "", 0);
                    Change change = new Change.Enter(pair);
                    return switch (Direction.apply(before.now(), change)) {
                        case Progress.Done(Tournament now, var _) -> before.with(change, now);
                        case Progress.Refused(var why) -> throw new IOException(why.key());
                    };
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-rw-r--", "rw-rw-rw-"})
    @DisplayName("Who may read and write the file may do so after a change, and nobody else")
    void rights(String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
        enter(path);
        assertEquals(TEXT + ENTRY, Files.readString(path));
        assertEquals(rights, PosixFilePermissions.toString(Files.getPosixFilePermissions(path)));
    }

    @Test
    @DisplayName("A symbolic link stays one; what it leads to is changed")
    void link() throws IOException {
        Path link = Files.createDirectory(folder.resolve("desk")).resolve("tonight.txt");
        Files.createSymbolicLink(link, Path.of("../evening.txt"));
        enter(link);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(TEXT + ENTRY, Files.readString(path));
        try (Stream<Path> there = Files.list(link.getParent())) {
            assertEquals(List.of(link), there.toList(), "the lock is beside the file itself");
        }
    }

    @Test
    @DisplayName("What a power cut has left beside the file is no hindrance")
    void leftBeside() throws IOException {
        Files.writeString(folder.resolve(".evening.txt.new"), "burraco-tour");
        enter(path);
        assertEquals(TEXT + ENTRY, Files.readString(path));
        assertFalse(Files.exists(folder.resolve(".evening.txt.new")));
    }

    @Test
    @DisplayName("A change that cannot be written is an error, and the file is whole")
    void cannotBeWritten() throws IOException {
        Files.createDirectories(folder.resolve(".evening.txt.new/full"));
        assertThrows(IOException.class, () -> enter(path));
        assertEquals(TEXT, Files.readString(path));
    }
}

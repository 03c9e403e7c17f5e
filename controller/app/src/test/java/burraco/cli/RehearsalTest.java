package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.journal.History;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of the rehearsal work; otherwise starts would be slow, and nobody would know why.
 */
@Tag("campaign")
class RehearsalTest {
    @TempDir Path folder;

    @Test
    void everythingIsGoneThrough() throws Exception {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        assertEquals(
                ExitStatus.DONE, Rehearsal.of(new Screen(nowhere, nowhere, false, false), folder));
        try (History history = History.open(folder.resolve("journal"))) {
            assertTrue(history.last() > 10, "a table played, and came back");
        }
    }
}

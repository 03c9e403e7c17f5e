package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FaultReportsTest {
    @TempDir Path folder;

    @Test
    void theLastOnesAreKept() throws Exception {
        FaultReports reports = new FaultReports(folder);
        for (int i = 1; i <= FaultReports.MOST_FILES + 2; i++) {
            Path file = reports.write(0, "hand " + i, "reading", new IllegalStateException());
            assertTrue(Files.readString(file).contains("hand " + i));
        }
        List<Path> there = reports.reports();
        assertEquals(FaultReports.MOST_FILES, there.size());
        assertEquals(folder.resolve("fault-0003.txt"), there.getFirst());
        assertEquals(folder.resolve("fault-0022.txt"), there.getLast());
    }

    @Test
    void aLongOneIsCut() throws Exception {
        String huge = "x".repeat(2 * FaultReports.MOST_CHARACTERS);
        Path file =
                new FaultReports(folder).write(0, "hand 1", huge, new IllegalStateException(huge));
        assertEquals(FaultReports.MOST_CHARACTERS, Files.size(file));
    }

    /** Somebody may have put other files there. */
    @Test
    void otherFilesAreLeftAlone() throws Exception {
        Path other = Files.writeString(folder.resolve("fault-99.txt"), "mine");
        assertEquals(
                folder.resolve("fault-0001.txt"),
                new FaultReports(folder).write(0, "", "", new IllegalStateException()));
        assertEquals("mine", Files.readString(other));
    }
}

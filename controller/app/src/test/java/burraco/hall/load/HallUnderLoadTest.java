package burraco.hall.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.TableProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A hall as a program of its own and tables that tell it five acts a second each, by TLS. The short
 * form of {@code ./table bench HallTables}. More of it: {@code -Dhall.tables=170
 * -Dhall.seconds=60}.
 */
@Tag("process")
class HallUnderLoadTest {
    private static final int TABLES = Integer.getInteger("hall.tables", 20);
    private static final int SECONDS = Integer.getInteger("hall.seconds", 4);
    private static final int PATIENCE_SECONDS = 60;

    @TempDir private Path folder;

    @Test
    @DisplayName("Killed in the middle of it, it loses nothing, and nothing is there twice")
    void killed() throws Exception {
        PreparedHall hall = PreparedHall.make(folder, TABLES);
        HallProgram program = new HallProgram(HallUnderLoadTest::process, hall);
        HallLoad load = new HallLoad(hall, program.open(), program.link(), true);
        try (program;
                load) {
            load.start();
            load.linked(0, PATIENCE_SECONDS);
            TimeUnit.SECONDS.sleep(SECONDS);
            load.end(2);
            program.kill();
            program.startAgain();
            load.linked(System.nanoTime(), PATIENCE_SECONDS);
            load.look();
            TimeUnit.SECONDS.sleep(SECONDS);
            load.finish(PATIENCE_SECONDS);
            System.out.println("on the hall's disk, " + load.figures().disk());
            System.out.println("on its screen, " + load.figures().screen());
            assertTrue(load.figures().requests() > TABLES * SECONDS);
            assertTrue(load.figures().seen() > TABLES * SECONDS);
            assertEquals(0, load.figures().refusals());
        }
        assertEquals(List.of(), load.wrong());
    }

    private static ProcessBuilder process(List<String> words) {
        return TableProcess.ofMain("burraco.cli.Main", List.of("-Xmx128m"), words);
    }
}

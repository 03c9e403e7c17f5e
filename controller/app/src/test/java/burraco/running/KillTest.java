package burraco.running;

import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Chance;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real program, killed at any moment of a match and started again, until the match is over.
 * After each kill the table in its journal equals that of an undisturbed run at the same reading,
 * and contains everything that was shown.
 */
@Tag("process")
class KillTest {
    private static final int KILLS = Integer.getInteger("table.kills", 12);
    private static final long SEED = Long.getLong("table.seed", 5);

    @TempDir Path folder;

    private final Chance chance = new Chance(SEED).stream("kills");
    private Undisturbed undisturbed;

    @Test
    void whatWasShownIsThereAfterEveryKill() throws Exception {
        int kills = 0;
        for (int round = 0; kills < KILLS; round++) {
            kills += evening(round, KILLS - kills);
        }
        System.out.println(kills + " kills, seed " + SEED);
    }

    /** An evening of short hands with a limited number of kills; returns their number. */
    private int evening(int round, int most) throws Exception {
        ShortEvening evening = ShortEvening.of(SEED + round, 2, 14);
        Path config = evening.writeTo(folder);
        Path journal = folder.resolve("journal " + round);
        undisturbed = new Undisturbed(evening);
        int kills = 0;
        while (kills < most && undisturbed.taken() < evening.readings().size() - 1_000) {
            int piece = 500 + chance.below(2_500);
            List<String> shown = killed(evening, config, journal, piece);
            kills++;
            undisturbed.check(
                    journal, shown, "seed " + SEED + ", round " + round + ", kill " + kills);
        }
        return kills;
    }

    /**
     * Runs the program on the next readings and kills it somewhere among them; returns what it
     * showed.
     */
    private List<String> killed(ShortEvening evening, Path config, Path journal, int piece)
            throws Exception {
        try (TableProcess table =
                TableProcess.run(
                        Map.of(),
                        List.of(
                                "--config",
                                config.toString(),
                                "--journal",
                                journal.toString(),
                                "--readings",
                                "-"))) {
            table.give(evening.lines().getFirst());
            table.flush();
            String ready = table.await(line -> line.contains(" is ready: "));
            int taken = undisturbed.taken();
            assertTrue(ready.endsWith(", " + taken + " inputs so far"), ready);
            int until = Math.min(evening.readings().size(), taken + piece);
            for (int i = taken; i < until; i++) {
                table.give(evening.lines().get(1 + i));
            }
            table.flush();
            table.kill();
            return table.said();
        }
    }
}

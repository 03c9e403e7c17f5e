package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import burraco.journal.Journal;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import burraco.testing.TableText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real program, killed at any moment of a match and started again, until the match is through.
 * After each kill the table in its journal is that of an undisturbed run at the same reading, and
 * holds all that was shown.
 */
class KillTest {
    private static final int KILLS = Integer.getInteger("table.kills", 50);
    private static final long SEED = Long.getLong("table.seed", 5);

    @TempDir Path folder;

    private final Chance chance = new Chance(SEED).stream("kills");
    private final List<String> told = new ArrayList<>();
    private Table undisturbed;
    private int taken;

    @Test
    void whatWasShownIsThereAfterEveryKill() throws Exception {
        int kills = 0;
        for (int round = 0; kills < KILLS; round++) {
            kills += evening(round, KILLS - kills);
        }
        System.out.println(kills + " kills, seed " + SEED);
    }

    /** An evening of short hands, killed at most so often; how often it was. */
    private int evening(int round, int most) throws Exception {
        ShortEvening evening = ShortEvening.of(SEED + round, 2, 14);
        Path config = evening.writeTo(folder);
        Path journal = folder.resolve("journal " + round);
        undisturbed = new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
        taken = 0;
        told.clear();
        int kills = 0;
        while (kills < most && taken < evening.readings().size() - 1_000) {
            int piece = 500 + chance.below(2_500);
            List<String> shown = killed(evening, config, journal, piece);
            kills++;
            check(evening, journal, shown, "seed " + SEED + ", round " + round + ", kill " + kills);
        }
        return kills;
    }

    /** Runs the program on the next readings and kills it somewhere among them: what it showed. */
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

    private void check(ShortEvening evening, Path folder, List<String> shown, String which)
            throws Exception {
        try (Journal journal = Journal.open(folder, () -> 0, said -> {})) {
            Recovery recovery =
                    Recovery.of(
                            evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH, journal);
            int heard = (int) journal.kept().heard();
            assertTrue(heard >= taken, which);
            int before = told.size();
            for (; taken < heard; taken++) {
                Input input = new Input.Read(evening.readings().get(taken));
                undisturbed.take(input).forEach(one -> Shown.of(one).ifPresent(told::add));
            }
            assertEquals(TableText.of(undisturbed), TableText.of(recovery.table()), which);
            List<String> acts = Shown.securedActs(shown);
            assertEquals(
                    acts,
                    told.subList(before, Math.min(told.size(), before + acts.size())),
                    which + ": what was shown");
        }
    }
}

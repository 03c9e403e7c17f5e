package burraco.installed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Chance;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The power fails at any moment of an update: the old or the new version runs, with the whole
 * match, and the update is ended after the boot.
 */
@Tag("process")
class UpdateCutInMachineTest {
    private static final int CUTS = Integer.getInteger("table.cuts", 5);
    private static final long SEED = Long.getLong("table.seed", 1);

    @TempDir Path folder;

    private final Chance chance = new Chance(SEED).stream("cuts");

    @BeforeAll
    static void askedFor() {
        TableInMachine.assumePossible();
    }

    @Test
    @DisplayName("Whenever the power fails during an update, a whole version runs after the boot")
    void cut() throws Exception {
        double seconds = wholeUpdate();
        Map<String, Integer> found = new TreeMap<>();
        for (int cut = 1; cut <= CUTS; cut++) {
            double after = seconds * chance.below(1_000) / 1_000;
            Path own = Files.createDirectory(folder.resolve("cut-" + cut));
            try (TableInMachine table = TableInMachine.installed(own)) {
                String seen = cutAfter(table, after);
                System.out.printf(
                        "cut %d of %d after %.1f s, seed %d: %s%n", cut, CUTS, after, SEED, seen);
                found.merge(seen, 1, Integer::sum);
            }
        }
        System.out.printf("%d cuts within %.0f s, seed %d: %s%n", CUTS, seconds, SEED, found);
    }

    /** How long an update takes that nothing interrupts, in the machine's own seconds. */
    private double wholeUpdate() throws Exception {
        try (TableInMachine table =
                TableInMachine.installed(Files.createDirectory(folder.resolve("whole")))) {
            double before = uptime(table);
            assertTrue(table.update("--now /mnt/newer").isDone());
            return uptime(table) - before;
        }
    }

    private static double uptime(TableInMachine table) throws Exception {
        return Double.parseDouble(table.done("cut -d' ' -f1 /proc/uptime").strip());
    }

    private static String cutAfter(TableInMachine table, double seconds) throws Exception {
        int inputs = table.inputs();
        table.run(
                "burraco-table update --now /mnt/newer >/root/update.log 2>&1 & sleep " + seconds);
        table.cutPower();
        table.awaitItsPage();
        String first = table.version();
        table.assertRuns(first);
        table.assertNothingIsLost(inputs);
        // What dpkg had begun is ended, and the trial too. It says that it still waits: a machine
        // that says nothing for long counts as hung.
        table.done(
                "for i in $(seq 2400); do [ -e /var/lib/burraco-table-update/installing ] ||"
                        + " [ -e /var/lib/burraco-table-update/trial ] || exit 0;"
                        + " [ $((i % 100)) = 0 ] && echo waiting; sleep 1; done; exit 1");
        String last = table.version();
        table.assertRuns(last);
        assertEquals(
                "ii", table.done("dpkg-query -W -f '${db:Status-Abbrev}' burraco-table").strip());
        assertEquals(last, table.done("dpkg-query -W -f '${Version}' burraco-table").strip());
        table.done("dpkg --audit | grep . && exit 1 || exit 0");
        table.assertNothingIsLost(inputs);
        return first + " ran, then " + last;
    }
}

package burraco.installed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packages on a Debian where no table was before, and their removal. */
@Tag("process")
class PackageInMachineTest {
    @TempDir Path folder;

    @BeforeAll
    static void askedFor() {
        TableInMachine.assumePossible();
    }

    @Test
    @DisplayName("After dpkg -i the service runs, as a user of its own that can do little")
    void itRuns() throws Exception {
        try (TableInMachine table = TableInMachine.bare(folder)) {
            table.install();
            table.assertRuns("1.0");
            assertTrue(table.done("burraco-table --version").contains("journal"));
            String owner =
                    table.done(
                            "ps -o user= -p $(systemctl show -P MainPID burraco-table)"
                                    + " 2>/dev/null || stat -c %U /proc/$(systemctl show -P MainPID burraco-table)");
            assertEquals("burraco", owner.strip());
            assertEquals(
                    "700 burraco", table.done("stat -c '%a %U' /var/lib/burraco-table").strip());
            table.done("systemctl --failed --no-legend | grep . && exit 1 || exit 0");
            // After a boot it runs by itself.
            table.cutPower();
            table.assertRuns("1.0");
        }
    }

    @Test
    @DisplayName("Removed, it leaves what was played and the settings; installed again, it goes on")
    void removed() throws Exception {
        try (TableInMachine table = TableInMachine.installed(folder)) {
            int inputs = table.inputs();
            table.done("dpkg -r burraco-table");
            assertFalse(table.run("systemctl is-active burraco-table").isDone());
            assertFalse(table.run("ls /usr/lib/burraco-table").isDone());
            table.done(
                    "ls /etc/burraco-table/table.toml /var/lib/burraco-table/journal/journal.db");
            table.install();
            table.assertRuns("1.0");
            table.assertNothingIsLost(inputs);
        }
    }

    @Test
    @DisplayName("A purge that can ask nobody keeps what was played, with a copy of the settings")
    void purged() throws Exception {
        try (TableInMachine table = TableInMachine.installed(folder)) {
            table.done("dpkg -P burraco-table");
            table.done(
                    "ls /var/lib/burraco-table/journal/journal.db"
                            + " /var/lib/burraco-table/settings/table.toml");
            assertFalse(table.run("ls " + "/var/lib/burraco-table-update").isDone());
        }
    }

    @Test
    @DisplayName("A purge takes what was played away if the answer to its question is yes")
    void purgedWithItsJournal() throws Exception {
        try (TableInMachine table = TableInMachine.installed(folder)) {
            table.done(
                    "echo 'burraco-table burraco-table/delete-journal boolean true'"
                            + " | debconf-set-selections");
            table.done("dpkg -P burraco-table");
            assertFalse(table.run("ls -d /var/lib/burraco-table").isDone());
            assertFalse(table.run("ls -d /etc/burraco-table").isDone());
        }
    }
}

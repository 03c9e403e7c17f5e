package burraco.installed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Newer versions that are signed and do not work: the old one comes back by itself. */
@Tag("process")
class BadVersionInMachineTest extends PlayingInMachine {
    @Test
    @DisplayName("It fails its self-test: it is never started")
    void failsItsSelfTest() throws Exception {
        String before = table.done("systemctl show -P MainPID burraco-table");
        assertFalse(table.update("--now /mnt/fails-self-test").isDone());
        assertEquals(before, table.done("systemctl show -P MainPID burraco-table"));
        assertTrue(table.result().contains("1.2 failed its self-test"), table.result());
        goesOn();
    }

    @Test
    @DisplayName("It never gets ready")
    void neverReady() throws Exception {
        assertFalse(table.update("--now /mnt/never-ready").isDone());
        goesOn();
    }

    @Test
    @DisplayName("It ends as soon as it is started")
    void ends() throws Exception {
        assertFalse(table.update("--now /mnt/ends").isDone());
        goesOn();
    }

    @Test
    @DisplayName("It gets ready and then ends, twice")
    void endsWhenReady() throws Exception {
        table.update("--now /mnt/ends-when-ready");
        table.done(
                "for i in $(seq 900); do [ -e /var/lib/burraco-table-update/trial ] || exit 0;"
                        + " sleep 1; done; exit 1");
        goesOn();
    }

    @Test
    @DisplayName("It wrote a journal that the old one cannot read: that is kept apart")
    void newerJournal() throws Exception {
        var update = table.update("--now /mnt/newer-journal");
        assertFalse(update.isDone());
        assertTrue(
                update.output().contains("version 1.6 writes a newer journal than 1.0 can read"),
                update.output());
        goesOn();
        table.done("ls /var/lib/burraco-table/journal-of-1.6-*/journal.db");
    }

    /** Version 1.0 runs with the whole match, also after the next boot, and can be updated. */
    private void goesOn() throws Exception {
        table.assertRuns("1.0");
        assertFalse(table.isOnTrial());
        table.assertNothingIsLost(inputs);
        table.cutPower();
        table.assertRuns("1.0");
        table.assertNothingIsLost(inputs);
    }
}

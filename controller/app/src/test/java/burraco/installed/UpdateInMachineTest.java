package burraco.installed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From one version of the installed table to a newer one, and back. */
@Tag("process")
class UpdateInMachineTest extends PlayingInMachine {
    private static final String SETTINGS =
            "md5sum /etc/burraco-table/table.toml /etc/burraco-table/deck.csv";

    @Test
    @DisplayName(
            "A good version goes on with the match, and stays after its trial; the club's table.toml stays")
    void fromAFolder() throws Exception {
        String settings = table.done(SETTINGS);
        assertTrue(table.update("--now /mnt/newer").isDone());
        assertTrue(table.isOnTrial());
        table.assertRuns("1.1");
        table.assertNothingIsLost(inputs);
        assertEquals(settings, table.done(SETTINGS));
        table.done("/usr/lib/burraco-table/switch confirm");
        assertFalse(table.isOnTrial());
        assertEquals("version 1.1 runs", table.result());
        // As often as the power fails after that.
        table.cutPower();
        table.assertRuns("1.1");
        // And back, by hand.
        table.update("--back --now");
        table.assertRuns("1.0");
        table.assertNothingIsLost(inputs);
        assertFalse(table.update("--back --now").isDone());
        table.assertRuns("1.0");
    }

    @Test
    @DisplayName("The trial ends by itself, and a newer version is not offered twice")
    void itsTrialEnds() throws Exception {
        table.update("--now /mnt/newer");
        table.done(
                "for i in $(seq 600); do [ -e /var/lib/burraco-table-update/trial ] || exit 0; sleep 1; done; exit 1");
        table.assertRuns("1.1");
        assertTrue(table.update("--check /mnt/newer").output().contains("nothing newer than 1.1"));
        assertTrue(table.update("/mnt/older").output().contains("nothing newer than 1.1"));
        table.assertRuns("1.1");
    }

    @Test
    @DisplayName("A web server serves the folder as well, named once in update-from")
    void fromAServer() throws Exception {
        table.done("busybox httpd -p 127.0.0.1:8099 -h /mnt/newer");
        table.done("echo http://127.0.0.1:8099/ >/etc/burraco-table/update-from");
        assertTrue(table.update("--check").output().contains("version 1.1"));
        assertTrue(table.update("--now").isDone());
        table.assertRuns("1.1");
        table.assertNothingIsLost(inputs);
    }

    @Test
    @DisplayName("A file of the folder does, too")
    void fromAFile() throws Exception {
        table.done("tar -C /mnt/newer -cf /root/burraco-table-1.1.tar .");
        assertTrue(table.update("--now /root/burraco-table-1.1.tar").isDone());
        table.assertRuns("1.1");
    }

    @Test
    @DisplayName("dpkg -i of a newer package is an update like any other")
    void byDpkg() throws Exception {
        table.done(
                "DEBIAN_FRONTEND=noninteractive dpkg --force-confold -i /mnt/newer/burraco-table_1.1_amd64.deb");
        table.assertRuns("1.1");
        assertTrue(table.isOnTrial());
        table.assertNothingIsLost(inputs);
    }

    @Test
    @DisplayName("While a match is played there is no update, unless it is wanted now")
    void duringAMatch() throws Exception {
        var refused = table.update("/mnt/newer");
        assertEquals(1, refused.status());
        assertTrue(refused.output().contains("a match is being played"), refused.output());
        table.assertRuns("1.0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"forged", "unsigned", "changed", "signed-by-others", "none"})
    @DisplayName("What our key did not sign changes nothing")
    void refused(String source) throws Exception {
        String files =
                table.done(
                        "dpkg -l burraco-table | tail -n 1; find /usr/lib/burraco-table | sort | md5sum");
        var refused = table.update("--now /mnt/" + source);
        assertFalse(refused.isDone());
        assertEquals(
                files,
                table.done(
                        "dpkg -l burraco-table | tail -n 1; find /usr/lib/burraco-table | sort | md5sum"));
        table.assertRuns("1.0");
        table.assertNothingIsLost(inputs);
    }
}

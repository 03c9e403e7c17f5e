package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.hal.virtual.Chance;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import burraco.testing.guest.DiskServer;
import burraco.testing.guest.Disks;
import burraco.testing.guest.ForgetfulDisk;
import burraco.testing.guest.Guest;
import burraco.testing.guest.ProgramDisk;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The running table in a machine of its own, with its journal on a disk that forgets what was not
 * flushed: the power goes in the middle of a write, and after each boot nothing that was shown is
 * lost. {@code ./table test --kernel} runs it, and makes the machine.
 */
class PowerCutTest {
    private static final int CUTS = Integer.getInteger("table.cuts", 5);
    private static final long SEED = Long.getLong("table.seed", 1);
    private static final int MEGABYTES = 64;

    /** Some cuts come while the table is still coming back. */
    private static final double EARLY = 0.2;

    @TempDir Path folder;

    private final Chance chance = new Chance(SEED).stream("power");
    private ShortEvening evening;
    private ForgetfulDisk disk;
    private Undisturbed undisturbed;
    private Path program;

    @Test
    void afterEachBootNothingIsLostThatWasShown() throws Exception {
        assumeTrue(Guest.isPossible(), "not asked for: ./table test --kernel");
        evening = ShortEvening.of(SEED, 2, 30);
        undisturbed = new Undisturbed(evening);
        program = ProgramDisk.of(evening, folder);
        Path image = folder.resolve("data.img");
        Disks.make(Files.createDirectory(folder.resolve("empty")), image, MEGABYTES);
        disk = new ForgetfulDisk(Files.readAllBytes(image));
        List<String> shown = List.of();
        int lost = 0;
        for (int boot = 0; boot <= CUTS; boot++) {
            String which = "seed " + SEED + ", after cut " + boot;
            Played played = play(shown, boot == CUTS, which);
            shown = played.said();
            int torn = disk.losePower(chance);
            lost += torn;
            System.out.printf(
                    "cut %d: %s; %d acts shown, %d writes lost%n",
                    boot + 1, played.when(), Shown.securedActs(shown).size(), torn);
        }
        System.out.println(CUTS + " cuts, " + lost + " writes lost, seed " + SEED);
        assertTrue(lost > 0, "some of them came in the middle of something");
    }
}

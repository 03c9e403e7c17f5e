package burraco.running;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.hal.guest.DiskServer;
import burraco.hal.guest.Disks;
import burraco.hal.guest.ForgetfulDisk;
import burraco.hal.guest.Guest;
import burraco.hal.guest.Program;
import burraco.hal.virtual.Chance;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The running table in a machine of its own, its journal on a disk that forgets what was not
 * flushed. The power goes in the middle of a write; after the next boot nothing that was shown is
 * lost, and the table goes on where it was. {@code ./table test --kernel} runs it.
 */
class PowerCutTest {
    private static final int CUTS = Integer.getInteger("table.cuts", 5);
    private static final long SEED = Long.getLong("table.seed", 1);

    /** This share of the cuts comes while the machine and its table are still coming back. */
    private static final double EARLY = 0.2;

    /** A start writes more often than that. */
    private static final int WRITES_AT_A_START = 16;

    private static final int MOST_ACTS = 16;
    private static final int MOST_WRITES = 12;

    @TempDir Path folder;

    private final Chance chance = new Chance(SEED).stream("power");
    private ShortEvening evening;
    private Undisturbed undisturbed;
    private ForgetfulDisk disk;
    private List<String> said = List.of();
    private int boots;
    private int evenings;

    @BeforeEach
    void twoDisks() throws Exception {
        assumeTrue(Guest.isPossible(), "not asked for: ./table test --kernel");
        evening = anotherEvening();
        Path program = Files.createDirectory(folder.resolve("program"));
        Program.jarsTo(program);
        evening.writeTo(Files.createDirectory(program.resolve("table")));
        Disks.make(program, folder.resolve("program.img"), 96);
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Disks.make(empty, folder.resolve("data.img"), 64);
        disk = new ForgetfulDisk(Files.readAllBytes(folder.resolve("data.img")));
    }

    @Test
    void afterEachBootNothingIsLostThatWasShown() throws Exception {
        int acts = 0;
        int lost = 0;
        for (int cut = 1; cut <= CUTS; cut++) {
            said = untilThePowerGoes();
            int writes = disk.writes();
            int now = disk.losePower(chance);
            int shown = Shown.securedActs(said).size();
            System.out.printf(
                    "cut %d: %d acts were shown, then write %d; %d writes lost or torn%n",
                    cut, shown, writes, now);
            acts += shown;
            lost += now;
        }
        try (Machine last = new Machine()) {
            last.look();
            last.awaitReady();
        }
        System.out.printf(
                "%d cuts, %d acts shown, %d writes lost or torn, seed %d%n",
                CUTS, acts, lost, SEED);
        assertTrue(acts > 0, "something was shown");
        assertTrue(lost > 0, "some cuts came before a flush");
    }

    private ShortEvening anotherEvening() throws IOException {
        ShortEvening another = ShortEvening.of(SEED + evenings++, 2, 40);
        undisturbed = new Undisturbed(another);
        return another;
    }

    /** Boots, looks whether what was said before is there, plays on, and pulls the plug. */
    private List<String> untilThePowerGoes() throws Exception {
        try (Machine machine = new Machine()) {
            machine.look();
            if (boots > 1 && chance.happens(EARLY)) {
                disk.cutAfter(1 + chance.below(WRITES_AT_A_START));
            } else {
                machine.awaitReady();
                machine.play(1 + chance.below(MOST_ACTS));
            }
            assertTrue(disk.cut().await(5, TimeUnit.MINUTES), "seed " + SEED + ": no write came");
            return machine.table.said();
        }
    }

    /** A boot, until it is switched off. */
    private final class Machine implements AutoCloseable {
        private final int boot = ++boots;
        private final Path copy = folder.resolve("copy " + boot + ".tar");
        private final DiskServer lent;
        private final TableProcess table;

        Machine() throws Exception {
            Path socket = folder.resolve("disk" + boot);
            lent = new DiskServer(disk, socket);
            ProcessBuilder machine =
                    Guest.with(folder.resolve("console " + boot))
                            .readOnly("program", folder.resolve("program.img"))
                            .data(socket)
                            .copy(copy)
                            .asked("table.do=run")
                            .boot();
            table = TableProcess.of(machine, Guest.PATIENCE_SECONDS);
            table.give(evening.lines().getFirst());
            table.flush();
        }

        /** The journal as this boot found it holds what was shown before. */
        void look() throws Exception {
            table.await(line -> line.equals("guest: copied"));
            Path found = folder.resolve("found " + boot);
            Disks.unpack(copy, found);
            undisturbed.check(found.resolve("journal"), said, "seed " + SEED + ", boot " + boot);
        }

        void awaitReady() throws Exception {
            String ready = table.await(line -> line.contains(" is ready: "));
            assertTrue(ready.endsWith(", " + undisturbed.taken() + " inputs so far"), ready);
        }

        /** Gives it all that is left. The power goes soon after so many acts were shown. */
        void play(int acts) throws Exception {
            List<String> left =
                    evening.lines().subList(1 + undisturbed.taken(), evening.lines().size());
            Thread.ofPlatform().daemon().start(() -> left.stream().allMatch(table::give));
            int[] still = {acts};
            table.await(line -> Shown.acts(List.of(line)).size() == 1 && --still[0] == 0);
            disk.cutAfter(1 + chance.below(MOST_WRITES));
        }

        @Override
        public void close() throws IOException {
            table.close();
            lent.close();
        }
    }
}

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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The running table in a virtual machine, with its journal on a disk that forgets what was not
 * flushed. The power is cut in the middle of a write; after the next boot nothing that was shown is
 * lost, and the table continues where it was. {@code ./table test --kernel} runs it.
 */
@Tag("process")
class PowerCutTest {
    private static final int CUTS = Integer.getInteger("table.cuts", 5);
    private static final long SEED = Long.getLong("table.seed", 1);

    /** The share of cuts that come while the machine and its table are still starting. */
    private static final double EARLY = 0.2;

    /** A start makes more writes than this. */
    private static final int WRITES_AT_A_START = 16;

    private static final int MOST_ACTS = 16;
    private static final int MOST_WRITES = 12;

    /** If no more writes come, the power is cut after this time. */
    private static final long SILENCE_SECONDS = 60;

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
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Disks.make(empty, folder.resolve("data.img"), 64);
        anotherEvening();
        Path program = Files.createDirectory(folder.resolve("program"));
        Program.jarsTo(program);
        evening.writeTo(Files.createDirectory(program.resolve("table")));
        Disks.make(program, folder.resolve("program.img"), 96);
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
                    "cut %d, evening %d: %d acts were shown, then write %d; %d writes lost or"
                            + " torn%n",
                    cut, evenings, shown, writes, now);
            acts += shown;
            lost += now;
        }
        try (Machine last = new Machine()) {
            last.look();
            last.awaitReady();
        }
        System.out.printf(
                "%d cuts, %d evenings, %d boots, %d acts shown, %d writes lost or torn, seed %d%n",
                CUTS, evenings, boots, acts, lost, SEED);
        // Whether a cut comes before a flush is a matter of chance; ForgetfulDiskTest shows that
        // writes get lost.
        assertTrue(acts > 0, "seed " + SEED + ": no act was shown before any cut");
    }

    /** Begins with other hands and an empty disk. */
    private void anotherEvening() throws IOException {
        evening = ShortEvening.of(SEED + evenings++, 3, 40);
        undisturbed = new Undisturbed(evening);
        disk = new ForgetfulDisk(Files.readAllBytes(folder.resolve("data.img")));
        said = List.of();
    }

    /** Boots, checks that everything shown before is there, plays on, and cuts the power. */
    private List<String> untilThePowerGoes() throws Exception {
        try (Machine machine = new Machine()) {
            machine.look();
            if (undisturbed.actsLeft() >= MOST_ACTS) {
                return cutOff(machine);
            }
            machine.awaitReady();
        }
        // Everything was as it should be; the rest of the evening is too short for another cut.
        anotherEvening();
        return untilThePowerGoes();
    }

    private List<String> cutOff(Machine machine) throws Exception {
        if (boots > 1 && chance.happens(EARLY)) {
            disk.cutAfter(1 + chance.below(WRITES_AT_A_START));
        } else {
            machine.awaitReady();
            machine.play(1 + chance.below(MOST_ACTS));
        }
        if (!disk.cut().await(SILENCE_SECONDS, TimeUnit.SECONDS)) {
            System.out.println("no write came any more");
        }
        return machine.table.said();
    }

    /** A boot of the machine, until it is switched off. */
    private final class Machine implements AutoCloseable {
        private final int boot = ++boots;
        private final Path copy = folder.resolve("copy " + boot + ".tar");
        private final Path console = folder.resolve("console " + boot);
        private final DiskServer lent;
        private final TableProcess table;

        Machine() throws Exception {
            Path socket = folder.resolve("disk" + boot);
            lent = new DiskServer(disk, socket);
            ProcessBuilder machine =
                    Guest.with(console)
                            .readOnly("program", folder.resolve("program.img"))
                            .data(socket)
                            .copy(copy)
                            .asked("table.do=run")
                            .boot();
            table = TableProcess.of(machine, Guest.PATIENCE_SECONDS);
            table.give(evening.lines().getFirst());
            table.flush();
        }

        /** Asserts that the journal at this boot contains what was shown before. */
        void look() throws Exception {
            await("its disk could be read", line -> line.equals("guest: copied"));
            Path found = folder.resolve("found " + boot);
            Disks.unpack(copy, found);
            undisturbed.check(found.resolve("journal"), said, "seed " + SEED + ", boot " + boot);
        }

        void awaitReady() throws Exception {
            String ready = await("the table was ready", line -> line.contains(" is ready: "));
            assertTrue(ready.endsWith(", " + undisturbed.taken() + " inputs so far"), ready);
        }

        /** Gives it all remaining input. The power is cut soon after this many acts were shown. */
        void play(int acts) throws Exception {
            List<String> left =
                    evening.lines().subList(1 + undisturbed.taken(), evening.lines().size());
            Thread.ofPlatform()
                    .daemon()
                    .start(() -> {
                        left.stream().allMatch(table::give);
                        table.flush();
                    });
            int[] still = {acts};
            await(
                    acts + " acts were shown",
                    line -> Shown.acts(List.of(line)).size() == 1 && --still[0] == 0);
            disk.cutAfter(1 + chance.below(MOST_WRITES));
        }

        /**
         * Waits for a line. A machine that does not get that far fails with a sentence and its
         * output.
         */
        private String await(String what, Predicate<String> line) throws Exception {
            try {
                return table.await(line);
            } catch (AssertionError never) {
                throw new AssertionError(
                        ("seed %d, evening %d, boot %d: within %d seconds, or before it ended, it was not"
                                        + " so that %s. Its console says at last: %s")
                                .formatted(
                                        SEED,
                                        evenings,
                                        boot,
                                        Guest.PATIENCE_SECONDS,
                                        what,
                                        lastOf(console)),
                        never);
            }
        }

        private static String lastOf(Path console) throws IOException {
            String all = Files.readString(console, StandardCharsets.ISO_8859_1);
            return all.substring(Math.max(0, all.length() - 600));
        }

        @Override
        public void close() throws IOException {
            table.close();
            lent.close();
        }
    }
}

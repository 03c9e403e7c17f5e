package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import burraco.journal.Journal;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.testing.BadDisk;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import burraco.testing.TableText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The real program on a disk that is full, read-only, broken or slow, or that loses its power. */
@Tag("process")
class BadDiskTest {
    private static final long SEED = Long.getLong("table.seed", 8);
    private static final int CUTS = Integer.getInteger("table.cuts", 3);

    @TempDir Path folder;

    private BadDisk disk;
    private ShortEvening evening;
    private List<String> options;
    private Path journal;

    @BeforeEach
    void aDiskThatFails() throws Exception {
        Optional<BadDisk> made = BadDisk.in(folder);
        assumeTrue(made.isPresent(), "no C compiler is here");
        disk = made.get();
        evening = ShortEvening.of(SEED, 1, 14);
        journal = folder.resolve("journal");
        Path config = evening.writeTo(folder);
        options =
                List.of(
                        "--config",
                        config.toString(),
                        "--journal",
                        journal.toString(),
                        "--readings",
                        "-");
    }

    private void give(TableProcess table, int from, int until) {
        for (int i = from; i < until; i++) {
            table.give(evening.lines().get(1 + i));
        }
        table.flush();
    }

    /** The table after this many readings without disturbance. */
    private Table undisturbed(int readings) {
        Table table = new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
        evening.readings().subList(0, readings).forEach(one -> table.take(new Input.Read(one)));
        return table;
    }

    private List<String> told(int readings) {
        Table table = new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
        List<String> told = new ArrayList<>();
        evening.readings().subList(0, readings).stream()
                .flatMap(one -> table.take(new Input.Read(one)).stream())
                .forEach(effect -> Shown.of(effect).ifPresent(told::add));
        return told;
    }

    @ParameterizedTest
    @ValueSource(strings = {"full", "readonly", "broken"})
    void whileTheDiskTakesNothingPlayGoesOnUnsecuredAndThenAllIsWritten(String how)
            throws Exception {
        int all = evening.readings().size();
        try (TableProcess table = TableProcess.run(disk.environment(), options)) {
            table.give(evening.lines().getFirst());
            give(table, 0, all / 2);
            table.await(line -> line.contains("turnup"));
            disk.is(how);
            give(table, all / 2, all);
            table.await(line -> line.startsWith("WARN  The journal cannot be written"));
            table.await(line -> line.contains(Shown.NOT_SECURED));
            String last = told(all).getLast();
            table.await(line -> line.equals("INFO  " + last));
            disk.is("ok");
            table.await(line -> line.startsWith("WARN  The journal is written again"));
            table.endInput();
            assertEquals(0, table.exit());
            assertEquals(told(all), Shown.acts(table.said()));
        }
        check(all, all);
    }

    /**
     * @param atMost a table that ends normally adds the time of its clock, which is not a reading
     */
    private int check(int atLeast, int atMost) throws Exception {
        try (Journal written = Journal.open(journal, () -> 0, said -> {})) {
            Recovery recovery =
                    Recovery.of(
                            evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH, written);
            int heard = (int) Math.min(atMost, written.kept().heard());
            assertTrue(heard >= atLeast, heard + " of " + atLeast);
            assertEquals(TableText.of(undisturbed(heard)), TableText.of(recovery.table()));
            return heard;
        }
    }

    /**
     * The power is cut while the disk accepts no more data; the same hand is restored nevertheless.
     */
    @ParameterizedTest
    @ValueSource(strings = {"full", "readonly", "broken"})
    void aTableThatComesBackOnADiskThatOnlyReadsGoesOnWithItsHand(String how) throws Exception {
        int all = evening.readings().size();
        try (TableProcess table = TableProcess.run(disk.environment(), options)) {
            table.give(evening.lines().getFirst());
            give(table, 0, all / 2);
            table.await(line -> line.contains("turnup"));
            table.kill();
        }
        disk.is(how);
        try (TableProcess table = TableProcess.run(disk.environment(), options)) {
            table.give(evening.lines().getFirst());
            table.flush();
            String ready = table.await(line -> line.contains(" is ready: "));
            int heard = Integer.parseInt(ready.replaceAll(".*, (\\d+) inputs so far", "$1"));
            assertTrue(heard > 1_000, ready);
            give(table, heard, all);
            table.await(line -> line.contains(Shown.NOT_SECURED));
            String last = told(all).getLast();
            table.await(line -> line.equals("INFO  " + last));
            disk.is("ok");
            table.await(line -> line.startsWith("WARN  The journal is written again"));
            table.endInput();
            assertEquals(0, table.exit());
        }
        check(all, all);
    }

    @Test
    void aSlowDiskIsNotWaitedFor() throws Exception {
        int all = evening.readings().size();
        try (TableProcess table = TableProcess.run(disk.environment(), options)) {
            table.give(evening.lines().getFirst());
            table.flush();
            table.await(line -> line.contains(" is ready: "));
            disk.is("slow");
            give(table, 0, all);
            table.await(line -> line.contains(Shown.NOT_SECURED));
            disk.is("ok");
            table.endInput();
            assertEquals(0, table.exit());
        }
        check(all, all);
    }

    @Test
    void withoutAnyJournalATableRunsUnsecured() throws Exception {
        disk.is("readonly");
        try (TableProcess table = TableProcess.run(disk.environment(), options)) {
            table.give(evening.lines().getFirst());
            give(table, 0, 2_000);
            table.await(line -> line.startsWith("ERROR Nothing is written down: "));
            table.await(line -> line.contains(Shown.NOT_SECURED));
            table.endInput();
            assertEquals(0, table.exit());
        }
    }

    /** If the program ended because of this, it would be started again for ever. */
    @Test
    void withAJournalThatNoVersionWroteATableRunsUnsecured() throws Exception {
        Journal.open(journal, () -> 0, said -> {}).close();
        Path file = journal.resolve(Journal.FILE);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version = -1");
        }
        try (TableProcess table = TableProcess.run(disk.environment(), options)) {
            table.give(evening.lines().getFirst());
            give(table, 0, 2_000);
            table.await(line ->
                    line.startsWith("ERROR Nothing is written down: ")
                            && line.contains("no version of this program wrote it"));
            table.await(line -> line.contains(Shown.NOT_SECURED));
            table.endInput();
            assertEquals(0, table.exit());
        }
    }

    /**
     * Everything that was not synced is lost, often from the middle of it; nothing that was shown
     * is lost.
     */
    @Test
    void whenThePowerGoesNothingIsLostThatWasShown() throws Exception {
        Chance chance = new Chance(SEED).stream("cuts");
        int taken = 0;
        int lost = 0;
        List<String> shown = new ArrayList<>();
        for (int cut = 0; cut < CUTS && taken < evening.readings().size() - 500; cut++) {
            int until = Math.min(evening.readings().size(), taken + 500 + chance.below(4_000));
            try (TableProcess table = TableProcess.run(disk.environment(), options)) {
                table.give(evening.lines().getFirst());
                table.flush();
                table.await(line -> line.contains(" is ready: "));
                disk.is("tardy");
                long before = disk.written();
                give(table, taken, until);
                if (chance.below(4) > 0) {
                    disk.awaitMoreThan(before);
                }
                table.kill();
                disk.is("ok");
                shown.addAll(Shown.securedActs(table.said()));
            }
            lost += disk.losePower();
            Files.deleteIfExists(journal.resolve(Journal.FILE + "-shm"));
            taken = check(taken, Integer.MAX_VALUE);
            List<String> told = told(taken);
            assertTrue(shown.size() <= told.size(), "seed " + SEED + ", cut " + cut);
            assertEquals(told.subList(0, shown.size()), shown, "seed " + SEED + ", cut " + cut);
            shown.clear();
            shown.addAll(told);
        }
        assertTrue(CUTS < 8 || lost > 0, "some of them came in the middle of a write");
        System.out.println(lost + " writes were lost, seed " + SEED);
    }
}

package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.Verification;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.testing.TableProcess;
import burraco.testing.TableText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program with a bug in it, which is killed while it recovers, and is started again. */
@Tag("process")
class FaultyProcessTest {
    private static final long SEED = Long.getLong("table.seed", 28);
    private static final String FAILED = "The table could not take something";

    @TempDir Path folder;

    private ShortEvening evening;
    private Path journal;
    private Path config;
    private long fails;

    @BeforeEach
    void anEvening() throws Exception {
        evening = ShortEvening.of(SEED, 1, 8);
        journal = folder.resolve("journal");
        config = evening.writeTo(folder);
        fails = evening.readings().get(evening.readings().size() / 2).at();
    }

    private TableProcess run() throws Exception {
        return TableProcess.of(
                TableProcess.ofMain(
                        "burraco.cli.run.FailingRun",
                        List.of("-Dfails.at=" + fails),
                        List.of(
                                "--config",
                                config.toString(),
                                "--journal",
                                journal.toString(),
                                "--readings",
                                "-",
                                "--no-web")),
                60);
    }

    private void give(TableProcess table, List<String> lines) {
        table.give(evening.lines().getFirst());
        lines.forEach(table::give);
        table.flush();
    }

    private List<String> lines() {
        return evening.lines().subList(1, evening.lines().size());
    }

    /** The table after this many of the readings at which it does not fail. */
    private String undisturbed(long readings) {
        Table table = new Table(evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH);
        taken().limit(readings).forEach(one -> table.take(new Input.Read(one)));
        return TableText.of(table);
    }

    private Stream<Reading> taken() {
        return evening.readings().stream().filter(one -> one.at() != fails);
    }

    private long assertAsUndisturbed() throws Exception {
        long heard;
        try (Journal kept = Journal.open(journal, () -> 0, _ -> {})) {
            Recovery recovery =
                    Recovery.of(
                            evening.layout(), ExampleTable.reference().deck(), Seat.SOUTH, kept);
            heard = kept.kept().heard();
            assertEquals(undisturbed(heard), TableText.of(recovery.table()));
        }
        try (History history = History.open(journal)) {
            assertEquals(List.of(), Verification.of(history).findings());
        }
        return heard;
    }

    @Test
    void itGoesOnWithoutTheInputAndSaysSo() throws Exception {
        try (TableProcess table = run()) {
            give(table, lines());
            table.endInput();
            assertEquals(0, table.exit(), () -> "" + table.said());
            List<String> said = table.said();
            assertTrue(said.stream().anyMatch(one -> one.contains(FAILED)), () -> "" + said);
            assertTrue(
                    said.stream().anyMatch(one -> one.contains("Errore di programma")),
                    () -> "" + said);
            assertFalse(("" + said).contains("S holds"), () -> "" + said);
        }
        assertEquals(taken().count(), assertAsUndisturbed());
        try (Stream<Path> files = Files.list(journal)) {
            assertTrue(
                    files.anyMatch(one -> one.getFileName().toString().equals("fault-0001.txt")));
        }
    }

    @Test
    void killedWhileItRecoversItComesUpWithTheSameTable() throws Exception {
        try (TableProcess table = run()) {
            give(table, lines());
            table.await(one -> one.contains(FAILED));
            table.kill();
        }
        long heard = assertAsUndisturbed();
        Reading next = taken().skip(heard).findFirst().orElseThrow();
        List<String> rest = lines().subList(evening.readings().indexOf(next), lines().size());
        try (TableProcess table = run()) {
            give(table, rest);
            table.endInput();
            assertEquals(0, table.exit(), () -> "" + table.said());
        }
        assertEquals(taken().count(), assertAsUndisturbed());
    }
}

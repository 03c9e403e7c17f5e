package burraco.hall.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.testing.BadDisk;
import burraco.testing.TableProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A hall that is killed, loses its power or has a disk that takes nothing, while tables tell and
 * its direction decides: what was acknowledged is there, and nothing twice. The long form: {@code
 * -Dhall.kills=200 -Dhall.cuts=200}.
 */
@Tag("process")
class BusyHallTest {
    private static final int KILLS = Integer.getInteger("hall.kills", 4);
    private static final int CUTS = Integer.getInteger("hall.cuts", 3);
    private static final long SEED = Long.getLong("hall.seed", 3);
    private static final long PATIENCE_SECONDS = 60;

    @TempDir private Path folder;
    private Path file;
    private final SplittableRandom chance = new SplittableRandom(SEED);

    @BeforeEach
    void file() {
        file = folder.resolve("hall.db");
    }

    private TableProcess hall(Map<String, String> environment) throws IOException {
        ProcessBuilder builder =
                TableProcess.ofMain(
                        "burraco.hall.ledger.BusyHall", List.of(), List.of(file.toString()));
        builder.environment().putAll(environment);
        return TableProcess.of(builder, PATIENCE_SECONDS);
    }

    /** Waits until it has acknowledged some more. */
    private static void acknowledged(TableProcess hall, int more) throws InterruptedException {
        int[] left = {more};
        int before = hall.said().size();
        int[] seen = {0};
        hall.await(line -> seen[0]++ >= before && isNews(line) && --left[0] <= 0);
    }

    private static boolean isNews(String line) {
        return line.startsWith("told ") || line.startsWith("decided ");
    }

    private void isThere(List<String> said) throws LedgerException {
        try (HallStore open = HallStore.open(file, _ -> {})) {
            Ledger ledger = new Ledger(open, () -> 0);
            StoredShelf shelf =
                    new StoredShelf(open, (_, _) -> true, (_, _) -> true, StoredShelf.News.NONE);
            List<Row> rows = ledger.all();
            assertEquals(List.of(), ledger.verify());
            assertEquals(rows.size(), new HashSet<>(rows.stream().map(Row::body).toList()).size());
            assertEquals(0, rows.size() % 2, "both of a pair or none");
            shelf.sources().forEach(source -> whole(shelf, source));
            for (String line : said) {
                String[] words = line.split(" ");
                if (words[0].equals("told")) {
                    long there = shelf.upTo(words[1], "e1", Stream.OPEN);
                    assertTrue(there >= Long.parseLong(words[2]), line + ", there " + there);
                } else if (words[0].equals("decided")) {
                    assertTrue(rows.size() >= Long.parseLong(words[1]), line);
                }
            }
        }
    }

    private static void whole(StoredShelf shelf, Source source) {
        try {
            assertEquals(
                    LongStream.rangeClosed(1, shelf.upTo(source.device(), "e1", source.stream()))
                            .mapToObj(n -> new Entry(n, BusyHall.text(source.device(), n)))
                            .toList(),
                    shelf.from(source, 1, Integer.MAX_VALUE));
        } catch (LedgerException cannot) {
            throw new AssertionError(cannot);
        }
    }

    @Test
    @DisplayName("Killed at any moment, it has all that was acknowledged")
    void killed() throws Exception {
        System.out.println(KILLS + " kills, seed " + SEED);
        for (int kill = 0; kill < KILLS; kill++) {
            try (TableProcess hall = hall(Map.of())) {
                acknowledged(hall, 1 + chance.nextInt(2_000));
                hall.kill();
                isThere(hall.said());
            }
        }
    }

    @Test
    @DisplayName("While it runs no other program can have its file")
    void another() throws Exception {
        try (TableProcess hall = hall(Map.of())) {
            acknowledged(hall, 1);
            LedgerException taken =
                    assertThrows(LedgerException.class, () -> HallStore.open(file, _ -> {}));
            assertEquals(file + ": another program is running this hall", taken.getMessage());
            hall.endInput();
            assertEquals(0, hall.exit());
            isThere(hall.said());
        }
    }

    private BadDisk disk() throws Exception {
        Optional<BadDisk> made = BadDisk.in(folder);
        assumeTrue(made.isPresent(), "no C compiler is here");
        return made.get();
    }

    @Test
    @DisplayName("While the disk is full or broken nothing is acknowledged, and then it goes on")
    void badDisk() throws Exception {
        BadDisk disk = disk();
        try (TableProcess hall = hall(disk.environment())) {
            for (String how : List.of("full", "broken")) {
                acknowledged(hall, 200);
                disk.is(how);
                int before = hall.said().size();
                int[] seen = {0};
                hall.await(line -> seen[0]++ >= before && line.equals("not decided"));
                disk.is("ok");
                acknowledged(hall, 200);
            }
            hall.endInput();
            assertEquals(0, hall.exit());
            assertTrue(hall.said().contains("hall.db is written again"));
            isThere(hall.said());
        }
    }

    @Test
    @DisplayName("When the power goes, all that was acknowledged is on the disk")
    void powerCut() throws Exception {
        BadDisk disk = disk();
        int lost = 0;
        for (int cut = 0; cut < CUTS; cut++) {
            try (TableProcess hall = hall(disk.environment())) {
                acknowledged(hall, 1 + chance.nextInt(500));
                disk.is("tardy");
                long before = disk.written();
                disk.awaitMoreThan(before);
                hall.kill();
                disk.is("ok");
                lost += disk.losePower();
                Files.deleteIfExists(folder.resolve("hall.db-shm"));
                isThere(hall.said());
            }
        }
        System.out.println(lost + " writes were lost in " + CUTS + " cuts, seed " + SEED);
        assertTrue(lost > 0, "some of them came in the middle of a write");
    }
}

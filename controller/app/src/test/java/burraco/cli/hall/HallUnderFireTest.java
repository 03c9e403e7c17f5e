package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.desk.file.Content;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.TestDatabase;
import burraco.hall.proof.ResultCheck;
import burraco.hall.proof.ResultReport;
import burraco.hall.proof.ResultRows;
import burraco.testing.BadNetwork;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real programs play a round of two hands while the hall is killed again and again, connections
 * break off, and a table is cut off until it has played, and killed then. {@code -Dfire.tables},
 * {@code -Dfire.kills}, {@code -Dfire.seed} make it longer. With {@code -Dfire.over=mqtt} the
 * tables ask by way of a broker, which is killed as well.
 */
@Tag("process")
class HallUnderFireTest {
    private static final int TABLES = Integer.getInteger("fire.tables", 2);
    private static final int KILLS = Integer.getInteger("fire.kills", 1);
    private static final long SEED = Long.getLong("fire.seed", 11);
    private static final double SPEED = 120;
    private static final long PATIENCE_MILLIS = 240_000;
    private static final long LOOK_MILLIS = 200;

    @TempDir Path folder;
    final SplittableRandom chance = new SplittableRandom(SEED);
    private final List<RealTable> tables = new ArrayList<>();
    private RealHall hall;
    private Optional<RealHall.RealBroker> broker = Optional.empty();

    private static String tournament() throws IOException {
        StringBuilder text =
                new StringBuilder(
                        """
                        burraco-tournament 2 seed 7
                        title "Fuoco"
                        plan
                          field pairs
                          length 2
                          stage mitchell rounds 1 placing entry points carried shift 1
                          tie-breaks direct match-points lot
                          clubs anywhere
                        """);
        for (int pair = 1; pair <= 2 * TABLES; pair++) {
            text.append("enter %d \"Ada %d\" \"Ugo %d\"\n".formatted(pair, pair, pair));
        }
        Content content = Content.of("fire", text.toString());
        content = with(content, new Change.Draft());
        content = with(content, Posting.of(content.now()).orElseThrow());
        return with(content, new Change.Start(1)).text();
    }

    private static Content with(Content content, Change change) {
        return switch (Direction.apply(content.now(), change)) {
            case Progress.Done done -> content.with(change, done.now());
            case Progress.Refused refused -> throw new AssertionError(refused);
        };
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    @DisplayName("Each result is in the tournament once, as the tables' journals have it")
    void aRound() throws Exception {
        try {
            hall = new RealHall(folder.resolve("hall"), tournament(), database());
            if (isOverBroker()) {
                broker = Optional.of(hall.broker());
            }
            hall.start();
            for (int number = 1; number <= TABLES; number++) {
                RealTable table =
                        new RealTable(
                                folder.resolve("table-" + number),
                                number,
                                new BadNetwork(
                                        broker.map(RealHall.RealBroker::port).orElse(hall.link()),
                                        chance.nextLong()),
                                isOverBroker(),
                                SPEED);
                tables.add(table);
                table.join(hall);
                table.start();
            }
            hall.control("{\"do\":\"start\",\"round\":1,\"minutes\":30}");
            RealTable last = tables.getLast();
            await(() -> hall.told(last.device(), "open") > 0, "the last table plays");
            last.network().cut(true);
            for (int kill = 0; kill < KILLS; kill++) {
                TimeUnit.MILLISECONDS.sleep(300 + chance.nextInt(2_500));
                kill(hall);
                if (broker.isPresent()) {
                    broker.get().process().kill();
                    broker.get().process().start();
                }
            }
            await(last::isOver, "the table that is cut off has played");
            last.killed();
            last.network().heal();
            last.start();
            await(() -> hall.rows("signed") == TABLES, "all results are recorded");
            for (RealTable table : tables) {
                table.network().heal();
            }
            await(() -> tables.stream().allMatch(this::isWhole), "all records are there");
            int broken = tables.stream().mapToInt(table -> table.network().broken()).sum();
            assertTrue(broken > 0, "connections broke off");
            hall.stopped();
            asTheJournalsHaveIt();
        } finally {
            for (RealTable table : tables) {
                table.close();
            }
            if (hall != null) {
                hall.close();
            }
            broker.ifPresent(RealHall.RealBroker::close);
        }
    }

    /** Where its ledger is, if not in a file. */
    Optional<TestDatabase> database() throws Exception {
        return Optional.empty();
    }

    /** Whether tables ask by way of a broker. */
    boolean isOverBroker() {
        return "mqtt".equals(System.getProperty("fire.over"));
    }

    /** And starts what was killed again. */
    void kill(RealHall hall) throws Exception {
        hall.killed();
        hall.start();
    }

    interface Question {
        boolean isSo() throws Exception;
    }

    private void await(Question question, String what) throws Exception {
        long began = System.nanoTime();
        while (!question.isSo()) {
            if (System.nanoTime() - began > PATIENCE_MILLIS * 1_000_000) {
                throw new AssertionError(
                        what
                                + ", seed "
                                + SEED
                                + "\nhall: "
                                + hall.said()
                                + "\ntables: "
                                + tables.stream()
                                        .map(table -> table.said().toString())
                                        .collect(Collectors.joining("\n")));
            }
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    private boolean isWhole(RealTable table) {
        try {
            return hall.told(table.device(), "record") >= table.releasedEntries();
        } catch (Exception cannot) {
            throw new AssertionError(cannot);
        }
    }

    private void asTheJournalsHaveIt() throws Exception {
        try (HallStore file = hall.file()) {
            Ledger ledger = new Ledger(file, System::currentTimeMillis);
            assertEquals(List.of(), ledger.verify());
            ResultReport proof = ResultCheck.of(file, ResultRows.of(ledger.all()));
            assertTrue(proof.isSound(), proof.toString());
            assertEquals(TABLES, proof.results());
            Content content = new LedgerKeeper(file, ledger).read();
            Round round = content.now().rounds().getFirst();
            for (int number = 1; number <= TABLES; number++) {
                Played played =
                        (Played)
                                round.slip(round.seating().at(number).orElseThrow())
                                        .result()
                                        .orElseThrow();
                assertEquals(
                        tables.get(number - 1).hands(),
                        played.parts().stream()
                                .map(part -> part.first() + ":" + part.second() + " NS+EW")
                                .toList());
            }
            String results = "result round 1 table ";
            long lines = content.text().lines().filter(line -> line.startsWith(results)).count();
            assertEquals(TABLES, lines);
            assertEquals(TABLES, ledger.all().stream().filter(HallUnderFireTest::isSigned).count());
        }
    }

    private static boolean isSigned(Row row) {
        return row.kind().equals("signed");
    }
}

package burraco.relay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tables and a hall in virtual time, with everything that goes wrong between them: lost and doubled
 * requests, cables that are out, restarts of tables and of the hall, tables that got an older copy
 * of their journal, noticed or not, a full disk, clocks that differ by minutes, somebody who writes
 * under another name. The long form: {@code -Drelay.minutes=10 -Drelay.tables=1000}.
 */
class RelaySimulationTest {
    /** Of the largest hall. */
    private static final int TABLES = Integer.getInteger("relay.tables", 170);

    private static final long MINUTES = Long.getLong("relay.minutes", 3);
    private static final long MINUTE = 60_000;

    /** After the last fault: the longest pause, patience with a request, and the rest to send. */
    private static final long HEALING = 4 * MINUTE;

    /** A table looks at its clock so often; what it drifts meanwhile is less. */
    private static final long TICK = 100;

    private VirtualTime time;
    private SplittableRandom chance;
    private SimulatedHall hall;
    private final List<SimulatedTable> tables = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 8", "4, 8", "5, 40", "6, 0"})
    @DisplayName(
            "Nothing is lost, nothing comes twice, nobody writes as another, everybody hears the"
                    + " newest order")
    void everythingGoesWrong(long seed, int some) {
        int many = some == 0 ? TABLES : some;
        System.out.printf("seed %d, %d tables, %d minutes%n", seed, many, MINUTES);
        begin(seed, many);
        time.in(0, this::fault);
        long end = MINUTES * MINUTE;
        time.runUntil(end);
        faults = false;
        hall.heals();
        time.runUntil(end + HEALING);
        tables.forEach(this::everythingArrived);
        tables.forEach(table -> assertEquals(hall.orders().getLast(), table.order(), table.name));
        tables.forEach(table -> assertEquals(table.state(), hall.state(table), table.name));
        timeOuts();
        System.out.println("records of which the hall has another one: " + others);
    }

    private boolean faults = true;
    private int others;

    private void begin(long seed, int many) {
        time = new VirtualTime();
        chance = new SplittableRandom(seed);
        hall = new SimulatedHall(time, chance);
        for (int i = 1; i <= many; i++) {
            SimulatedTable table = new SimulatedTable("t" + i, time, hall, chance.split());
            tables.add(table);
            time.in(chance.nextLong(1_000), () -> plays(table));
        }
    }

    /** Some five entries a second, and now and then the record of a hand. */
    private void plays(SimulatedTable table) {
        if (!faults) {
            return;
        }
        table.plays(Stream.OPEN);
        if (chance.nextInt(500) == 0) {
            for (int i = 0; i < 150; i++) {
                table.plays(Stream.RECORD);
            }
        }
        time.in(chance.nextLong(400), () -> plays(table));
    }

    private void fault() {
        if (!faults) {
            return;
        }
        SimulatedTable table = tables.get(chance.nextInt(tables.size()));
        switch (chance.nextInt(10)) {
            case 0 -> table.restarts();
            case 1 -> table.isRestored();
            case 2, 3 -> table.isCutOff(chance.nextLong(40_000));
            case 4 -> hall.restarts(chance.nextLong(10_000));
            case 5 -> disk(chance.nextLong(15_000));
            case 6 -> tables.forEach(one -> one.isCutOff(chance.nextLong(8_000)));
            case 7 -> orders();
            case 8 -> table.goesBack();
            default -> impostor(table);
        }
        time.in(chance.nextLong(6_000), this::fault);
    }

    private void disk(long millis) {
        hall.shelf.full(true);
        time.in(millis, () -> hall.shelf.full(false));
    }

    private void orders() {
        OptionalLong timeOut =
                chance.nextBoolean()
                        ? OptionalLong.of(chance.nextLong(60_000, 120_000))
                        : OptionalLong.empty();
        hall.orders("round " + hall.orders().size(), timeOut);
    }

    /** A table writes under the name of another one, with its own key. */
    private void impostor(SimulatedTable table) {
        SimulatedTable other = tables.get(chance.nextInt(tables.size()));
        if (other != table) {
            Entry forged =
                    new Entry(
                            hall.shelf.upTo(other.name, other.epoch(), Stream.OPEN) + 1, "forged");
            hall.take(
                    new Request.Batch(
                            new Request.Head(other.name, other.epoch(), 0),
                            Stream.OPEN,
                            List.of(forged)),
                    table.name);
        }
    }

    private void everythingArrived(SimulatedTable table) {
        for (Map.Entry<String, Map<Stream, List<String>>> journal : table.journals().entrySet()) {
            journal.getValue()
                    .forEach((stream, told) -> {
                        List<String> kept = hall.shelf.kept(table.name, journal.getKey(), stream);
                        boolean now = journal.getKey().equals(table.epoch());
                        String where = table.name + " " + journal.getKey() + " " + stream;
                        if (stream == Stream.RECORD && !begins(told, kept)) {
                            wasAnother(table, journal.getKey(), told, kept, where);
                            return;
                        }
                        assertTrue(begins(told, kept), where);
                        if (now) {
                            assertEquals(told.size(), kept.size(), where);
                        }
                    });
        }
    }

    private static boolean begins(List<String> told, List<String> kept) {
        return kept.size() <= told.size() && told.subList(0, kept.size()).equals(kept);
    }

    /**
     * The hall has one of two journals of the same name and not some of both; people hear of it.
     */
    private void wasAnother(
            SimulatedTable table,
            String epoch,
            List<String> told,
            List<String> kept,
            String where) {
        others++;
        assertTrue(table.givenUp(epoch).stream().anyMatch(one -> begins(one, kept)), where);
        if (epoch.equals(table.epoch()) && told.size() > kept.size()) {
            assertEquals(Optional.of(Answer.Why.BROKEN_JOURNAL), table.sender().refused(), where);
        }
    }

    /** Whoever had the order in time ends the round when the hall does, cut off or not. */
    private void timeOuts() {
        int fell = 0;
        for (SimulatedTable table : tables) {
            for (SimulatedTable.TimeOut timeOut : table.timeOuts()) {
                long wanted = hall.at(timeOut.order().timeOut().getAsLong());
                if (timeOut.known() < wanted) {
                    fell++;
                    long late = timeOut.fell() - wanted;
                    assertTrue(
                            Math.abs(late) <= timeOut.error() + TICK,
                            table.name + " by " + late + " ms: " + timeOut);
                }
            }
        }
        System.out.println("time-outs that fell everywhere at once: " + fell);
    }
}

package burraco.hall.ledger;

import burraco.relay.Entry;
import burraco.relay.Shelf;
import burraco.relay.Stream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A hall in a process of its own: tables tell and its direction decides as fast as it goes, and
 * each says on the output what was acknowledged. It ends with its input.
 */
final class BusyHall {
    private static final int TABLES = 20;
    private static final long BREATH = 20;

    private final Ledger ledger;
    private final StoredShelf shelf;
    private volatile boolean ended;

    private BusyHall(HallStore file) throws LedgerException {
        ledger = new Ledger(file, () -> 0);
        shelf = new StoredShelf(file, (_, _) -> true, (_, _) -> true, StoredShelf.News.NONE);
    }

    public static void main(String[] args) throws Exception {
        try (HallStore file = HallStore.open(Path.of(args[0]), BusyHall::say)) {
            BusyHall hall = new BusyHall(file);
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < TABLES; i++) {
                    String table = "t" + i;
                    threads.submit(() -> hall.tells(table));
                }
                threads.submit(hall::decides);
                say("open");
                while (System.in.read() >= 0) {
                    // Until it is closed.
                }
                hall.ended = true;
            }
        } catch (LedgerException cannot) {
            say(cannot.getMessage());
        }
    }

    private static void say(String line) {
        System.out.println(line);
    }

    static String text(String table, long number) {
        return table + " tells " + number;
    }

    private Void tells(String table) throws InterruptedException {
        SplittableRandom chance = new SplittableRandom(table.hashCode());
        while (!ended) {
            long first = Math.max(1, shelf.upTo(table, "e1", Stream.OPEN) + 1 - chance.nextInt(3));
            List<Entry> entries = new ArrayList<>();
            for (long number = first; number < first + 1 + chance.nextInt(5); number++) {
                entries.add(new Entry(number, text(table, number)));
            }
            try {
                shelf.add(table, "e1", Stream.OPEN, entries);
                say("told " + table + " " + entries.getLast().number());
            } catch (Shelf.FullException | Shelf.BrokenException cannot) {
                say("not told");
                Thread.sleep(BREATH);
            }
        }
        return null;
    }

    private Void decides() throws InterruptedException {
        for (int i = 0; !ended; i++) {
            try {
                String body = ProcessHandle.current().pid() + " " + i;
                List<Row> rows =
                        ledger.append(
                                List.of(
                                        new NewRow("tell", body + " a", "Conti Lia", ""),
                                        new NewRow("tell", body + " b", "Conti Lia", "")));
                say("decided " + rows.getLast().seq());
            } catch (IOException cannot) {
                say("not decided");
                Thread.sleep(BREATH);
            }
        }
        return null;
    }
}

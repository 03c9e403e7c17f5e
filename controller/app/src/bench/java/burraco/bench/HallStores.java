package burraco.bench;

import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.ledger.TestDatabase;
import burraco.hall.postgres.PostgresServer;
import burraco.hall.postgres.TwoServers;
import burraco.relay.Entry;
import burraco.relay.Stream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The store of a hall, in a file, in PostgreSQL on this machine, and there with a synchronous
 * stand-by: one decision after the other, each of them a transaction; then tables that put what
 * they tell on the hall's shelf, first five entries a second each, as at a table, four requests a
 * second, then as fast as it goes. How long each waits until it is on the disk, beside the disk
 * alone.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-Xmx512m", "-XX:+UseSerialGC"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class HallStores {
    private static final int REQUESTS = 4;
    private static final int ENTRIES = 5;

    /** Of an act, as JSON. */
    private static final String TEXT = "{\"kind\":\"act\",\"body\":\"" + "x".repeat(180) + "\"}";

    @Param({"file", "database", "stand-by"})
    public String store;

    @Param("1000")
    public int tables;

    @Param("20")
    public int seconds;

    private final ConcurrentLinkedQueue<Long> took = new ConcurrentLinkedQueue<>();
    private final AtomicLong entries = new AtomicLong();
    private long[] told;

    @Benchmark
    public long shelf() throws Exception {
        told = new long[tables];
        try (Scratch scratch = Scratch.make()) {
            disk(scratch.folder());
            switch (store) {
                case "file" -> measure(Place.of(scratch.folder().resolve("hall.db")));
                case "database" -> {
                    try (PostgresServer server =
                            PostgresServer.begin(scratch.folder().resolve("server"))) {
                        measure(TestDatabase.of(server, server.newDatabase(), "bench").place());
                    }
                }
                default -> {
                    try (TwoServers servers = TwoServers.begin(scratch.folder())) {
                        measure(servers.place(""));
                    }
                }
            }
        }
        return entries.get();
    }

    private void measure(Place place) throws Exception {
        try (HallStore hall = HallStore.open(place, System.out::println)) {
            decisions(new Ledger(hall, System::currentTimeMillis));
            StoredShelf shelf = shelf(hall);
            run("as at tables", shelf, TimeUnit.SECONDS.toNanos(1) / REQUESTS);
            run("as fast as it goes", shelf, 0);
        }
        long before = System.nanoTime();
        try (HallStore hall = HallStore.open(place, System.out::println)) {
            System.out.printf(
                    "opened again in %d ms: %,d entries of %d journals%n",
                    millis(System.nanoTime() - before),
                    Arrays.stream(told).sum(),
                    shelf(hall).sources().size());
        }
    }

    private static StoredShelf shelf(HallStore hall) throws IOException {
        return new StoredShelf(hall, (_, _) -> true, (_, _) -> true, StoredShelf.News.NONE);
    }

    private void decisions(Ledger ledger) throws IOException {
        List<Long> times = new ArrayList<>();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds) / 2;
        for (long before = System.nanoTime(); before < end; before = System.nanoTime()) {
            ledger.append("tell", TEXT, "Rossi", "");
            times.add(System.nanoTime() - before);
        }
        System.out.printf(
                "one decision after the other: %,.0f a second; %s%n",
                times.size() / (seconds / 2.0), shares(times));
    }

    /** How long the disk takes for one page that is synced. */
    private static void disk(Path folder) throws IOException {
        List<Long> times = new ArrayList<>();
        try (FileChannel out =
                FileChannel.open(
                        folder.resolve("disk"),
                        StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.WRITE)) {
            for (int i = 0; i < 500; i++) {
                long before = System.nanoTime();
                out.write(ByteBuffer.allocate(4_096));
                out.force(false);
                times.add(System.nanoTime() - before);
            }
        }
        System.out.printf("%nthe disk alone: %s%n", shares(times));
    }

    private void run(String how, StoredShelf shelf, long every) throws Exception {
        took.clear();
        entries.set(0);
        long begin = System.nanoTime();
        long end = begin + TimeUnit.SECONDS.toNanos(seconds);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int table = 0; table < tables; table++) {
                int which = table;
                long first = begin + every * table / tables;
                threads.submit(() -> tells(which, shelf, first, every, end));
            }
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        System.out.printf(
                "%s: %,.0f requests and %,.0f entries a second; %s%n",
                how, took.size() / seconds, entries.get() / seconds, shares(List.copyOf(took)));
    }

    /** Five entries in four requests. */
    private Void tells(int table, StoredShelf shelf, long first, long every, long end)
            throws Exception {
        long due = first;
        for (int turn = 0; System.nanoTime() < end; turn++) {
            LockSupport.parkNanos(due - System.nanoTime());
            List<Entry> batch = new ArrayList<>();
            int many = turn % REQUESTS == 0 ? ENTRIES - REQUESTS + 1 : 1;
            for (int i = 0; i < many; i++) {
                told[table]++;
                batch.add(new Entry(told[table], TEXT));
            }
            long before = System.nanoTime();
            shelf.add("device" + table, "e1", Stream.OPEN, batch);
            took.add(System.nanoTime() - before);
            entries.addAndGet(many);
            due += every;
        }
        return null;
    }

    private static String shares(List<Long> times) {
        List<Long> sorted = times.stream().sorted(Comparator.naturalOrder()).toList();
        return List.of(0.5, 0.99, 1.0).stream()
                .map(share -> {
                    long time = sorted.get((int) (share * (sorted.size() - 1)));
                    return "%.0f %% within %.2f ms".formatted(100 * share, time / 1e6);
                })
                .collect(Collectors.joining(", "));
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}

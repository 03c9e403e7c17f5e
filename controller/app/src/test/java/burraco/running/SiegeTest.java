package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.Asker;
import burraco.testing.PagesKeys;
import burraco.testing.Processors;
import burraco.testing.ShortEvening;
import burraco.testing.Siege;
import burraco.testing.TableProcess;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real program, with the memory that {@code ./table run} gives it, plays evenings while
 * attackers do what they can to its pages. {@code -Dsiege.minutes=N} makes a campaign of it.
 */
@Tag("process")
class SiegeTest {
    private static final double MINUTES =
            Double.parseDouble(System.getProperty("siege.minutes", "0"));
    private static final long SEED = Long.getLong("siege.seed", 11);

    /** The heap and what Java itself needs. */
    private static final long MOST_RESIDENT_MB = 220;

    private static final boolean MEASURES = MINUTES > 0 && Processors.canBeGiven();

    /** Readings that come too fast wait for each other; only short evenings are played so fast. */
    private static final int SPEED = MINUTES == 0 ? 20 : 10;

    private static final int HANDS = MINUTES == 0 ? 2 : 10;

    private static final Pattern BUCKET =
            Pattern.compile("table_decision_seconds_bucket\\{le=\"([^\"]+)\"} (\\d+)");

    /** With fewer decisions, the slowest percent is a matter of chance. */
    private static final long FEW = 100;

    private static final Pattern CUT_FOR_BYTES =
            Pattern.compile("table_pages_cut_for_bytes_total (\\d+)");

    /** How many decisions were announced within each limit, in all evenings. */
    private final Map<Siege.Kind, long[]> told = new EnumMap<>(Siege.Kind.class);

    private int evenings;

    @TempDir Path folder;

    @Test
    @DisplayName("Whatever unknown clients do, every act is announced and every request answered")
    void theTableIsOutOfTheirReach() throws Exception {
        long end = System.nanoTime() + (long) (MINUTES * TimeUnit.MINUTES.toNanos(1));
        for (int round = 0; MINUTES > 0 && System.nanoTime() < end; round++) {
            sameEveningForEach(SEED + round / 2, round % 2 == 0);
        }
        if (MINUTES == 0) {
            evening(SEED, false, true, Siege.Kind.all(false));
            evening(SEED, true, true, Siege.Kind.all(true));
        }
        told.forEach((kind, buckets) ->
                System.out.printf(
                        "siege: %-20s %s%n", kind, told(new long[buckets.length], buckets)));
        if (MEASURES) {
            told.forEach((kind, buckets) -> assertOnTime(kind, buckets));
        }
    }

    /**
     * How long a decision takes depends on the hand, so each kind of attack gets the same evening,
     * and so does nobody.
     */
    private void sameEveningForEach(long seed, boolean fromElsewhere) throws Exception {
        for (boolean secure : new boolean[] {false, true}) {
            for (Siege.Kind kind : Siege.Kind.all(secure)) {
                evening(seed, secure, fromElsewhere, List.of(kind));
            }
        }
    }

    /**
     * 99 % of the decisions take at most twice as long as without attackers, as far as the limits
     * show.
     */
    private void assertOnTime(Siege.Kind kind, long[] buckets) {
        long[] nobody = told.get(Siege.Kind.NONE);
        if (Math.min(nobody[nobody.length - 1], buckets[buckets.length - 1]) < FEW) {
            System.out.println("siege: too few decisions to compare " + kind);
            return;
        }
        int usual = percentile(nobody, 99);
        int theirs = percentile(buckets, 99);
        boolean late =
                theirs > usual && theirs > 0 && Meter.BOUNDS[theirs - 1] > 2 * Meter.BOUNDS[usual];
        assertTrue(!late, kind + ": " + told(new long[buckets.length], buckets));
    }

    private void evening(long seed, boolean secure, boolean fromElsewhere, List<Siege.Kind> kinds)
            throws Exception {
        ShortEvening evening = ShortEvening.of(seed, HANDS, 10);
        System.out.printf(
                "siege: seed %d, https %s, from elsewhere %s, %d readings in %d s%n",
                seed,
                secure,
                fromElsewhere,
                evening.readings().size(),
                evening.readings().getLast().at() / 1_000);
        Path at = Files.createDirectory(folder.resolve("evening " + ++evenings));
        Path config = evening.writeTo(at);
        if (secure) {
            PagesKeys.make(at).writeBeside(config);
        }
        Path journal = at.resolve("journal");
        List<String> shown;
        try (TableProcess table =
                TableProcess.run(
                        MEASURES ? Processors.OF_THE_TABLE : Processors.ANY,
                        Map.of(),
                        List.of(
                                "--config",
                                config.toString(),
                                "--journal",
                                journal.toString(),
                                "--web",
                                "0",
                                "--metrics",
                                "0",
                                "--readings",
                                "-"))) {
            table.give(evening.lines().getFirst());
            table.flush();
            int pages = port(table.await(line -> line.contains("pages on ")), "");
            int metrics = port(table.await(line -> line.contains("metrics on ")), "/metrics");
            int size = evening.readings().size();
            // A program that has just started is slow, so its first part is not compared.
            int first = size / Math.max(kinds.size() + 1, 4);
            play(table, evening, 0, first, new Asker(pages, secure), fromElsewhere);
            for (int i = 0; i < kinds.size(); i++) {
                Siege.Kind kind = kinds.get(i);
                int from = first + (size - first) * i / kinds.size();
                int until = first + (size - first) * (i + 1) / kinds.size();
                long cutBefore = cutForBytes(table, metrics);
                try (Siege siege =
                        new Siege(
                                MEASURES ? Processors.OF_OTHERS : Processors.ANY,
                                pages,
                                kind,
                                fromElsewhere)) {
                    long[] before = buckets(table, metrics);
                    Asker asker = new Asker(pages, secure);
                    String answered = play(table, evening, from, until, asker, fromElsewhere);
                    long[] after = buckets(table, metrics);
                    long cut = cutSince(cutBefore, kind, table, metrics);
                    told.merge(kind, less(after, before), SiegeTest::more);
                    System.out.printf(
                            "%-20s %6d connections, %d cut off for their bytes; %s;"
                                    + " decisions %s; %d MB%n",
                            kind, siege.end(), cut, answered, told(before, after), resident(table));
                    assertTrue(resident(table) <= MOST_RESIDENT_MB, "memory");
                    assertTrue(!kind.isGreedy() || cut > 0, "they come to the bound for bytes");
                }
            }
            table.endInput();
            assertEquals(0, table.exit(), () -> table.said().toString());
            shown = table.said().stream().filter(line -> !line.contains(" on http")).toList();
        }
        new Undisturbed(evening).check(journal, shown, "seed " + seed);
    }

    private static int port(String line, String behind) {
        String address = line.substring(0, line.length() - behind.length());
        return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
    }

    /** Sends the readings faster than they were, and asks for the state meanwhile. */
    private static String play(
            TableProcess table,
            ShortEvening evening,
            int from,
            int until,
            Asker asker,
            boolean apart)
            throws Exception {
        AtomicBoolean played = new AtomicBoolean();
        List<Long> took = new ArrayList<>();
        FutureTask<Integer> asking = new FutureTask<>(() -> ask(asker, took, played::get));
        Thread.ofPlatform().daemon().start(asking);
        long begun = System.nanoTime();
        long first = evening.readings().get(from).at();
        for (int i = from; i < until; i++) {
            long due = (evening.readings().get(i).at() - first) * 1_000_000 / SPEED;
            long early = begun + due - System.nanoTime();
            if (early > 0) {
                table.flush();
                LockSupport.parkNanos(early);
            }
            table.give(evening.lines().get(1 + i));
        }
        table.flush();
        played.set(true);
        int again = asking.get();
        took.sort(null);
        if (MINUTES > 0 && apart) {
            // In a short evening it is asked too seldom for that; and where they come from its own
            // address, they are the own screen's equals.
            String share = again + " of " + took.size() + " asked again";
            assertTrue(again <= 1 + took.size() / 10, share);
        }
        return String.format(
                "%d asked, %d of them again, half answered within %d ms, 99 %% within %d ms",
                took.size(),
                again,
                TimeUnit.NANOSECONDS.toMillis(took.get(took.size() / 2)),
                TimeUnit.NANOSECONDS.toMillis(took.get(took.size() * 99 / 100)));
    }

    /** How often the client had to ask again. */
    private static int ask(Asker asker, List<Long> took, BooleanSupplier over) throws Exception {
        int again = 0;
        do {
            long begun = System.nanoTime();
            again += asks(asker, took.size()) ? 0 : 1;
            took.add(System.nanoTime() - begun);
            TimeUnit.MILLISECONDS.sleep(100);
        } while (!over.getAsBoolean());
        return again;
    }

    /** Whether the client is answered at once; if it is cut off it asks again, as browsers do. */
    private static boolean asks(Asker asker, int which) throws Exception {
        for (int again = 0; again < 50; again++) {
            try {
                if (asker.isAnswered(which)) {
                    return again == 0;
                }
            } catch (IOException cutOff) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
        }
        throw new AssertionError("the table's own screen is not answered any more");
    }

    private static String get(int port, String path) throws Exception {
        HttpURLConnection one =
                (HttpURLConnection)
                        URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
        one.setRequestProperty("Connection", "close");
        one.setConnectTimeout(60_000);
        one.setReadTimeout(60_000);
        try (var in = one.getInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String figures(TableProcess table, int metrics) {
        try {
            return get(metrics, "/metrics");
        } catch (Exception gone) {
            throw new AssertionError("it has ended? it said " + table.said(), gone);
        }
    }

    private static long cutForBytes(TableProcess table, int metrics) {
        Matcher cut = CUT_FOR_BYTES.matcher(figures(table, metrics));
        assertTrue(cut.find());
        return Long.parseLong(cut.group(1));
    }

    /**
     * How many were cut off for their bytes. A short evening may be over before those have come to
     * the bound who want to: they have a while for it.
     */
    private static long cutSince(long before, Siege.Kind kind, TableProcess table, int metrics)
            throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        long cut = cutForBytes(table, metrics) - before;
        while (kind.isGreedy() && cut == 0 && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(100);
            cut = cutForBytes(table, metrics) - before;
        }
        return cut;
    }

    private static long[] buckets(TableProcess table, int metrics) {
        String page = figures(table, metrics);
        assertTrue(page.contains("table_left_out_total 0\n"), page);
        assertTrue(page.contains("table_failures_total 0\n"), page);
        Matcher bucket = BUCKET.matcher(page);
        return bucket.results().mapToLong(one -> Long.parseLong(one.group(2))).toArray();
    }

    private static long[] more(long[] one, long[] other) {
        return IntStream.range(0, one.length).mapToLong(i -> one[i] + other[i]).toArray();
    }

    private static long[] less(long[] one, long[] other) {
        return IntStream.range(0, one.length).mapToLong(i -> one[i] - other[i]).toArray();
    }

    /** The limits within which 50 % and 99 % of them were. */
    private static String told(long[] before, long[] after) {
        long all = after[after.length - 1] - before[before.length - 1];
        return all
                + ", half within "
                + bound(before, after, 50)
                + ", 99 % within "
                + bound(before, after, 99);
    }

    private static String bound(long[] before, long[] after, int percent) {
        int within = percentile(less(after, before), percent);
        return within < Meter.BOUNDS.length ? Meter.BOUNDS[within] / 1_000.0 + " ms" : "more";
    }

    /** The limit that this percentage of them kept. */
    private static int percentile(long[] buckets, int percent) {
        long all = buckets[buckets.length - 1];
        int within = 0;
        while (within < Meter.BOUNDS.length && buckets[within] * 100 < all * percent) {
            within++;
        }
        return within;
    }

    private static long resident(TableProcess table) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + table.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1_024)
                .findFirst()
                .orElse(0);
    }
}

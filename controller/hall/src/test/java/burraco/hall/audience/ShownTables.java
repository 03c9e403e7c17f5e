package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.relay.wire.Told;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Many tables that play the same match again and again, each at another point of it. */
public final class ShownTables implements AutoCloseable {
    public static final String KEY = "friday";

    /** How long the match takes, with a pause behind it. */
    private static final long MATCH_MILLIS = 400_000;

    private final Path folder;
    private final Path file;
    private final FakeTellings hall = new FakeTellings();
    private final List<Source> sources = new ArrayList<>();
    private final Map<Integer, List<Told>> matches = new HashMap<>();

    /** How many entries each table has told. */
    private final Map<Integer, Integer> told = new HashMap<>();

    private final Audience audience;
    private long now;
    private volatile long cpu;

    public ShownTables(Path home, int tables) throws IOException {
        folder = Files.createDirectories(home.resolve("public"));
        file = home.resolve("audience.db");
        for (int table = 1; table <= tables; table++) {
            sources.add(hall.device("device" + table, table));
        }
        audience =
                new Audience(
                        new AudienceOptions(folder, file, Duration.ZERO, true),
                        hall,
                        () -> KEY,
                        () -> now,
                        () -> {},
                        fault -> {
                            throw new AssertionError(fault);
                        });
        audience.begin();
        audience.look();
    }

    public Path folder() {
        return folder;
    }

    /** What is played in a second is told and shown; at first each table is somewhere else. */
    public void second() {
        try {
            now += 1_000;
            for (int i = 0; i < sources.size(); i++) {
                tell(sources.get(i), i + 1, now + 90_000 + i * 137L % 30_000);
            }
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            audience.look();
            cpu += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        } catch (RuntimeException | AssertionError fault) {
            fault.printStackTrace();
            throw fault;
        }
    }

    private void tell(Source source, int table, long to) {
        List<Told> match = matches.computeIfAbsent(table, place -> ToldHands.of(1, place, 1, 0));
        List<Told> some = new ArrayList<>();
        int next = told.getOrDefault(table, 0);
        while (at(match, next) < to) {
            int number = next / match.size();
            some.add(
                    ToldHands.later(
                            match.get(next % match.size()), number * MATCH_MILLIS, number + 1));
            next++;
        }
        told.put(table, next);
        if (!some.isEmpty()) {
            hall.tells(source, some);
            audience.told(source, hall.told.get(source));
        }
    }

    private static long at(List<Told> match, int entry) {
        return match.get(entry % match.size()).at() + entry / match.size() * MATCH_MILLIS;
    }

    /** Processor time that the audience has taken so far. */
    public long cpuMillis() {
        return cpu / 1_000_000;
    }

    public long segments() {
        return sum("count(*)");
    }

    public long bytes() {
        return sum("sum(size)");
    }

    private long sum(String what) {
        try (AudienceFile read = new AudienceFile(file)) {
            return what.startsWith("count")
                    ? read.all().size()
                    : read.all().stream().mapToLong(Segment.About::size).sum();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    @Override
    public void close() throws IOException {
        audience.close();
    }
}

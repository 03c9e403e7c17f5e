package burraco.hall.audience;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.Source;
import burraco.json.Json;
import burraco.relay.wire.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever comes when, however often the hall is started again and whatever happens to the folder.
 */
@Tag("campaign")
class SegmentsTest {
    private static final long SEED = Long.getLong("audience.seed", 1);
    private static final int RUNS = Integer.getInteger("audience.runs", 6);

    @TempDir Path home;

    static List<Long> seeds() {
        List<Long> seeds = new ArrayList<>();
        for (long seed = SEED; seed < SEED + RUNS; seed++) {
            seeds.add(seed);
        }
        return seeds;
    }

    /** A hall with three devices; the third one takes the place of the second. */
    private final class Run {
        private final SplittableRandom chance;
        private final FakeTellings hall = new FakeTellings();
        private final Map<Source, List<Told>> toCome = new HashMap<>();

        /** When each entry came, by its time on the table's clock. */
        private final Map<Source, List<Long>> came = new HashMap<>();

        private final Map<String, String> seen = new TreeMap<>();
        private final Path folder = home.resolve("public");
        private final Path away = home.resolve("away");
        private final Duration delay;
        private Audience audience;
        private long now = 1_000;
        private int keys;

        Run(long seed) throws IOException {
            chance = new SplittableRandom(seed);
            delay = Duration.ofSeconds(chance.nextInt(600));
            Files.createDirectories(folder);
            device("a", 1, 0);
            device("b", 2, 1_000_000);
            device("c", 2, 2_000_000);
            start();
        }

        private void device(String name, int table, long later) {
            Source source = hall.device(name, table);
            List<Told> all = new ArrayList<>(ToldHands.of(1, table, 1, later));
            all.addAll(ToldHands.of(2, table, 1, later + 400_000));
            toCome.put(source, all);
            came.put(source, new ArrayList<>());
        }

        private void start() {
            audience =
                    new Audience(
                            new AudienceOptions(folder, home.resolve("audience.db"), delay, true),
                            hall,
                            () -> "friday-" + ++keys,
                            () -> now,
                            () -> {},
                            _ -> {});
            audience.begin();
        }

        void play() throws IOException {
            while (toCome.values().stream().anyMatch(left -> !left.isEmpty())) {
                switch (chance.nextInt(12)) {
                    case 0 -> {
                        audience.close();
                        now += chance.nextInt(5_000);
                        start();
                    }
                    case 1 -> vanish();
                    case 2 -> Files.deleteIfExists(anySegment());
                    case 3, 4, 5 -> {
                        now += chance.nextLong(20_000);
                        look();
                    }
                    default -> come();
                }
            }
            returns();
            // What somebody has deleted meanwhile is put back.
            audience.close();
            start();
            for (long left = delay.toMillis() + 60_000; left > 0; left -= 2_000) {
                now += 2_000;
                look();
            }
        }

        /** A segment that the web server has lost; or none. */
        private Path anySegment() {
            return folder.resolve("friday-1/1/" + (1 + chance.nextInt(20)) + ".json");
        }

        private void vanish() throws IOException {
            if (Files.exists(folder)) {
                Files.move(folder, away);
            } else {
                returns();
            }
        }

        private void returns() throws IOException {
            if (!Files.exists(folder)) {
                Files.move(away, folder);
            }
        }

        private void come() {
            List<Source> some = new ArrayList<>(hall.told.keySet());
            Source source = some.get(chance.nextInt(some.size()));
            List<Told> left = toCome.get(source);
            List<Told> batch = left.subList(0, Math.min(left.size(), 1 + chance.nextInt(20)));
            if (!batch.isEmpty()) {
                hall.tells(source, batch);
                batch.forEach(_ -> came.get(source).add(now));
                audience.told(source, hall.told.get(source));
                batch.clear();
            }
        }

        private void look() throws IOException {
            audience.look();
            if (!Files.exists(folder)) {
                assertEquals("audience-gone", audience.trouble().orElseThrow().key());
                return;
            }
            Outside outside = new Outside(folder);
            outside.segments()
                    .forEach((name, text) -> {
                        String before = seen.putIfAbsent(name, text);
                        assertTrue(before == null || before.equals(text), name + " has changed");
                    });
        }

        /** What each device shows, as if nobody had to wait and nothing ever failed. */
        Map<Source, List<Frame>> whole() throws IOException {
            Map<Source, List<Frame>> all = new HashMap<>();
            for (Source source : hall.told.keySet()) {
                List<Frame> frames = new ArrayList<>();
                Telling.from(source, 0, hall).go(hall.upTo().get(source), hall.now(), frames::add);
                all.put(source, frames);
            }
            return all;
        }
    }

    @DisplayName(
            "Nothing changes that was there once, and all of it together is all that was told, once")
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void onceAndForEver(long seed) throws IOException {
        Run run = new Run(seed);
        run.play();
        Outside outside = new Outside(run.folder);
        assertEquals(List.of("friday-1"), outside.keys());
        for (int table = 1; table <= 2; table++) {
            List<Map<String, Object>> shown = outside.shown("friday-1", table);
            int sum = 0;
            for (Map.Entry<Source, List<Frame>> one : run.whole().entrySet()) {
                int place = one.getValue().getFirst().table();
                if (place == table) {
                    long first = one.getValue().getFirst().at();
                    List<Map<String, Object>> its =
                            shown.stream()
                                    .filter(frame -> isBetween(frame, first, first + 1_000_000))
                                    .toList();
                    assertEquals(
                            one.getValue().stream()
                                    .map(frame ->
                                            new HashMap<>(
                                                    ReadJson.object(Json.write(frame.shown()))))
                                    .toList(),
                            its,
                            one.getKey().device());
                    sum += its.size();
                }
            }
            assertEquals(sum, shown.size(), "table " + table);
        }
    }

    private static boolean isBetween(Map<String, Object> frame, long from, long to) {
        long at = ReadJson.number(frame, "at");
        return at >= from && at < to;
    }

    @DisplayName("Nothing is in the folder before it has been known in the hall for the delay")
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void neverEarly(long seed) throws IOException {
        Run run = new Run(seed);
        Map<String, Long> appeared = new TreeMap<>();
        // Each look is followed by one of the test, which notes when a file was there first.
        while (run.toCome.values().stream().anyMatch(left -> !left.isEmpty())) {
            int what = run.chance.nextInt(8);
            if (what == 0) {
                run.audience.close();
                run.start();
            } else if (what < 4) {
                run.now += run.chance.nextLong(120_000);
                run.look();
                run.seen.keySet().forEach(name -> appeared.putIfAbsent(name, run.now));
            } else {
                run.come();
            }
        }
        Map<Source, List<Frame>> whole = run.whole();
        for (Map.Entry<String, Long> file : appeared.entrySet()) {
            for (Map<String, Object> frame :
                    ReadJson.list(ReadJson.object(run.seen.get(file.getKey())), "frames")) {
                long at = ReadJson.number(frame, "at");
                long known = known(run, whole, at);
                assertTrue(
                        file.getValue() - known >= run.delay.toMillis(),
                        file.getKey()
                                + " tells after "
                                + (file.getValue() - known)
                                + " ms of "
                                + at);
            }
        }
    }

    /** When the first entry of this moment came. */
    private static long known(Run run, Map<Source, List<Frame>> whole, long at) {
        for (Map.Entry<Source, List<Frame>> one : whole.entrySet()) {
            for (Frame frame : one.getValue()) {
                if (frame.at() == at) {
                    return run.came.get(one.getKey()).get((int) frame.number() - 1);
                }
            }
        }
        throw new AssertionError("nobody has told of " + at);
    }
}

package burraco.hall.audience;

import burraco.hall.view.HallNow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Brings segments from the hall's file into the folder of the web server. After a start, and after
 * any trouble with the folder, it looks whether all are there, and puts back what is missing. For
 * one thread.
 */
final class Publisher {
    private static final String KEY = "key";
    private static final String LIST = "tournaments.json";

    /** So many of each table may have been cut off by a power cut: these are compared. */
    private static final int RECENT = 3;

    private final AudienceFile file;
    private final AudienceFolder folder;
    private final AudienceOptions options;
    private final Supplier<String> keys;
    private final Deque<Segment.About> waiting = new ArrayDeque<>();
    private final NavigableMap<Integer, Published> tables = new TreeMap<>();
    private final Map<Integer, Long> newest = new HashMap<>();
    private final Map<String, String> written = new HashMap<>();

    /** Tables whose lists do not tell of all segments yet. */
    private final SortedSet<Integer> fresh = new TreeSet<>();

    private Optional<HallNow> shown = Optional.empty();
    private boolean begun;
    private String key = "";
    private long began;

    /**
     * @param keys makes names for the folder of a tournament, each time another one
     */
    Publisher(AudienceFile file, AudienceOptions options, Supplier<String> keys) {
        this.file = file;
        this.options = options;
        this.keys = keys;
        folder = new AudienceFolder(options.folder());
    }

    /** Segments that are on the hall's disk. */
    void have(List<Segment.About> fresh) {
        if (begun) {
            waiting.addAll(fresh);
        }
    }

    /** Segments may be on the disk of which it has not heard. */
    void anew() {
        begun = false;
    }

    /** Brings what waits into the folder, and then says that it is there. */
    void look(HallNow now) throws IOException {
        try {
            begin();
            bring();
            contents(now);
        } catch (AudienceFolder.OtherFileException other) {
            // An older copy of the hall's file has gone on differently: under another name, what
            // somebody has seen stays as it was.
            begun = false;
            file.is(KEY, keys.get());
        } catch (IOException | RuntimeException fault) {
            begun = false;
            throw fault;
        }
    }

    private void begin() throws IOException {
        if (!folder.isThere()) {
            throw new NoSuchFileException(folder.path().toString());
        }
        boolean isAnother = !written.isEmpty() && !folder.has(LIST);
        if (begun && !isAnother) {
            return;
        }
        Optional<String> known = file.about(KEY);
        key = known.orElseGet(keys);
        if (known.isEmpty()) {
            file.is(KEY, key);
        }
        for (Map.Entry<String, byte[]> one : PageFiles.all().entrySet()) {
            if (!folder.isSame(one.getKey(), one.getValue())) {
                folder.put(one.getKey(), one.getValue());
            }
        }
        waiting.clear();
        tables.clear();
        newest.clear();
        written.clear();
        fresh.clear();
        shown = Optional.empty();
        began = 0;
        waiting.addAll(file.all());
        waiting.forEach(one -> newest.put(one.table(), one.number()));
        for (Map.Entry<Integer, Long> one : newest.entrySet()) {
            folder.mustNotHave(path(new Segment.Name(one.getKey(), one.getValue() + 1)));
        }
        begun = true;
    }

    private String path(Segment.Name name) {
        return key + "/" + name.path();
    }

    private void bring() throws IOException {
        while (!waiting.isEmpty()) {
            Segment.About one = waiting.getFirst();
            if (!isThere(one)) {
                folder.putOnce(path(one.name()), file.text(one.name()));
            }
            waiting.removeFirst();
            fresh.add(one.table());
            tables.computeIfAbsent(one.table(), _ -> new Published()).take(one);
            began = began == 0 ? one.wall() : Math.min(began, one.wall());
        }
    }

    private boolean isThere(Segment.About one) throws IOException {
        boolean old = one.number() + RECENT <= newest.getOrDefault(one.table(), 0L);
        return old && folder.size(path(one.name())).equals(OptionalLong.of(one.size()));
    }

    private void contents(HallNow now) throws IOException {
        if (fresh.isEmpty() && shown.filter(before -> isSame(before, now)).isPresent()) {
            return;
        }
        Contents contents =
                new Contents(
                        key,
                        options.delay().toSeconds(),
                        options.names(),
                        began,
                        now.content().now(),
                        now.room(),
                        tables);
        boolean changed = false;
        for (Map.Entry<String, String> one : contents.files(fresh).entrySet()) {
            changed |= put(key + "/" + one.getKey(), one.getValue());
        }
        fresh.clear();
        shown = Optional.of(now);
        if (changed) {
            List<String> all = new ArrayList<>(folder.inEachFolder("about.json"));
            put(LIST, "{\"version\":1,\"tournaments\":[" + String.join(",", all) + "]}");
        }
    }

    /** Whether the same is decided: then names and seats are the same. */
    private static boolean isSame(HallNow one, HallNow other) {
        return one.content().now() == other.content().now() && one.room() == other.room();
    }

    private boolean put(String name, String text) throws IOException {
        if (text.equals(written.get(name))) {
            return false;
        }
        folder.put(name, text.getBytes(StandardCharsets.UTF_8));
        written.put(name, text);
        return true;
    }
}

package burraco.hall.audience;

import burraco.hall.ledger.Source;
import burraco.hall.view.HallNow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes segments out of what tables have told, when it is old enough, and writes them into the
 * hall's file. After any fault it begins anew from what is on the disk, so that nothing is in two
 * segments and nothing in none. For one thread.
 */
final class Recorder {
    private final Tellings hall;
    private final AudienceFile file;
    private final Waiting waiting;

    /** Up to where each journal may be shown by now. */
    private final Map<Source, Long> released = new LinkedHashMap<>();

    private Map<Source, Long> positions = Map.of();
    private final Map<Source, Telling> tellings = new HashMap<>();
    private final Map<Source, Integer> places = new HashMap<>();
    private final Map<Integer, Cutter> cutters = new TreeMap<>();
    private final List<Cutter.Cut> cuts = new ArrayList<>();
    private boolean begun;

    Recorder(Tellings hall, AudienceFile file, Waiting waiting) {
        this.hall = hall;
        this.file = file;
        this.waiting = waiting;
    }

    /**
     * Takes what has become old enough.
     *
     * @param now of a clock that never goes back
     * @return segments that are on the disk since
     */
    List<Segment.About> look(long now) throws IOException {
        waiting.due(now).forEach((source, upTo) -> released.merge(source, upTo, Math::max));
        try {
            begin();
            HallNow there = hall.now();
            for (Map.Entry<Source, Long> one : released.entrySet()) {
                telling(one.getKey()).go(one.getValue(), there, frame -> show(frame, now));
            }
            cutters.values().forEach(cutter -> cutter.look(now).ifPresent(cuts::add));
            return written();
        } catch (IOException | RuntimeException fault) {
            forget();
            throw fault;
        }
    }

    private void begin() throws IOException {
        if (!begun) {
            positions = file.positions();
            Map<Integer, Long> last = new HashMap<>();
            file.all().forEach(one -> last.put(one.table(), one.number()));
            last.forEach((table, number) -> cutters.put(table, new Cutter(number)));
            begun = true;
        }
    }

    private void forget() {
        begun = false;
        tellings.clear();
        places.clear();
        cutters.clear();
        cuts.clear();
    }

    private Telling telling(Source source) throws IOException {
        Telling known = tellings.get(source);
        if (known == null) {
            known = Telling.from(source, positions.getOrDefault(source, 0L), hall);
            tellings.put(source, known);
        }
        return known;
    }

    private void show(Frame frame, long now) {
        Integer before = places.put(frame.source(), frame.table());
        if (before != null && before != frame.table()) {
            // What a journal has told before must not be written later than what follows.
            cutters.get(before).cut().ifPresent(cuts::add);
        }
        cutters.computeIfAbsent(frame.table(), _ -> new Cutter(0))
                .add(frame, now)
                .ifPresent(cuts::add);
    }

    private List<Segment.About> written() throws IOException {
        if (cuts.isEmpty()) {
            return List.of();
        }
        List<Segment> segments = cuts.stream().map(Cutter.Cut::segment).toList();
        Map<Source, Long> upTo = new HashMap<>();
        for (Cutter.Cut cut : cuts) {
            cut.frames().forEach(frame -> upTo.merge(frame.source(), frame.number(), Math::max));
        }
        List<Segment.About> there = file.add(segments, upTo);
        cuts.clear();
        return there;
    }
}

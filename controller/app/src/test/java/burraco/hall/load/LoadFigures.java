package burraco.hall.load;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** What is measured at the tables and at a screen. For several threads. */
public final class LoadFigures {
    private final Times exchanges = new Times();
    private final Times disk = new Times();
    private final Times screen = new Times();
    private final LongAdder asked = new LongAdder();
    private final LongAdder failed = new LongAdder();
    private final LongAdder refused = new LongAdder();

    /** Acts that no screen has shown yet, by table. */
    private final Map<Integer, Queue<Act>> unseen = new ConcurrentHashMap<>();

    private record Act(int score, long at) {}

    void asked() {
        asked.increment();
    }

    void failed() {
        failed.increment();
    }

    void refused() {
        refused.increment();
    }

    void answered(long nanos) {
        exchanges.add(nanos);
    }

    void onDisk(long nanos) {
        disk.add(nanos);
    }

    void acted(int table, int score, long at) {
        unseen.computeIfAbsent(table, _ -> new ConcurrentLinkedQueue<>()).add(new Act(score, at));
    }

    /** A screen shows this score: each act up to it has arrived there. */
    void shown(int table, int score, long at) {
        Queue<Act> acts = unseen.get(table);
        if (acts != null) {
            for (Act act = acts.peek(); act != null && act.score() <= score; act = acts.peek()) {
                screen.add(at - act.at());
                acts.remove();
            }
        }
    }

    /** What nobody looked at does not count. */
    void looksAnew() {
        unseen.clear();
    }

    public void clear() {
        exchanges.clear();
        disk.clear();
        screen.clear();
        asked.reset();
        failed.reset();
        refused.reset();
    }

    public long requests() {
        return asked.sum();
    }

    public long failures() {
        return failed.sum();
    }

    public long refusals() {
        return refused.sum();
    }

    /** Acts that a screen has shown. */
    public long seen() {
        return screen.count();
    }

    public String exchanges() {
        return exchanges.toString();
    }

    public String disk() {
        return disk.toString();
    }

    public String screen() {
        return screen.toString();
    }
}

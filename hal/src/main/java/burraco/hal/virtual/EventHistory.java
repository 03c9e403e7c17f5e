package burraco.hal.virtual;

import java.util.ArrayDeque;
import java.util.List;

/** A bounded history, the newest last; the oldest entries are dropped. */
final class EventHistory<T> {
    private static final int MOST = 1000;

    private final ArrayDeque<T> all = new ArrayDeque<>();

    void add(T one) {
        if (all.size() == MOST) {
            all.removeFirst();
        }
        all.addLast(one);
    }

    /** Adds a value unless it equals the last one. */
    void change(T one) {
        if (!one.equals(all.peekLast())) {
            add(one);
        }
    }

    T last() {
        return all.getLast();
    }

    List<T> list() {
        return List.copyOf(all);
    }
}

package burraco.hal.virtual;

import java.util.ArrayDeque;
import java.util.List;

/** What could be seen or heard, the newest last; the oldest is forgotten when there is much. */
final class History<T> {
    private static final int MOST = 1000;

    private final ArrayDeque<T> all = new ArrayDeque<>();

    void add(T one) {
        if (all.size() == MOST) {
            all.removeFirst();
        }
        all.addLast(one);
    }

    /** Adds what is not as it was before. */
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

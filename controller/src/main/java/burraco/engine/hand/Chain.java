package burraco.engine.hand;

import java.util.LinkedList;
import java.util.List;
import java.util.Objects;

/**
 * A list that grows at its end by sharing what it was: thousands of acts may each add to it, and
 * each hand keeps its own.
 */
final class Chain<T> {
    private static final Chain<?> EMPTY = new Chain<>(null, null);

    private final Chain<T> before;
    private final T last;

    private Chain(Chain<T> before, T last) {
        this.before = before;
        this.last = last;
    }

    @SuppressWarnings("unchecked")
    static <T> Chain<T> empty() {
        return (Chain<T>) EMPTY;
    }

    Chain<T> with(T next) {
        return new Chain<>(this, next);
    }

    Chain<T> with(List<T> more) {
        Chain<T> all = this;
        for (T next : more) {
            all = all.with(next);
        }
        return all;
    }

    boolean isEmpty() {
        return before == null;
    }

    List<T> list() {
        LinkedList<T> all = new LinkedList<>();
        for (Chain<T> chain = this; !chain.isEmpty(); chain = chain.before) {
            all.addFirst(chain.last);
        }
        return List.copyOf(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chain<?> chain && list().equals(chain.list());
    }

    @Override
    public int hashCode() {
        return Objects.hash(list());
    }
}

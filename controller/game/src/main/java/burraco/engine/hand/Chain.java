package burraco.engine.hand;

import java.util.List;
import java.util.Objects;

/**
 * An immutable list that shares its beginning with the list that it was made from, so that each of
 * thousands of hands can keep its own.
 */
final class Chain<T> {
    private static final Chain<?> EMPTY = new Chain<>(null, null, 0);

    private final Chain<T> before;
    private final T last;
    private final int size;

    private Chain(Chain<T> before, T last, int size) {
        this.before = before;
        this.last = last;
        this.size = size;
    }

    @SuppressWarnings("unchecked")
    static <T> Chain<T> empty() {
        return (Chain<T>) EMPTY;
    }

    Chain<T> with(T next) {
        return new Chain<>(this, next, size + 1);
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

    @SuppressWarnings("unchecked")
    List<T> list() {
        Object[] all = new Object[size];
        Chain<T> chain = this;
        for (int i = size - 1; i >= 0; i--) {
            all[i] = chain.last;
            chain = chain.before;
        }
        return (List<T>) List.of(all);
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

package burraco.engine.hand;

import java.util.List;

/**
 * An immutable list that shares its beginning with the list from which it was made, so that each of
 * thousands of hands can have its own.
 */
abstract sealed class Chain<T> {
    private static final Chain<?> EMPTY = new Empty<>();

    private static final class Empty<T> extends Chain<T> {
        @Override
        int size() {
            return 0;
        }

        @Override
        boolean endsWith(T one) {
            return false;
        }
    }

    private static final class Link<T> extends Chain<T> {
        private final Chain<T> before;
        private final T last;
        private final int size;

        Link(Chain<T> before, T last) {
            this.before = before;
            this.last = last;
            this.size = before.size() + 1;
        }

        @Override
        int size() {
            return size;
        }

        @Override
        boolean endsWith(T one) {
            return last.equals(one);
        }
    }

    @SuppressWarnings("unchecked")
    static <T> Chain<T> empty() {
        return (Chain<T>) EMPTY;
    }

    abstract int size();

    /** Whether this is its last element. */
    abstract boolean endsWith(T one);

    Chain<T> with(T next) {
        return new Link<>(this, next);
    }

    Chain<T> with(List<T> more) {
        Chain<T> all = this;
        for (T next : more) {
            all = all.with(next);
        }
        return all;
    }

    boolean isEmpty() {
        return size() == 0;
    }

    @SuppressWarnings("unchecked")
    List<T> list() {
        Object[] all = new Object[size()];
        Chain<T> rest = this;
        while (rest instanceof Link<T> link) {
            all[link.size - 1] = link.last;
            rest = link.before;
        }
        return (List<T>) List.of(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Chain<?> chain && list().equals(chain.list());
    }

    @Override
    public int hashCode() {
        return list().hashCode();
    }
}

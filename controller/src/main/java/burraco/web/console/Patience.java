package burraco.web.console;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How long somebody has to wait who gave a wrong PIN: longer each time, and all together not
 * oftener than a person would. Times are milliseconds of a clock that only counts on.
 */
final class Patience {
    private static final int FREE = 2;
    private static final long FIRST_WAIT = 1_000;
    private static final long LONGEST_WAIT = 60_000;
    private static final long FORGETS = 15 * 60_000;
    private static final int MOST_ADDRESSES = 256;

    /** Whoever has many addresses is one of many: this many wrong ones in a row slow down all. */
    private static final int FREE_FOR_ALL = 20;

    private record Failures(int count, long last) {
        private static final Failures NONE = new Failures(0, 0);

        private Failures more(long now) {
            return new Failures(count + 1, now);
        }

        private long until(int free) {
            int over = count - free;
            return over <= 0
                    ? Long.MIN_VALUE
                    : last + Math.min(LONGEST_WAIT, FIRST_WAIT << Math.min(over - 1, 16));
        }

        private boolean isForgotten(long now) {
            return now - last > FORGETS;
        }
    }

    private final Map<String, Failures> byAddress = new LinkedHashMap<>();
    private Failures all = Failures.NONE;

    /** Milliseconds until he may try again; 0 where he may now. */
    synchronized long left(String address, long now) {
        forget(now);
        long his = byAddress.getOrDefault(address, Failures.NONE).until(FREE);
        long until = Math.max(his, all.until(FREE_FOR_ALL));
        return until == Long.MIN_VALUE ? 0 : Math.max(0, until - now);
    }

    synchronized void failed(String address, long now) {
        Failures his = byAddress.remove(address);
        Failures more = (his == null ? Failures.NONE : his).more(now);
        byAddress.put(address, more);
        if (more.count() <= FREE) {
            // Who is slowed himself must not be able to keep out everybody else as well.
            all = all.more(now);
        }
        while (byAddress.size() > MOST_ADDRESSES) {
            byAddress.remove(byAddress.keySet().iterator().next());
        }
    }

    synchronized void succeeded(String address) {
        byAddress.remove(address);
        all = Failures.NONE;
    }

    private void forget(long now) {
        byAddress.values().removeIf(failures -> failures.isForgotten(now));
        all = all.isForgotten(now) ? Failures.NONE : all;
    }
}

package burraco.web;

import burraco.web.http.Answer;
import burraco.web.http.Home;
import burraco.web.http.Status;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Who listens, each on a thread of his own. One home must not take all places: where there are no
 * more, whoever has most of them gives one up to somebody who has fewer. The table's own screen and
 * arbiters always find one.
 */
final class Listeners {
    private static final Answer FULL =
            Answer.refused(
                    Status.FULL,
                    "Troppi spettatori: riprova più tardi",
                    "Too many are watching: try again later");

    private static final Answer TOO_MANY_FROM_THERE =
            Answer.refused(
                    Status.TOO_OFTEN,
                    "Troppe pagine aperte da questo indirizzo",
                    "Too many pages are open at this address");

    private final int most;
    private final int kept;
    private final int each;
    private final Map<Home, Deque<Thread>> guests = new HashMap<>();
    private int all;

    /**
     * @param most for everybody
     * @param kept beside them, for those who are awaited
     * @param each as many from one home
     */
    Listeners(int most, int kept, int each) {
        this.most = most;
        this.kept = kept;
        this.each = each;
    }

    /** Has a guest listen for as long as he may; or says why he may not. */
    Optional<Answer> listen(Home home, Runnable speaks) {
        Optional<Answer> refusal = come(home);
        if (refusal.isEmpty()) {
            try {
                speaks.run();
            } finally {
                go(home);
            }
        }
        return refusal;
    }

    /** The same for somebody who is awaited here, wherever he comes from. */
    Optional<Answer> listenAwaited(Runnable speaks) {
        if (!comeAwaited()) {
            return Optional.of(FULL);
        }
        try {
            speaks.run();
        } finally {
            goAwaited();
        }
        return Optional.empty();
    }

    private synchronized Optional<Answer> come(Home home) {
        int his = of(home);
        if (his >= each) {
            return Optional.of(TOO_MANY_FROM_THERE);
        }
        if (all >= most && !endOne(his + 1)) {
            return Optional.of(FULL);
        }
        guests.computeIfAbsent(home, _ -> new ArrayDeque<>()).add(Thread.currentThread());
        all++;
        return Optional.empty();
    }

    private int of(Home home) {
        return guests.containsKey(home) ? guests.get(home).size() : 0;
    }

    private synchronized boolean comeAwaited() {
        if (all >= most + kept && !endOne(0)) {
            return false;
        }
        all++;
        return true;
    }

    /**
     * Ends the oldest of whoever has most.
     *
     * @param atLeast he has more than so many
     */
    private boolean endOne(int atLeast) {
        Optional<Home> largest =
                guests.keySet().stream()
                        .max(Comparator.comparingInt(this::of))
                        .filter(home -> of(home) > atLeast);
        largest.ifPresent(home -> {
            Thread oldest = guests.get(home).getFirst();
            forget(home, oldest);
            oldest.interrupt();
        });
        return largest.isPresent();
    }

    private synchronized void go(Home home) {
        forget(home, Thread.currentThread());
    }

    /** He may have been ended before. */
    private void forget(Home home, Thread one) {
        Deque<Thread> his = guests.get(home);
        if (his != null && his.remove(one)) {
            all--;
            if (his.isEmpty()) {
                guests.remove(home);
            }
        }
    }

    private synchronized void goAwaited() {
        all--;
    }
}

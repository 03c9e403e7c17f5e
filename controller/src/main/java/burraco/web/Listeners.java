package burraco.web;

import burraco.web.http.Answer;
import burraco.web.http.Home;
import burraco.web.http.Status;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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

    private record Guest(Home home, String from, Thread thread) {}

    private final int most;
    private final int kept;
    private final int each;
    private final Map<Home, Deque<Guest>> guests = new HashMap<>();
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

    /**
     * Has a guest listen for as long as he may; or says why he may not.
     *
     * @param from his address
     */
    Optional<Answer> listen(String from, Runnable speaks) {
        Guest guest = new Guest(Home.of(from), from, Thread.currentThread());
        Optional<Answer> refusal = come(guest);
        if (refusal.isEmpty()) {
            try {
                speaks.run();
            } finally {
                go(guest);
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

    private synchronized Optional<Answer> come(Guest guest) {
        int his = of(guest.home);
        if (his >= each && !endNeighbour(guest)) {
            return Optional.of(TOO_MANY_FROM_THERE);
        }
        if (all >= most && !endOne(his + 1)) {
            return Optional.of(FULL);
        }
        guests.computeIfAbsent(guest.home, _ -> new ArrayDeque<>()).add(guest);
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
     * Ends one of whoever has most.
     *
     * @param atLeast he has more than so many
     */
    private boolean endOne(int atLeast) {
        Optional<Home> largest =
                guests.keySet().stream()
                        .max(Comparator.comparingInt(this::of))
                        .filter(home -> of(home) > atLeast);
        largest.ifPresent(home -> end(oldestOfMost(home)));
        return largest.isPresent();
    }

    /** One machine must not keep the places of a home in which there are others. */
    private boolean endNeighbour(Guest comes) {
        Guest oldest = oldestOfMost(comes.home);
        boolean hasMore = at(oldest) > at(comes) + 1;
        if (hasMore) {
            end(oldest);
        }
        return hasMore;
    }

    /** Of the address in that home from which most listen, the one who has for longest. */
    private Guest oldestOfMost(Home home) {
        Map<String, Long> many =
                guests.get(home).stream()
                        .collect(Collectors.groupingBy(Guest::from, Collectors.counting()));
        long largest = Collections.max(many.values());
        return guests.get(home).stream()
                .filter(guest -> many.get(guest.from) == largest)
                .findFirst()
                .orElseThrow();
    }

    /** How many listen from the same address. */
    private long at(Guest guest) {
        return guests.get(guest.home).stream().filter(one -> one.from.equals(guest.from)).count();
    }

    private void end(Guest guest) {
        forget(guest);
        guest.thread.interrupt();
    }

    private synchronized void go(Guest guest) {
        forget(guest);
    }

    /** He may have been ended before. */
    private void forget(Guest guest) {
        Deque<Guest> his = guests.get(guest.home);
        if (his != null && his.remove(guest)) {
            all--;
            if (his.isEmpty()) {
                guests.remove(guest.home);
            }
        }
    }

    private synchronized void goAwaited() {
        all--;
    }
}

package burraco.web;

import burraco.web.http.ClientNetwork;
import burraco.web.http.HttpStatus;
import burraco.web.http.Response;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Limits how many event streams are open at once. No single client network may take all of them:
 * when the limit is reached, the network with the most streams loses one to a newcomer whose
 * network has fewer. The table's own screen and logged-in arbiters always find room.
 */
final class StreamLimit {
    private static final Response FULL = Response.refused(HttpStatus.FULL, "too-many-streams");

    private static final Response TOO_MANY_FROM_THERE =
            Response.refused(HttpStatus.TOO_OFTEN, "too-many-streams-here");

    private record Guest(ClientNetwork network, String from, Thread thread) {}

    private final int most;
    private final int reserved;
    private final int perNetwork;
    private final Map<ClientNetwork, Deque<Guest>> guests = new HashMap<>();
    private int all;

    /**
     * @param most limit for everybody
     * @param reserved additional streams reserved for the table's own screen and arbiters
     * @param perNetwork limit for one client network
     */
    StreamLimit(int most, int reserved, int perNetwork) {
        this.most = most;
        this.reserved = reserved;
        this.perNetwork = perNetwork;
    }

    /**
     * Runs a stream until it ends, or returns the refusal if there is no room.
     *
     * @param from address of the client
     */
    Optional<Response> listen(String from, Runnable speaks) {
        Guest guest = new Guest(ClientNetwork.of(from), from, Thread.currentThread());
        Optional<Response> refusal = admit(guest);
        if (refusal.isEmpty()) {
            try {
                speaks.run();
            } finally {
                remove(guest);
            }
        }
        return refusal;
    }

    /** Runs a stream of the table's own screen or of an arbiter, wherever it comes from. */
    Optional<Response> listenReserved(Runnable speaks) {
        if (!admitReserved()) {
            return Optional.of(FULL);
        }
        try {
            speaks.run();
        } finally {
            removeReserved();
        }
        return Optional.empty();
    }

    private synchronized Optional<Response> admit(Guest guest) {
        int count = of(guest.network);
        if (count >= perNetwork && !endNeighbour(guest)) {
            return Optional.of(TOO_MANY_FROM_THERE);
        }
        if (all >= most && !endOne(count + 1)) {
            return Optional.of(FULL);
        }
        guests.computeIfAbsent(guest.network, _ -> new ArrayDeque<>()).add(guest);
        all++;
        return Optional.empty();
    }

    private int of(ClientNetwork network) {
        return guests.containsKey(network) ? guests.get(network).size() : 0;
    }

    private synchronized boolean admitReserved() {
        if (all >= most + reserved && !endOne(0)) {
            return false;
        }
        all++;
        return true;
    }

    /** Ends one stream of the network that has the most, if that is more than {@code atLeast}. */
    private boolean endOne(int atLeast) {
        Optional<ClientNetwork> largest =
                guests.keySet().stream()
                        .max(Comparator.comparingInt(this::of))
                        .filter(network -> of(network) > atLeast);
        largest.ifPresent(network -> end(oldestOfMost(network)));
        return largest.isPresent();
    }

    /** Within one network, a single machine must not take the streams of its neighbours. */
    private boolean endNeighbour(Guest newcomer) {
        Guest oldest = oldestOfMost(newcomer.network);
        boolean hasMore = at(oldest) > at(newcomer) + 1;
        if (hasMore) {
            end(oldest);
        }
        return hasMore;
    }

    /** The oldest stream of the address that has the most streams in this network. */
    private Guest oldestOfMost(ClientNetwork network) {
        Map<String, Long> many =
                guests.get(network).stream()
                        .collect(Collectors.groupingBy(Guest::from, Collectors.counting()));
        long largest = Collections.max(many.values());
        return guests.get(network).stream()
                .filter(guest -> many.get(guest.from) == largest)
                .findFirst()
                .orElseThrow();
    }

    /** How many streams this guest's address has open. */
    private long at(Guest guest) {
        return guests.get(guest.network).stream()
                .filter(one -> one.from.equals(guest.from))
                .count();
    }

    private void end(Guest guest) {
        forget(guest);
        guest.thread.interrupt();
    }

    private synchronized void remove(Guest guest) {
        forget(guest);
    }

    /** Does nothing if the stream was ended before. */
    private void forget(Guest guest) {
        Deque<Guest> open = guests.get(guest.network);
        if (open != null && open.remove(guest)) {
            all--;
            if (open.isEmpty()) {
                guests.remove(guest.network);
            }
        }
    }

    private synchronized void removeReserved() {
        all--;
    }
}

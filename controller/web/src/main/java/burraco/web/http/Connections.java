package burraco.web.http;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * All open connections, with the bytes of memory that each one occupies: received parts of
 * requests, and parts of responses that the client has not read. Both are limited in total. When a
 * limit is reached, a connection of the client network with the largest share is closed, so that a
 * new client can always be served.
 */
final class Connections {

    /** Time until the first request: waiting for a thread, then for the client. */
    static final long FIRST_REQUEST_SECONDS = 30;

    /** Connections holding less are not closed to free memory: it would take many of them. */
    static final int MIN_BYTES_TO_CLOSE = 1024;

    private final List<Entry> entries = new ArrayList<>();
    private final Map<ClientNetwork, Share> shares = new HashMap<>();
    private final ConnectionLimits capacity;
    private final RequestRate rate;
    private final LongSupplier nanos;
    private long held;
    private long cutForConnections;
    private long cutForBytes;

    Connections(ConnectionLimits capacity, LongSupplier nanos) {
        this.capacity = capacity;
        this.nanos = nanos;
        rate = new RequestRate(nanos);
    }

    /** The share of one client network. */
    private static final class Share {
        private int entries;
        private long bytes;
    }

    /** What a connection is activity. */
    private enum Activity {
        /** Waiting for bytes from the client. */
        WAITS,
        /** Computing a response, or idle in an event stream. */
        WORKS,
        /** Sending bytes to the client. */
        WRITES;

        /** Whether the client is the one who keeps the server waiting. */
        private boolean waitsForClient() {
            return this != WORKS;
        }
    }

    /** One connection's entry. */
    final class Entry {
        private final ClientNetwork network;
        private final Runnable cut;
        private final CountDownLatch cutOff = new CountDownLatch(1);

        /**
         * Whether it comes from this machine: the table's own screen, or a proxy on the same
         * machine.
         */
        private final boolean isLocal;

        private Activity activity = Activity.WAITS;
        private long since = nanos.getAsLong();
        private long longest = TimeUnit.SECONDS.toNanos(FIRST_REQUEST_SECONDS);
        private long bytes;
        private boolean gone;

        private Entry(ClientNetwork network, boolean isLocal, Runnable cut) {
            this.network = network;
            this.isLocal = isLocal;
            this.cut = cut;
        }

        /** The server waits for the client, for at most that long. */
        void waits(long seconds) {
            now(Activity.WAITS, seconds);
        }

        void works() {
            now(Activity.WORKS, 0);
        }

        /** The client is sent bytes, and must take them within that time. */
        void writes(long seconds) {
            now(Activity.WRITES, seconds);
        }

        private void now(Activity what, long seconds) {
            synchronized (Connections.this) {
                activity = what;
                since = nanos.getAsLong();
                longest = TimeUnit.SECONDS.toNanos(seconds);
            }
        }

        /**
         * Waits until the client's request rate allows another request.
         *
         * @param known identifier of a known client, which has a rate of its own
         * @return false if the client asks far too often
         */
        boolean awaitsTurn(Optional<String> known) throws InterruptedException {
            ClientNetwork asking = known.map(ClientNetwork::ofKnown).orElse(network);
            RequestRate.Turn turn = isLocal ? RequestRate.Turn.AT_ONCE : rate.next(asking);
            // Wakes up at once when the connection is closed, so that its memory is freed.
            return !cutOff.await(turn.nanos(), TimeUnit.NANOSECONDS) && turn.comes();
        }

        /** Reserves memory for the connection; false if there is none left. */
        boolean holds(int more) {
            synchronized (Connections.this) {
                while (!gone && held + more > capacity.bytes() && cutForBytes(this)) {
                    // A connection was closed; check again.
                }
                if (gone || held + more > capacity.bytes()) {
                    return false;
                }
                keeps(more);
                return true;
            }
        }

        private void keeps(long more) {
            bytes += more;
            shares.get(network).bytes += more;
            held += more;
        }

        /** Releases reserved memory. */
        void lets(int less) {
            synchronized (Connections.this) {
                if (!gone) {
                    keeps(-less);
                }
            }
        }

        void leave() {
            synchronized (Connections.this) {
                if (!gone) {
                    forget(this);
                }
            }
        }
    }

    /**
     * Registers a connection, if there is room.
     *
     * @param cut closes the connection without blocking
     */
    synchronized Optional<Entry> come(InetAddress from, Runnable cut) {
        ClientNetwork network = ClientNetwork.of(from);
        boolean local = OwnScreen.isAt(from);
        boolean crowd =
                !local
                        && shares.containsKey(network)
                        && shares.get(network).entries >= capacity.perNetwork();
        if (crowd && !cutOne(closable().filter(entry -> entry.network.equals(network)))) {
            return Optional.empty();
        }
        int most = local ? capacity.most() : capacity.most() - capacity.reserved();
        if (entries.size() >= most && !cutOne(closable(local))) {
            return Optional.empty();
        }
        Entry entry = new Entry(network, local, cut);
        entries.add(entry);
        shares.computeIfAbsent(network, _ -> new Share()).entries++;
        return Optional.of(entry);
    }

    /** Closes connections whose client has kept the server waiting too long. */
    synchronized void cutLate() {
        long now = nanos.getAsLong();
        for (Entry entry : List.copyOf(entries)) {
            if (entry.activity.waitsForClient() && now - entry.since > entry.longest) {
                cut(entry);
            }
        }
        rate.forget();
    }

    synchronized void cutAll() {
        List.copyOf(entries).forEach(this::cut);
    }

    synchronized ServerLoad load() {
        return new ServerLoad(entries.size(), held, cutForConnections, cutForBytes);
    }

    /** Connections that wait for their client: these may be closed. */
    private Stream<Entry> closable() {
        return entries.stream().filter(entry -> entry.activity.waitsForClient());
    }

    /**
     * Those that may be closed for a newcomer.
     *
     * @param toLocal whether the newcomer is the table's own machine; otherwise that machine's
     *     reserved connections are left out
     */
    private Stream<Entry> closable(boolean toLocal) {
        return closable().filter(entry -> toLocal || !isKept(entry));
    }

    /** The table's own machine keeps a reserved share, even if every other client has less. */
    private boolean isKept(Entry entry) {
        Share share = shares.get(entry.network);
        return entry.isLocal
                && share.entries <= capacity.reserved()
                && share.bytes <= capacity.bytes() / 2;
    }

    /**
     * Frees a connection: from the network with the most, an idle one first, then the one that
     * waited longest.
     */
    private boolean cutOne(Stream<Entry> among) {
        Optional<Entry> victim =
                among.max(
                        Comparator.comparingInt((Entry entry) -> shares.get(entry.network).entries)
                                .thenComparing(entry -> entry.activity == Activity.WAITS)
                                .thenComparing(this::waited));
        victim.ifPresent(this::cut);
        cutForConnections += victim.isPresent() ? 1 : 0;
        return victim.isPresent();
    }

    /**
     * Frees memory: closes a connection of the network that holds the most. If that is the one that
     * asks, it gets nothing.
     */
    private boolean cutForBytes(Entry asks) {
        Optional<Entry> victim =
                closable(asks.isLocal)
                        .filter(entry -> entry != asks && entry.bytes >= MIN_BYTES_TO_CLOSE)
                        .max(Comparator.comparingLong(this::share).thenComparing(this::waited))
                        .filter(most -> share(most) >= share(asks));
        victim.ifPresent(this::cut);
        cutForBytes += victim.isPresent() ? 1 : 0;
        return victim.isPresent();
    }

    private long share(Entry entry) {
        return shares.get(entry.network).bytes;
    }

    private long waited(Entry entry) {
        return nanos.getAsLong() - entry.since;
    }

    private void cut(Entry entry) {
        forget(entry);
        entry.cutOff.countDown();
        entry.cut.run();
    }

    private void forget(Entry entry) {
        entry.keeps(-entry.bytes);
        entry.gone = true;
        entries.remove(entry);
        shares.computeIfPresent(entry.network, (_, share) -> --share.entries == 0 ? null : share);
    }
}

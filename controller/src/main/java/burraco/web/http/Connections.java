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
 * Everybody who is connected, and the bytes that each makes the program keep: what he has sent of a
 * request, and what he has not taken of an answer. There is room for so many connections and for so
 * many bytes and no more, whatever strangers do. Where it is full, somebody is cut off of whoever
 * has most, so that a newcomer who says what he wants is always heard.
 */
final class Connections {

    /** Whoever has come waits for a thread first, and may be silent himself, for so long. */
    static final long FIRST_SECONDS = 30;

    static final long MOST_BYTES = 8L * 1024 * 1024;

    /** Nobody is cut off for less: that would make no room, and it would be many. */
    static final int WORTH_BYTES = 1024;

    private final List<Place> places = new ArrayList<>();
    private final Map<Home, Share> shares = new HashMap<>();
    private final Capacity capacity;
    private final Pace pace;
    private final LongSupplier nanos;
    private long held;
    private long cutForPlaces;
    private long cutForBytes;

    Connections(Capacity capacity, LongSupplier nanos) {
        this.capacity = capacity;
        this.nanos = nanos;
        pace = new Pace(nanos);
    }

    /** What those have who come from the same home. */
    private static final class Share {
        private int places;
        private long bytes;
    }

    /** What the program does for a connection now. */
    private enum Doing {
        /** It waits for bytes. */
        WAITS,
        /** It works out an answer, or has nothing to say at the moment. */
        WORKS,
        /** It wants to be rid of bytes. */
        WRITES;

        /** Whether it is he who keeps the program waiting. */
        private boolean isForHim() {
            return this != WORKS;
        }
    }

    /** The place that a connection takes here. */
    final class Place {
        private final Home home;
        private final Runnable cut;
        private final CountDownLatch cutOff = new CountDownLatch(1);

        /** The table's own screen, or what stands before the table on the same machine. */
        private final boolean isOurs;

        private Doing doing = Doing.WAITS;
        private long since = nanos.getAsLong();
        private long longest = TimeUnit.SECONDS.toNanos(FIRST_SECONDS);
        private long bytes;
        private boolean gone;

        private Place(Home home, boolean isOurs, Runnable cut) {
            this.home = home;
            this.isOurs = isOurs;
            this.cut = cut;
        }

        /** The program waits for him, so long at most. */
        void waits(long seconds) {
            now(Doing.WAITS, seconds);
        }

        void works() {
            now(Doing.WORKS, 0);
        }

        /** He is given something to take, in so long at most. */
        void writes(long seconds) {
            now(Doing.WRITES, seconds);
        }

        private void now(Doing what, long seconds) {
            synchronized (Connections.this) {
                doing = what;
                since = nanos.getAsLong();
                longest = TimeUnit.SECONDS.toNanos(seconds);
            }
        }

        /**
         * He asks for something, and waits for his turn, for others ask too.
         *
         * @param known by what he is known here: then he does not wait behind his neighbours
         * @return false where it does not come, as he asks far too fast
         */
        boolean awaitsTurn(Optional<String> known) throws InterruptedException {
            Home his = known.map(Home::ofKnown).orElse(home);
            Pace.Turn turn = isOurs ? Pace.Turn.AT_ONCE : pace.next(his);
            // Whoever is cut off meanwhile must not be kept in memory until then.
            return !cutOff.await(turn.nanos(), TimeUnit.NANOSECONDS) && turn.comes();
        }

        /** False where there is no room for so many bytes more on his behalf. */
        boolean holds(int more) {
            synchronized (Connections.this) {
                while (!gone && held + more > MOST_BYTES && cutForBytes(this)) {
                    // There is more room now.
                }
                if (gone || held + more > MOST_BYTES) {
                    return false;
                }
                keeps(more);
                return true;
            }
        }

        private void keeps(long more) {
            bytes += more;
            shares.get(home).bytes += more;
            held += more;
        }

        /** So many are kept no more. */
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
     * A place for somebody from there, if there is one.
     *
     * @param cut ends his connection at once; it never waits
     */
    synchronized Optional<Place> come(InetAddress from, Runnable cut) {
        Home home = Home.of(from);
        boolean ours = OwnScreen.isAt(from);
        boolean crowd =
                !ours && shares.containsKey(home) && shares.get(home).places >= capacity.each();
        if (crowd && !cutOne(those().filter(place -> place.home.equals(home)))) {
            return Optional.empty();
        }
        int most = ours ? capacity.most() : capacity.most() - capacity.kept();
        if (places.size() >= most && !cutOne(those(ours))) {
            return Optional.empty();
        }
        Place place = new Place(home, ours, cut);
        places.add(place);
        shares.computeIfAbsent(home, _ -> new Share()).places++;
        return Optional.of(place);
    }

    /** Cuts off whoever keeps the program waiting longer than he may. */
    synchronized void cutLate() {
        long now = nanos.getAsLong();
        for (Place place : List.copyOf(places)) {
            if (place.doing.isForHim() && now - place.since > place.longest) {
                cut(place);
            }
        }
        pace.forget();
    }

    synchronized void cutAll() {
        List.copyOf(places).forEach(this::cut);
    }

    synchronized Load load() {
        return new Load(places.size(), held, cutForPlaces, cutForBytes);
    }

    /** Those whom the program waits for, or who do not take what they are given. */
    private Stream<Place> those() {
        return places.stream().filter(place -> place.doing.isForHim());
    }

    /**
     * Those of them who may have to give way.
     *
     * @param toOurs to the table's own machine; else that machine keeps what is its own
     */
    private Stream<Place> those(boolean toOurs) {
        return those().filter(place -> toOurs || !isKept(place));
    }

    /** However little each stranger has, the few that our own machine has are not theirs. */
    private boolean isKept(Place place) {
        Share share = shares.get(place.home);
        return place.isOurs && share.places <= capacity.kept() && share.bytes <= MOST_BYTES / 2;
    }

    /**
     * Makes room for a connection: of whoever has most of them the silent one gives way first, and
     * of these the slowest.
     */
    private boolean cutOne(Stream<Place> among) {
        Optional<Place> victim =
                among.max(
                        Comparator.comparingInt((Place place) -> shares.get(place.home).places)
                                .thenComparing(place -> place.doing == Doing.WAITS)
                                .thenComparing(this::waited));
        victim.ifPresent(this::cut);
        cutForPlaces += victim.isPresent() ? 1 : 0;
        return victim.isPresent();
    }

    /**
     * Makes room for bytes: of whoever has most of them, whether he sends or takes too slowly. If
     * that is he who wants more, he does not get it.
     */
    private boolean cutForBytes(Place asks) {
        Optional<Place> victim =
                those(asks.isOurs)
                        .filter(place -> place != asks && place.bytes >= WORTH_BYTES)
                        .max(Comparator.comparingLong(this::share).thenComparing(this::waited))
                        .filter(most -> share(most) >= share(asks));
        victim.ifPresent(this::cut);
        cutForBytes += victim.isPresent() ? 1 : 0;
        return victim.isPresent();
    }

    private long share(Place place) {
        return shares.get(place.home).bytes;
    }

    private long waited(Place place) {
        return nanos.getAsLong() - place.since;
    }

    private void cut(Place place) {
        forget(place);
        place.cutOff.countDown();
        place.cut.run();
    }

    private void forget(Place place) {
        place.keeps(-place.bytes);
        place.gone = true;
        places.remove(place);
        shares.computeIfPresent(place.home, (_, share) -> --share.places == 0 ? null : share);
    }
}

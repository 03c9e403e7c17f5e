package burraco.web.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Everybody who is connected, and the bytes that each makes the program keep: what he has sent of a
 * request, and what he has not taken of an answer. There is room for so many connections and for so
 * many bytes and no more, whatever strangers do. Where it is full, whoever has kept the program
 * waiting longest is cut off, so that a newcomer who says what he wants is always heard.
 */
final class Connections {
    static final int MOST = 800;

    /** Those that only the table's own screen can take. */
    static final int FOR_THIS_MACHINE = 50;

    static final int MOST_FROM_ONE = 200;

    /** Whoever has come waits for a thread first, and may be silent himself, for so long. */
    static final long FIRST_SECONDS = 30;

    static final long MOST_BYTES = 8L * 1024 * 1024;

    private static final int NETWORK_BYTES = 8;

    private final List<Place> places = new ArrayList<>();
    private final Map<Object, Integer> fromOne = new HashMap<>();
    private final Pace pace;
    private final LongSupplier nanos;
    private long held;

    Connections(LongSupplier nanos) {
        this.nanos = nanos;
        pace = new Pace(nanos);
    }

    /** What the program does for a connection now. */
    private enum Doing {
        /** It waits for bytes. */
        WAITS,
        /** It works out an answer, or has nothing to say at the moment. */
        WORKS,
        /** It wants to be rid of bytes. */
        WRITES
    }

    /** The place that a connection takes here. */
    final class Place {
        private final Object home;
        private final Runnable cut;

        /** The table's own screen, or what stands before the table on the same machine. */
        private final boolean isOurs;

        private Doing doing = Doing.WAITS;
        private long since = nanos.getAsLong();
        private long longest = TimeUnit.SECONDS.toNanos(FIRST_SECONDS);
        private long bytes;
        private boolean gone;

        private Place(Object home, boolean isOurs, Runnable cut) {
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

        /** He asks for something: so long he waits until it is looked at, for others ask too. */
        long pauseNanos() {
            return isOurs ? 0 : pace.pauseNanos(home);
        }

        /** False where there is no room for so many bytes more on his behalf. */
        boolean holds(int more) {
            synchronized (Connections.this) {
                while (!gone && held + more > MOST_BYTES && cutOne(this)) {
                    // There is more room now.
                }
                if (gone || held + more > MOST_BYTES) {
                    return false;
                }
                bytes += more;
                held += more;
                return true;
            }
        }

        /** So many are kept no more. */
        void lets(int less) {
            synchronized (Connections.this) {
                if (!gone) {
                    bytes -= less;
                    held -= less;
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
        Object home = home(from);
        boolean ours = OwnScreen.isAt(from);
        boolean crowd = !ours && fromOne.getOrDefault(home, 0) >= MOST_FROM_ONE;
        if (crowd && !cutOne(place -> place.home.equals(home))) {
            return Optional.empty();
        }
        int most = ours ? MOST : MOST - FOR_THIS_MACHINE;
        if (places.size() >= most && !cutOne(_ -> true)) {
            return Optional.empty();
        }
        Place place = new Place(home, ours, cut);
        places.add(place);
        fromOne.merge(home, 1, Integer::sum);
        return Optional.of(place);
    }

    /** Whoever has a network of his own has as many addresses of it as he likes. */
    private static Object home(InetAddress from) {
        return from instanceof Inet6Address six && !six.isLoopbackAddress()
                ? Arrays.hashCode(Arrays.copyOf(six.getAddress(), NETWORK_BYTES))
                : from;
    }

    /** Cuts off whoever keeps the program waiting longer than he may. */
    synchronized void cutLate() {
        long now = nanos.getAsLong();
        for (Place place : List.copyOf(places)) {
            if (place.doing != Doing.WORKS && now - place.since > place.longest) {
                cut(place);
            }
        }
        pace.forget();
    }

    synchronized void cutAll() {
        List.copyOf(places).forEach(this::cut);
    }

    synchronized int size() {
        return places.size();
    }

    synchronized long held() {
        return held;
    }

    /** Makes room for bytes; those who hold none would give none. */
    private boolean cutOne(Place but) {
        return cutOne(place -> place != but && place.bytes > 0);
    }

    /**
     * Cuts off one of those who keep the program waiting: of whoever has most connections the one
     * that is slowest; where nobody is awaited, one who does not take what he is given.
     */
    private boolean cutOne(Predicate<Place> among) {
        long now = nanos.getAsLong();
        Comparator<Place> longest = Comparator.comparingLong(place -> now - place.since);
        Optional<Place> victim =
                doing(Doing.WAITS, among)
                        .max(
                                Comparator.comparingInt((Place place) -> fromOne.get(place.home))
                                        .thenComparing(longest))
                        .or(() -> doing(Doing.WRITES, among).max(longest));
        victim.ifPresent(this::cut);
        return victim.isPresent();
    }

    private Stream<Place> doing(Doing what, Predicate<Place> among) {
        return places.stream().filter(place -> place.doing == what).filter(among);
    }

    private void cut(Place place) {
        forget(place);
        place.cut.run();
    }

    private void forget(Place place) {
        place.gone = true;
        places.remove(place);
        fromOne.computeIfPresent(place.home, (_, count) -> count == 1 ? null : count - 1);
        held -= place.bytes;
        place.bytes = 0;
    }
}

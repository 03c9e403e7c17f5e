package burraco.hall;

import burraco.hall.view.Joining;
import burraco.trust.Authority;
import burraco.trust.DeviceKey;
import burraco.trust.PairingHall;
import burraco.trust.PairingMessage;
import burraco.trust.TrustException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Devices that ask to join, until somebody has compared the codes. For several threads. */
final class Joins {
    /** So many wait at once; those that are admitted do not. */
    private static final int MOST = 64;

    /** Virtual tables may ask from one machine. */
    private static final int MOST_FROM_ONE = 16;

    /** More than all tables of a hall. */
    private static final int MOST_KEPT = 4_000;

    private static final long LIFETIME_MILLIS = 15 * 60_000;

    /** Who has begun tells its number at once. */
    private static final long TO_TELL_MILLIS = 60_000;

    private static final int ID_BYTES = 16;

    private final Authority authority;
    private final SecureRandom random;
    private final LongSupplier clock;
    private final Map<String, Join> joins = new LinkedHashMap<>();

    Joins(Authority authority, SecureRandom random, LongSupplier clock) {
        this.authority = authority;
        this.random = random;
        this.clock = clock;
    }

    /** How a request to join stands. */
    enum Stand {
        /** The table has not told its number yet. */
        BEGUN,
        /** Both screens show the code. */
        ASKS,
        ADMITTED,
        TURNED_AWAY
    }

    /**
     * What a device says of itself.
     *
     * @param name may be empty
     * @param journal the name of its journal
     */
    record Device(String name, String journal) {}

    /** Who asks: a key, and what it says of itself. */
    record Asking(PublicKey key, Device device) {}

    private record Join(
            PairingHall pairing, Device device, String from, long since, String code, Stand stand) {
        Join shows(String digits) {
            return new Join(pairing, device, from, since, digits, Stand.ASKS);
        }

        boolean waits() {
            return stand == Stand.BEGUN || stand == Stand.ASKS;
        }

        boolean isOver(long now) {
            return now - since > (stand == Stand.BEGUN ? TO_TELL_MILLIS : LIFETIME_MILLIS);
        }

        Join is(Stand other) {
            return new Join(pairing, device, from, since, code, other);
        }
    }

    /** What a device hears at first. */
    record Begun(String id, PairingMessage.Offer offer) {}

    /** Empty if too many ask at once. */
    synchronized Optional<Begun> begin(PairingMessage.Commit commit, Device device, String from)
            throws TrustException {
        forget();
        makeRoom(from);
        if (waiting() >= MOST || joins.size() >= MOST_KEPT) {
            return Optional.empty();
        }
        PairingHall pairing = PairingHall.answer(commit, authority.certificate(), random);
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        String id = HexFormat.of().formatHex(bytes);
        joins.put(id, new Join(pairing, device, from, clock.getAsLong(), "", Stand.BEGUN));
        return Optional.of(new Begun(id, pairing.offer()));
    }

    /** One machine must not take the place of all others: its own oldest request goes. */
    private void makeRoom(String from) {
        List<String> same =
                joins.entrySet().stream()
                        .filter(one -> one.getValue().waits())
                        .filter(one -> one.getValue().from().equals(from))
                        .map(Map.Entry::getKey)
                        .toList();
        if (same.size() >= MOST_FROM_ONE) {
            joins.remove(same.getFirst());
        }
    }

    private long waiting() {
        return joins.values().stream().filter(Join::waits).count();
    }

    /** The device tells its number; false if there is no such request. */
    synchronized boolean reveal(String id, PairingMessage.Reveal reveal) throws TrustException {
        forget();
        Join join = joins.get(id);
        if (join == null || join.stand() != Stand.BEGUN) {
            return false;
        }
        try {
            joins.put(id, join.shows(join.pairing().code(reveal).digits()));
            return true;
        } catch (TrustException otherNumber) {
            joins.remove(id);
            throw otherNumber;
        }
    }

    synchronized Optional<Stand> stand(String id) {
        forget();
        return Optional.ofNullable(joins.get(id)).map(Join::stand);
    }

    /** Who asks, and whose code is shown. */
    synchronized Optional<Asking> asking(String id) {
        forget();
        return Optional.ofNullable(joins.get(id))
                .filter(join -> join.stand() == Stand.ASKS)
                .map(join -> new Asking(join.pairing().key(), join.device()));
    }

    synchronized Optional<PublicKey> admitted(String id) {
        forget();
        return Optional.ofNullable(joins.get(id))
                .filter(join -> join.stand() == Stand.ADMITTED)
                .map(join -> join.pairing().key());
    }

    synchronized void is(String id, Stand stand) {
        Optional.ofNullable(joins.get(id)).ifPresent(join -> joins.put(id, join.is(stand)));
    }

    /** Those whose code waits to be compared. */
    synchronized List<Joining> asking() {
        forget();
        return joins.entrySet().stream()
                .filter(one -> one.getValue().stand() == Stand.ASKS)
                .map(one -> joining(one.getKey(), one.getValue()))
                .toList();
    }

    private static Joining joining(String id, Join join) {
        String name =
                join.device().name().isEmpty()
                        ? DeviceKey.fingerprint(join.pairing().key())
                        : join.device().name();
        return new Joining(id, name, join.code(), join.from(), join.since());
    }

    private void forget() {
        long now = clock.getAsLong();
        joins.values().removeIf(join -> join.isOver(now));
    }
}

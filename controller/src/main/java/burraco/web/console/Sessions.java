package burraco.web.console;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who has given a PIN, for a while. What a browser shows for it is kept as a hash only. */
final class Sessions {
    /** Who does nothing for so long has to give the PIN again. */
    static final long IDLE = 30 * 60_000;

    /** And so has everybody after so long. */
    static final long LONGEST = 12 * 3_600_000L;

    private static final int MOST = 16;
    private static final int BYTES = 32;
    private static final int ID_DIGITS = 12;

    /**
     * Somebody who has given a PIN.
     *
     * @param id by which it can be spoken of; nobody comes in with it
     * @param pin the one that he has given
     * @param from the address that he gave it from
     * @param begun when he gave it
     * @param used when he last did something
     */
    record Session(String id, String name, Pin pin, String from, long begun, long used) {
        private boolean isOver(long now) {
            return now - used > IDLE || now - begun > LONGEST;
        }

        private Session usedAt(long now) {
            return new Session(id, name, pin, from, begun, now);
        }

        private boolean holds(Pins pins) {
            return pins.of(name).filter(one -> one.line().equals(pin.line())).isPresent();
        }
    }

    private final SecureRandom random;
    private final Map<String, Session> sessions = new LinkedHashMap<>();

    Sessions(SecureRandom random) {
        this.random = random;
    }

    /** Begins one; what the browser has to show. */
    synchronized String begin(String name, Pin pin, String from, long now) {
        byte[] token = new byte[BYTES];
        random.nextBytes(token);
        String shown = HexFormat.of().formatHex(token);
        sessions.values().removeIf(session -> session.isOver(now));
        while (sessions.size() >= MOST) {
            sessions.remove(sessions.keySet().iterator().next());
        }
        String hash = hash(shown);
        String id = hash.substring(0, ID_DIGITS);
        sessions.put(hash, new Session(id, name, pin, from, now, now));
        return shown;
    }

    /**
     * Whose it is; being asked for counts as use. A browser may be made to show something that is
     * none of ours beside what is: that does no harm. Two that are nobody can tell whose orders
     * they were.
     *
     * @param shown all that a browser shows under our name
     */
    synchronized Optional<Session> of(Collection<String> shown, long now) {
        return one(shown, now)
                .map(hash -> sessions.computeIfPresent(hash, (_, session) -> session.usedAt(now)));
    }

    /** Its id; this counts as no use. */
    synchronized Optional<String> idOf(Collection<String> shown, long now) {
        return one(shown, now).map(hash -> sessions.get(hash).id());
    }

    private Optional<String> one(Collection<String> shown, long now) {
        Set<String> hashes = new LinkedHashSet<>(shown.stream().map(Sessions::hash).toList());
        sessions.values().removeIf(session -> session.isOver(now));
        List<String> ours = hashes.stream().filter(sessions::containsKey).toList();
        return ours.size() == 1 ? Optional.of(ours.getFirst()) : Optional.empty();
    }

    /** All that are open, the oldest first. */
    synchronized List<Session> open(long now) {
        sessions.values().removeIf(session -> session.isOver(now));
        return List.copyOf(sessions.values());
    }

    synchronized void end(Collection<String> shown) {
        shown.forEach(one -> sessions.remove(hash(one)));
    }

    /** The one of that id, if it is open. */
    synchronized Optional<Session> endOf(String id) {
        Optional<Session> ended =
                sessions.values().stream().filter(one -> one.id().equals(id)).findFirst();
        sessions.values().removeIf(one -> one.id().equals(id));
        return ended;
    }

    synchronized void endAllBut(String id) {
        sessions.values().removeIf(one -> !one.id().equals(id));
    }

    /** Those whose PIN does not hold any more. */
    synchronized void endThoseWithout(Pins pins) {
        sessions.values().removeIf(session -> !session.holds(pins));
    }

    private static String hash(String shown) {
        try {
            byte[] bytes = shown.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException none) {
            throw new IllegalStateException(none);
        }
    }
}

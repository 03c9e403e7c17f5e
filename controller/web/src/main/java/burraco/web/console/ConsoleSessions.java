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

/** Sessions of logged-in arbiters. Of a session's token only a hash is kept. */
final class ConsoleSessions {
    /** Idle time after which the PIN has to be entered again. */
    static final long MAX_IDLE_MILLIS = 30 * 60_000;

    /** Lifetime of a session, however much it is used. */
    static final long MAX_AGE_MILLIS = 12 * 3_600_000L;

    private static final int MAX_SESSIONS = 16;
    private static final int TOKEN_BYTES = 32;
    private static final int ID_DIGITS = 12;

    /**
     * A logged-in arbiter.
     *
     * @param id public identifier, which gives no access
     * @param pin the PIN that was entered
     * @param from the address it was entered from
     * @param begun when it was entered
     * @param used when the session was last used
     */
    record Session(String id, String name, Pin pin, String from, long begun, long used) {
        private boolean isOver(long now) {
            return now - used > MAX_IDLE_MILLIS || now - begun > MAX_AGE_MILLIS;
        }

        private Session usedAt(long now) {
            return new Session(id, name, pin, from, begun, now);
        }

        private boolean holds(ConsolePins pins) {
            return pins.of(name).filter(one -> one.line().equals(pin.line())).isPresent();
        }
    }

    private final SecureRandom random;
    private final Map<String, Session> sessions = new LinkedHashMap<>();

    ConsoleSessions(SecureRandom random) {
        this.random = random;
    }

    /** Opens a session and returns the token for the browser. */
    synchronized String begin(String name, Pin pin, String from, long now) {
        byte[] token = new byte[TOKEN_BYTES];
        random.nextBytes(token);
        String shown = HexFormat.of().formatHex(token);
        sessions.values().removeIf(session -> session.isOver(now));
        while (sessions.size() >= MAX_SESSIONS) {
            sessions.remove(sessions.keySet().iterator().next());
        }
        String hash = hash(shown);
        String id = hash.substring(0, ID_DIGITS);
        sessions.put(hash, new Session(id, name, pin, from, now, now));
        return shown;
    }

    /**
     * The session of these tokens; asking counts as use. A browser may send foreign cookies beside
     * ours, which are ignored. With two valid sessions it is unclear whose orders they are, so none
     * is returned.
     *
     * @param shown all cookie values with our name
     */
    synchronized Optional<Session> of(Collection<String> shown, long now) {
        return one(shown, now)
                .map(hash -> sessions.computeIfPresent(hash, (_, session) -> session.usedAt(now)));
    }

    /** The session of these tokens; asking does not count as use. */
    synchronized Optional<Session> unused(Collection<String> shown, long now) {
        return one(shown, now).map(sessions::get);
    }

    /** The session's id; asking does not count as use. */
    synchronized Optional<String> idOf(Collection<String> shown, long now) {
        return one(shown, now).map(hash -> sessions.get(hash).id());
    }

    private Optional<String> one(Collection<String> shown, long now) {
        Set<String> hashes =
                new LinkedHashSet<>(shown.stream().map(ConsoleSessions::hash).toList());
        sessions.values().removeIf(session -> session.isOver(now));
        List<String> ours = hashes.stream().filter(sessions::containsKey).toList();
        return ours.size() == 1 ? Optional.of(ours.getFirst()) : Optional.empty();
    }

    /** All open sessions, the oldest first. */
    synchronized List<Session> open(long now) {
        sessions.values().removeIf(session -> session.isOver(now));
        return List.copyOf(sessions.values());
    }

    synchronized void end(Collection<String> shown) {
        shown.forEach(one -> sessions.remove(hash(one)));
    }

    /** Ends the session with that id, if it is open. */
    synchronized Optional<Session> endOf(String id) {
        Optional<Session> ended =
                sessions.values().stream().filter(one -> one.id().equals(id)).findFirst();
        sessions.values().removeIf(one -> one.id().equals(id));
        return ended;
    }

    synchronized void endAllBut(String id) {
        sessions.values().removeIf(one -> !one.id().equals(id));
    }

    /** Ends sessions whose PIN is no longer valid. */
    synchronized void endThoseWithout(ConsolePins pins) {
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

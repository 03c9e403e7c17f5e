package burraco.web.console;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Who has given the PIN, for a while. What a browser shows for it is kept as a hash only. */
final class Sessions {
    /** Who does nothing for so long has to give the PIN again. */
    static final long IDLE = 30 * 60_000;

    /** And so has everybody after so long. */
    static final long LONGEST = 12 * 3_600_000L;

    private static final int MOST = 16;
    private static final int BYTES = 32;

    private record Session(String name, long begun, long used) {
        private boolean isOver(long now) {
            return now - used > IDLE || now - begun > LONGEST;
        }
    }

    private final SecureRandom random;
    private final Map<String, Session> sessions = new LinkedHashMap<>();

    Sessions(SecureRandom random) {
        this.random = random;
    }

    /** Begins one; what the browser has to show. */
    synchronized String begin(String name, long now) {
        byte[] token = new byte[BYTES];
        random.nextBytes(token);
        String shown = HexFormat.of().formatHex(token);
        sessions.values().removeIf(session -> session.isOver(now));
        while (sessions.size() >= MOST) {
            sessions.remove(sessions.keySet().iterator().next());
        }
        sessions.put(hash(shown), new Session(name, now, now));
        return shown;
    }

    /** Whose it is; being asked for counts as use. */
    synchronized Optional<String> name(String shown, long now) {
        Session session = sessions.get(hash(shown));
        if (session == null || session.isOver(now)) {
            sessions.remove(hash(shown));
            return Optional.empty();
        }
        sessions.put(hash(shown), new Session(session.name(), session.begun(), now));
        return Optional.of(session.name());
    }

    synchronized void end(String shown) {
        sessions.remove(hash(shown));
    }

    synchronized void endAll() {
        sessions.clear();
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

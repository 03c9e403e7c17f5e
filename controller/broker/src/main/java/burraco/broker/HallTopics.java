package burraco.broker;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The topics of a hall. A table may write below its own name only, and the broker sees to it.
 *
 * @param hall the fingerprint of the hall's authority
 */
public record HallTopics(String hall) {
    public static final String ONLINE = "online";
    public static final String OFFLINE = "offline";

    /** How the hall itself is called where a table has the fingerprint of its key. */
    public static final String HALL = "hall";

    /** The answer to a device that the hall does not know. */
    public static final String UNKNOWN_DEVICE = "unknown-device";

    /** The answer to what is no question. */
    public static final String UNCLEAR = "unclear";

    private static final Pattern OF_TABLE =
            Pattern.compile("burraco/([0-9a-f]{16})/table/([0-9a-f]{16})/([a-z]+)");

    /** What a table says. */
    public enum Kind {
        REQUEST,
        PRESENCE;

        private String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Who says something, as the topic has it. */
    public record Said(String table, Kind kind) {}

    private String root() {
        return "burraco/" + hall;
    }

    private String table(String device, String what) {
        return root() + "/table/" + device + "/" + what;
    }

    /** What a table asks of the hall. */
    public String request(String device) {
        return table(device, Kind.REQUEST.id());
    }

    /** What the hall answers. */
    public String answer(String device) {
        return table(device, "answer");
    }

    /** The newest order to a table, which stays. */
    public String order(String device) {
        return table(device, "order");
    }

    /** Whether a table is connected, which stays. */
    public String presence(String device) {
        return table(device, Kind.PRESENCE.id());
    }

    /** Whether the hall is connected, which stays. */
    public String presence() {
        return open() + "/presence";
    }

    /** What all tables say of one kind. */
    public String all(Kind kind) {
        return table("+", kind.id());
    }

    /** Below this is what everybody may read. */
    public String open() {
        return root() + "/public";
    }

    /** Empty if it is no topic of a table of this hall. */
    public Optional<Said> said(String topic) {
        Matcher parts = OF_TABLE.matcher(topic);
        if (!parts.matches() || !parts.group(1).equals(hall)) {
            return Optional.empty();
        }
        for (Kind kind : Kind.values()) {
            if (kind.id().equals(parts.group(3))) {
                return Optional.of(new Said(parts.group(2), kind));
            }
        }
        return Optional.empty();
    }
}

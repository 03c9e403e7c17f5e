package burraco.wire;

import java.util.Optional;

/** The handshake of the two ends, and its state. */
final class LinkHandshake {
    private static final long FAST_INTERVAL_MICROS = 250_000;
    private static final long SLOW_INTERVAL_MICROS = 1_000_000;

    /** The state of the handshake. */
    enum State {
        NO_PORT,
        ASKING,
        /** The other end is not understood. */
        REFUSED,
        ATTACHING,
        ATTACHED
    }

    private final MessageSchema schema;
    private int host;
    private State state = State.NO_PORT;
    private Optional<Hello> hello = Optional.empty();
    private long due;

    LinkHandshake(MessageSchema schema, int host) {
        this.schema = schema;
        this.host = host;
    }

    State state() {
        return state;
    }

    boolean is(State other) {
        return state == other;
    }

    /** The identification of the present or last board. */
    Optional<Hello> hello() {
        return hello;
    }

    /** The boot number of the board; 0 if it is not known. */
    int boot() {
        return hello.map(Hello::boot).orElse(0);
    }

    void noPort() {
        state = State.NO_PORT;
    }

    void ask(long now) {
        state = State.ASKING;
        due = now;
    }

    /** Reads a {@code hello}; empty if it is not for us. */
    static Optional<Hello> read(MessageFields fields) {
        if (fields.i32() != Protocol.MAGIC) {
            return Optional.empty();
        }
        Hello hello =
                new Hello(
                        fields.u8(),
                        fields.u8(),
                        fields.i32(),
                        fields.i32(),
                        fields.u64(),
                        fields.i32(),
                        fields.u8(),
                        fields.u8(),
                        fields.u8(),
                        fields.u16(),
                        fields.u16(),
                        fields.text());
        return hello.boot() == 0 ? Optional.empty() : Optional.of(hello);
    }

    /** Why this board is not supported, if so. */
    Optional<String> refusal(Hello other) {
        String versions =
                other.name()
                        + " speaks "
                        + other.major()
                        + "."
                        + other.minor()
                        + ", we speak "
                        + Protocol.MAJOR
                        + "."
                        + Protocol.MINOR;
        if (other.major() != Protocol.MAJOR) {
            return Optional.of(versions);
        }
        if (other.minor() == Protocol.MINOR && other.schema() != schema.number()) {
            return Optional.of(
                    "%s, but with other fields: schema %08x, ours is %08x"
                            .formatted(versions, other.schema(), schema.number()));
        }
        return Optional.empty();
    }

    void refuse(long now) {
        due = is(State.REFUSED) ? due : now + SLOW_INTERVAL_MICROS;
        state = State.REFUSED;
    }

    /** Forgets all and takes a new identity, so that no board continues the old session. */
    void beAnother() {
        host = host == -1 ? 1 : host + 1;
    }

    void attach(Hello to, long now) {
        hello = Optional.of(to);
        state = State.ATTACHING;
        due = now;
    }

    /** Whether this is the answer to our own {@code hello}. */
    boolean isOurs(int boot, int other) {
        return boot == boot() && other == host;
    }

    void attached() {
        state = State.ATTACHED;
    }

    long poll(long now, EventSequence events, Pings pings, Sender sender) {
        switch (state) {
            case ASKING, REFUSED -> {
                if (now >= due) {
                    sender.begin(Protocol.ASK, 0)
                            .u32(Protocol.MAGIC)
                            .u8(Protocol.MAJOR)
                            .u8(Protocol.MINOR)
                            .u32(schema.number());
                    sender.end();
                    due = now + (is(State.ASKING) ? FAST_INTERVAL_MICROS : SLOW_INTERVAL_MICROS);
                }
            }
            case ATTACHING -> {
                if (now >= due) {
                    pings.send(now, sender);
                    sender.begin(Protocol.ATTACH, 0)
                            .u32(boot())
                            .u32(host)
                            .u32(events.next())
                            .u32(events.limit());
                    sender.end();
                    due = now + FAST_INTERVAL_MICROS;
                }
            }
            case NO_PORT, ATTACHED -> {
                return Talk.NEVER;
            }
        }
        return due;
    }
}

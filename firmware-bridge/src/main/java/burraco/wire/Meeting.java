package burraco.wire;

import java.util.Optional;

/** How two ends get to know each other, and whether they do. */
final class Meeting {
    private static final long FOUR_TIMES_A_SECOND = 250_000;
    private static final long ONCE_A_SECOND = 1_000_000;

    /** How far it has come. */
    enum State {
        NO_PORT,
        ASKING,
        /** Somebody is there whom we do not understand. */
        REFUSED,
        ATTACHING,
        ATTACHED
    }

    private final Schema schema;
    private int host;
    private State state = State.NO_PORT;
    private Optional<Hello> hello = Optional.empty();
    private long due;

    Meeting(Schema schema, int host) {
        this.schema = schema;
        this.host = host;
    }

    State state() {
        return state;
    }

    boolean is(State other) {
        return state == other;
    }

    /** Who is there, or was there last. */
    Optional<Hello> hello() {
        return hello;
    }

    /** Which start of the board is meant; 0 where none is known. */
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

    /** Reads it; nothing where it is not meant for us. */
    static Optional<Hello> read(Fields fields) {
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

    /** Why we do not understand this one, if so. */
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
        due = is(State.REFUSED) ? due : now + ONCE_A_SECOND;
        state = State.REFUSED;
    }

    /** All that was known is forgotten: no board shall take us for who we were. */
    void beAnother() {
        host = host == -1 ? 1 : host + 1;
    }

    void attach(Hello to, long now) {
        hello = Optional.of(to);
        state = State.ATTACHING;
        due = now;
    }

    /** Whether that is the answer to us. */
    boolean isOurs(int boot, int other) {
        return boot == boot() && other == host;
    }

    void attached() {
        state = State.ATTACHED;
    }

    long poll(long now, Events events, Pings pings, Sender sender) {
        switch (state) {
            case ASKING, REFUSED -> {
                if (now >= due) {
                    sender.begin(Protocol.ASK, 0)
                            .u32(Protocol.MAGIC)
                            .u8(Protocol.MAJOR)
                            .u8(Protocol.MINOR)
                            .u32(schema.number());
                    sender.end();
                    due = now + (is(State.ASKING) ? FOUR_TIMES_A_SECOND : ONCE_A_SECOND);
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
                    due = now + FOUR_TIMES_A_SECOND;
                }
            }
            case NO_PORT, ATTACHED -> {
                return Talk.NEVER;
            }
        }
        return due;
    }
}

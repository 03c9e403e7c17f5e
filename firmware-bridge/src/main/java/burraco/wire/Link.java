package burraco.wire;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * The host's end of the board's protocol, {@code docs/protocol.md}. It reports what it receives to
 * a listener, and sends when it is polled.
 */
public final class Link implements Talk {
    private final LinkListener listener;
    private final FrameReader reader;
    private final FrameReader.Taker taker = this::frame;
    private final Sender sender;
    private final LinkHandshake meeting;
    private final LinkPresence presence;
    private final EventSequence events = new EventSequence();
    private final PendingOrders orders = new PendingOrders();
    private final Pings pings = new Pings();
    private Optional<Consumer<TappedFrame>> tap = Optional.empty();
    private Optional<BoardStats> board = Optional.empty();
    private boolean isBehind;
    private int end;
    private long liveAt;
    private long now;

    /**
     * @param hostToken a random number for each start of the program, not 0
     */
    public Link(MessageSchema schema, int hostToken, LinkListener listener) {
        this.listener = listener;
        reader = new FrameReader(schema, Direction.TO_HOST);
        sender = new Sender(schema);
        meeting = new LinkHandshake(schema, hostToken);
        presence = new LinkPresence(listener);
    }

    /** Shows each valid frame of both directions to a tap. */
    public void tap(Consumer<TappedFrame> with) {
        tap = Optional.of(with);
        sender.tap(with);
    }

    /**
     * Gives an order to the board; orders are carried out once and in order.
     *
     * @param payload the fields of the order
     * @param answer called once with the result, on the thread of the link
     */
    public void order(int type, byte[] payload, Consumer<Result> answer) {
        orders.give(type, payload, answer);
    }

    public LinkStats stats() {
        return new LinkStats(
                reader.good(),
                sender.sent(),
                reader.bad(),
                reader.missed(),
                events.taken(),
                events.agains(),
                events.repeated(),
                orders.given(),
                orders.again(),
                pings.clock().lastTrip(),
                pings.clock().bestTrip(),
                pings.clock().ahead(),
                board);
    }

    // What the cable says

    @Override
    public void opened(long when) {
        reader.begin();
        sender.begin();
        presence.heard(when);
        meeting.ask(when);
    }

    @Override
    public void lost(PortLost why, long when) {
        meeting.noPort();
        presence.down(LinkFailure.NO_PORT, why.getMessage(), when);
    }

    @Override
    public void received(byte[] bytes, int length, long when) {
        now = when;
        presence.bytes(length);
        reader.read(bytes, 0, length, taker);
    }

    @Override
    public long poll(long when, Outgoing out) {
        if (meeting.is(LinkHandshake.State.NO_PORT)) {
            return NEVER;
        }
        sender.to(out, when);
        if (presence.isGone(when)) {
            meeting.ask(when);
        }
        long due = Math.min(presence.due(), meeting.poll(when, events, pings, sender));
        if (meeting.is(LinkHandshake.State.ATTACHED)) {
            due = Math.min(due, pings.poll(when, sender));
            due = Math.min(due, events.poll(when, meeting.boot(), sender));
            due = Math.min(due, orders.poll(when, sender));
        }
        return due;
    }

    // What the board says

    private void frame(int type, int order, MessageFields fields) {
        presence.heard(now);
        tap.ifPresent(with -> with.accept(new TappedFrame(Direction.TO_HOST, reader.body(), now)));
        switch (type) {
            case Protocol.HELLO -> LinkHandshake.read(fields).ifPresent(this::hello);
            case Protocol.PONG -> pong(fields);
            case Protocol.ATTACHED -> attached(fields);
            case Protocol.RESULT -> ifAttached(() -> orders.result(order, fields, now));
            case Protocol.STATS -> board = Optional.of(BoardStats.read(fields));
            case Protocol.NOTE -> listener.note(fields.text());
            case Protocol.SCAN,
                    Protocol.PRESS,
                    Protocol.WEIGHT,
                    Protocol.ANTENNA,
                    Protocol.GAP,
                    Protocol.WHOLE ->
                    ifAttached(() -> event(type, fields));
        }
    }

    private void ifAttached(Runnable then) {
        if (meeting.is(LinkHandshake.State.ATTACHED)) {
            then.run();
        }
    }

    private void hello(Hello hello) {
        boolean anew = hello.boot() != meeting.boot();
        if (meeting.is(LinkHandshake.State.ATTACHED) && !anew) {
            return;
        }
        Optional<String> refusal = meeting.refusal(hello);
        if (refusal.isPresent()) {
            meeting.refuse(now);
            presence.down(LinkFailure.OTHER_VERSION, refusal.get(), now);
            return;
        }
        if (anew) {
            forget();
        }
        if (anew || !meeting.is(LinkHandshake.State.ATTACHING)) {
            pings.clock().forget();
            pings.clock().guess(hello.uptime(), now);
            meeting.attach(hello, now);
        }
    }

    /** Forgets the board, because it has restarted or is another one. */
    private void forget() {
        events.forget();
        board = Optional.empty();
        if (meeting.hello().isPresent()) {
            meeting.beAnother();
            orders.forget("the board started anew");
        }
    }

    private void pong(MessageFields fields) {
        long sent = fields.u64();
        long at = fields.u64();
        int boot = fields.i32();
        if (meeting.is(LinkHandshake.State.ATTACHED) || meeting.is(LinkHandshake.State.ATTACHING)) {
            if (boot == meeting.boot()) {
                pings.clock().answer(sent, at, now);
                endsAt(fields.i32(), sent);
            } else {
                meeting.ask(now);
            }
        }
    }

    /** After a gap the numbers of the board's events end earlier than it announced. */
    private void endsAt(int last, long asked) {
        if (isBehind
                && meeting.is(LinkHandshake.State.ATTACHED)
                && asked >= liveAt
                && last - end < 0) {
            end = last;
            catchUp();
        }
    }

    private void attached(MessageFields fields) {
        if (!meeting.isOurs(fields.i32(), fields.i32())) {
            return;
        }
        int next = fields.i32();
        int last = fields.i32();
        boolean isFresh = fields.u8() == 1;
        boolean goesOn = !events.isKnown() || isFresh && events.isAhead(next);
        switch (meeting.state()) {
            case ATTACHING -> {
                meeting.attached();
                if (goesOn) {
                    events.goOn(next);
                }
                events.begin(now);
                orders.begin(now);
                presence.live();
                end = last;
                liveAt = now;
                isBehind = true;
                listener.live(meeting.hello().orElseThrow(), goesOn, now);
                catchUp();
            }
            case ATTACHED -> {
                if (goesOn) {
                    events.goOn(next);
                }
            }
            case NO_PORT, ASKING, REFUSED -> {}
        }
    }

    private void event(int type, MessageFields fields) {
        int number = fields.i32();
        long at = fields.u64();
        if (events.isNext(number, now)) {
            listener.event(type, number, pings.clock().ours(at, now), fields.u8(), fields);
            catchUp();
        }
    }

    private void catchUp() {
        if (isBehind && events.next() - end >= 0) {
            isBehind = false;
            listener.caughtUp(now);
        }
    }
}

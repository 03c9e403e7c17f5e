package burraco.wire;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * The simplest board that the protocol allows, in virtual time: one button, and orders that it only
 * records.
 */
final class FarEnd implements Talk {
    private static final int MOST_ON_THEIR_WAY = 64;
    private static final int REMEMBERED = 8;
    private static final long PATIENCE = 250_000;
    private static final long LONGEST_PATIENCE = 1_000_000;

    private final MessageSchema schema;
    private final int boot;
    private final int ring;
    private final List<Integer> done;
    private final FrameReader reader;
    private final FrameWriter writer;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<Event> events = new ArrayList<>();
    private final Deque<Byte> results = new ArrayDeque<>();
    private int major = Protocol.MAJOR;
    private int drift;
    private int base;
    private int sent;
    private int limit;
    private int host;
    private int expected = 1;
    private int lastOrder;
    private int presses;
    private long started;
    private long helloDue;
    private long movedAt;
    private long patience = PATIENCE;
    private long now;

    private record Event(int type, byte[] payload) {}

    /**
     * @param first the number of its first event
     * @param ring how many events it keeps
     * @param done the first byte of each order that it carries out
     */
    FarEnd(MessageSchema schema, int boot, int first, int ring, List<Integer> done) {
        this.schema = schema;
        this.boot = boot;
        this.ring = ring;
        this.done = done;
        base = first;
        sent = first;
        reader = new FrameReader(schema, Direction.TO_BOARD);
        writer = new FrameWriter(schema);
    }

    FarEnd speaking(int other) {
        major = other;
        return this;
    }

    FarEnd drifting(int perMillion) {
        drift = perMillion;
        return this;
    }

    private long micros() {
        long since = now - started;
        return since + since * drift / 1_000_000;
    }

    void press(long when) {
        now = when;
        presses++;
        if (events.size() >= ring) {
            startOver(0);
        }
        takeDown(Protocol.PRESS, 0, fields -> fields.u8(0).u16(presses));
    }

    /** Discards all events. */
    private void startOver(int reason) {
        int lost = events.size();
        base += lost;
        sent = base;
        events.clear();
        takeDown(Protocol.GAP, 0, fields -> fields.u8(reason).u32(lost));
        takeDown(Protocol.PRESS, 1, fields -> fields.u8(0).u16(presses));
        takeDown(Protocol.WHOLE, 0, fields -> {});
    }

    private void takeDown(int type, int flags, Consumer<FieldsWriter> rest) {
        FieldsWriter fields = new FieldsWriter();
        fields.u32(end()).u64(micros()).u8(flags);
        rest.accept(fields);
        events.add(new Event(type, fields.toBytes()));
    }

    private int end() {
        return base + events.size();
    }

    @Override
    public void opened(long when) {
        started = when;
        helloDue = when;
    }

    @Override
    public void lost(PortLost why, long when) {
        reader.begin();
    }

    @Override
    public void received(byte[] bytes, int length, long when) {
        now = when;
        reader.read(bytes, 0, length, this::frame);
    }

    private void frame(int type, int order, MessageFields fields) {
        switch (type) {
            case Protocol.ASK -> hello();
            case Protocol.ATTACH -> attach(fields);
            case Protocol.PING -> {
                writer.begin(Protocol.PONG, lastOrder)
                        .u64(fields.u64())
                        .u64(micros())
                        .u32(boot)
                        .u32(end());
                send();
            }
            case Protocol.TAKEN -> taken(fields);
        }
        if (host != 0 && Protocol.isOrder(type)) {
            order(type, order, fields);
        }
    }

    private void hello() {
        writer.begin(Protocol.HELLO, lastOrder)
                .u32(Protocol.MAGIC)
                .u8(major)
                .u8(Protocol.MINOR)
                .u32(schema.number())
                .u32(boot)
                .u64(micros())
                .u32(0)
                .u8(0)
                .u8(0)
                .u8(1)
                .u16(0)
                .u16(0)
                .text("far end");
        send();
    }

    private void attach(MessageFields fields) {
        if (fields.i32() != boot) {
            return;
        }
        int other = fields.i32();
        int next = fields.i32();
        if (other != host) {
            host = other;
            expected = 1;
            lastOrder = 0;
            results.clear();
            startOver(1);
            limit = fields.i32();
            attached(1);
        } else {
            goOn(next, fields.i32(), true);
        }
    }

    private void attached(int fresh) {
        sent = base;
        movedAt = now;
        writer.begin(Protocol.ATTACHED, lastOrder)
                .u32(boot)
                .u32(host)
                .u32(base)
                .u32(end())
                .u8(fresh);
        send();
    }

    private void taken(MessageFields fields) {
        if (host != 0 && fields.i32() == boot) {
            int next = fields.i32();
            int more = fields.i32();
            boolean again = fields.u8() == 1;
            goOn(next, more, false);
            sent = again ? base : sent;
        }
    }

    private void goOn(int next, int more, boolean answer) {
        limit = more - limit > 0 ? more : limit;
        boolean isThere = next - base >= 0 && next - end() <= 0;
        if (isThere && next != base) {
            events.subList(0, next - base).clear();
            base = next;
            sent = sent - base < 0 ? base : sent;
            movedAt = now;
            patience = PATIENCE;
        }
        if (answer || !isThere) {
            attached(isThere ? 0 : 1);
        }
    }

    private void order(int type, int number, MessageFields fields) {
        if (number == expected) {
            done.add(fields.u8());
            lastOrder = number;
            expected = number == 255 ? 1 : number + 1;
            results.add((byte) number);
            if (results.size() > REMEMBERED) {
                results.remove();
            }
        }
        if (results.contains((byte) number)) {
            writer.begin(Protocol.RESULT, number).u8(type).u8(0).text("");
            send();
        }
    }

    private void send() {
        int length = writer.end();
        out.write(writer.bytes(), 0, length);
    }

    @Override
    public long poll(long when, Outgoing to) {
        now = when;
        if (host == 0 && now >= helloDue) {
            hello();
            helloDue = now + 1_000_000;
        }
        if (sent == base) {
            movedAt = now;
        } else if (now >= movedAt + patience) {
            sent = base;
            movedAt = now;
            patience = Math.min(2 * patience, LONGEST_PATIENCE);
        }
        while (host != 0 && sent != end() && sent - base < MOST_ON_THEIR_WAY && limit - sent > 0) {
            Event event = events.get(sent++ - base);
            writer.begin(event.type(), lastOrder).bytes(event.payload(), event.payload().length);
            send();
        }
        to.send(out.toByteArray(), out.size());
        out.reset();
        long due = host == 0 ? helloDue : NEVER;
        return sent == base ? due : Math.min(due, movedAt + patience);
    }
}

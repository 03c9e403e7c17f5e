package burraco.board;

import burraco.wire.Direction;
import burraco.wire.FieldsWriter;
import burraco.wire.FrameReader;
import burraco.wire.FrameWriter;
import burraco.wire.MessageFields;
import burraco.wire.MessageSchema;
import burraco.wire.Protocol;
import burraco.wire.Result;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The board's end of a cable that loses nothing while it is plugged in: just enough of the protocol
 * to keep events until they are acknowledged, and to carry out orders once.
 */
final class PaperEnd implements PaperBoard.Events {
    private static final int ASK = 0x01;
    private static final int ATTACH = 0x02;
    private static final int TAKEN = 0x03;
    private static final int PING = 0x04;
    private static final int HELLO = 0x81;
    private static final int ATTACHED = 0x82;
    private static final int RESULT = 0x83;
    private static final int PONG = 0x84;
    private static final int MAGIC = 0x4f52_5542;

    private record Event(int type, int number, long at, int flags, byte[] fields) {}

    private final MessageSchema schema = MessageSchema.ours();
    private final FrameReader reader = new FrameReader(schema, Direction.TO_BOARD);
    private final FrameWriter writer = new FrameWriter(schema);
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<Event> kept = new ArrayList<>();
    PaperBoard board = new PaperBoard(this);
    int major = 1;
    private int boot = 77;
    private int host;
    private boolean attached;
    private int numbered = 1;
    private int next;
    private int afterSent = 1;
    private int limit;
    private int order = 1;
    private boolean standing;
    private FieldsWriter payload = new FieldsWriter();
    private Result lastResult = new Result(Result.Code.DONE, "");

    @Override
    public void event(int type, long at, byte[] fields) {
        add(type, at, standing ? 1 : 0, fields);
    }

    /** Lets time pass without sending anything. */
    void silently(long millis) {
        for (long left = millis; left > 0; left--) {
            board.tick();
        }
    }

    private void add(int type, long at, int flags, byte[] fields) {
        kept.add(new Event(type, numbered++, at, flags, fields));
    }

    void tick() {
        board.tick();
        for (Event event : kept) {
            if (attached && event.number() >= next && event.number() < Math.min(limit, next + 64)) {
                send(event);
                next = event.number() + 1;
                afterSent = Math.max(afterSent, next);
            }
        }
    }

    /** Discards unacknowledged events and reports the whole state. */
    void overflow() {
        gap(0);
        standing = true;
        board.standing();
        standing = false;
        whole();
    }

    private void gap(int reason) {
        int lost = kept.size();
        kept.clear();
        numbered = afterSent;
        next = numbered;
        add(Protocol.GAP, board.micros(), 0, new FieldsWriter().u8(reason).u32(lost).toBytes());
    }

    private void whole() {
        add(Protocol.WHOLE, board.micros(), 0, new byte[0]);
    }

    /** Restarts as after a power cut; tags and weights still lie there. */
    void startAnew() {
        boot++;
        host = 0;
        attached = false;
        kept.clear();
        numbered = 1;
        afterSent = 1;
        board = board.again(this);
    }

    void unplugged() {
        reader.begin();
        out.reset();
    }

    byte[] said() {
        byte[] bytes = out.toByteArray();
        out.reset();
        return bytes;
    }

    void received(byte[] bytes, int length) {
        reader.read(bytes, 0, length, this::frame);
    }

    private void frame(int type, int number, MessageFields fields) {
        board.heard();
        switch (type) {
            case ASK -> hello();
            case ATTACH -> attach(fields);
            case PING -> {
                begin(PONG).u64(fields.u64()).u64(board.micros()).u32(boot).u32(numbered);
                end();
            }
            case TAKEN -> {
                if (fields.i32() == boot) {
                    int from = fields.i32();
                    limit = fields.i32();
                    kept.removeIf(event -> event.number() < from);
                }
            }
            default -> order(type, number, fields);
        }
    }

    private void hello() {
        begin(HELLO).u32(MAGIC).u8(major).u8(0).u32(schema.number());
        payload.u32(boot).u64(board.micros()).u32(0x1234).u8(PaperBoard.ANTENNAS);
        payload.u8(PaperBoard.SCALES).u8(PaperBoard.BUTTONS).u16(PaperBoard.LAMPS);
        payload.u16(3).text("paper");
        end();
    }

    private void attach(MessageFields fields) {
        if (fields.i32() != boot) {
            return;
        }
        int who = fields.i32();
        int wanted = fields.i32();
        boolean fresh = who != host || wanted == 0;
        attached = true;
        host = who;
        limit = fields.i32();
        next = wanted;
        if (fresh) {
            gap(1);
            standing = true;
            board.standing();
            standing = false;
            whole();
            next = numbered - kept.size();
            limit = next + 256;
            order = 1;
        }
        begin(ATTACHED).u32(boot).u32(host).u32(next).u32(numbered).u8(fresh ? 1 : 0);
        end();
    }

    private void order(int type, int number, MessageFields fields) {
        int before = order == 1 ? 255 : order - 1;
        if (!attached || number != order && number != before) {
            return;
        }
        if (number == order) {
            lastResult = board.carryOut(type, fields);
            order = order == 255 ? 1 : order + 1;
        }
        begin(RESULT, number).u8(type).u8(lastResult.code().ordinal()).text(lastResult.detail());
        end();
    }

    private void send(Event event) {
        begin(event.type()).u32(event.number()).u64(event.at()).u8(event.flags());
        payload.bytes(event.fields(), event.fields().length);
        end();
    }

    private FieldsWriter begin(int type) {
        return begin(type, 0);
    }

    private FieldsWriter begin(int type, int number) {
        payload = writer.begin(type, number);
        return payload;
    }

    private void end() {
        int length = writer.end();
        out.write(writer.bytes(), 0, length);
    }
}

package burraco.fuzz;

import burraco.wire.FieldsWriter;
import burraco.wire.FrameWriter;
import burraco.wire.Hello;
import burraco.wire.Link;
import burraco.wire.LinkFailure;
import burraco.wire.LinkListener;
import burraco.wire.MessageFields;
import burraco.wire.MessageSchema;
import burraco.wire.Protocol;
import java.util.Arrays;

/**
 * Any bytes and any whole frames of a board, orders and time between them: nothing is thrown,
 * events are taken one after the other, and nothing is told of one that is not there.
 */
public final class LinkFuzz {
    private static final MessageSchema SCHEMA = MessageSchema.ours();
    private static final int HOST = 17;
    private static final int BOOT = 7;
    private static final int HELLO = 0x81;
    private static final int ATTACHED = 0x82;

    private LinkFuzz() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Told told = new Told();
        Link link = new Link(SCHEMA, HOST, told);
        FrameWriter writer = new FrameWriter(SCHEMA);
        new Play(bytes)
                .to(
                        link,
                        (what, rest, now) -> {
                            if (what >= 240) {
                                int type = Protocol.PLAN + what % 6;
                                link.order(
                                        type,
                                        Arrays.copyOf(rest, Math.min(rest.length, 250)),
                                        _ -> {});
                                return;
                            }
                            FieldsWriter fields = writer.begin(type(what), what % 5);
                            // What a board needs so that it is not ignored is put right.
                            byte[] payload = rest;
                            if (what % 16 == 1) {
                                hello(fields);
                                payload = new byte[0];
                            } else if (what % 16 == 2) {
                                fields.u32(BOOT).u32(HOST);
                            } else if (what % 16 >= 6 && what >= 128) {
                                fields.u32(told.next);
                            }
                            fields.bytes(payload, Math.min(payload.length, 200));
                            int length = writer.end();
                            link.received(Arrays.copyOf(writer.bytes(), length), length, now);
                        });
        link.stats();
    }

    private static int type(int what) {
        int which = what % 16;
        return which == 0 ? HELLO : which < 6 ? HELLO + which - 1 : Protocol.SCAN + (which - 6) % 6;
    }

    private static void hello(FieldsWriter fields) {
        fields.u32(0x4F52_5542).u8(Protocol.MAJOR).u8(Protocol.MINOR).u32(SCHEMA.number());
        fields.u32(BOOT).u64(1).u32(2).u8(27).u8(3).u8(5).u16(60).u16(15).text("board");
    }

    private static final class Told implements LinkListener {
        private int next;
        private boolean live;
        private long last = Long.MIN_VALUE;

        @Override
        public void live(Hello hello, boolean anew, long now) {
            live = true;
        }

        @Override
        public void event(int type, int number, long at, int flags, MessageFields fields) {
            if (!live || at < last) {
                throw new AssertionError("an event out of order");
            }
            last = at;
            next = number + 1;
            while (fields.left() > 0) {
                fields.u8();
            }
        }

        @Override
        public void caughtUp(long now) {
            if (!live) {
                throw new AssertionError("nobody is there");
            }
        }

        @Override
        public void down(LinkFailure why, String detail, long now) {
            live = false;
        }

        @Override
        public void note(String text) {
            text.length();
        }
    }
}

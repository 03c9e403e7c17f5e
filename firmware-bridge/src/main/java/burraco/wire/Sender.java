package burraco.wire;

import java.util.function.Consumer;

/** Sends frames to the current output. */
final class Sender {
    private static final byte[] DELIMITER = {0};

    private final FrameWriter writer;
    private Talk.Outgoing out = new Nobody();
    private Consumer<TappedFrame> tap = frame -> {};
    private boolean tapped;
    private boolean first;
    private long now;

    Sender(MessageSchema schema) {
        writer = new FrameWriter(schema);
    }

    void tap(Consumer<TappedFrame> with) {
        tap = with;
        tapped = true;
    }

    /** Starts over on another port: first ends a frame that may have been begun there. */
    void begin() {
        first = true;
    }

    void to(Talk.Outgoing whom, long when) {
        out = whom;
        now = when;
    }

    FieldsWriter begin(int type, int order) {
        if (first) {
            first = false;
            out.send(DELIMITER, 1);
        }
        return writer.begin(type, order);
    }

    void end() {
        out.send(writer.bytes(), writer.end());
        if (tapped) {
            tap.accept(new TappedFrame(Direction.TO_BOARD, writer.body(), now));
        }
    }

    long sent() {
        return writer.written();
    }

    private static final class Nobody implements Talk.Outgoing {
        @Override
        public void send(byte[] bytes, int length) {
            // Nobody is there yet.
        }

        @Override
        public void reopen(String why) {
            // Nor is a port.
        }
    }
}

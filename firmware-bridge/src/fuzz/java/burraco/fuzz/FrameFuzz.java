package burraco.fuzz;

import burraco.wire.Direction;
import burraco.wire.FrameReader;
import burraco.wire.FrameWriter;
import burraco.wire.MessageSchema;
import java.util.Arrays;

/** Any bytes, and then a frame: it is understood, and nothing is thrown. */
public final class FrameFuzz {
    private static final int PING = 0x04;
    private static final MessageSchema SCHEMA = MessageSchema.ours();

    private FrameFuzz() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        for (Direction direction : Direction.values()) {
            FrameReader reader = new FrameReader(SCHEMA, direction);
            reader.read(
                    bytes,
                    0,
                    bytes.length,
                    (_, _, payload) -> {
                        while (payload.left() > 0) {
                            payload.u8();
                        }
                    });
        }
        FrameReader reader = new FrameReader(SCHEMA, Direction.TO_BOARD);
        reader.read(bytes, 0, bytes.length, (_, _, _) -> {});
        FrameWriter writer = new FrameWriter(SCHEMA);
        writer.begin(PING, 0).u64(1);
        byte[] ping = Arrays.copyOf(writer.bytes(), writer.end());
        // What was cut before the delimiter takes the first one with it, and nothing more.
        boolean[] came = {false};
        reader.read(ping, 0, ping.length, (_, _, _) -> {});
        reader.read(ping, 0, ping.length, (type, _, _) -> came[0] |= type == PING);
        if (!came[0]) {
            throw new AssertionError("a sound frame after a delimiter was not understood");
        }
    }
}

package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Whatever bytes come, nothing crashes, and the frame after the next delimiter is read correctly.
 */
class NonsenseTest {
    private static final int ROUNDS = Integer.getInteger("nonsense", 20_000);

    private final MessageSchema schema = MessageSchema.ours();
    private final List<byte[]> frames =
            Vectors.of("frame").stream()
                    .filter(vector -> vector[2].equals("to host"))
                    .map(vector -> Vectors.bytes(vector[6]))
                    .toList();

    @Test
    void whateverBytesComeTheNextFrameIsUnderstood() {
        long seed = new Random().nextLong();
        System.out.println("NonsenseTest: seed " + seed);
        Random random = new Random(seed);
        FrameReader reader = new FrameReader(schema, Direction.TO_HOST);
        Link link =
                new Link(schema, 0x1234_abcd, mock(LinkListener.class, withSettings().stubOnly()));
        link.opened(0);
        int[] understood = {0};
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = nonsense(random);
            reader.read(bytes, 0, bytes.length, (type, order, payload) -> {});
            link.received(bytes, bytes.length, round * 1_000L);
            link.poll(round * 1_000L, new Nowhere());

            byte[] frame = frames.get(random.nextInt(frames.size()));
            reader.read(new byte[1], 0, 1, (type, order, payload) -> {});
            reader.read(frame, 0, frame.length, (type, order, payload) -> understood[0]++);
            assertEquals(round + 1, understood[0], "seed " + seed);
        }
    }

    /** Random bytes, changed frames, or valid frames with random contents. */
    private byte[] nonsense(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> noise(random, random.nextInt(600));
            case 1 -> {
                byte[] frame = frames.get(random.nextInt(frames.size())).clone();
                frame[random.nextInt(frame.length)] ^= (byte) (1 << random.nextInt(8));
                yield frame;
            }
            default -> {
                FrameWriter writer = new FrameWriter(schema);
                byte[] payload = noise(random, random.nextInt(Protocol.MOST_PAYLOAD + 1));
                String line = schema.lines().get(random.nextInt(schema.lines().size()));
                writer.begin(Integer.decode(line.split(" ")[0]), random.nextInt(256))
                        .bytes(payload, payload.length);
                int length = writer.end();
                yield Arrays.copyOf(writer.bytes(), length);
            }
        };
    }

    private static byte[] noise(Random random, int length) {
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        return noise;
    }

    private static final class Nowhere implements Talk.Outgoing {
        @Override
        public void send(byte[] bytes, int length) {
            assertEquals(0, bytes[length - 1], "each frame ends with a delimiter");
        }

        @Override
        public void reopen(String why) {
            throw new AssertionError(why);
        }
    }
}

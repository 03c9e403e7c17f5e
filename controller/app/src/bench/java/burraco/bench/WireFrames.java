package burraco.bench;

import burraco.wire.Direction;
import burraco.wire.FieldsWriter;
import burraco.wire.FrameReader;
import burraco.wire.FrameWriter;
import burraco.wire.MessageFields;
import burraco.wire.MessageSchema;
import burraco.wire.Protocol;
import io.dronefleet.mavlink.MavlinkConnection;
import io.dronefleet.mavlink.MavlinkMessage;
import io.dronefleet.mavlink.common.LogData;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Scans with six tags, made into frames and read again, every field; beside it MAVLink 2 messages
 * of about that size, made and read by a library for drones. Both check a CRC.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class WireFrames {
    private static final int FRAMES = 1_000;
    private static final int TAGS = 6;
    private static final int SCAN = 24 + 9 * TAGS;
    private static final int LOG_DATA = 97;

    /** Bytes of payload in a microsecond, so megabytes in a second. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Payload {
        public long megabytes;
    }

    private final FrameWriter writer = new FrameWriter(MessageSchema.ours());
    private final FrameReader reader = new FrameReader(MessageSchema.ours(), Direction.TO_HOST);
    private final byte[] scans;
    private final byte[] messages;
    private final LogData message;

    public WireFrames() {
        ByteArrayOutputStream frames = new ByteArrayOutputStream();
        for (int n = 0; n < FRAMES; n++) {
            int length = scan(n);
            frames.write(writer.bytes(), 0, length);
        }
        scans = frames.toByteArray();
        byte[] data = new byte[90];
        Arrays.fill(data, (byte) 0x42);
        message = LogData.builder().id(1).ofs(2).count(90).data(data).build();
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        try {
            sendMessages(sent);
            messages = sent.toByteArray();
            if (!(MavlinkConnection.create(new ByteArrayInputStream(messages), sent)
                            .next()
                            .getPayload()
                    instanceof LogData)) {
                throw new AssertionError("not understood");
            }
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private int scan(int n) {
        FieldsWriter fields =
                writer.begin(Protocol.SCAN, 0)
                        .u32(n)
                        .u64(1_000_000_000L + 12_345L * n)
                        .u8(0)
                        .u8(n % 27)
                        .u8(0)
                        .u16(0)
                        .u32(23_456)
                        .u8(0)
                        .u8(1)
                        .u8(TAGS);
        for (int tag = 0; tag < TAGS; tag++) {
            fields.uid(0xE004_0150_1234_5601L + tag * n).u8(-42 - tag);
        }
        return writer.end();
    }

    private void sendMessages(OutputStream out) throws IOException {
        MavlinkConnection connection =
                MavlinkConnection.create(new ByteArrayInputStream(new byte[0]), out);
        for (int n = 0; n < FRAMES; n++) {
            connection.send2(1, 1, message);
        }
    }

    @Benchmark
    @OperationsPerInvocation(FRAMES)
    public void encode(Blackhole hole, Payload payload) {
        for (int n = 0; n < FRAMES; n++) {
            hole.consume(scan(n));
            hole.consume(writer.bytes());
        }
        payload.megabytes += SCAN * FRAMES;
    }

    @Benchmark
    @OperationsPerInvocation(FRAMES)
    public void decode(Blackhole hole, Payload payload) {
        reader.read(scans, 0, scans.length, (_, _, fields) -> hole.consume(sum(fields)));
        payload.megabytes += SCAN * FRAMES;
    }

    private static long sum(MessageFields fields) {
        long sum = fields.u32() + fields.u64() + fields.u8() + fields.u8() + fields.u8();
        sum += fields.u16() + fields.u32() + fields.u8() + fields.u8();
        for (int left = fields.u8(); left > 0; left--) {
            sum += fields.uid() + fields.i8();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(FRAMES)
    public void encodeMavlink(Blackhole hole, Payload payload) throws IOException {
        sendMessages(
                new OutputStream() {
                    @Override
                    public void write(int one) {
                        hole.consume(one);
                    }

                    @Override
                    public void write(byte[] bytes, int from, int length) {
                        hole.consume(bytes);
                    }
                });
        payload.megabytes += LOG_DATA * FRAMES;
    }

    @Benchmark
    @OperationsPerInvocation(FRAMES)
    public void decodeMavlink(Blackhole hole, Payload payload) throws IOException {
        MavlinkConnection connection =
                MavlinkConnection.create(
                        new ByteArrayInputStream(messages), OutputStream.nullOutputStream());
        for (int n = 0; n < FRAMES; n++) {
            MavlinkMessage<?> next = connection.next();
            hole.consume(next.getPayload());
        }
        payload.megabytes += LOG_DATA * FRAMES;
    }
}

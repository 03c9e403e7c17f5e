package burraco.bench;

import burraco.serial.SerialPorts;
import burraco.wire.Cable;
import burraco.wire.Direction;
import burraco.wire.FieldsWriter;
import burraco.wire.Hello;
import burraco.wire.LineSettings;
import burraco.wire.Link;
import burraco.wire.LinkFailure;
import burraco.wire.LinkListener;
import burraco.wire.MessageFields;
import burraco.wire.MessageSchema;
import burraco.wire.Port;
import burraco.wire.Protocol;
import burraco.wire.PseudoTerminal;
import burraco.wire.Result;
import burraco.wire.TappedFrame;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The firmware as a process behind its pseudo terminal, spoken with as the table does it: how long
 * from a ping to its pong, and from an order to its result, while its antennas rest and while it
 * scans. Beside it what a pseudo terminal takes alone: some bytes that come back as they are.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx64m", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class LinkRoundTrip {
    private static final int MEETINGS = 40;
    private static final int PINGS_AT_FIRST = 8;
    private static final int WARM = 1_000;
    private static final int TRIPS = 3_000;
    private static final int PORTS = 27;
    private static final Path BRIDGE = Path.of("firmware-bridge");

    @Benchmark
    public int trips() throws Exception {
        new ProcessBuilder("make", "-s", "-C", BRIDGE.resolve("firmware").toString(), "host")
                .inheritIO()
                .start()
                .waitFor();
        Path board = BRIDGE.resolve("target/firmware/table-board");
        if (!Files.isExecutable(board)) {
            throw new IllegalStateException("no C compiler could build the firmware");
        }
        System.out.println();
        echoes();
        Process firmware = new ProcessBuilder(board.toString()).start();
        try (BufferedReader said = firmware.inputReader()) {
            String path = said.readLine().substring("link ".length());
            pings(path);
            return orders(path);
        } finally {
            firmware.destroy();
        }
    }

    private static long micros() {
        return System.nanoTime() / 1_000;
    }

    private static void tell(String what, List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        System.out.printf(
                "%s: half within %.3f ms, 99 %% within %.3f ms, all %d within %.3f ms%n",
                what,
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.size(),
                sorted.getLast() / 1e6);
    }

    /** As many bytes as an order for a lamp. */
    private static void echoes() throws Exception {
        try (PseudoTerminal terminal = new PseudoTerminal();
                Port port = new SerialPorts(terminal.path(), LineSettings.USUAL).open()) {
            Thread.ofPlatform().daemon().start(() -> echo(terminal));
            byte[] bytes = new byte[16];
            List<Long> took = new ArrayList<>();
            for (int trip = 0; trip < WARM + TRIPS; trip++) {
                long begun = System.nanoTime();
                port.write(bytes, bytes.length);
                int came = 0;
                while (came < bytes.length) {
                    came += port.read(new byte[bytes.length]);
                }
                if (trip >= WARM) {
                    took.add(System.nanoTime() - begun);
                }
            }
            tell("a bare pseudo terminal", took);
        }
    }

    private static void echo(PseudoTerminal terminal) {
        byte[] bytes = new byte[256];
        int length = terminal.read(bytes, 1_000);
        while (length >= 0) {
            byte[] back = new byte[length];
            System.arraycopy(bytes, 0, back, 0, length);
            terminal.write(back);
            length = terminal.read(bytes, 1_000);
        }
    }

    /** A link asks often when it gets to know a board, and once a second later. */
    private static void pings(String path) throws Exception {
        List<Long> took = new ArrayList<>();
        for (int meeting = 1; meeting <= MEETINGS; meeting++) {
            LinkedBlockingQueue<Long> trips = new LinkedBlockingQueue<>();
            Link link = new Link(MessageSchema.ours(), meeting, new Live());
            link.tap(frame -> {
                if (frame.direction() == Direction.TO_HOST && (frame.body()[1] & 0xff) == 0x84) {
                    trips.add(1_000 * (frame.micros() - sent(frame)));
                }
            });
            try (Cable cable = cable(path, link)) {
                cable.open();
                for (int ping = 0; ping < PINGS_AT_FIRST; ping++) {
                    took.add(trips.poll(10, TimeUnit.SECONDS));
                }
            }
        }
        tell("from ping to pong", took.subList(PINGS_AT_FIRST, took.size()));
    }

    private static long sent(TappedFrame pong) {
        return new MessageFields().over(pong.body(), 4, 12).u64();
    }

    private static Cable cable(String path, Link link) {
        return new Cable(new SerialPorts(path, LineSettings.USUAL), link, LinkRoundTrip::micros);
    }

    private static int orders(String path) throws Exception {
        Live live = new Live();
        Link link = new Link(MessageSchema.ours(), MEETINGS + 1, live);
        try (Cable cable = cable(path, link)) {
            cable.open();
            live.latch.await();
            FieldsWriter lamp = new FieldsWriter().u16(3).u16(1_000).u8(1).u8(9).u8(9).u8(9);
            tell("from order to result, antennas rest", trips(cable, link, lamp));
            FieldsWriter plan = new FieldsWriter().u8(PORTS);
            for (int port = 0; port < PORTS; port++) {
                plan.u8(port).u8(4);
            }
            trip(cable, link, Protocol.PLAN, plan.toBytes());
            long before = live.events;
            long begun = System.nanoTime();
            tell("from order to result, it scans", trips(cable, link, lamp));
            System.out.printf(
                    "%.0f events a second meanwhile%n",
                    (live.events - before) * 1e9 / (System.nanoTime() - begun));
        }
        return TRIPS;
    }

    private static List<Long> trips(Cable cable, Link link, FieldsWriter order) throws Exception {
        byte[] payload = order.toBytes();
        List<Long> took = new ArrayList<>();
        for (int trip = 0; trip < WARM + TRIPS; trip++) {
            long nanos = trip(cable, link, Protocol.LIGHT, payload);
            if (trip >= WARM) {
                took.add(nanos);
            }
        }
        return took;
    }

    private static long trip(Cable cable, Link link, int type, byte[] payload) throws Exception {
        LinkedBlockingQueue<Long> done = new LinkedBlockingQueue<>();
        long begun = System.nanoTime();
        cable.with(() ->
                link.order(
                        type,
                        payload,
                        result ->
                                done.add(
                                        result.code() == Result.Code.DONE
                                                ? System.nanoTime()
                                                : Long.MAX_VALUE)));
        return done.poll(10, TimeUnit.SECONDS) - begun;
    }

    private static final class Live implements LinkListener {
        private final CountDownLatch latch = new CountDownLatch(1);
        private volatile long events;

        @Override
        public void live(Hello hello, boolean anew, long now) {
            latch.countDown();
        }

        @Override
        public void event(int type, int number, long at, int flags, MessageFields fields) {
            events = number;
        }

        @Override
        public void caughtUp(long now) {
            // Nothing waits for it.
        }

        @Override
        public void down(LinkFailure why, String detail, long now) {
            System.out.println(detail);
        }

        @Override
        public void note(String text) {
            System.out.println(text);
        }
    }
}

package burraco.board;

import burraco.hal.TagId;
import burraco.wire.FieldsWriter;
import burraco.wire.MessageFields;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The table connected to a firmware that runs as a process: tags, buttons and lamps. After {@link
 * #free} its clock is the machine's; otherwise it stands still between calls of {@link #time}.
 */
public final class World implements AutoCloseable {
    private static final String QEMU = "qemu-system-arm";
    private static final int TIME = 0x01;
    private static final int HEARD = 0x02;
    private static final int CONTACT = 0x03;
    private static final int LOAD = 0x04;
    private static final int TUNED = 0x05;
    private static final int FREE = 0x06;
    private static final int SCAN = 0x81;
    private static final int DONE = 0x82;
    private static final int LAMPS = 0x83;
    private static final int TONE = 0x84;
    private static final int FIRMWARE = 0x85;
    private static final int BEGUN = 0x86;
    private static final int TAGS_IN_A_PART = 25;
    private static final long PATIENCE_MILLIS = 20_000;

    private final Process process;
    private final OutputStream out;
    private final WorldFrames writing = new WorldFrames();
    private final WorldFrames reading = new WorldFrames();
    private final String link;
    private final Thread reader;
    private final Map<Integer, List<TagId>> tags = new TreeMap<>();
    private final Set<Integer> missing = new HashSet<>();
    private final Map<Integer, Integer> lamps = new TreeMap<>();
    private final List<Integer> boots = new ArrayList<>();
    private final List<Integer> tones = new ArrayList<>();
    private Optional<Integer> firmware = Optional.empty();
    private int scans;
    private int asked = -1;
    private boolean isFree;
    private boolean answering = true;
    private volatile int takes;
    private long ranUntil = -1;

    private World(Process process, String link, InputStream in, OutputStream out) {
        this.process = process;
        this.link = link;
        this.out = out;
        reader = Thread.ofPlatform().daemon().name("world").start(() -> read(in));
    }

    /**
     * Starts firmware built for this machine.
     *
     * @param options as in its README
     */
    public static World start(Path board, String... options) {
        List<String> command = new ArrayList<>(List.of(board.toString(), "--world", "0:1"));
        command.addAll(List.of(options));
        try {
            Process process = new ProcessBuilder(command).start();
            String link = after("link ", process);
            return new World(process, link, process.getInputStream(), process.getOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts firmware on a processor emulated by QEMU. */
    public static World emulate(Path board) {
        List<String> command =
                List.of(
                        QEMU,
                        "-M",
                        "mps2-an385",
                        "-nographic",
                        "-monitor",
                        "none",
                        "-serial",
                        "pty",
                        "-serial",
                        "pty",
                        "-kernel",
                        board.toString());
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = "char device redirected to ";
            String link = after(said, process).split(" ")[0];
            Path world = Path.of(after(said, process).split(" ")[0]);
            return new World(
                    process, link, Files.newInputStream(world), Files.newOutputStream(world));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What follows this text in the next line of the process's output. */
    private static String after(String said, Process process) throws IOException {
        InputStream in = process.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n' && next >= 0; next = in.read()) {
            line.append((char) next);
        }
        if (!line.toString().startsWith(said)) {
            process.destroy();
            throw new IOException("no board: " + line);
        }
        return line.substring(said.length()).strip();
    }

    /** The port of the board, such as {@code /dev/pts/7}. */
    public String link() {
        return link;
    }

    // Time

    /** From now on its clock is the machine's. */
    public synchronized void free() {
        isFree = true;
        send(FREE, new FieldsWriter());
        // A message sent before its first start would be lost.
        await(() -> !boots.isEmpty());
    }

    /** Sets the time in microseconds; returns when the board has done everything that is due. */
    public synchronized void time(long at) {
        isFree = false;
        send(TIME, new FieldsWriter().u64(at));
        await(() -> ranUntil >= at);
    }

    // What people do

    public synchronized void lay(TagId tag, int port) {
        tags.computeIfAbsent(port, _ -> new ArrayList<>()).add(tag);
    }

    public synchronized void take(TagId tag) {
        tags.values().forEach(here -> here.remove(tag));
    }

    public void contact(int button, boolean closed) {
        send(CONTACT, new FieldsWriter().u8(button).u8(closed ? 1 : 0));
    }

    public void load(int scale, int milligrams) {
        send(LOAD, new FieldsWriter().u8(scale).u32(milligrams));
    }

    /** Inventories take this long; at first they take no time. */
    public void taking(int millis) {
        takes = millis;
    }

    /** Whether inventories come to an end. */
    public synchronized void answering(boolean yes) {
        answering = yes;
        if (yes && asked >= 0) {
            answer(asked);
        }
    }

    /** Whether the reader chip at this antenna answers. */
    public synchronized void missing(int port, boolean yes) {
        if (yes) {
            missing.add(port);
        } else {
            missing.remove(port);
        }
    }

    /** The result of the next measurement of an antenna. */
    public void tuned(int port, int state, int measured) {
        send(TUNED, new FieldsWriter().u8(port).u8(state).u16(measured));
    }

    // What people see

    /** Red, green and blue in three bytes. */
    public synchronized int lamp(int number) {
        return lamps.getOrDefault(number, 0);
    }

    /** The pitches in order, with 0 for silence. */
    public synchronized List<Integer> tones() {
        return List.copyOf(tones);
    }

    /** Each start of the board. */
    public synchronized List<Integer> boots() {
        return List.copyOf(boots);
    }

    /** The check value of a new firmware that was started. */
    public synchronized Optional<Integer> firmware() {
        return firmware;
    }

    /** How many inventories began. */
    public synchronized int scans() {
        return scans;
    }

    /** Waits until the firmware has brought about this condition. */
    public synchronized void await(BooleanSupplier so) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        try {
            while (!so.getAsBoolean()) {
                long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (left <= 0) {
                    throw new AssertionError("it does not come about");
                }
                wait(left);
            }
        } catch (InterruptedException stop) {
            throw new AssertionError(stop);
        }
    }

    // The line

    private synchronized void send(int type, FieldsWriter fields) {
        try {
            out.write(writing.frame(type, fields.toBytes()));
            out.flush();
        } catch (IOException over) {
            throw new UncheckedIOException(over);
        }
    }

    private void read(InputStream in) {
        byte[] bytes = new byte[4_096];
        try {
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                if (takes > 0) {
                    Thread.sleep(takes);
                }
                synchronized (this) {
                    for (int i = 0; i < count; i++) {
                        reading.take(bytes[i] & 0xff).ifPresent(this::take);
                    }
                    notifyAll();
                }
            }
        } catch (IOException | UncheckedIOException over) {
            // It was closed.
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void take(WorldFrames.Message message) {
        MessageFields fields = message.fields();
        switch (message.type()) {
            case SCAN -> {
                scans++;
                asked = fields.u8();
                if (answering) {
                    answer(asked);
                }
            }
            case DONE -> ranUntil = fields.u64();
            case LAMPS -> {
                int first = fields.u16();
                int count = fields.u8();
                for (int lamp = first; lamp < first + count; lamp++) {
                    lamps.put(lamp, fields.u8() << 16 | fields.u8() << 8 | fields.u8());
                }
            }
            case TONE -> tones.add(fields.u16());
            case FIRMWARE -> {
                fields.i32();
                firmware = Optional.of(fields.i32());
            }
            case BEGUN -> {
                boots.add(fields.i32());
                if (isFree) {
                    // A machine that was reset has forgotten it.
                    send(FREE, new FieldsWriter());
                }
            }
            default -> throw new AssertionError("the world says " + message.type());
        }
    }

    private void answer(int port) {
        asked = -1;
        boolean broken = missing.contains(port);
        List<TagId> here = broken ? List.of() : tags.getOrDefault(port, List.of());
        int outcome = broken ? ScanHearing.BROKEN : 0;
        int parts = Math.max(1, (here.size() + TAGS_IN_A_PART - 1) / TAGS_IN_A_PART);
        for (int part = 0; part < parts; part++) {
            int from = part * TAGS_IN_A_PART;
            int to = Math.min(here.size(), from + TAGS_IN_A_PART);
            FieldsWriter fields = new FieldsWriter().u8(port).u8(outcome).u8(part).u8(parts);
            fields.u8(to - from);
            for (TagId tag : here.subList(from, to)) {
                fields.uid(Long.parseUnsignedLong(tag.hex(), 16)).u8(-60);
            }
            send(HEARD, fields);
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            process.waitFor(5, TimeUnit.SECONDS);
            reader.join(1_000);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}

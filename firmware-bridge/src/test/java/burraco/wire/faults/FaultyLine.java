package burraco.wire.faults;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * One direction of a bad cable: bytes go in at a time, and come out at a time, or never. They come
 * in the order in which they were sent, though perhaps twice. The same seed does the same to the
 * same bytes. Times are microseconds; it asks no clock.
 */
public final class FaultyLine {
    public static final long NEVER = Long.MAX_VALUE;

    private Faults faults;
    private final Random random;
    private final Consumer<Fault> events;
    private final Deque<Chunk> underWay = new ArrayDeque<>();
    private final Map<Fault, Integer> seen = new EnumMap<>(Fault.class);
    private long freeAt = Long.MIN_VALUE;

    /**
     * @param waits whether the next chunk joins it
     */
    private record Chunk(byte[] bytes, long at, boolean waits) {}

    /**
     * @param events hears of hang-ups and reboots, while bytes go in
     */
    public FaultyLine(Faults faults, long seed, Consumer<Fault> events) {
        this.faults = faults;
        this.random = new Random(seed);
        this.events = events;
    }

    /** How often this happened until now. */
    public int seen(Fault fault) {
        return seen.getOrDefault(fault, 0);
    }

    /** Nothing happens to what is sent from now on. */
    public void heal() {
        faults = Faults.NONE;
    }

    /** These bytes are sent now. */
    public void in(byte[] bytes, int length, long now) {
        for (Fault event : new Fault[] {Fault.HANG_UP, Fault.REBOOT}) {
            if (happens(event)) {
                clear();
                events.accept(event);
                return;
            }
        }
        if (happens(Fault.LOST_CHUNK)) {
            return;
        }
        byte[] damaged = damaged(bytes, length);
        if (happens(Fault.STALLED)) {
            freeAt = Math.max(freeAt, now + faults.stallMicros());
        }
        long at = happens(Fault.DELAYED) ? now + delay() : now;
        if (damaged.length > 1 && happens(Fault.SPLIT)) {
            int cut = 1 + random.nextInt(damaged.length - 1);
            put(Arrays.copyOf(damaged, cut), at, false);
            put(Arrays.copyOfRange(damaged, cut, damaged.length), at + delay(), false);
        } else if (happens(Fault.MERGED)) {
            put(damaged, at + delay(), true);
        } else {
            put(damaged, at, false);
        }
        if (happens(Fault.DOUBLED_CHUNK)) {
            put(damaged, at, false);
        }
    }

    private byte[] damaged(byte[] bytes, int length) {
        if (faults.of(Fault.LOST_BYTE) == 0 && faults.of(Fault.FLIPPED_BIT) == 0) {
            return Arrays.copyOf(bytes, length);
        }
        ByteArrayOutputStream damaged = new ByteArrayOutputStream();
        for (int i = 0; i < length; i++) {
            if (!happens(Fault.LOST_BYTE)) {
                int flipped = happens(Fault.FLIPPED_BIT) ? 1 << random.nextInt(8) : 0;
                damaged.write(bytes[i] ^ flipped);
            }
        }
        return damaged.toByteArray();
    }

    /** Nothing overtakes what is before it. */
    private void put(byte[] bytes, long at, boolean waits) {
        if (bytes.length == 0) {
            return;
        }
        byte[] all = bytes;
        if (!underWay.isEmpty() && underWay.getLast().waits()) {
            byte[] before = underWay.removeLast().bytes();
            all = Arrays.copyOf(before, before.length + bytes.length);
            System.arraycopy(bytes, 0, all, before.length, bytes.length);
        }
        freeAt = Math.max(freeAt, at);
        underWay.add(new Chunk(all, freeAt, waits));
    }

    private boolean happens(Fault fault) {
        int often = faults.of(fault);
        boolean happens = often > 0 && drawn() < often;
        if (happens) {
            seen.merge(fault, 1, Integer::sum);
        }
        return happens;
    }

    /** Of a million; what happens by a thousand hangs on the last three digits alone. */
    private int drawn() {
        int drawn = random.nextInt(1_000_000);
        return drawn % 1_000 * 1_000 + drawn / 1_000;
    }

    private long delay() {
        return 1 + random.nextLong(faults.longestDelayMicros());
    }

    /** When something comes out, unless something goes in before. */
    public long due() {
        return underWay.isEmpty() ? NEVER : underWay.getFirst().at();
    }

    /** What comes out next, where it has come by now. */
    public Optional<byte[]> out(long now) {
        return due() <= now ? Optional.of(underWay.removeFirst().bytes()) : Optional.empty();
    }

    /** What is on its way is lost. */
    public void clear() {
        underWay.clear();
        freeAt = Long.MIN_VALUE;
    }
}

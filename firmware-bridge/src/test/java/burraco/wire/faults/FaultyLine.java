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
 * One direction of a bad cable. Bytes enter at one time and leave at a later one, or never; they
 * keep their order, but may be doubled. The same seed has the same effect on the same bytes. Times
 * are microseconds from the caller; it reads no clock.
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
     * @param events is told of hang-ups and reboots, while bytes go in
     */
    public FaultyLine(Faults faults, long seed, Consumer<Fault> events) {
        this.faults = faults;
        this.random = new Random(seed);
        this.events = events;
    }

    /** How often this has happened. */
    public int seen(Fault fault) {
        return seen.getOrDefault(fault, 0);
    }

    /** Ends all faults for what is sent from now on. */
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

    /** No chunk overtakes an earlier one. */
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

    /** Out of a million. Faults given by a thousand depend only on the last three digits. */
    private int drawn() {
        int drawn = random.nextInt(1_000_000);
        return drawn % 1_000 * 1_000 + drawn / 1_000;
    }

    private long delay() {
        return 1 + random.nextLong(faults.longestDelayMicros());
    }

    /** When the next bytes leave, unless others enter before. */
    public long due() {
        return underWay.isEmpty() ? NEVER : underWay.getFirst().at();
    }

    /** The next bytes, if they are due by now. */
    public Optional<byte[]> out(long now) {
        return due() <= now ? Optional.of(underWay.removeFirst().bytes()) : Optional.empty();
    }

    /** Drops everything in transit. */
    public void clear() {
        underWay.clear();
        freeAt = Long.MIN_VALUE;
    }
}

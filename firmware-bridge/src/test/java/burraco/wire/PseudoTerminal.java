package burraco.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A serial port without a cable: whoever opens {@link #path} is connected to this object. All 256
 * byte values pass. It also keeps the near end open, so that it survives when others close it.
 */
public final class PseudoTerminal implements AutoCloseable {
    private static final int O_RDWR = 2;
    private static final int O_NOCTTY = 0x100;
    private static final int O_NONBLOCK = 0x800;
    private static final int O_CLOEXEC = 0x8_0000;
    private static final int TCSANOW = 0;
    private static final short POLLIN = 1;
    private static final short POLLOUT = 4;
    private static final int SLICE_MILLIS = 20;
    private static final int PATIENCE_MILLIS = 5_000;

    private final ReentrantReadWriteLock alive = new ReentrantReadWriteLock(true);
    private final int far;
    private final int near;
    private final String path;
    private boolean closed;

    public PseudoTerminal() {
        far = call(OPENPT, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
        call(GRANTPT, far);
        call(UNLOCKPT, far);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocate(128);
            call(PTSNAME, far, name, name.byteSize());
            path = name.getString(0);
            near = call(OPEN, name, O_RDWR | O_NOCTTY | O_CLOEXEC);
            // Otherwise the terminal would echo, and collect lines.
            MemorySegment settings = arena.allocate(256, 8);
            call(GET_SETTINGS, near, settings);
            run(MAKE_RAW, settings);
            call(SET_SETTINGS, near, TCSANOW, settings);
        }
    }

    /** The path of the near end, such as {@code /dev/pts/7}. */
    public String path() {
        return path;
    }

    /** Points this name here, like the system's stable names; it may have pointed elsewhere. */
    public Path link(Path name) {
        try {
            Path next = name.resolveSibling(name.getFileName() + ".next");
            Files.deleteIfExists(next);
            Files.createSymbolicLink(next, Path.of(path));
            return Files.move(next, name, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Waits for bytes written at the near end.
     *
     * @return their number; 0 if none came in time, -1 if this is closed
     */
    public int read(byte[] into, int timeoutMillis) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment room = arena.allocate(into.length);
            int length = passed(READ, POLLIN, room, into.length, timeoutMillis);
            if (length > 0) {
                MemorySegment.copy(room, ValueLayout.JAVA_BYTE, 0, into, 0, length);
            }
            return length;
        }
    }

    /** Exactly this many bytes from the near end, in however many pieces they came. */
    public byte[] read(int count, int timeoutMillis) {
        byte[] all = new byte[count];
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeoutMillis);
        int have = 0;
        while (have < count) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            byte[] more = new byte[count - have];
            int length = left < 0 ? -1 : read(more, (int) left);
            if (length < 0) {
                throw new AssertionError(have + " bytes came of " + count);
            }
            System.arraycopy(more, 0, all, have, length);
            have += length;
        }
        return all;
    }

    public void write(byte... bytes) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment all = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
            int done = 0;
            while (done < bytes.length) {
                MemorySegment rest = all.asSlice(done);
                int taken = passed(WRITE, POLLOUT, rest, bytes.length - done, PATIENCE_MILLIS);
                if (taken <= 0) {
                    throw new IllegalStateException(path + (taken < 0 ? " is closed" : " is full"));
                }
                done += taken;
            }
        }
    }

    private int passed(MethodHandle how, short event, MemorySegment bytes, int length, int millis) {
        int left = millis;
        while (true) {
            // A descriptor must not be closed while another thread waits on it: the system would
            // reuse its number.
            alive.readLock().lock();
            try {
                if (closed) {
                    return -1;
                }
                int slice = Math.min(left, SLICE_MILLIS);
                if (isReady(event, slice)) {
                    int passed = call(how, far, bytes, (long) length);
                    if (passed > 0) {
                        return passed;
                    }
                }
                left -= slice;
            } finally {
                alive.readLock().unlock();
            }
            if (left <= 0) {
                return 0;
            }
        }
    }

    private boolean isReady(short event, int millis) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment waiting = arena.allocate(8, 4);
            waiting.set(ValueLayout.JAVA_INT, 0, far);
            waiting.set(ValueLayout.JAVA_SHORT, 4, event);
            return call(POLL, waiting, 1L, millis) > 0;
        }
    }

    /** Hangs up: whoever has the near end open loses it. */
    @Override
    public void close() {
        alive.writeLock().lock();
        try {
            if (!closed) {
                closed = true;
                call(CLOSE, near);
                call(CLOSE, far);
            }
        } finally {
            alive.writeLock().unlock();
        }
    }

    // The C library

    private static final MemoryLayout INT = ValueLayout.JAVA_INT;
    private static final MemoryLayout LONG = ValueLayout.JAVA_LONG;
    private static final MemoryLayout POINTER = ValueLayout.ADDRESS;

    private static final MethodHandle OPENPT = of("posix_openpt", INT, INT);
    private static final MethodHandle GRANTPT = of("grantpt", INT, INT);
    private static final MethodHandle UNLOCKPT = of("unlockpt", INT, INT);
    private static final MethodHandle PTSNAME = of("ptsname_r", INT, INT, POINTER, LONG);
    private static final MethodHandle OPEN = of("open", INT, POINTER, INT);
    private static final MethodHandle CLOSE = of("close", INT, INT);
    private static final MethodHandle READ = of("read", LONG, INT, POINTER, LONG);
    private static final MethodHandle WRITE = of("write", LONG, INT, POINTER, LONG);
    private static final MethodHandle POLL = of("poll", INT, POINTER, LONG, INT);
    private static final MethodHandle GET_SETTINGS = of("tcgetattr", INT, INT, POINTER);
    private static final MethodHandle SET_SETTINGS = of("tcsetattr", INT, INT, INT, POINTER);
    private static final MethodHandle MAKE_RAW = of("cfmakeraw", null, POINTER);

    @SuppressWarnings("restricted") // Tests call the C library too.
    private static MethodHandle of(String name, MemoryLayout gives, MemoryLayout... takes) {
        FunctionDescriptor shape =
                gives == null
                        ? FunctionDescriptor.ofVoid(takes)
                        : FunctionDescriptor.of(gives, takes);
        Linker linker = Linker.nativeLinker();
        MemorySegment there = linker.defaultLookup().find(name).orElseThrow();
        return name.equals("open")
                ? linker.downcallHandle(there, shape, Linker.Option.firstVariadicArg(2))
                : linker.downcallHandle(there, shape);
    }

    private static int call(MethodHandle function, Object... arguments) {
        int result = ((Number) run(function, arguments)).intValue();
        boolean passes = function == READ || function == WRITE || function == POLL;
        if (result < 0 && !passes) {
            throw new AssertionError("the system refused a pseudo terminal");
        }
        return result;
    }

    private static Object run(MethodHandle function, Object... arguments) {
        try {
            return function.invokeWithArguments(arguments);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}

package burraco.testing;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The socket at which a service manager listens; Java has no sockets of this kind. */
public final class NotifySocket implements AutoCloseable {
    private static final int AF_UNIX = 1;
    private static final int SOCK_DGRAM = 2;
    private static final int ROOM = 4_096;

    private final Arena arena = Arena.ofConfined();
    private final int descriptor;

    public NotifySocket(Path path) throws Throwable {
        descriptor = (int) call("socket", INTS).invokeExact(AF_UNIX, SOCK_DGRAM, 0);
        byte[] name = path.toString().getBytes(StandardCharsets.UTF_8);
        MemorySegment address = arena.allocate(110);
        address.set(ValueLayout.JAVA_SHORT, 0, (short) AF_UNIX);
        MemorySegment.copy(name, 0, address, ValueLayout.JAVA_BYTE, 2, name.length);
        FunctionDescriptor bind =
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.ADDRESS,
                        ValueLayout.JAVA_INT);
        int bound = (int) call("bind", bind).invokeExact(descriptor, address, 2 + name.length);
        if (bound != 0) {
            throw new AssertionError("no socket at " + path);
        }
    }

    private static final FunctionDescriptor INTS =
            FunctionDescriptor.of(
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT);

    @SuppressWarnings("restricted") // Tests call the C library, too.
    private static MethodHandle call(String name, FunctionDescriptor descriptor) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), descriptor);
    }

    /** The next message. */
    public String next() throws Throwable {
        MemorySegment room = arena.allocate(ROOM);
        FunctionDescriptor recv =
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT,
                        ValueLayout.ADDRESS,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT);
        long length = (long) call("recv", recv).invokeExact(descriptor, room, (long) ROOM, 0);
        byte[] bytes = room.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        arena.close();
    }
}

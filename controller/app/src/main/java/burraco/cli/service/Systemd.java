package burraco.cli.service;

import burraco.text.PlainText;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reports the state of the service to systemd through its notification socket. Java has no Unix
 * datagram sockets, so this calls the C library.
 */
public final class Systemd {
    private static final int AF_UNIX = 1;
    private static final int SOCK_DGRAM = 2;
    private static final int SOCK_CLOEXEC = 0x80000;
    private static final int LONGEST_PATH_BYTES = 107;

    private final Optional<String> socket;

    private Systemd(Optional<String> socket) {
        this.socket = socket;
    }

    /** The manager that started this process, or one that ignores reports. */
    public static Systemd ofThisProcess() {
        return at(Optional.ofNullable(System.getenv("NOTIFY_SOCKET")));
    }

    public static Systemd at(Optional<String> socket) {
        return new Systemd(
                socket.filter(path -> path.startsWith("/") || path.startsWith("@"))
                        .filter(path -> path.length() <= LONGEST_PATH_BYTES));
    }

    public void ready(String status) {
        tell("READY=1\nSTATUS=" + PlainText.line(status));
    }

    public void alive() {
        tell("WATCHDOG=1");
    }

    public void stopping() {
        tell("STOPPING=1");
    }

    private void tell(String news) {
        socket.ifPresent(path -> {
            try (Arena arena = Arena.ofConfined()) {
                send(arena, path, news.getBytes(StandardCharsets.UTF_8));
            } catch (Throwable cannot) {
                // A match does not stop because the service manager cannot be reached.
            }
        });
    }

    private static void send(Arena arena, String path, byte[] news) throws Throwable {
        byte[] name = path.getBytes(StandardCharsets.UTF_8);
        MemorySegment address = arena.allocate(2 + LONGEST_PATH_BYTES + 1);
        address.set(ValueLayout.JAVA_SHORT, 0, (short) AF_UNIX);
        MemorySegment.copy(name, 0, address, ValueLayout.JAVA_BYTE, 2, name.length);
        if (name[0] == '@') {
            address.set(ValueLayout.JAVA_BYTE, 2, (byte) 0);
        }
        MemorySegment data = arena.allocate(news.length);
        MemorySegment.copy(news, 0, data, ValueLayout.JAVA_BYTE, 0, news.length);
        int descriptor = (int) Calls.SOCKET.invokeExact(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        if (descriptor < 0) {
            return;
        }
        try {
            long sent =
                    (long)
                            Calls.SEND_TO.invokeExact(
                                    descriptor,
                                    data,
                                    (long) news.length,
                                    0,
                                    address,
                                    2 + name.length);
            assert sent <= news.length;
        } finally {
            int closed = (int) Calls.CLOSE.invokeExact(descriptor);
            assert closed <= 0;
        }
    }

    /** Looked up once, since it is called every second. */
    private static final class Calls {
        static final MethodHandle SOCKET =
                function(
                        "socket",
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT));
        static final MethodHandle SEND_TO =
                function(
                        "sendto",
                        FunctionDescriptor.of(
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_INT,
                                ValueLayout.ADDRESS,
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_INT,
                                ValueLayout.ADDRESS,
                                ValueLayout.JAVA_INT));
        static final MethodHandle CLOSE =
                function(
                        "close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    }

    @SuppressWarnings("restricted") // The program is started with permission to call the C library.
    private static MethodHandle function(String name, FunctionDescriptor descriptor) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), descriptor);
    }
}

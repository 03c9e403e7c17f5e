package burraco.hall.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/** A hall as a program of its own, which can be killed and started again at the same ports. */
public final class HallProgram implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final Function<List<String>, ProcessBuilder> program;
    private final PreparedHall hall;
    private final int pages = freePort();
    private final int open = freePort();
    private final int link = freePort();
    private Process process;

    /**
     * @param program makes a process of the words of a command
     */
    public HallProgram(Function<List<String>, ProcessBuilder> program, PreparedHall hall)
            throws IOException {
        this.program = program;
        this.hall = hall;
        process = begun();
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    private Process begun() throws IOException {
        List<String> words =
                List.of(
                        "hall",
                        "serve",
                        hall.folder().toString(),
                        "--address",
                        "127.0.0.1",
                        "--web",
                        "" + pages,
                        "--open",
                        "" + open,
                        "--link",
                        "" + link);
        Process begun =
                program.apply(words)
                        .redirectErrorStream(true)
                        .redirectOutput(hall.folder().resolve("output").toFile())
                        .start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!answers(link) || !answers(open)) {
            if (System.nanoTime() > end || !begun.isAlive()) {
                begun.destroyForcibly();
                throw new IllegalStateException("the hall does not start");
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
        }
        return begun;
    }

    private static boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    public int open() {
        return open;
    }

    public int link() {
        return link;
    }

    public long pid() {
        return process.pid();
    }

    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public void startAgain() throws IOException {
        process = begun();
    }

    /** Ends it as a user does. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}

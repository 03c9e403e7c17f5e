package burraco.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Mosquitto in a process of its own, to be killed and started again. */
public final class Mosquitto implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final Path config;
    private final int port;
    private final Path output;
    private Process process;

    private Mosquitto(Path config, int port) {
        this.config = config;
        this.port = port;
        output = config.resolveSibling("output.txt");
    }

    /** Leaves out the test, with a sentence, where there is no broker. */
    public static void isThere() {
        Assumptions.assumeTrue(
                program("mosquitto").isPresent(),
                "mosquitto is not installed: apt install mosquitto");
    }

    /** Where a program of Mosquitto is; only root has sbin on the path. */
    public static Optional<Path> program(String name) {
        return Stream.of("/usr/sbin", "/usr/bin", "/usr/local/sbin")
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * @param port one of those at which it listens
     */
    public static Mosquitto start(Path config, int port) throws Exception {
        Mosquitto broker = new Mosquitto(config, port);
        broker.start();
        return broker;
    }

    public void start() throws Exception {
        process =
                new ProcessBuilder(
                                program("mosquitto").orElseThrow().toString(),
                                "-c",
                                config.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
                        .start();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!answers()) {
            if (System.nanoTime() > end || !process.isAlive()) {
                throw new AssertionError("no broker: " + said());
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }

    private boolean answers() {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    public String said() throws IOException {
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    public long pid() {
        return process.pid();
    }

    public void kill() throws Exception {
        process.destroyForcibly().waitFor();
    }

    /** Reads its files again, as after a change. */
    public void hangUp() throws Exception {
        new ProcessBuilder("kill", "-HUP", "" + process.pid()).start().waitFor();
    }

    /** Ports that are free now. */
    public static List<Integer> freePorts(int many) throws IOException {
        List<ServerSocket> sockets = new ArrayList<>();
        List<Integer> ports = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            sockets.add(socket);
            ports.add(socket.getLocalPort());
        }
        for (ServerSocket socket : sockets) {
            socket.close();
        }
        return ports;
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException hurry) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}

package burraco.hall.audience;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Debian's nginx in a folder of its own, with the configuration that we ship. */
public final class NginxServer implements AutoCloseable {
    private static final Path SHIPPED =
            Stream.of("system/nginx", "controller/system/nginx")
                    .map(Path::of)
                    .filter(Files::isDirectory)
                    .findFirst()
                    .orElseThrow()
                    .toAbsolutePath();
    private static final long PATIENCE = 20_000;

    private final Process process;
    private final int port;

    private NginxServer(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Leaves the test out where it is not installed. */
    public static void mustBeHere() {
        assumeTrue(
                program().isPresent(),
                "nginx is not installed: ./table test --grown, or apt install nginx-light");
    }

    private static Optional<Path> program() {
        String paths = System.getenv().getOrDefault("PATH", "") + ":/usr/sbin:/sbin";
        return Stream.of(paths.split(":"))
                .map(folder -> Path.of(folder).resolve("nginx"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Starts it.
     *
     * @param home for its own files
     * @param root what it shows
     * @param workers how many processes serve
     */
    public static NginxServer start(Path home, Path root, int workers)
            throws IOException, InterruptedException {
        int port = freePort();
        Path config = home.resolve("nginx.conf");
        Files.writeString(
                config,
                """
                daemon off;
                %s
                worker_processes %d;
                worker_rlimit_nofile 60000;
                pid %s/nginx.pid;
                error_log %s/error.log warn;
                events { worker_connections 25000; }
                http {
                  include /etc/nginx/mime.types;
                  default_type application/octet-stream;
                  client_body_temp_path %s/body;
                  proxy_temp_path %s/proxy;
                  fastcgi_temp_path %s/fastcgi;
                  uwsgi_temp_path %s/uwsgi;
                  scgi_temp_path %s/scgi;
                  include %s/burraco-audience-http.conf;
                  server {
                    listen 127.0.0.1:%d backlog=4096;
                    root %s;
                    include %s/burraco-audience-server.conf;
                  }
                }
                """
                        .formatted(
                                "root".equals(System.getProperty("user.name")) ? "user root;" : "",
                                workers,
                                home,
                                home,
                                home,
                                home,
                                home,
                                home,
                                home,
                                SHIPPED,
                                port,
                                root,
                                SHIPPED));
        Process process =
                new ProcessBuilder(
                                program().orElseThrow().toString(),
                                "-p",
                                home.toString(),
                                "-e",
                                home.resolve("error.log").toString(),
                                "-c",
                                config.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(home.resolve("said.log").toFile())
                        .start();
        // Also where this program is ended in the middle of something.
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        NginxServer server = new NginxServer(process, port);
        server.awaits(home);
        return server;
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private void awaits(Path home) throws IOException, InterruptedException {
        long until = System.currentTimeMillis() + PATIENCE;
        while (true) {
            try {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                return;
            } catch (IOException notYet) {
                if (!process.isAlive() || System.currentTimeMillis() > until) {
                    close();
                    throw new AssertionError(
                            Files.readString(home.resolve("said.log"))
                                    + Files.readString(home.resolve("error.log")),
                            notYet);
                }
                Thread.sleep(20);
            }
        }
    }

    public URI origin() {
        return URI.create("http://127.0.0.1:" + port);
    }

    public int port() {
        return port;
    }

    /** Processor time of all its processes so far. */
    public long cpuMillis() {
        return Stream.concat(Stream.of(process.toHandle()), process.toHandle().descendants())
                .mapToLong(one -> one.info().totalCpuDuration().map(Duration::toMillis).orElse(0L))
                .sum();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}

package burraco.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A chromedriver process with a data folder for its browser. A shell watches both and ends them
 * when its standard input closes, which happens when this program ends in any way.
 */
final class DriverProcess implements AutoCloseable {
    /**
     * A signal to the process group also ends the read. The browser holds its lock until it has
     * ended.
     */
    private static final String WATCH =
            """
            trap : INT TERM HUP
            folder=$1
            shift
            "$@" &
            cat >/dev/null
            kill $!
            wait
            for second in 1 2 3 4 5; do
                [ -L "$folder/SingletonLock" ] || break
                sleep 1
            done
            rm -rf "$folder"
            """;

    private static final Pattern STARTED = Pattern.compile("started successfully on port ([0-9]+)");

    private static final long PATIENCE_SECONDS = 20;

    /**
     * The driver takes a free port of IPv6 and then wants the same one of IPv4, which another
     * program may have: it does not try a second one itself.
     */
    private static final int ATTEMPTS = 5;

    private final Process process;
    private final Path profile;
    private final String port;

    private DriverProcess(Process process, Path profile, String port) {
        this.process = process;
        this.profile = profile;
        this.port = port;
    }

    /** Starts the driver and waits until it accepts sessions. */
    static DriverProcess start(Path driver) throws IOException {
        StringBuilder said = new StringBuilder();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<DriverProcess> started = attempt(driver, said);
            if (started.isPresent()) {
                return started.get();
            }
        }
        throw new AssertionError(driver + " did not start; it said:\n" + said);
    }

    private static Optional<DriverProcess> attempt(Path driver, StringBuilder said)
            throws IOException {
        Path target = Files.createDirectories(Path.of("target").toAbsolutePath());
        Path profile = Files.createTempDirectory(target, "chromium-");
        Process process =
                new ProcessBuilder(
                                "sh",
                                "-c",
                                WATCH,
                                "sh",
                                profile.toString(),
                                driver.toString(),
                                "--port=0")
                        .redirectErrorStream(true)
                        .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher started = STARTED.matcher(line);
            if (started.find()) {
                Thread.ofVirtual().start(() -> drain(process));
                return Optional.of(new DriverProcess(process, profile, started.group(1)));
            }
            said.append(line).append('\n');
            if (line.contains("Exiting")) {
                break;
            }
        }
        process.getOutputStream().close();
        return Optional.empty();
    }

    private static void drain(Process process) {
        try {
            process.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException ended) {
            // No more output follows.
        }
    }

    URL address() throws IOException {
        return URI.create("http://127.0.0.1:" + port).toURL();
    }

    /** The browser's data folder, empty at first. */
    Path profile() {
        return profile;
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (IOException ended) {
            // It has ended already.
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    /** The first of these programs found on the path. */
    static Optional<Path> find(List<String> names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return names.stream()
                .flatMap(name ->
                        Stream.of(path.split(File.pathSeparator))
                                .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}

package burraco.testing;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A running table in a process of its own, with its output. */
public final class TableProcess implements AutoCloseable {
    /** Far longer than anything takes that works. */
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final long patience;
    private final BufferedWriter input;
    private final Thread reader;
    private final List<String> said = new ArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private boolean ended;

    private TableProcess(Process process, long patience) {
        this.process = process;
        this.patience = patience;
        input = new BufferedWriter(process.outputWriter(StandardCharsets.UTF_8), 1 << 16);
        reader = Thread.ofPlatform().daemon().start(this::read);
    }

    /**
     * {@code ./table run} with these options, in this environment; without pages unless asked for.
     */
    public static TableProcess run(Map<String, String> environment, List<String> options)
            throws IOException {
        return run(Processors.ANY, environment, options);
    }

    /** The same, on these processors. */
    public static TableProcess run(
            Processors where, Map<String, String> environment, List<String> options)
            throws IOException {
        List<String> words = new ArrayList<>(List.of("run"));
        words.addAll(options);
        if (!options.contains("--web")) {
            words.add("--no-web");
        }
        ProcessBuilder builder = ofMain(where, "burraco.cli.Main", List.of(), words);
        builder.environment().putAll(environment);
        return of(builder, PATIENCE_SECONDS);
    }

    /** Another main class with the memory of a running table. */
    public static ProcessBuilder ofMain(String main, List<String> jvm, List<String> args) {
        return ofMain(Processors.ANY, main, jvm, args);
    }

    private static ProcessBuilder ofMain(
            Processors where, String main, List<String> jvm, List<String> args) {
        List<String> command = new ArrayList<>(where.before());
        command.addAll(
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Xmx64m",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-Djdk.virtualThreadScheduler.parallelism=1",
                        "-Djdk.tls.maxHandshakeMessageSize=8192",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        pathOfALaptop()));
        command.addAll(jvm);
        command.add(main);
        command.addAll(args);
        return new ProcessBuilder(command).redirectErrorStream(true);
    }

    /** The path without the libraries of a Raspberry Pi's header, as on other machines. */
    private static String pathOfALaptop() {
        String between = System.getProperty("path.separator");
        return Arrays.stream(System.getProperty("java.class.path").split(between))
                .filter(jar -> !jar.contains("pi4j"))
                .collect(Collectors.joining(between));
    }

    /** A table that runs within another program, which is slow. */
    public static TableProcess of(ProcessBuilder builder, long patienceSeconds) throws IOException {
        return new TableProcess(builder.start(), patienceSeconds);
    }

    /** Any command that is a table, or becomes one, in this environment and no other. */
    public static TableProcess start(Map<String, String> environment, List<String> command)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        return of(builder, PATIENCE_SECONDS);
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                say(Optional.of(line));
            }
        } catch (IOException gone) {
            // It was killed, as intended.
        }
        say(Optional.empty());
    }

    private void say(Optional<String> line) {
        lock.lock();
        try {
            line.ifPresent(said::add);
            ended |= line.isEmpty();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Its output so far. */
    public List<String> said() {
        lock.lock();
        try {
            return List.copyOf(said);
        } finally {
            lock.unlock();
        }
    }

    /** Waits for a line; fails if the process ends without printing it. */
    public String await(Predicate<String> which) throws InterruptedException {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(patience);
            for (int seen = 0; ; ) {
                for (; seen < said.size(); seen++) {
                    if (which.test(said.get(seen))) {
                        return said.get(seen);
                    }
                }
                if (ended || left <= 0) {
                    throw new AssertionError("it never said so; it said " + said);
                }
                left = news.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Sends it a line; returns false if it does not listen any more. */
    public boolean give(String line) {
        try {
            input.write(line);
            input.write('\n');
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    public boolean flush() {
        try {
            input.flush();
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    /** Closes its input. */
    public void endInput() throws IOException {
        input.close();
    }

    /** Asks it to stop, as a service manager does; returns its exit status. */
    public int terminate() throws InterruptedException {
        process.toHandle().destroy();
        return exit();
    }

    public int exit() throws InterruptedException {
        if (!process.waitFor(patience, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("it did not end; it said " + said());
        }
        reader.join();
        return process.exitValue();
    }

    /** Kills it. */
    public void kill() throws InterruptedException {
        process.destroyForcibly();
        exit();
    }

    /** The program that it is running now. */
    public String command() {
        return process.toHandle().info().command().orElse("");
    }

    public long pid() {
        return process.pid();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}

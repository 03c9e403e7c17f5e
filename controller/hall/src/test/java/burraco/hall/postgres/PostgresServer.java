package burraco.hall.postgres;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A server of PostgreSQL in a folder of its own, for the time of a test. */
public final class PostgresServer implements AutoCloseable {
    public static final String USER = "burraco";
    public static final String PASSWORD = "a secret of tests";

    private static PostgresServer shared;
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private final Path folder;
    private final int port;
    private final List<String> settings = new ArrayList<>();
    private ProcessHandle process;

    PostgresServer(Path folder, int port, List<String> settings) {
        this.folder = folder;
        this.port = port;
        this.settings.addAll(settings);
    }

    /**
     * Makes one and starts it.
     *
     * @param folder does not exist yet
     * @param settings as in postgresql.conf: {@code name=value}
     */
    public static PostgresServer begin(Path folder, String... settings)
            throws IOException, InterruptedException {
        Files.createDirectory(folder);
        ServerUser.own(folder);
        Path secret =
                Files.writeString(
                        folder.resolveSibling(folder.getFileName() + ".secret"), PASSWORD);
        ServerUser.own(secret);
        PostgresServer server = new PostgresServer(folder, freePort(), List.of(settings));
        Postgres.run(
                "initdb",
                "--pgdata=" + server.data(),
                "--username=" + USER,
                "--pwfile=" + secret,
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync");
        server.start();
        return server;
    }

    /** One for all tests of this Java machine that only need a database. */
    public static PostgresServer shared() throws IOException, InterruptedException {
        return shared(List.of("fsync=off", "max_connections=300"));
    }

    /** The same where it shall be as fast as it is. */
    public static synchronized PostgresServer shared(List<String> settings)
            throws IOException, InterruptedException {
        if (shared == null) {
            Path folder = Files.createTempDirectory("postgres");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> endAndDelete(folder)));
            shared = begin(folder.resolve("server"), settings.toArray(String[]::new));
        }
        return shared;
    }

    private static void endAndDelete(Path folder) {
        if (shared != null) {
            shared.close();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    public Path data() {
        return folder.resolve("data");
    }

    public int port() {
        return port;
    }

    /** Of one of its databases, as a hall is told it. */
    public String address(String database) {
        return "postgresql://127.0.0.1:" + port + "/" + database + "?user=" + USER;
    }

    /** As programs of PostgreSQL are told it. */
    String connection() {
        return "host=127.0.0.1 port=" + port + " user=" + USER;
    }

    /** Of its first process, whose descendants are the others. */
    public long pid() {
        return process.pid();
    }

    /** The file with the password of its user. */
    public Path passwordFile() {
        return folder.resolveSibling(folder.getFileName() + ".secret");
    }

    /** Starts it, and returns when it answers. */
    public void start() throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Postgres.program("postgres"),
                                "-D",
                                data().toString(),
                                "-p",
                                String.valueOf(port),
                                "-c",
                                "listen_addresses=127.0.0.1",
                                "-c",
                                "unix_socket_directories="));
        for (String setting : settings) {
            command.addAll(List.of("-c", setting));
        }
        Path log = folder.resolve("log");
        process =
                new ProcessBuilder(ServerUser.command(command))
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                        .directory(Path.of("/").toFile())
                        .start()
                        .toHandle();
        endsWithTheTests();
        while (!answers()) {
            if (!process.isAlive()) {
                throw new IOException(Files.readString(log));
            }
            Thread.sleep(50);
        }
    }

    /** Whether it has stopped by itself or not. */
    void startAgain() throws IOException, InterruptedException {
        close();
        start();
    }

    private void endsWithTheTests() {
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    }

    /** One that somebody else has started; its data are in the folder {@code data} of this one. */
    static PostgresServer running(Path folder, int port) throws IOException {
        PostgresServer server = new PostgresServer(folder, port, List.of());
        Path file = server.data().resolve("postmaster.pid");
        long pid = Long.parseLong(Files.readAllLines(file).getFirst());
        server.process = ProcessHandle.of(pid).orElseThrow();
        server.endsWithTheTests();
        return server;
    }

    private boolean answers() {
        try (Connection there = connect("postgres")) {
            return there.isValid(0);
        } catch (SQLException notYet) {
            return false;
        }
    }

    /** Waits until it has taken all that it shall from its archive, and can be written to. */
    void isPromoted() throws SQLException {
        while (sql("postgres", "SELECT pg_is_in_recovery()").equals("t")) {
            Thread.onSpinWait();
        }
    }

    public Connection connect(String database) throws SQLException {
        return DriverManager.getConnection("jdbc:" + address(database), USER, PASSWORD);
    }

    /** Carries it out, or asks and says the first field of the first row. */
    public String sql(String database, String sql) throws SQLException {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            if (!statement.execute(sql)) {
                return "";
            }
            try (ResultSet rows = statement.getResultSet()) {
                return rows.next() ? rows.getString(1) : "";
            }
        }
    }

    /** Makes an empty one, and says its name. */
    public String newDatabase() throws SQLException {
        String name = "halls" + DATABASES.incrementAndGet();
        sql("postgres", "CREATE DATABASE " + name);
        return name;
    }

    /** As a power cut leaves it: nothing is written any more. */
    public void kill() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        process.onExit().join();
        children.forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle child : children) {
            child.onExit().join();
        }
    }

    /** Immediately: what is in the folder is not needed any more. */
    @Override
    public void close() {
        if (process.isAlive()) {
            kill();
        }
    }
}

package burraco.hall.postgres;

import burraco.hall.ledger.Database;
import burraco.hall.ledger.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;

/** A server and its synchronous stand-by, made with the commands of the manual. */
public final class TwoServers implements AutoCloseable {
    private final Path folder;
    private final DocsCommands commands;
    private PostgresServer first;
    private PostgresServer second;
    private int made;

    private TwoServers(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        first = PostgresServer.begin(folder.resolve("server"));
        commands = new DocsCommands(folder, PostgresServer.USER, PostgresServer.PASSWORD);
        second = standBy(PostgresServer.freePort());
    }

    public static TwoServers begin(Path folder) throws IOException, InterruptedException {
        return new TwoServers(folder);
    }

    /** Of the first, which has none. */
    private PostgresServer standBy(int port) throws IOException, InterruptedException {
        made++;
        Path its = Files.createDirectory(folder.resolve("stand-by-" + made));
        ServerUser.own(its);
        commands.with("first", first.connection())
                .with("standby", its.resolve("data"))
                .with(
                        "options",
                        "-p "
                                + port
                                + " -c listen_addresses=127.0.0.1 -c unix_socket_directories=");
        commands.run("slot");
        commands.run("standby");
        commands.run("synchronous");
        return PostgresServer.running(its, port);
    }

    PostgresServer first() {
        return first;
    }

    PostgresServer second() {
        return second;
    }

    /** Waits until the second one has everything that the first one has. */
    void untilSame() throws SQLException {
        String now = first.sql("postgres", "SELECT pg_current_wal_lsn()");
        while (!second.sql("postgres", "SELECT pg_last_wal_replay_lsn() >= '" + now + "'::pg_lsn")
                .equals("t")) {
            Thread.onSpinWait();
        }
    }

    /** After it was killed, with the last command of the manual that has started it. */
    void startSecond() throws IOException, InterruptedException {
        int port = second.port();
        Path its = folder.resolve("stand-by-" + made);
        commands.run("standby-again");
        second = PostgresServer.running(its, port);
    }

    void run(String commandsOfTheManual) throws IOException, InterruptedException {
        commands.run(commandsOfTheManual);
    }

    /** The first one comes back as the stand-by of the second, at the address that it had. */
    void change() throws IOException, InterruptedException {
        int port = first.port();
        first = second;
        second = standBy(port);
    }

    /**
     * A hall that knows both.
     *
     * @param more of the address, as in {@code &socketTimeout=2}
     */
    public Place place(String more) throws Exception {
        String url =
                "postgresql://127.0.0.1:%d,127.0.0.1:%d/%s?user=%s%s"
                        .formatted(
                                first.port(),
                                second.port(),
                                first.newDatabase(),
                                PostgresServer.USER,
                                more);
        return Place.of(new Database(url, "lodi", Optional.of(first.passwordFile())));
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}

package burraco.web;

import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.running.Clock;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.testing.AnyFirstStart;
import burraco.testing.AnyUpdates;
import burraco.testing.ExampleTable;
import burraco.testing.ShortEvening;
import burraco.web.audience.Audience;
import burraco.web.console.ArbiterAccount;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.first.FirstStartPages;
import burraco.web.members.Members;
import burraco.web.seat.SeatKeys;
import burraco.web.view.DeviceHealth;
import burraco.web.view.TableIdentity;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;

/** A running table that serves its pages on its own port, with a manual clock. */
public final class ServedTable implements AutoCloseable {
    public static final ExampleTable TABLE = ExampleTable.reference();
    public static final String RIGHT = "4-8-15-16";
    private static final Pin PIN = Pin.of(RIGHT, new SecureRandom());

    public final AtomicLong time = new AtomicLong();
    public final AtomicLong nanos = new AtomicLong();
    public final Queue<String> log = new ConcurrentLinkedQueue<>();
    public final AtomicReference<Optional<Pin>> pin = new AtomicReference<>(Optional.of(PIN));
    public final AtomicReference<List<ArbiterAccount>> accounts = new AtomicReference<>(List.of());
    public final AtomicReference<String> shownAs = new AtomicReference<>("localhost");
    public final AnyUpdates updates = new AnyUpdates();
    public final AnyFirstStart first = new AnyFirstStart();
    public final Host host;
    public final Web web;
    public final DeviceHealth ears = new DeviceHealth(TABLE.layout());
    private final int port;

    public ServedTable(Table table, List<Audience> audiences, Optional<SSLContext> secret)
            throws IOException {
        this(table, audiences, secret, true);
    }

    /**
     * @param practice whether the table says that it is simulated
     */
    public ServedTable(
            Table table, List<Audience> audiences, Optional<SSLContext> secret, boolean practice)
            throws IOException {
        this(table, audiences, secret, practice, Diary.NONE);
    }

    /** A table in a club, with a disk. */
    public ServedTable(Table table, Journal journal) throws IOException {
        this(table, List.of(), Optional.empty(), false, Diary.of(journal));
    }

    private ServedTable(
            Table table,
            List<Audience> audiences,
            Optional<SSLContext> secret,
            boolean practice,
            Diary diary)
            throws IOException {
        Clock clock =
                new Clock() {
                    @Override
                    public long now(long last) {
                        return Math.max(last, time.get());
                    }

                    @Override
                    public long nanos() {
                        return nanos.get();
                    }
                };
        host = new Host(table, diary, clock, log::add);
        WebOptions options =
                new WebOptions(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        shownAs::get,
                        Set.of("localhost", "127.0.0.1", "::1"),
                        secret,
                        () -> new ConsolePins(pin.get(), accounts.get()),
                        new SeatKeys(new byte[] {1}),
                        audiences,
                        () -> Members.NONE,
                        updates,
                        UnaryOperator.identity());
        TableIdentity place = new TableIdentity("5f2c9a", practice, () -> 1);
        FirstStartPages.TableNow now =
                new FirstStartPages.TableNow(() -> "http://burraco.local:8030", "7", "it");
        FirstStartPages firstStart = new FirstStartPages(first, now, log::add);
        web = new Web(options, host, ears, place, List.of(firstStart), nanos::get, log::add);
        String origin = web.origin();
        port = Integer.parseInt(origin.substring(origin.lastIndexOf(':') + 1));
        host.start();
        web.start();
    }

    public static ServedTable quiet() throws IOException {
        return new ServedTable(newTable(), List.of(), Optional.empty());
    }

    /** An arbiter has ended a hand whose first card was drawn: both lines have to count. */
    public static ServedTable counting() throws IOException {
        Table table = newTable();
        long now = 0;
        for (Reading reading : ShortEvening.of(3, 1, 6).readings()) {
            now = reading.at();
            boolean decided = !table.take(new Input.Read(reading)).isEmpty();
            if (decided && table.state().hand().phase() == Phase.PLAY) {
                break;
            }
        }
        table.take(new Input.Ordered(now, new Person.Arbiter("Ada"), new Command.End("")));
        ServedTable served = new ServedTable(table, List.of(), Optional.empty());
        served.time.set(now);
        return served;
    }

    public static Table newTable() {
        return new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
    }

    public int port() {
        return port;
    }

    public String origin() {
        return web.origin();
    }

    // Requests

    public RawClient caller() throws IOException {
        return RawClient.to(port);
    }

    /** A single request. */
    public RawReply ask(String text) throws IOException {
        try (RawClient caller = caller()) {
            return caller.send(text).reply();
        }
    }

    public String head(String method, String path) {
        return method + " " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n";
    }

    public RawReply get(String path) throws IOException {
        return ask(head("GET", path) + "Connection: close\r\n\r\n");
    }

    /** A request as sent by this table's own pages. */
    public RawReply post(String path, String cookie, String body) throws IOException {
        return ask(posted(path, cookie, body));
    }

    public String posted(String path, String cookie, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return head("POST", path)
                + "Origin: "
                + origin()
                + "\r\nContent-Type: application/json\r\nContent-Length: "
                + bytes.length
                + "\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
                + "Connection: close\r\n\r\n"
                + new String(bytes, StandardCharsets.ISO_8859_1);
    }

    public RawReply login(String name, String given) throws IOException {
        return post("/api/login", "", "{\"name\":\"" + name + "\",\"pin\":\"" + given + "\"}");
    }

    /** The name of the console's session cookie. */
    public String cookieName() {
        return "console-" + port;
    }

    /** The session cookie after a login. */
    public String arbiter() throws IOException {
        return cookie(login("Ada", RIGHT));
    }

    public static String cookie(RawReply reply) {
        return reply.header("set-cookie").split(";")[0];
    }

    /** A client whose requests a proxy on this machine forwards. */
    public RawClient listenerFromElsewhere(String path) throws IOException {
        RawClient caller = caller();
        caller.send(head("GET", path) + "X-Forwarded-For: 192.0.2.1\r\n\r\n");
        return caller;
    }

    public RawClient listener(String path) throws IOException {
        RawClient caller = caller();
        caller.send(head("GET", path) + "\r\n");
        return caller;
    }

    // The table

    public void hear(Reading reading) {
        host.hear(reading);
    }

    /** Waits until everything so far has been taken and published. */
    public void settle() {
        try {
            host.ask(_ -> true).get(60, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException cannot) {
            throw new AssertionError(cannot);
        }
    }

    @Override
    public void close() {
        web.close();
        host.close();
    }
}

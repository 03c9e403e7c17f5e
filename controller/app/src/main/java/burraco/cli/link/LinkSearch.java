package burraco.cli.link;

import burraco.cli.devices.ReaderDrivers;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.SourceInfo;
import burraco.text.Sentence;
import burraco.wire.Port;
import burraco.wire.PortLost;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Finds out what is at the other end of a cable by trying each protocol until a device answers or
 * its time is over.
 */
public final class LinkSearch {
    /** Enough for a board, which is asked four times a second. */
    private static final long BOARD_MILLIS = 900;

    /** Enough for a reader that must be woken first. */
    public static final long READER_MILLIS = 2_500;

    private static final long LOOK_MILLIS = 20;

    private final LinkOptions options;
    private final Optional<FrameLog> tape;
    private final LongSupplier micros;
    private final Screen screen;
    private final long longest;

    /**
     * @param longest the limit for each protocol, in milliseconds
     */
    public LinkSearch(
            LinkOptions options,
            Optional<FrameLog> tape,
            LongSupplier micros,
            Screen screen,
            long longest) {
        this.options = options;
        this.tape = tape;
        this.micros = micros;
        this.screen = screen;
        this.longest = longest;
    }

    /**
     * @param asked ends the search
     * @return the device that answered; otherwise one that is still being tried
     */
    LinkPeer find(CountDownLatch asked) throws InterruptedException {
        if (options.kind().isPresent()) {
            return peer(options.kind().get());
        }
        checkPort();
        List<String> kinds = new ArrayList<>(List.of(LinkOptions.BOARD));
        kinds.addAll(ReaderDrivers.KINDS);
        for (String kind : kinds) {
            Optional<LinkPeer> found = tried(kind, asked);
            if (found.isPresent()) {
                return found.get();
            }
        }
        screen.say("link.nobody");
        return peer(LinkOptions.BOARD);
    }

    /** Opens the port once, so that a port that cannot be used is reported at once. */
    private void checkPort() {
        try (Port _ = ReaderDrivers.port(options.source(LinkOptions.BOARD)).open()) {
            // It opens.
        } catch (PortLost no) {
            throw new CommandRefusal(why(no, Path.of(options.port())));
        }
    }

    private static Sentence why(PortLost no, Path port) {
        return switch (no.why()) {
            case ABSENT ->
                    new Sentence(
                            Files.exists(port) ? "link.port.not-serial" : "link.port.absent", port);
            case TAKEN -> new Sentence("link.port.taken", port);
            case REFUSED, GONE, STUCK, CLOSED ->
                    Files.isReadable(port) && Files.isWritable(port)
                            ? new Sentence("link.port.not-opened", port, no.getMessage())
                            : new Sentence("link.port.not-allowed", port);
        };
    }

    /** The device that answers in this protocol; the caller closes it. */
    public Optional<LinkPeer> tried(String kind, CountDownLatch asked) throws InterruptedException {
        screen.say("link.trying", kind);
        screen.out().flush();
        boolean found = false;
        LinkPeer peer;
        try {
            peer = peer(kind);
        } catch (CommandRefusal no) {
            screen.out().println("  " + screen.texts().say(no.sentence()));
            return Optional.empty();
        }
        try {
            found = answers(peer, kind, asked);
            return found ? Optional.of(peer) : Optional.empty();
        } finally {
            if (!found) {
                peer.close();
            }
        }
    }

    private boolean answers(LinkPeer peer, String kind, CountDownLatch asked)
            throws InterruptedException {
        long usual = kind.equals(LinkOptions.BOARD) ? BOARD_MILLIS : READER_MILLIS;
        long millis = Math.min(longest, usual);
        long until = micros.getAsLong() + millis * 1_000;
        while (!peer.isFound() && !peer.isGivenUp() && micros.getAsLong() < until) {
            if (asked.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                return true;
            }
        }
        return peer.isFound();
    }

    private LinkPeer peer(String kind) {
        SourceInfo source = options.source(kind);
        if (kind.equals(LinkOptions.BOARD)) {
            int host = new SecureRandom().nextInt() | 1;
            return new BoardPeer(ReaderDrivers.port(source), micros, host, tape, screen.texts());
        }
        List<Antenna> antennas =
                IntStream.rangeClosed(1, options.antennas())
                        .mapToObj(id -> new Antenna(id, id, new Area(0, 0, 1, 1), 1))
                        .toList();
        try {
            return new ReaderPeer(
                    kind, ReaderDrivers.of(source, antennas, micros), tape, screen.texts());
        } catch (IllegalArgumentException no) {
            throw CommandRefusal.saying(no.getMessage());
        }
    }
}

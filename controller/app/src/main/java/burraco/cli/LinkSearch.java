package burraco.cli;

import burraco.cli.options.Refusal;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.SourceInfo;
import burraco.wire.Port;
import burraco.wire.PortLost;
import java.io.PrintStream;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Finds out who is at the other end of a cable: each protocol is spoken until somebody answers in
 * it, or as long as its own manners are to wait.
 */
final class LinkSearch {
    /** A board answers each of four questions a second. */
    private static final long BOARD_MILLIS = 900;

    /** A reader that has to be woken first answers within this. */
    static final long READER_MILLIS = 2_500;

    private static final long LOOK_MILLIS = 20;

    private final LinkOptions options;
    private final Optional<LinkTape> tape;
    private final LongSupplier micros;
    private final PrintStream out;
    private final long longest;

    /**
     * @param longest so many milliseconds one protocol gets at most
     */
    LinkSearch(
            LinkOptions options,
            Optional<LinkTape> tape,
            LongSupplier micros,
            PrintStream out,
            long longest) {
        this.options = options;
        this.tape = tape;
        this.micros = micros;
        this.out = out;
        this.longest = longest;
    }

    /**
     * @param asked ends the search
     * @return who was found; else somebody who goes on trying
     */
    Spoken find(CountDownLatch asked) throws InterruptedException {
        if (options.kind().isPresent()) {
            return spoken(options.kind().get());
        }
        checkPort();
        List<String> kinds = new ArrayList<>(List.of(LinkOptions.BOARD));
        kinds.addAll(ReaderDrivers.KINDS);
        for (String kind : kinds) {
            Optional<Spoken> found = tried(kind, asked);
            if (found.isPresent()) {
                return found.get();
            }
        }
        out.println(
                "Nobody answers in a protocol that we know; waiting for a board."
                        + " --kind and --baud say what it is.");
        return spoken(LinkOptions.BOARD);
    }

    /** Whoever does not say who is there wants to know at once that nobody can be. */
    private void checkPort() {
        try (Port _ = ReaderDrivers.port(options.source(LinkOptions.BOARD)).open()) {
            // It opens.
        } catch (PortLost no) {
            throw Refusal.saying(no.getMessage());
        }
    }

    /** Who answers in this protocol; whoever gets him closes him. */
    Optional<Spoken> tried(String kind, CountDownLatch asked) throws InterruptedException {
        out.println("trying " + kind + " …");
        out.flush();
        boolean found = false;
        Spoken spoken;
        try {
            spoken = spoken(kind);
        } catch (Refusal no) {
            out.println("  " + no.getMessage());
            return Optional.empty();
        }
        try {
            found = answers(spoken, kind, asked);
            return found ? Optional.of(spoken) : Optional.empty();
        } finally {
            if (!found) {
                spoken.close();
            }
        }
    }

    private boolean answers(Spoken spoken, String kind, CountDownLatch asked)
            throws InterruptedException {
        long usual = kind.equals(LinkOptions.BOARD) ? BOARD_MILLIS : READER_MILLIS;
        long millis = Math.min(longest, usual);
        long until = micros.getAsLong() + millis * 1_000;
        while (!spoken.isFound() && !spoken.isGivenUp() && micros.getAsLong() < until) {
            if (asked.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                return true;
            }
        }
        return spoken.isFound();
    }

    private Spoken spoken(String kind) {
        SourceInfo source = options.source(kind);
        if (kind.equals(LinkOptions.BOARD)) {
            int host = new SecureRandom().nextInt() | 1;
            return new SpokenBoard(ReaderDrivers.port(source), micros, host, tape);
        }
        List<Antenna> antennas =
                IntStream.rangeClosed(1, options.antennas())
                        .mapToObj(id -> new Antenna(id, id, new Area(0, 0, 1, 1), 1))
                        .toList();
        try {
            return new SpokenReader(kind, ReaderDrivers.of(source, antennas, micros), tape);
        } catch (IllegalArgumentException no) {
            throw Refusal.saying(no.getMessage());
        }
    }
}

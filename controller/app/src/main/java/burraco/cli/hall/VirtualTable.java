package burraco.cli.hall;

import burraco.cards.Seat;
import burraco.cli.files.TableFiles;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.practice.PracticeSession;
import burraco.practice.PracticeSettings;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import burraco.running.Snapshot;
import burraco.table.Table;
import burraco.table.input.Assignment;
import burraco.table.state.MatchEvent;
import burraco.table.state.TableState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A table that exists nowhere: bots play at it whenever the hall has a match for them. */
final class VirtualTable implements AutoCloseable {
    private final PracticeSession session;
    private final Host host;
    private final List<AutoCloseable> parts = new ArrayList<>();

    private VirtualTable(PracticeSession session, Host host) {
        this.session = session;
        this.host = host;
    }

    static VirtualTable open(Screen screen, Path journal, long seed, double speed)
            throws JournalException {
        TableFiles.Table files = new TableFiles(screen).reference();
        Layout layout = files.layout();
        Deck deck = files.deck();
        Journal kept = Journal.open(journal, System::currentTimeMillis, Log::warn);
        PracticeSession session =
                new PracticeSession(
                        layout,
                        deck,
                        new PracticeSettings(seed, Noise.REFERENCE, speed, true, false),
                        faster(speed / PracticeSession.MAX_SPEED),
                        Log::error);
        session.deals(false);
        Recovery recovery = Recovery.of(new Table(layout, deck, Seat.SOUTH), kept);
        Host host = new Host(recovery.table(), Diary.of(kept), session.clock(), Log::error);
        VirtualTable table = new VirtualTable(session, host);
        table.parts.add(kept);
        table.parts.add(host);
        session.connect(host);
        host.tell(table::look);
        table.link(journal, speed);
        host.start();
        session.start();
        table.parts.add(session);
        return table;
    }

    private void link(Path journal, double speed) {
        try {
            HallLinks.of(journal, host, later -> clock(later, speed), speed).ifPresent(parts::add);
        } catch (IOException cannot) {
            Log.warn("no link to the hall: {}", cannot.getMessage());
        }
    }

    /** Time that passes at least as fast as the machine's. */
    private static LongSupplier faster(double times) {
        long begun = System.nanoTime();
        return () -> (long) ((System.nanoTime() - begun) * Math.max(1, times));
    }

    private long clock(long later, double speed) {
        return session.clock().now(0) + (long) (later * speed);
    }

    /** The bots sit down when the time of a round is set in which they have not played yet. */
    private void look(Snapshot now) {
        session.deals(mayPlay(now.state()));
    }

    private static boolean mayPlay(TableState state) {
        Optional<Assignment> wanted = state.assignment();
        return wanted.filter(one -> !one.round().isEmpty() && one.ends().isPresent())
                .filter(one -> !isOf(state.before().map(match -> match.event()), one))
                .isPresent();
    }

    private static boolean isOf(Optional<MatchEvent> match, Assignment wanted) {
        return match.filter(event -> event.isOf(wanted.ofTournament()))
                .filter(event -> event.table().equals(wanted.table()))
                .isPresent();
    }

    @Override
    public void close() {
        for (AutoCloseable part : parts.reversed()) {
            try {
                part.close();
            } catch (Exception cannot) {
                Log.warn("at the end: {}", cannot.getMessage());
            }
        }
    }
}

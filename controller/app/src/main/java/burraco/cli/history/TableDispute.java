package burraco.cli.history;

import burraco.cards.Seat;
import burraco.cli.dispute.Dispute;
import burraco.cli.dispute.DisputeFile;
import burraco.cli.dispute.DisputeZip;
import burraco.cli.dispute.MatchEntries;
import burraco.cli.hall.MembershipFolder;
import burraco.cli.hall.MembershipFolder.Joined;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.cli.replay.ReplayPair;
import burraco.journal.HandQueries;
import burraco.journal.HandReadings;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.journal.OutgoingEntries;
import burraco.journal.Verification;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.calibration.CalibrationFile;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.relay.wire.Told;
import burraco.trust.DeviceKey;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * {@code ./table history dispute}: everything that the table has about a match, for a jury. People
 * are named in it.
 */
final class TableDispute {
    private static final int PAGE = 5_000;
    private static final String LAYOUT = "table.toml";
    private static final String DECK = "deck.csv";

    /** What a result follows from. */
    private static final Set<String> SIGNED = Set.of("event", "hand", "match-over");

    private final Screen screen;
    private final History history;

    TableDispute(Screen screen, History history) {
        this.screen = screen;
        this.history = history;
    }

    /** Returns the exit status: not 0 if the journal is not as it was written. */
    int run(HistoryOptions options, List<History.Hand> hands) throws JournalException, IOException {
        if (HistoryPick.parse(options.rest().getFirst()).hand().isPresent()) {
            throw new CommandRefusal("history.dispute-match");
        }
        HistoryWords words = HistoryWords.in(options.language());
        boolean sound = new HistoryVerify(screen, words).print(Verification.of(history));
        int status =
                HandExport.write(
                        options,
                        screen,
                        to -> {
                            DisputeZip zip = new DisputeZip();
                            List<String> captures = captures(hands, to, zip);
                            Dispute dispute = dispute(options, hands, sound);
                            new DisputeFile(dispute, ZoneId.systemDefault()).addTo(zip, captures);
                            zip.writeTo(to.out());
                            screen.out().println(to.out());
                        });
        return status == ExitStatus.DONE && !sound ? ExitStatus.NOT_WHOLE : status;
    }

    private Dispute dispute(HistoryOptions options, List<History.Hand> hands, boolean sound)
            throws JournalException, IOException {
        int match = hands.getFirst().row().match();
        MatchEntries found = new MatchEntries(match);
        long last = released(options);
        for (long first = 1; first <= last; first += PAGE) {
            history.entries(first, Math.min(last, first + PAGE - 1)).forEach(found::take);
        }
        Map<Integer, String> records = new TreeMap<>();
        hands.forEach(hand -> records.put(hand.row().hand(), hand.row().record()));
        HandQueries about = new HandQueries(history);
        Map<Long, String> named = new HashMap<>();
        for (History.Entry entry : found.entries()) {
            String name = about.named(entry.note().body());
            if (!name.equals(entry.note().body())) {
                named.put(entry.seq(), name);
            }
        }
        Map<Seat, String> people = hands.getLast().people();
        return new Dispute(
                about.event(hands.getFirst()),
                match,
                people,
                found.entries(),
                named,
                found.before(),
                records,
                sound ? signed(options, found.entries()) : Optional.empty(),
                List.of(),
                Optional.empty());
    }

    /** Of a hand that is played now nothing is told. */
    private static long released(HistoryOptions options) throws JournalException {
        try (OutgoingEntries entries = new OutgoingEntries(options.journal(), 0)) {
            return entries.released();
        }
    }

    /** The same signatures as the hall has: for one text a key makes one signature only. */
    private static Optional<Dispute.Signed> signed(
            HistoryOptions options, List<History.Entry> entries) throws IOException {
        if (!Files.isDirectory(options.journal())) {
            return Optional.empty();
        }
        MembershipFolder folder = new MembershipFolder(options.journal());
        Optional<Joined> joined = folder.joined();
        if (joined.isEmpty()) {
            return Optional.empty();
        }
        DeviceKey key = folder.key();
        String journal = joined.get().membership().journal();
        List<Dispute.Proof> proofs = new ArrayList<>();
        for (History.Entry entry : entries) {
            if (SIGNED.contains(entry.note().kind())
                    && entry.seq() > joined.get().membership().base()) {
                byte[] message = told(entry).signed(key.fingerprint(), journal);
                proofs.add(
                        new Dispute.Proof(
                                entry.seq(), entry.note().kind(), message, key.sign(message)));
            }
        }
        return Optional.of(new Dispute.Signed(key.publicKey(), journal, proofs));
    }

    private static Told told(History.Entry entry) {
        return new Told(
                entry.seq(),
                entry.note().at(),
                entry.wall(),
                entry.note().kind(),
                entry.note().body(),
                HexFormat.of().formatHex(entry.seal()),
                Optional.empty(),
                Optional.empty());
    }

    /** The hands whose readings are kept; returns the names of the captures. */
    private List<String> captures(List<History.Hand> hands, HandExport to, DisputeZip zip) {
        List<String> names = new ArrayList<>();
        for (History.Hand hand : hands) {
            try {
                HandReadings.of(history, hand);
            } catch (JournalException none) {
                screen.out().println(screen.texts().say(none.sentence()));
                continue;
            }
            String name = "hand-" + hand.row().hand();
            zip.add(
                    "captures/" + name + ReplayPair.CAPTURE,
                    out -> {
                        // They are read when they are written, so that one hand is in memory at a
                        // time.
                        HandReadings heard = HandReadings.of(history, hand);
                        CaptureStart start =
                                new CaptureStart(
                                        Instant.ofEpochMilli(heard.wall()),
                                        LAYOUT,
                                        DECK,
                                        hand.row().dealer());
                        try (CaptureWriter writer = new CaptureWriter(out, start)) {
                            HistoryCapture.write(heard.readings(), writer);
                        }
                    });
            zip.add("captures/" + name + ReplayPair.RECORD, hand.row().record());
            names.add(name + ReplayPair.CAPTURE);
        }
        if (!names.isEmpty()) {
            zip.add("captures/" + LAYOUT, LayoutWriter.write(layout(to.table().layout())));
            zip.add("captures/" + DECK, DeckFile.write(to.table().deck()));
            to.calibration()
                    .ifPresent(found ->
                            zip.add(
                                    "captures/" + CalibrationFile.NAME,
                                    CalibrationFile.write(found, List.of())));
        }
        return names;
    }

    private static Layout layout(Layout layout) {
        return new Layout(
                layout.name(),
                layout.rules(),
                layout.language(),
                DECK,
                layout.match(),
                layout.sources(),
                layout.antennas(),
                layout.scales());
    }
}

package burraco.cli.hall;

import burraco.cards.Seat;
import burraco.cli.dispute.Dispute;
import burraco.cli.dispute.DisputeFile;
import burraco.cli.dispute.DisputeZip;
import burraco.cli.dispute.MatchEntries;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Screen;
import burraco.desk.file.Content;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.Row;
import burraco.hall.proof.ResultRows;
import burraco.hall.proof.TableRecord;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.hall.told.MatchSaid;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.journal.Note;
import burraco.relay.wire.Told;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.trust.DeviceKey;
import burraco.trust.TrustException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** {@code ./table hall dispute}: everything that the hall has about a match, for a jury. */
final class HallDispute {
    private final ZoneId zone = ZoneId.systemDefault();
    private final Screen screen;
    private final HallStore file;
    private final int round;
    private final int table;

    HallDispute(Screen screen, HallStore file, int round, int table) {
        this.screen = screen;
        this.file = file;
        this.round = round;
        this.table = table;
    }

    void writeTo(Path out) throws IOException, JournalException {
        List<Row> rows = new Ledger(file, System::currentTimeMillis).all();
        Content content = ResultRows.tournament(rows);
        Meeting meeting = meeting(content);
        Room room = ResultRows.room(rows);
        List<TableRecord> told =
                TableRecord.of(file, room, ResultRows.of(rows), content, round, table);
        if (told.isEmpty()) {
            throw new CommandRefusal("hall.no-match", round, table);
        }
        TableRecord record = told.getFirst();
        DisputeZip zip = new DisputeZip();
        new DisputeFile(dispute(record, meeting, room, rows, content), zone).addTo(zip, List.of());
        zip.writeTo(out);
        told.stream()
                .skip(1)
                .forEach(other ->
                        screen.say("hall.another-journal", other.device().id(), other.journal()));
    }

    private Meeting meeting(Content content) {
        Optional<Round> found = content.now().round(round);
        OptionalInt at = found.map(one -> one.seating().at(table)).orElse(OptionalInt.empty());
        if (found.isEmpty() || at.isEmpty()) {
            throw new CommandRefusal("hall.no-table", round, table);
        }
        return found.get().seating().meetings().get(at.getAsInt());
    }

    private Dispute dispute(
            TableRecord record, Meeting meeting, Room room, List<Row> rows, Content content)
            throws IOException {
        MatchSaid match = record.match();
        MatchEntries found = new MatchEntries(match.number());
        Map<Long, Told> told = new TreeMap<>();
        Map<Integer, String> records = new TreeMap<>();
        record.each(one -> {
            found.take(entry(one));
            if (one.signature().isPresent()) {
                told.put(one.seq(), one);
            }
            record.handOf(one).ifPresent(hand -> records.put(hand, one.record().orElseThrow()));
        });
        List<History.Entry> entries = found.entries();
        if (entries.isEmpty()) {
            throw new CommandRefusal("hall.no-match", round, table);
        }
        told.keySet()
                .removeIf(seq -> seq < entries.getFirst().seq() || seq > entries.getLast().seq());
        Map<Seat, String> people =
                TableOrder.names(meeting, content.now(), room.firstNorthSouth(round, table));
        return new Dispute(
                match.event(),
                match.number(),
                people,
                entries,
                Map.of(),
                found.before(),
                records,
                signed(record, told),
                new HallDecisions(round, table, record.device().id(), meeting, zone).of(rows),
                Optional.of(content.text()));
    }

    private static History.Entry entry(Told told) {
        return new History.Entry(
                told.seq(),
                told.wall(),
                new Note(told.at(), told.kind(), told.body()),
                HexFormat.of().parseHex(told.seal()));
    }

    private static Optional<Dispute.Signed> signed(TableRecord record, Map<Long, Told> told)
            throws IOException {
        Device device = record.device();
        List<Dispute.Proof> proofs = new ArrayList<>();
        for (Told one : told.values()) {
            proofs.add(
                    new Dispute.Proof(
                            one.seq(),
                            one.kind(),
                            one.signed(device.id(), record.journal()),
                            bytes(one.signature().orElseThrow())));
        }
        try {
            return Optional.of(
                    new Dispute.Signed(
                            DeviceKey.publicKey(bytes(device.key())), record.journal(), proofs));
        } catch (TrustException broken) {
            throw new IOException(broken.getMessage(), broken);
        }
    }

    private static byte[] bytes(String base64) {
        return Base64.getDecoder().decode(base64);
    }
}

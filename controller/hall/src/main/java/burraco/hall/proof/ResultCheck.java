package burraco.hall.proof;

import burraco.cards.Line;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.SealedRecords;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.proof.ResultFault.Kind;
import burraco.hall.proof.ResultRows.Claim;
import burraco.hall.room.Device;
import burraco.hall.told.HandSaid;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.journal.EventEntry;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.tournament.direction.Change;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import burraco.trust.DeviceKey;
import burraco.trust.TrustException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks whether every result is one that its table has told and signed. */
public final class ResultCheck {
    private final StoredShelf shelf;
    private final List<ResultFault> faults = new ArrayList<>();

    private ResultCheck(StoredShelf shelf) {
        this.shelf = shelf;
    }

    /** What tables have told, to be read only. */
    public static StoredShelf shelf(HallStore file) throws LedgerException {
        return new StoredShelf(file, (_, _) -> false, new SealedRecords(), StoredShelf.News.NONE);
    }

    public static ResultReport of(HallStore file, ResultRows rows) throws LedgerException {
        ResultCheck check = new ResultCheck(shelf(file));
        check.faults.addAll(rows.faults());
        // One journal after the other: all of them may be more than fits in memory.
        for (List<Claim> some : rows.byJournal()) {
            check.journal(some);
        }
        return new ResultReport(rows.claims().size(), rows.byHand(), check.faults);
    }

    private void journal(List<Claim> claims) throws LedgerException {
        SignedResult any = claims.getFirst().result();
        Testimony told = Testimony.of(shelf, any.device(), any.journal());
        for (Claim claim : claims) {
            if (claim.device().isEmpty()) {
                fault(Kind.UNKNOWN_DEVICE, claim, claim.result().device());
            } else {
                entry(claim, claim.device().get(), told);
                record(claim, told);
                match(claim, claim.device().get(), told);
            }
        }
    }

    private void fault(Kind kind, Claim claim, Object... details) {
        faults.add(ResultFault.of(kind, claim.result(), details));
    }

    private void entry(Claim claim, Device device, Testimony told) {
        SignedResult result = claim.result();
        Told entry = told.open().get(result.entry());
        if (entry == null || !entry.seal().equals(result.seal())) {
            fault(Kind.NOT_TOLD, claim, result.entry());
        } else if (!isSigned(entry, result.signature(), device, result.journal())) {
            fault(Kind.NOT_SIGNED, claim, result.entry());
        }
    }

    private static boolean isSigned(Told entry, String signature, Device device, String journal) {
        try {
            return DeviceKey.verify(
                    DeviceKey.publicKey(bytes(device.key())),
                    entry.signed(device.id(), journal),
                    bytes(signature));
        } catch (TrustException | IllegalArgumentException broken) {
            return false;
        }
    }

    private static byte[] bytes(String base64) {
        return Base64.getDecoder().decode(base64);
    }

    /** Whether the record is whole up to the entry. */
    private void record(Claim claim, Testimony told) {
        SignedResult result = claim.result();
        if (told.broken().isPresent() && told.broken().getAsLong() <= result.entry()) {
            fault(Kind.RECORD_BROKEN, claim, told.broken().getAsLong());
        } else if (told.last() < result.entry()) {
            long had = shelf.upTo(result.device(), result.journal(), Stream.RECORD);
            Kind kind = had > told.entries() ? Kind.RECORD_CUT : Kind.NOT_IN_RECORD;
            fault(kind, claim, result.entry(), told.last());
        } else if (!result.seal().equals(told.seals().get(result.entry()))) {
            fault(Kind.NOT_TOLD, claim, result.entry());
        }
        for (Testimony.Hand hand : told.changed()) {
            if (hand.match() == result.match()) {
                fault(Kind.HAND_CHANGED, claim, hand.hand(), hand.seq());
            }
        }
    }

    /** Whether the result is that of the match, as the journal had it by then. */
    private void match(Claim claim, Device device, Testimony told) {
        SignedResult result = claim.result();
        Optional<MatchSaid> match = said(told.open().values(), claim, device);
        boolean isOfRound =
                match.map(MatchSaid::event)
                        .filter(event -> event.tournament().equals(claim.tournament()))
                        .filter(event -> event.round().equals(String.valueOf(result.round())))
                        .isPresent();
        if (!isOfRound) {
            fault(Kind.OTHER_MATCH, claim, result.match());
            return;
        }
        Optional<Change.Record> change = change(claim, match.get());
        if (claim.lines().isEmpty()) {
            fault(Kind.WITHOUT_RESULT, claim);
        } else if (change.isEmpty()
                || !claim.lines().get().equals(HistoryWriter.lines(change.get()))) {
            String journal = change.map(HistoryWriter::lines).orElse("-").strip();
            fault(Kind.OTHER_POINTS, claim, claim.lines().get().strip(), journal);
        }
    }

    private Optional<MatchSaid> said(Collection<Told> entries, Claim claim, Device device) {
        SignedResult result = claim.result();
        MatchBook book = new MatchBook();
        Map<Integer, MatchSaid> matches = new HashMap<>();
        for (Told entry : entries) {
            boolean isLater = entry.kind().equals("hand") && entry.seq() > result.entry();
            // Others need not be checked: an evening has many, and a signature takes its time.
            if (!isLater
                    && isAbout(entry, result.match())
                    && entry.signature()
                            .filter(one -> isSigned(entry, one, device, result.journal()))
                            .isPresent()) {
                book.take(entry).ifPresent(match -> matches.put(match.number(), match));
            }
        }
        return Optional.ofNullable(matches.get(result.match()));
    }

    private static boolean isAbout(Told entry, int match) {
        return EventEntry.read(entry.body())
                .map(event -> event.match() == match)
                .orElse(entry.body().startsWith(match + " "));
    }

    private static Optional<Change.Record> change(Claim claim, MatchSaid match) {
        if (!match.isResult()) {
            return Optional.empty();
        }
        Line first = claim.firstNorthSouth() ? Line.NS : Line.EW;
        List<Part> parts =
                match.hands().values().stream()
                        .map(hand -> new Part(points(hand, first), points(hand, first.other())))
                        .toList();
        Played played =
                new Played(
                        parts.stream().mapToInt(Part::first).sum(),
                        parts.stream().mapToInt(Part::second).sum(),
                        parts);
        return Optional.of(
                new Change.Record(claim.result().round(), claim.result().table(), played));
    }

    private static int points(HandSaid hand, Line line) {
        return (line == Line.NS ? hand.ns() : hand.ew()).orElseThrow();
    }
}

package burraco.hall;

import burraco.cards.Line;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.SqliteShelf;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.hall.told.HandSaid;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.trust.DeviceKey;
import burraco.trust.TrustException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Results that tables have told and signed, by what is decided now. For several threads. */
final class Results {
    private static final int PAGE = 5_000;

    private final Map<Source, MatchBook> books = new HashMap<>();
    private final Consumer<String> log;

    /**
     * @param log hears of signatures that are none
     */
    Results(Consumer<String> log) {
        this.log = log;
    }

    /** What is on the shelf already. */
    synchronized void read(SqliteShelf shelf, Room room) throws LedgerException {
        for (Source source : shelf.sources()) {
            if (source.stream() == Stream.OPEN) {
                long first = 1;
                List<Entry> some = shelf.from(source, first, PAGE);
                while (!some.isEmpty()) {
                    take(source, some, room);
                    first += some.size();
                    some = shelf.from(source, first, PAGE);
                }
            }
        }
    }

    /** Takes what a table has told of its matches. */
    synchronized void take(Source source, List<Entry> entries, Room room) {
        for (Entry entry : entries) {
            if (source.stream() == Stream.OPEN && isOfMatches(entry.text())) {
                told(entry)
                        .filter(told -> MatchBook.KINDS.contains(told.kind()))
                        .filter(told -> isSigned(told, source, room))
                        .ifPresent(books.computeIfAbsent(source, _ -> new MatchBook())::take);
            }
        }
    }

    /** Most entries are acts: these need not be read. */
    private static boolean isOfMatches(String text) {
        return MatchBook.KINDS.stream().anyMatch(kind -> text.contains("\"" + kind + "\""));
    }

    private static Optional<Told> told(Entry entry) {
        try {
            return Optional.of(Told.read(entry.text()));
        } catch (UnreadableMessageException other) {
            return Optional.empty();
        }
    }

    private boolean isSigned(Told told, Source source, Room room) {
        Device device = room.devices().get(source.device());
        try {
            boolean signed =
                    device != null
                            && told.signature().isPresent()
                            && DeviceKey.verify(
                                    DeviceKey.publicKey(bytes(device.key())),
                                    told.signed(source.device(), source.epoch()),
                                    bytes(told.signature().get()));
            if (!signed && device != null) {
                log.accept("device " + source.device() + " has not signed entry " + told.seq());
            }
            return signed;
        } catch (TrustException | IllegalArgumentException broken) {
            log.accept("device " + source.device() + ": " + broken.getMessage());
            return false;
        }
    }

    private static byte[] bytes(String base64) {
        return Base64.getDecoder().decode(base64);
    }

    /**
     * A result that the tournament has not.
     *
     * @param change that records it
     * @param proof the entry of the table's journal that makes it complete
     */
    record Ready(int table, Change.Record change, Source source, MatchSaid match, HandSaid proof) {}

    /** Results of the round that is played, where the tournament has none yet. */
    synchronized List<Ready> ready(Room room, Tournament tournament) {
        Optional<Round> current = tournament.current();
        if (current.isEmpty()) {
            return List.of();
        }
        List<Ready> all = new ArrayList<>();
        books.forEach((source, book) ->
                ready(source, book, room, tournament, current.get()).ifPresent(all::add));
        return all;
    }

    private static Optional<Ready> ready(
            Source source, MatchBook book, Room room, Tournament tournament, Round round) {
        Device device = room.devices().get(source.device());
        if (device == null || device.table() == 0) {
            return Optional.empty();
        }
        OptionalInt at = round.seating().at(device.table());
        if (at.isEmpty() || round.slip(at.getAsInt()).result().isPresent()) {
            return Optional.empty();
        }
        return book.of(TableOrder.title(tournament), round.number())
                .filter(MatchSaid::isResult)
                .map(match -> ready(source, match, room, round.number(), device.table()));
    }

    private static Ready ready(Source source, MatchSaid match, Room room, int round, int table) {
        Line first = room.firstNorthSouth(round, table) ? Line.NS : Line.EW;
        List<Part> parts =
                match.hands().values().stream()
                        .map(hand -> new Part(points(hand, first), points(hand, first.other())))
                        .toList();
        Played played =
                new Played(
                        parts.stream().mapToInt(Part::first).sum(),
                        parts.stream().mapToInt(Part::second).sum(),
                        parts);
        return new Ready(
                table, new Change.Record(round, table, played), source, match, match.last());
    }

    private static int points(HandSaid hand, Line line) {
        return (line == Line.NS ? hand.ns() : hand.ew()).orElseThrow();
    }

    /** The match that a device has played in a round. */
    synchronized Optional<MatchSaid> match(Source source, Tournament tournament, int round) {
        return Optional.ofNullable(books.get(source))
                .flatMap(book -> book.of(TableOrder.title(tournament), round));
    }
}

package burraco.hall;

import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import burraco.trust.DeviceKey;
import burraco.trust.TrustException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Matches that tables have told and signed. For several threads. */
final class Books {
    private static final int PAGE = 5_000;

    private final Map<Source, MatchBook> books = new HashMap<>();
    private final Consumer<String> log;

    /**
     * @param log hears of signatures that are none
     */
    Books(Consumer<String> log) {
        this.log = log;
    }

    /** What one journal tells of a match. */
    record Telling(Source source, MatchSaid match) {}

    /** What is on the shelf already. */
    synchronized void read(StoredShelf shelf, Room room) throws LedgerException {
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

    /**
     * Takes what a table has told of its matches.
     *
     * @return whether there was something
     */
    synchronized boolean take(Source source, List<Entry> entries, Room room) {
        boolean changed = false;
        for (Entry entry : entries) {
            if (source.stream() == Stream.OPEN && isOfMatches(entry.text())) {
                changed |=
                        told(entry)
                                .filter(told -> MatchBook.KINDS.contains(told.kind()))
                                .filter(told -> isSigned(told, source, room))
                                .flatMap(books.computeIfAbsent(source, _ -> new MatchBook())::take)
                                .isPresent();
            }
        }
        return changed;
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
        Device device = room.known(source.device()).orElse(null);
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

    /** What each journal tells of a round, in the order of their names. */
    List<Telling> of(String tournament, int round) {
        return all(book -> book.of(tournament, round));
    }

    /** Matches that are over, in journals that do not say of which round they are. */
    List<Telling> ofNoRound() {
        return all(MatchBook::ofNoRound);
    }

    private synchronized List<Telling> all(Function<MatchBook, Optional<MatchSaid>> which) {
        List<Telling> all = new ArrayList<>();
        books.forEach((source, book) ->
                which.apply(book).ifPresent(match -> all.add(new Telling(source, match))));
        all.sort(
                Comparator.comparing((Telling one) -> one.source().device())
                        .thenComparing(one -> one.source().epoch()));
        return all;
    }
}

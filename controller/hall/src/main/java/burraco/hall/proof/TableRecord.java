package burraco.hall.proof;

import burraco.desk.file.Content;
import burraco.hall.ledger.HallFile;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.SqliteShelf;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What the table of a match has told of it.
 *
 * @param journal its name in the hall
 */
public record TableRecord(SqliteShelf shelf, Device device, String journal, MatchSaid match) {
    /**
     * The journal from which the result of the table was taken; if there is no result, one of the
     * table's journals that has the match.
     */
    public static Optional<TableRecord> of(
            HallFile file, Room room, ResultRows rows, Content content, int round, int table)
            throws LedgerException {
        SqliteShelf shelf = ResultCheck.shelf(file);
        Optional<ResultRows.Claim> claim =
                rows.claims().stream()
                        .filter(one -> one.result().round() == round)
                        .filter(one -> one.result().table() == table)
                        .reduce((_, later) -> later);
        if (claim.isPresent()) {
            SignedResult result = claim.get().result();
            Optional<Device> device = claim.get().device();
            return device.isEmpty()
                    ? Optional.empty()
                    : of(shelf, device.get(), result.journal(), content, round);
        }
        Optional<Device> device = room.at(table);
        if (device.isEmpty()) {
            return Optional.empty();
        }
        for (String journal : device.get().journals().stream().sorted().toList()) {
            Optional<TableRecord> found = of(shelf, device.get(), journal, content, round);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<TableRecord> of(
            SqliteShelf shelf, Device device, String journal, Content content, int round)
            throws LedgerException {
        MatchBook book = new MatchBook();
        List<Told> told = Testimony.matches(shelf, new Source(device.id(), journal, Stream.OPEN));
        told.stream().sorted(Comparator.comparingLong(Told::seq)).forEach(book::take);
        return book.of(TableOrder.title(content.now()), round)
                .map(match -> new TableRecord(shelf, device, journal, match));
    }

    /** All entries of the table's record in their order. */
    public void each(Consumer<Told> listener) throws LedgerException {
        Testimony.each(
                shelf,
                new Source(device.id(), journal, Stream.RECORD),
                entry -> Testimony.told(entry).ifPresent(listener));
    }

    /** The number of the hand of this match whose record comes with an entry. */
    public Optional<Integer> handOf(Told told) {
        return told.record()
                .flatMap(_ -> Testimony.Hand.of(told))
                .filter(hand -> hand.match() == match.number())
                .map(Testimony.Hand::hand);
    }
}

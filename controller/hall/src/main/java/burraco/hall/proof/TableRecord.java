package burraco.hall.proof;

import burraco.desk.file.Content;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.room.Device;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.hall.told.MatchBook;
import burraco.hall.told.MatchSaid;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What the table of a match has told of it.
 *
 * @param journal its name in the hall
 */
public record TableRecord(StoredShelf shelf, Device device, String journal, MatchSaid match) {
    /**
     * The journals that tell of a match. First the one from which the result was taken; if there is
     * none, the one with most hands. There are several if a table was replaced meanwhile.
     */
    public static List<TableRecord> of(
            HallStore file, Room room, ResultRows rows, Content content, int round, int table)
            throws LedgerException {
        StoredShelf shelf = ResultCheck.shelf(file);
        Optional<SignedResult> taken =
                rows.claims().stream()
                        .map(ResultRows.Claim::result)
                        .filter(one -> one.round() == round && one.table() == table)
                        .reduce((_, later) -> later);
        List<TableRecord> found = new ArrayList<>();
        for (Device device : room.everKnown()) {
            if (device.tables().contains(table)) {
                for (String journal : device.journals()) {
                    of(shelf, device, journal, content, round)
                            .filter(one -> one.isAt(table))
                            .ifPresent(found::add);
                }
            }
        }
        found.sort(
                Comparator.comparing((TableRecord one) -> !taken.filter(one::isIn).isPresent())
                        .thenComparing(one -> -one.match().hands().size())
                        .thenComparing(one -> one.device().id())
                        .thenComparing(TableRecord::journal));
        return found;
    }

    private boolean isIn(SignedResult result) {
        return result.device().equals(device.id()) && result.journal().equals(journal);
    }

    /** Whether the table says that it was played there; a device can have been at two tables. */
    private boolean isAt(int table) {
        String said = match.event().table();
        return said.equals(String.valueOf(table)) || !said.matches("[1-9][0-9]{0,3}");
    }

    private static Optional<TableRecord> of(
            StoredShelf shelf, Device device, String journal, Content content, int round)
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

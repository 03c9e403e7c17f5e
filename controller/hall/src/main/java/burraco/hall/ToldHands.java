package burraco.hall;

import burraco.hall.Books.Telling;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.ledger.Source;
import burraco.hall.ledger.StoredShelf;
import burraco.hall.pages.HandRecords;
import burraco.hall.room.Room;
import burraco.hall.room.TableOrder;
import burraco.relay.Entry;
import burraco.relay.Stream;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The records of hands as tables have told them. */
record ToldHands(
        Books books,
        StoredShelf shelf,
        LedgerKeeper tournament,
        Supplier<Room> room,
        Consumer<String> log)
        implements HandRecords {
    @Override
    public List<String> of(int round, int table) throws IOException {
        List<String> records = new ArrayList<>();
        for (Telling one : books.of(TableOrder.title(tournament.read().now()), round)) {
            if (Results.table(one, room.get()) == table) {
                records.addAll(records(one.source().in(Stream.RECORD), one.match().number()));
            }
        }
        return records;
    }

    private List<String> records(Source source, int match) throws IOException {
        List<String> records = new ArrayList<>();
        for (Entry entry : shelf.about(source, "hand", match + " ")) {
            try {
                Told.read(entry.text()).record().ifPresent(records::add);
            } catch (UnreadableMessageException other) {
                log.accept("an entry that cannot be read: " + other.getMessage());
            }
        }
        return records;
    }
}

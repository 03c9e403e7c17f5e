package burraco.hall.ledger;

import burraco.journal.Note;
import burraco.journal.SealChain;
import burraco.relay.ChainCheck;
import burraco.relay.Entry;
import burraco.relay.wire.Told;
import burraco.relay.wire.UnreadableMessageException;
import java.util.HexFormat;
import java.util.Optional;

/** Entries of a table's journal as its own seals hold them together. */
public final class SealedRecords implements ChainCheck {
    @Override
    public boolean continues(Optional<Entry> before, Entry next) {
        try {
            Told entry = Told.read(next.text());
            if (before.isEmpty()) {
                return true; // What was before the table came to this hall is not told.
            }
            Told last = Told.read(before.get().text());
            Note note = new Note(entry.at(), entry.kind(), entry.body());
            byte[] seal = HexFormat.of().parseHex(last.seal());
            byte[] again = SealChain.seal(seal, entry.seq(), entry.wall(), note);
            return entry.seq() == last.seq() + 1
                    && entry.seal().equals(HexFormat.of().formatHex(again));
        } catch (UnreadableMessageException | IllegalArgumentException nonsense) {
            return false;
        }
    }
}

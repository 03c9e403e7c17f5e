package burraco.hall.ledger;

import burraco.journal.Note;
import burraco.journal.SealChain;
import burraco.relay.ChainCheck;
import burraco.relay.Entry;
import burraco.relay.wire.SealedEntry;
import burraco.relay.wire.UnreadableMessageException;
import java.util.HexFormat;
import java.util.Optional;

/** Entries of a table's journal as its own seals hold them together. */
public final class SealedRecords implements ChainCheck {
    @Override
    public boolean continues(Optional<Entry> before, Entry next) {
        try {
            SealedEntry entry = SealedEntry.read(next.text());
            byte[] seal =
                    before.isPresent()
                            ? HexFormat.of().parseHex(SealedEntry.read(before.get().text()).seal())
                            : SealChain.BEGINNING;
            Note note = new Note(entry.at(), entry.kind(), entry.body());
            byte[] again = SealChain.seal(seal, entry.seq(), entry.wall(), note);
            return entry.seq() == next.number()
                    && entry.seal().equals(HexFormat.of().formatHex(again));
        } catch (UnreadableMessageException | IllegalArgumentException nonsense) {
            return false;
        }
    }
}

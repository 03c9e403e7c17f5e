package burraco.journal;

import java.util.Arrays;
import java.util.function.Consumer;

/** Computes the seal of every entry again. */
final class ChainCheck implements Verification.Part {
    private byte[] before = SealChain.BEGINNING;
    private long next = 1;

    @Override
    public void check(History history, Consumer<Finding> found) throws JournalException {
        history.each(
                "SELECT seq, at, wall, kind, body, seal FROM entry ORDER BY seq",
                row -> check(History.entry(row), found));
    }

    private void check(History.Entry entry, Consumer<Finding> found) {
        if (entry.seq() > next) {
            found.accept(Finding.of(Finding.Kind.ENTRIES_MISSING, next, entry.seq() - 1));
        } else if (!isSealed(entry)) {
            found.accept(Finding.of(Finding.Kind.ENTRY_CHANGED, entry.seq()));
        }
        before = entry.seal();
        next = entry.seq() + 1;
    }

    private boolean isSealed(History.Entry entry) {
        byte[] again = SealChain.seal(before, entry.seq(), entry.wall(), entry.note());
        return entry.seq() == next && Arrays.equals(again, entry.seal());
    }
}

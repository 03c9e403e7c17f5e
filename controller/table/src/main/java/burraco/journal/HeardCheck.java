package burraco.journal;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Compares the inputs that are still kept with their digests, and checks that none is missing. */
final class HeardCheck implements Verification.Part {
    private int unsealed;

    /** The pieces that one entry seals. */
    private static final class Pieces {
        private long count;
        private final StringBuilder digests = new StringBuilder();

        String body() {
            return count + " " + SealChain.digest(digests.toString());
        }
    }

    int unsealed() {
        return unsealed;
    }

    @Override
    public void check(History history, Consumer<Finding> found) throws JournalException {
        unsealed = 0;
        Map<Long, Pieces> kept = new TreeMap<>();
        history.each(
                "SELECT sealed, count, data FROM input ORDER BY id",
                row -> {
                    long seq = row.getLong(1);
                    if (row.wasNull()) {
                        unsealed++;
                        return;
                    }
                    Pieces pieces = kept.computeIfAbsent(seq, _ -> new Pieces());
                    pieces.count += row.getLong(2);
                    pieces.digests.append(SealChain.digest(row.getBytes(3)));
                });
        Map<Long, String> sealed = new TreeMap<>();
        history.each(
                "SELECT seq, body FROM entry WHERE kind = 'heard' ORDER BY seq",
                row -> sealed.put(row.getLong(1), row.getString(2)));
        kept.forEach((seq, pieces) -> {
            if (!pieces.body().equals(sealed.get(seq))) {
                found.accept(Finding.of(Finding.Kind.HEARD_CHANGED, seq));
            }
        });
        Ends ends = Ends.of(history);
        for (long seq : sealed.keySet()) {
            if (!kept.containsKey(seq) && !ends.mayBeDropped(seq)) {
                found.accept(Finding.of(Finding.Kind.HEARD_MISSING, seq));
            }
        }
    }

    /**
     * The entries at which hands began, and whether another hand had ended there.
     *
     * @param kept the first of them whose inputs are still kept
     */
    private record Ends(long kept, TreeMap<Long, Boolean> ended) {
        static Ends of(History history) throws JournalException {
            long kept =
                    history.read("SELECT min(seq) FROM between_hands", row -> row.getLong(1))
                            .getFirst();
            Map<Long, Boolean> ended = new HashMap<>();
            history.each(
                    "SELECT seq, EXISTS (SELECT 1 FROM entry AS hand"
                            + " WHERE hand.seq = entry.seq - 1 AND hand.kind = 'hand')"
                            + " FROM entry WHERE kind = 'between'",
                    row -> ended.put(row.getLong(1), row.getInt(2) != 0));
            return new Ends(kept, new TreeMap<>(ended));
        }

        /** Whether these inputs may be missing: they are too old, or nobody was playing then. */
        boolean mayBeDropped(long seq) {
            Map.Entry<Long, Boolean> next = ended.higherEntry(seq);
            return seq < kept || next != null && !next.getValue();
        }
    }
}

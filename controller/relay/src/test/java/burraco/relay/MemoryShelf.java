package burraco.relay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A shelf that survives the hall's end, and may be full. Refuses gaps loudly, and records that do
 * not continue what is there.
 */
final class MemoryShelf implements Shelf {
    private final Map<String, List<String>> kept = new HashMap<>();
    private final Set<String> accepted = new HashSet<>();
    private final ChainCheck chain;
    private boolean full;

    MemoryShelf() {
        this((_, _) -> true);
    }

    MemoryShelf(ChainCheck chain) {
        this.chain = chain;
    }

    void accept(String table, String epoch) {
        accepted.add(table + " " + epoch);
    }

    void full(boolean is) {
        full = is;
    }

    List<String> kept(String table, String epoch, Stream stream) {
        return kept.computeIfAbsent(table + " " + epoch + " " + stream, _ -> new ArrayList<>());
    }

    @Override
    public boolean accepts(String table, String epoch) {
        return accepted.contains(table + " " + epoch);
    }

    @Override
    public long upTo(String table, String epoch, Stream stream) {
        return kept(table, epoch, stream).size();
    }

    @Override
    public void add(String table, String epoch, Stream stream, List<Entry> entries)
            throws FullException, BrokenException {
        if (full) {
            throw new FullException();
        }
        List<String> there = kept(table, epoch, stream);
        if (stream == Stream.RECORD) {
            Optional<Entry> before =
                    there.isEmpty()
                            ? Optional.empty()
                            : Optional.of(new Entry(there.size(), there.getLast()));
            for (Entry entry : entries) {
                if (!chain.continues(before, entry)) {
                    throw new BrokenException();
                }
                before = Optional.of(entry);
            }
        }
        for (Entry entry : entries) {
            if (entry.number() != there.size() + 1) {
                throw new AssertionError(entry + " behind " + there.size());
            }
            there.add(entry.text());
        }
    }
}

package burraco.relay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A shelf that survives the hall's end, and may be full. Refuses gaps loudly. */
final class MemoryShelf implements Shelf {
    private final Map<String, List<String>> kept = new HashMap<>();
    private final Set<String> accepted = new HashSet<>();
    private boolean full;

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
            throws FullException {
        if (full) {
            throw new FullException();
        }
        List<String> there = kept(table, epoch, stream);
        for (Entry entry : entries) {
            if (entry.number() != there.size() + 1) {
                throw new AssertionError(entry + " behind " + there.size());
            }
            there.add(entry.text());
        }
    }
}

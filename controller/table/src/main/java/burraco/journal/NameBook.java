package burraco.journal;

import burraco.journal.tape.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * People's names and their numbers, and which of them are not written down yet. Not for several
 * threads.
 */
final class NameBook implements Names {
    private static final int NOBODY = 0;

    private final Map<String, Integer> ids = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final List<Piece.Person> fresh = new ArrayList<>();
    private int last;

    /**
     * @param highest the highest number that was ever given, also to a name that was erased since
     */
    NameBook(Map<Integer, String> known, int highest) {
        known.forEach((id, name) -> {
            ids.put(name, id);
            names.put(id, name);
        });
        last = highest;
    }

    @Override
    public int idOf(String name) {
        if (name.isEmpty()) {
            return NOBODY;
        }
        Integer known = ids.get(name);
        if (known != null) {
            return known;
        }
        last++;
        ids.put(name, last);
        names.put(last, name);
        fresh.add(new Piece.Person(last, name));
        return last;
    }

    @Override
    public String nameOf(int id) {
        return names.getOrDefault(id, "");
    }

    /** The people who were added since the last call. */
    List<Piece.Person> fresh() {
        List<Piece.Person> taken = List.copyOf(fresh);
        fresh.clear();
        return taken;
    }
}

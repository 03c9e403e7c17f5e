package burraco.hall.room;

import java.util.HashSet;
import java.util.Set;

/**
 * The electronics of a table.
 *
 * @param id the fingerprint of its key
 * @param key the public key
 * @param name as somebody called it
 * @param table at which it is in this hall, 0 if at none
 * @param tables at which it is or was: what it tells of others is not believed
 * @param journals names of its journals that were accepted
 */
public record Device(
        String id, String key, String name, int table, Set<Integer> tables, Set<String> journals) {
    /** Letters of a name. */
    public static final int MOST_NAME = 40;

    public Device {
        tables = Set.copyOf(tables);
        journals = Set.copyOf(journals);
    }

    static Device enrolled(String id, String key, String name) {
        return new Device(id, key, name, 0, Set.of(), Set.of());
    }

    Device called(String other) {
        return new Device(id, key, other, table, tables, journals);
    }

    Device at(int other) {
        Set<Integer> more = new HashSet<>(tables);
        if (other > 0) {
            more.add(other);
        }
        return new Device(id, key, name, other, more, journals);
    }

    Device accepted(String journal) {
        Set<String> more = new HashSet<>(journals);
        more.add(journal);
        return new Device(id, key, name, table, tables, more);
    }
}

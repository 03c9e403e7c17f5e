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
 * @param journals names of its journals that were accepted
 */
public record Device(String id, String key, String name, int table, Set<String> journals) {
    public Device {
        journals = Set.copyOf(journals);
    }

    Device at(int other) {
        return new Device(id, key, name, other, journals);
    }

    Device accepted(String journal) {
        Set<String> more = new HashSet<>(journals);
        more.add(journal);
        return new Device(id, key, name, table, more);
    }
}

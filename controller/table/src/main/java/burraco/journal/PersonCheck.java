package burraco.journal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Compares people's names with their digests; a name that was erased has none. */
final class PersonCheck implements Verification.Part {

    @Override
    public void check(History history, Consumer<Finding> found) throws JournalException {
        Map<Integer, String> sealed = new HashMap<>();
        history.each(
                "SELECT body FROM entry WHERE kind = 'person' ORDER BY seq",
                row -> {
                    String[] words = row.getString(1).split(" ");
                    sealed.put(Integer.valueOf(words[0]), words[1]);
                });
        Set<Integer> forgotten =
                new HashSet<>(
                        history.read(
                                "SELECT body FROM entry WHERE kind = 'forgotten'",
                                row -> Integer.valueOf(row.getString(1))));
        Set<Integer> there = new HashSet<>();
        history.each(
                "SELECT id, salt, name FROM person ORDER BY id",
                row -> {
                    int id = row.getInt(1);
                    byte[] salt = row.getBytes(2);
                    String name = row.getString(3);
                    there.add(id);
                    boolean erased = salt == null && name == null;
                    if (erased && !forgotten.contains(id)) {
                        found.accept(Finding.of(Finding.Kind.PERSON_ERASED, id));
                    } else if (!erased && !isSame(sealed.get(id), salt, name)) {
                        found.accept(Finding.of(Finding.Kind.PERSON_CHANGED, id));
                    }
                });
        for (int id : sealed.keySet()) {
            if (!there.contains(id)) {
                found.accept(Finding.of(Finding.Kind.PERSON_MISSING, id));
            }
        }
    }

    private static boolean isSame(String sealed, byte[] salt, String name) {
        return salt != null && name != null && Ledger.digest(salt, name).equals(sealed);
    }
}

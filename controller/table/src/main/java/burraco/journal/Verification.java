package burraco.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * All that a journal says of itself, computed again: the chain, and every digest that it holds.
 *
 * @param findings what is not as it was written; nothing where all is
 * @param entries how many there are
 * @param seal that of the last entry: to be compared with what people have signed
 * @param unsealed how many pieces of what was heard no entry has sealed yet
 */
public record Verification(List<Finding> findings, long entries, String seal, int unsealed) {

    /** A part of it; gives all that it finds. */
    interface Part {
        void check(History history, Consumer<Finding> found) throws JournalException;
    }

    public Verification {
        // Two parts may find the same.
        findings = findings.stream().distinct().toList();
    }

    public static Verification of(History history) throws JournalException {
        List<Finding> findings = new ArrayList<>();
        HeardCheck heard = new HeardCheck();
        List<Part> parts =
                List.of(
                        Verification::file,
                        new StorageCheck(),
                        new ChainCheck(),
                        new HandCheck(),
                        new BetweenCheck(),
                        heard,
                        new PersonCheck());
        for (Part part : parts) {
            try {
                part.check(history, findings::add);
            } catch (JournalException cannot) {
                findings.add(Finding.of(Finding.Kind.FILE_DAMAGED, cannot.getMessage()));
            }
        }
        try {
            return new Verification(findings, history.last(), history.seal(), heard.unsealed());
        } catch (JournalException cannot) {
            return new Verification(findings, 0, "", 0);
        }
    }

    public boolean isSound() {
        return findings.isEmpty();
    }

    /** Whether the file can be read through, whatever stands in it. */
    boolean isReadable() {
        return findings.stream().noneMatch(one -> one.kind() == Finding.Kind.FILE_DAMAGED);
    }

    private static void file(History history, Consumer<Finding> found) throws JournalException {
        for (String says : history.read("PRAGMA integrity_check(5)", row -> row.getString(1))) {
            if (!says.equals("ok")) {
                found.accept(Finding.of(Finding.Kind.FILE_DAMAGED, says.replace('\n', ' ')));
            }
        }
    }
}

package burraco.hall.proof;

import burraco.hall.ledger.Row;
import burraco.hall.ledger.Source;
import burraco.json.JsonFields;
import burraco.relay.Stream;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * What the hall wrote down when it recorded the result of a table.
 *
 * @param match its number in the table's journal
 * @param entry the entry of the journal that made the result complete
 * @param seal of that entry
 * @param signature of the table over it
 */
public record SignedResult(
        int round,
        int table,
        String device,
        String journal,
        int match,
        long entry,
        String seal,
        String signature) {
    /** The kind of its row in the ledger. */
    public static final String KIND = "signed";

    /** Empty if it cannot be understood. */
    public static Optional<SignedResult> read(Row row) {
        return JsonFields.read(row.body().getBytes(StandardCharsets.UTF_8))
                .flatMap(SignedResult::read);
    }

    private static Optional<SignedResult> read(JsonFields json) {
        try {
            return Optional.of(
                    new SignedResult(
                            json.number("round").orElseThrow(),
                            json.number("table").orElseThrow(),
                            json.text("device").orElseThrow(),
                            json.text("journal").orElseThrow(),
                            json.number("match").orElseThrow(),
                            json.number("entry").orElseThrow(),
                            json.text("seal").orElseThrow(),
                            json.text("signature").orElseThrow()));
        } catch (NoSuchElementException damaged) {
            return Optional.empty();
        }
    }

    public Source open() {
        return new Source(device, journal, Stream.OPEN);
    }

    public Source record() {
        return new Source(device, journal, Stream.RECORD);
    }
}

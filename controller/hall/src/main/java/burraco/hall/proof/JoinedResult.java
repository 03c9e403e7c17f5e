package burraco.hall.proof;

import burraco.hall.ledger.Row;
import burraco.json.JsonFields;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What the hall wrote down when somebody took the sum of two journals for a result.
 *
 * @param entries of each journal: the device, the journal's name, and the entries of its hands
 */
public record JoinedResult(int round, int table, String entries) {
    /** The kind of its row in the ledger. */
    public static final String KIND = "joined";

    /** Empty if the row is another one, or cannot be understood. */
    public static Optional<JoinedResult> read(Row row) {
        return row.kind().equals(KIND)
                ? JsonFields.read(row.body().getBytes(StandardCharsets.UTF_8))
                        .map(json ->
                                new JoinedResult(
                                        json.number("round").orElse(0),
                                        json.number("table").orElse(0),
                                        json.text("entries").orElse("")))
                : Optional.empty();
    }
}

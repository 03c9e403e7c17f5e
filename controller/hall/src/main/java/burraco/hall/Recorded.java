package burraco.hall;

import burraco.hall.Results.Ready;
import burraco.hall.ledger.Row;
import burraco.hall.ledger.Source;
import burraco.hall.room.Room;
import burraco.json.Json;
import burraco.json.JsonFields;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * By which entry of which journal a result was recorded: a row of the ledger beside the result.
 *
 * @param seats whose result
 * @param entry of the table's journal
 */
record Recorded(Room.Seats seats, String device, String journal, long entry) {
    /** Kind of the row. */
    static final String KIND = "signed";

    boolean isOf(Source source) {
        return source.device().equals(device) && source.epoch().equals(journal);
    }

    static Recorded of(Ready ready) {
        Source source = ready.telling().source();
        return new Recorded(
                new Room.Seats(ready.change().round(), ready.table()),
                source.device(),
                source.epoch(),
                ready.proof().seq());
    }

    /** The body of the row, with the signature of the table. */
    static String body(Ready ready) {
        Map<String, Object> json = Json.object();
        json.put("round", ready.change().round());
        json.put("table", ready.table());
        json.put("device", ready.telling().source().device());
        json.put("journal", ready.telling().source().epoch());
        json.put("match", ready.telling().match().number());
        json.put("entry", ready.proof().seq());
        json.put("seal", ready.proof().seal());
        json.put("signature", ready.proof().signature());
        return Json.write(json);
    }

    /** Empty if the row is another one. */
    static Optional<Recorded> read(Row row) {
        return row.kind().equals(KIND)
                ? JsonFields.read(row.body().getBytes(StandardCharsets.UTF_8))
                        .filter(json -> json.number("entry").isPresent())
                        .map(json ->
                                new Recorded(
                                        new Room.Seats(
                                                json.number("round").orElse(0),
                                                json.number("table").orElse(0)),
                                        json.text("device").orElse(""),
                                        json.text("journal").orElse(""),
                                        json.number("entry").orElseThrow()))
                : Optional.empty();
    }
}

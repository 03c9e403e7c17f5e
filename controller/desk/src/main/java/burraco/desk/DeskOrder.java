package burraco.desk;

import burraco.json.JsonFields;
import burraco.web.http.Request;
import java.util.Base64;
import java.util.Optional;

/** What a page asks for. */
sealed interface DeskOrder {
    /** Bytes of a list of entries, as it travels. */
    int MAX_BODY_BYTES = 700_000;

    /**
     * A change as the file has it.
     *
     * @param seen the version that the page shows, where the change depends on all of it
     */
    record Do(String text, Optional<String> seen) implements DeskOrder {}

    /** The draft becomes known as it is shown. */
    record Post(Optional<String> seen) implements DeskOrder {}

    record TakeBack(Optional<String> seen) implements DeskOrder {}

    /** A list of entries as a spreadsheet saves it. */
    record Enter(byte[] list) implements DeskOrder {}

    static Optional<DeskOrder> read(Request request) {
        return JsonFields.read(request.body(), MAX_BODY_BYTES).flatMap(DeskOrder::of);
    }

    private static Optional<DeskOrder> of(JsonFields fields) {
        Optional<String> seen = fields.text("seen");
        return switch (fields.text("do").orElse("")) {
            case "change" -> fields.text("text").map(text -> new Do(text, seen));
            case "post" -> Optional.of(new Post(seen));
            case "undo" -> Optional.of(new TakeBack(seen));
            case "entries" -> fields.text("list").flatMap(DeskOrder::bytes).map(Enter::new);
            default -> Optional.empty();
        };
    }

    private static Optional<byte[]> bytes(String base64) {
        try {
            return Optional.of(Base64.getDecoder().decode(base64));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}

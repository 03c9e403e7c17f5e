package burraco.uplink;

import burraco.cards.Seat;
import burraco.json.JsonFields;
import burraco.table.input.Assignment;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads what a hall wants of this table. */
final class OrderText {
    private static final int LEAST_HANDS = 2;
    private static final int MOST_HANDS = 4;

    private OrderText() {}

    /**
     * Empty if it cannot be understood.
     *
     * @param ends on the table's clock
     */
    static Optional<Assignment> read(long version, String text, OptionalLong ends) {
        return JsonFields.read(text.getBytes(StandardCharsets.UTF_8))
                .filter(json -> isLength(json.number("hands").orElse(0)))
                .map(json ->
                        new Assignment(
                                version,
                                json.text("tournament").orElse(""),
                                json.text("round").orElse(""),
                                json.text("table").orElse(""),
                                json.number("hands").orElse(0),
                                names(json),
                                ends,
                                json.number("paused").orElse(0) == 1,
                                json.text("message").orElse("")));
    }

    /** No number of hands means: as the table is configured. */
    private static boolean isLength(int hands) {
        return hands == 0 || hands >= LEAST_HANDS && hands <= MOST_HANDS;
    }

    private static Map<Seat, String> names(JsonFields json) {
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            json.text(seat.toString().toLowerCase(Locale.ROOT))
                    .ifPresent(name -> names.put(seat, name));
        }
        return names;
    }
}

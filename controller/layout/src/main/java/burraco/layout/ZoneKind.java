package burraco.layout;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of {@code zone}, with the keys that belong to each. */
enum ZoneKind {
    STOCK("stock"),
    PILE("pile", "seat"),
    POZZETTO("pozzetto"),
    SEAT("seat", "seat"),
    MELD("meld", "line", "slot");

    private final String id;
    private final List<String> keys;

    ZoneKind(String id, String... keys) {
        this.id = id;
        this.keys = List.of(keys);
    }

    static Optional<ZoneKind> parse(String id) {
        return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }

    List<String> keys() {
        return keys;
    }

    static ZoneKind of(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> STOCK;
            case Zone.Pile _ -> PILE;
            case Zone.Pozzetto _ -> POZZETTO;
            case Zone.OfSeat _ -> SEAT;
            case Zone.MeldSlot _ -> MELD;
        };
    }

    @Override
    public String toString() {
        return id;
    }
}

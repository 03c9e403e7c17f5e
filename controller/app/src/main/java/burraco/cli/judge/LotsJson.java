package burraco.cli.judge;

import burraco.cards.Seat;
import burraco.engine.turn.Lots;
import burraco.json.JsonObject;
import java.util.List;
import java.util.Optional;

/** The result of the draw for seats. */
public sealed interface LotsJson extends JsonObject {
    record Redraw(List<Seat> redraw) implements LotsJson {}

    record Drawn(Seat first, Seat dealer) implements LotsJson {}

    static Optional<LotsJson> of(Lots lots) {
        return switch (lots) {
            case Lots.Open _ -> Optional.empty();
            case Lots.Redraw redraw -> Optional.of(new Redraw(redraw.seats()));
            case Lots.Drawn drawn -> Optional.of(new Drawn(drawn.first(), drawn.dealer()));
        };
    }
}

package burraco.cli.judge;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * A ruling in the output of {@code judge --json}.
 *
 * @param of the line of the act that it concerns
 */
public record RulingJson(Case case_, Optional<Seat> seat, int of, List<RemedyJson> remedies)
        implements JsonObject {
    static RulingJson of(Ruling ruling) {
        return new RulingJson(
                ruling.which(),
                ruling.seat(),
                ruling.of(),
                ruling.remedies().stream().map(RemedyJson::of).toList());
    }
}

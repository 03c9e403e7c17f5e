package burraco.cli.judge;

import burraco.engine.score.LineScore;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The count of a line. Values that depend on hidden cards are null.
 *
 * @param unseen how many of its cards nobody has seen, if any
 */
public record ScoreJson(
        int burrachi,
        int closing,
        int melds,
        Optional<Integer> pozzetto,
        Optional<Integer> hand,
        int penalized,
        int arbiter,
        Optional<Integer> total,
        @OmitEmpty Optional<Integer> unseen)
        implements JsonObject {
    static ScoreJson of(LineScore score) {
        return new ScoreJson(
                score.burrachi(),
                score.closing(),
                score.melds(),
                boxed(score.pozzetto()),
                boxed(score.hand()),
                score.penalized(),
                score.arbiter(),
                boxed(score.total()),
                Optional.of(score.unseen()).filter(unseen -> unseen > 0));
    }

    private static Optional<Integer> boxed(OptionalInt points) {
        return points.isPresent() ? Optional.of(points.getAsInt()) : Optional.empty();
    }
}

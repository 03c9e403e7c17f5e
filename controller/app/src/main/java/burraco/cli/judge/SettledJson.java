package burraco.cli.judge;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.Settled;
import burraco.json.Inline;
import burraco.json.JsonObject;

/**
 * A remedy that is no longer due, in the output of {@code judge --json}.
 *
 * @param of the line of the act that its ruling concerns
 */
public record SettledJson(@Inline RemedyJson remedy, Case case_, int of, Settled.Why why)
        implements JsonObject {
    static SettledJson of(Settled settled) {
        return new SettledJson(
                RemedyJson.of(settled.remedy()),
                settled.ruling().which(),
                settled.ruling().of(),
                settled.why());
    }
}

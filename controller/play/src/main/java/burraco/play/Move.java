package burraco.play;

import burraco.engine.act.Act;

/**
 * What a bot does.
 *
 * @param late whether it was not understood when it happened
 */
public record Move(Act act, boolean late) {
    public static Move of(Act act) {
        return new Move(act, false);
    }
}

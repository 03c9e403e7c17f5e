package burraco.play;

import burraco.engine.act.Act;

/**
 * An act of a bot.
 *
 * @param late whether it was not understood when it happened
 */
public record Move(Act act, boolean late) {
    public static Move of(Act act) {
        return new Move(act, false);
    }
}

package burraco.layout.capture;

import burraco.hal.Reading;

/** The same reading on another clock. */
public final class Shifted {
    private Shifted() {}

    public static Reading to(Reading reading, long at) {
        return switch (reading) {
            case Reading.Inventory(_, var antenna, var answers) ->
                    new Reading.Inventory(at, antenna, answers);
            case Reading.Unclear(_, var antenna, var cause) ->
                    new Reading.Unclear(at, antenna, cause);
            case Reading.Weight(_, var scale, var grams) -> new Reading.Weight(at, scale, grams);
            case Reading.Press(_, var button) -> new Reading.Press(at, button);
            case Reading.AntennaFault(_, var antenna, var detail) ->
                    new Reading.AntennaFault(at, antenna, detail);
            case Reading.SourceFault(_, var source, var detail) ->
                    new Reading.SourceFault(at, source, detail);
        };
    }
}

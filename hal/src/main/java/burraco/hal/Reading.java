package burraco.hal;

import java.util.List;

/** What a sensor of the table reports, with the time of the report. */
public sealed interface Reading {
    /** When it was reported, in milliseconds on the clock that was given to the device. */
    long at();

    /** The same reading with another time, for another clock or a later delivery. */
    default Reading toldAt(long time) {
        return switch (this) {
            case Inventory(_, var antenna, var answers) -> new Inventory(time, antenna, answers);
            case Unclear(_, var antenna, var cause) -> new Unclear(time, antenna, cause);
            case Weight(_, var scale, var grams) -> new Weight(time, scale, grams);
            case Press(_, var button) -> new Press(time, button);
            case AntennaFault(_, var antenna, var detail) ->
                    new AntennaFault(time, antenna, detail);
            case SourceFault(_, var source, var detail) -> new SourceFault(time, source, detail);
        };
    }

    /**
     * The tags that one antenna heard in one complete inventory; perhaps none. A tag that is not
     * among them may be gone or may only have been missed.
     */
    record Inventory(long at, int antenna, List<Answer> answers) implements Reading {
        public Inventory {
            answers = List.copyOf(answers);
        }
    }

    /** An inventory without a usable result: there may be tags or none. */
    record Unclear(long at, int antenna, Cause cause) implements Reading {}

    /** Why an inventory has no usable result. */
    enum Cause {
        /** Several tags answered at the same time. */
        COLLISION,
        /** An answer was damaged. */
        CRC,
        /** An answer was incomplete. */
        TIMEOUT
    }

    /** The weight that a scale shows. */
    record Weight(long at, int scale, double grams) implements Reading {}

    /**
     * A button was pressed. A press is reported once, however long the button is held and however
     * its contacts bounce, with the time at which it was certain.
     */
    record Press(long at, Button button) implements Reading {}

    /**
     * An antenna has a fault or works again; {@code detail} is {@code detuned}, {@code open} or
     * {@code back}.
     */
    record AntennaFault(long at, int antenna, String detail) implements Reading {
        public FaultState state() {
            return FaultState.of(detail);
        }
    }

    /** A device is lost or works again; {@code detail} begins with {@code lost} or {@code back}. */
    record SourceFault(long at, String source, String detail) implements Reading {
        public FaultState state() {
            return FaultState.of(detail);
        }
    }
}

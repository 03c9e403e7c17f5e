package burraco.hal;

import java.util.List;

/** One thing that a table's sensors say, with the time at which they said it. */
public sealed interface Reading {
    /** Milliseconds on the clock that the device was given. */
    long at();

    /** The same with another time: on another clock, or because it is told later. */
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
     * What one antenna heard when it was asked once, from beginning to end; perhaps nothing. Of a
     * tag that is not in it nobody knows whether it is gone or was only missed.
     */
    record Inventory(long at, int antenna, List<Answer> answers) implements Reading {
        public Inventory {
            answers = List.copyOf(answers);
        }
    }

    /** An inventory that came to nothing: there may be tags or none. */
    record Unclear(long at, int antenna, Cause cause) implements Reading {}

    /** Why an inventory could not be finished. */
    enum Cause {
        /** Several answered at once. */
        COLLISION,
        /** An answer arrived damaged. */
        CRC,
        /** An answer stopped in the middle. */
        TIMEOUT
    }

    /** What a scale shows. */
    record Weight(long at, int scale, double grams) implements Reading {}

    /**
     * A button was pressed: once however long it is held and however its contacts bounce. The time
     * is that at which it was certain.
     */
    record Press(long at, Button button) implements Reading {}

    /** An antenna does not hear as it should: {@code detuned}, {@code open}, {@code back}. */
    record AntennaFault(long at, int antenna, String detail) implements Reading {
        public FaultState state() {
            return FaultState.of(detail);
        }
    }

    /** A device is gone or back; {@code detail} begins with {@code lost} or {@code back}. */
    record SourceFault(long at, String source, String detail) implements Reading {
        public FaultState state() {
            return FaultState.of(detail);
        }
    }
}

package burraco.hal;

import java.util.List;

/** One thing that a table's sensors say, with the time at which they said it. */
public sealed interface Reading {
    /** Milliseconds on the clock that the device was given. */
    long at();

    /**
     * A finished inventory of one antenna: all the tags that answered, none where none did. A tag
     * that is not among them was missed or is no longer there.
     */
    record Inventory(long at, int antenna, List<Answer> answers) implements Reading {
        public Inventory {
            answers = List.copyOf(answers);
        }
    }

    /** Something answered, or may have, and could not be read: no proof that nothing is there. */
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
    record AntennaFault(long at, int antenna, String detail) implements Reading {}

    /** A device is gone or back; {@code detail} begins with {@code lost} or {@code back}. */
    record SourceFault(long at, String source, String detail) implements Reading {}
}

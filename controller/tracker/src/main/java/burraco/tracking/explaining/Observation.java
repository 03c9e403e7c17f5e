package burraco.tracking.explaining;

import burraco.engine.act.Act;
import burraco.tracking.picture.Visit;

/** Something that was seen and has to be explained. */
public sealed interface Observation {
    /** When it was first seen. */
    long at();

    /** When it could be known. */
    default long known() {
        return at();
    }

    /**
     * A card came to a place.
     *
     * @param state what became of it there
     */
    record Arrived(Visit visit, State state) implements Observation {
        @Override
        public long at() {
            return visit.first();
        }
    }

    /** What became of a card that came to a place. */
    enum State {
        /** It lies there. */
        LIES,
        /** It has not been heard there lately, but may lie there all the same. */
        QUIET,
        /** It has left. */
        LEFT
    }

    /**
     * The stock has more or fewer cards.
     *
     * @param rested when the scale was at rest again
     */
    record Stepped(int cards, long at, long rested) implements Observation {
        @Override
        public long known() {
            return rested;
        }
    }

    /** A pozzetto is no longer on its scale. */
    record PozzettoGone(int number, long at, long rested) implements Observation {
        @Override
        public long known() {
            return rested;
        }
    }

    /** A pozzetto is back on its scale. */
    record PozzettoBack(int number, long at, long rested) implements Observation {}

    /** A button was pressed that stands for an act. */
    record Pressed(Act act, long at) implements Observation {}

    /**
     * The table itself had put this act on record: a call for a fault that it noticed late, or
     * elapsed time. It stays on record only while there is still a reason for it.
     */
    record Said(Act act, long at) implements Observation {}
}

package burraco.tracking.explaining;

import burraco.engine.act.Act;
import burraco.tracking.picture.Visit;

/** Something that was seen and wants an explanation. */
public sealed interface Happening {
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
    record Arrived(Visit visit, State state) implements Happening {
        @Override
        public long at() {
            return visit.first();
        }
    }

    /** What became of a card that came to a place. */
    enum State {
        /** It lies there. */
        LIES,
        /** It has not been heard there lately, and may lie there all the same. */
        QUIET,
        /** It has left. */
        LEFT
    }

    /**
     * The stock has more or fewer cards.
     *
     * @param rested when the scale was at rest again
     */
    record Stepped(int cards, long at, long rested) implements Happening {
        @Override
        public long known() {
            return rested;
        }
    }

    /** A pozzetto does not lie there any more. */
    record PozzettoGone(int number, long at, long rested) implements Happening {
        @Override
        public long known() {
            return rested;
        }
    }

    /** A pozzetto lies there again. */
    record PozzettoBack(int number, long at, long rested) implements Happening {}

    /** A button that means an act. */
    record Pressed(Act act, long at) implements Happening {}

    /**
     * What the table itself had put on record: its call for what it understood late, or how much
     * time had passed. It stays only where there is still a reason for it.
     */
    record Said(Act act, long at) implements Happening {}
}

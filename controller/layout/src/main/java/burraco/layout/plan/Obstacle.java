package burraco.layout.plan;

/** Why a table cannot be built, and what is possible instead. Lengths are in millimetres. */
public sealed interface Obstacle {
    record Size(int width, int height) {}

    /**
     * There is no room for so many places for melds.
     *
     * @param slots how many a line was to have
     * @param least the smallest playing field with so many, in whole centimetres
     */
    record NoRoom(int slots, Size asked, Size least, Fewer fewer) implements Obstacle {}

    /** What can be done with fewer places for melds on a playing field. */
    sealed interface Fewer {
        /**
         * @param slots the largest number for which there is room
         */
        record Room(int slots) implements Fewer {}

        /** With fewer places some readers have nothing to do. */
        record TooManyReaders() implements Fewer {}

        record NotEvenOne() implements Fewer {}
    }

    /**
     * There is no room for a table, even with the fewest places for melds that are enough to play.
     *
     * @param slots those places, of a line
     * @param nearest the smallest field with room for it that is not smaller than the one asked for
     */
    record TooSmall(int slots, Size asked, Size nearest) implements Obstacle {
        public boolean tooNarrow() {
            return nearest.width > asked.width;
        }

        public boolean tooShallow() {
            return nearest.height > asked.height;
        }
    }

    /** There are more readers than antennas. */
    record IdleReaders(int antennas, int readers) implements Obstacle {}

    /**
     * @param each the highest number of antennas of one reader
     */
    record FewReaders(int antennas, int least, String kind, int asked, int each)
            implements Obstacle {}

    /**
     * @param each the highest number of scales of one board
     */
    record FewBoards(int scales, int least, int each, String kind) implements Obstacle {}

    /** There are more or fewer names of ports than cables. */
    record OtherCables(int named, int needed) implements Obstacle {}

    /** Lamps and buttons shall be connected to one of our boards, and there is none. */
    record NoBoardForExtras() implements Obstacle {}
}

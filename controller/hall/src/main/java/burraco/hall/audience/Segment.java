package burraco.hall.audience;

/**
 * Some seconds of a table: a file that never changes.
 *
 * @param number of this table's segments, from 1
 * @param hand with which it begins
 * @param wall when it begins
 * @param ns points of the match at its end
 * @param text JSON
 */
record Segment(
        int table, long number, int round, int hand, long wall, int ns, int ew, String text) {
    /**
     * @param size of the text in bytes
     */
    About about(int size) {
        return new About(table, number, round, hand, wall, ns, ew, size);
    }

    /** Which one. */
    record Name(int table, long number) {
        /** Below the folder of the tournament. */
        String path() {
            return table + "/" + number + ".json";
        }
    }

    /** The same without its text. */
    record About(int table, long number, int round, int hand, long wall, int ns, int ew, int size) {
        Name name() {
            return new Name(table, number);
        }
    }
}

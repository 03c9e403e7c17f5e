package burraco.cli;

/**
 * How long a doctor waits, in milliseconds.
 *
 * @param answer for a source that says nothing
 * @param hearing for antennas and scales of a source that answers
 * @param search for each protocol on a cable where nobody answers
 * @param turn for each device that somebody looks at, where nobody can say that he has
 */
record DoctorPatience(long answer, long hearing, long search, long turn) {
    /** A board takes three seconds of silence for a loss, and so do we. */
    static final DoctorPatience USUAL =
            new DoctorPatience(4_000, 3_000, LinkSearch.READER_MILLIS, 4_000);
}

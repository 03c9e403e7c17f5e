package burraco.cli.doctor;

import burraco.cli.link.LinkSearch;

/**
 * How long an examination waits, in milliseconds.
 *
 * @param answer for a source that says nothing
 * @param hearing for antennas and scales of a source that answers
 * @param search for each protocol on a cable where nobody answers
 * @param turn for each device that a person has to check, if nobody can answer
 */
record DoctorTimeouts(long answer, long hearing, long search, long turn) {
    /** A board considers the link lost after three seconds without a message; so does this. */
    static final DoctorTimeouts USUAL =
            new DoctorTimeouts(4_000, 3_000, LinkSearch.READER_MILLIS, 4_000);
}

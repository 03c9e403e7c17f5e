package burraco.examination;

import java.util.Optional;

/**
 * What a board says about itself.
 *
 * @param version of its protocol
 * @param firmware checksum of its firmware
 * @param test the result of its self-test; empty if it did not answer
 * @param note its last message for a technician; may be empty
 */
public record BoardReport(
        String name,
        String version,
        String firmware,
        int antennas,
        int scales,
        int buttons,
        int lamps,
        boolean buzzes,
        Optional<SelfTest> test,
        String note) {
    /** The result of a board's self-test. */
    public record SelfTest(boolean passed, String said) {}
}

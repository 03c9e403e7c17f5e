package burraco.examination;

import java.util.Optional;

/**
 * What a board says of itself.
 *
 * @param version of the protocol that it speaks
 * @param firmware the check of what it runs
 * @param test what came of its own test; nothing where it did not answer
 * @param note what it told a technician last; empty where it told nothing
 */
public record BoardSaid(
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
    /** What a board found when it tried itself. */
    public record SelfTest(boolean passed, String said) {}
}

package burraco.enrolment.calibration;

import burraco.cards.Seat;
import burraco.layout.calibration.CalibratedAntenna;

/** The messages to a person who calibrates antennas. */
public sealed interface CalibrationTask {
    /** Everything must be taken off the table. */
    record LeaveEmpty(int antennas) implements CalibrationTask {}

    /** The antennas are listening. */
    record Listening() implements CalibrationTask {}

    /** The card must be laid on this mark. */
    record Lay(int antenna, Mark mark, int done, int all) implements CalibrationTask {}

    /** The share of inventories in which the card was heard on this mark. */
    record Measured(int antenna, Mark mark, double share) implements CalibrationTask {}

    /** An antenna is done. */
    record Done(CalibratedAntenna heard) implements CalibrationTask {}

    /** Nothing was heard at the middle; perhaps no card lies there. */
    record NothingHeard(int antenna) implements CalibrationTask {}

    /** More than one card was heard at the middle. */
    record Several(int antenna) implements CalibrationTask {}

    /** The antenna reports nothing at all. */
    record Silent(int antenna) implements CalibrationTask {}

    record Skipped(int antenna) implements CalibrationTask {}

    record NoSuchKey() implements CalibrationTask {}

    /** The person has left; the results so far are kept. */
    record Left(int done, int all) implements CalibrationTask {}

    record Complete(int all) implements CalibrationTask {}

    /**
     * Where a card is to be laid.
     *
     * @param beyond distance beyond the border in cm; negative if inside
     * @param towards on which side; irrelevant at the middle
     * @param cm distance from the middle
     */
    record Mark(boolean middle, double beyond, Seat towards, double cm, double x, double y) {}
}

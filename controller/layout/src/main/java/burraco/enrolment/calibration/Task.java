package burraco.enrolment.calibration;

import burraco.cards.Seat;
import burraco.layout.calibration.Heard;

/** What somebody who tries out a table's antennas is told. */
public sealed interface Task {
    /** Everything is to be taken off the table. */
    record LeaveEmpty(int antennas) implements Task {}

    /** It is being listened to. */
    record Listening() implements Task {}

    /** The card is to be laid there. */
    record Lay(int antenna, Mark mark, int done, int all) implements Task {}

    /** So often it was heard there. */
    record Measured(int antenna, Mark mark, double share) implements Task {}

    /** An antenna is done. */
    record Done(Heard heard) implements Task {}

    /** Nothing was heard at the middle; perhaps no card lies there. */
    record NothingHeard(int antenna) implements Task {}

    /** More than one card was heard at the middle. */
    record Several(int antenna) implements Task {}

    /** The antenna says nothing at all. */
    record Silent(int antenna) implements Task {}

    record Skipped(int antenna) implements Task {}

    record NoSuchKey() implements Task {}

    /** Somebody leaves; what was measured stays. */
    record Left(int done, int all) implements Task {}

    record Complete(int all) implements Task {}

    /**
     * Where a card is to be laid.
     *
     * @param beyond how far beyond the border, in cm; negative: inside
     * @param towards on which side; at the middle it does not matter
     * @param cm from the middle
     */
    record Mark(boolean middle, double beyond, Seat towards, double cm, double x, double y) {}
}

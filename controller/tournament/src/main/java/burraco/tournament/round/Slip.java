package burraco.tournament.round;

import java.util.Optional;

/**
 * What is recorded of one meeting.
 *
 * @param lateFirst minutes that the first side came late
 * @param countersigned whether an arbiter was called before the round ended (art. 19 c)
 */
public record Slip(
        Optional<MeetingResult> result, int lateFirst, int lateSecond, boolean countersigned) {
    public static final Slip BLANK = new Slip(Optional.empty(), 0, 0, false);

    public Slip with(MeetingResult other) {
        return new Slip(Optional.of(other), lateFirst, lateSecond, countersigned);
    }

    public Slip late(boolean first, int minutes) {
        return new Slip(
                result, first ? minutes : lateFirst, first ? lateSecond : minutes, countersigned);
    }

    public Slip signed() {
        return new Slip(result, lateFirst, lateSecond, true);
    }
}

package burraco.tournament.round;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A round whose seats are posted.
 *
 * @param slips one for each meeting, in their order
 */
public record Round(int number, RoundState state, Seating seating, List<Slip> slips) {

    public static Round posted(int number, Seating seating) {
        return new Round(
                number,
                RoundState.POSTED,
                seating,
                Collections.nCopies(seating.meetings().size(), Slip.BLANK));
    }

    public Slip slip(int meeting) {
        return slips.get(meeting);
    }

    public Round with(int meeting, Slip slip) {
        List<Slip> others = new ArrayList<>(slips);
        others.set(meeting, slip);
        return new Round(number, state, seating, Collections.unmodifiableList(others));
    }

    public Round is(RoundState other) {
        return new Round(number, other, seating, slips);
    }

    /** With somebody else at one table, who begins without a result. */
    public Round taken(int meeting, int gone, int newcomer) {
        return new Round(number, state, seating.taken(meeting, gone, newcomer), slips)
                .with(meeting, Slip.BLANK);
    }

    /** With one table more. */
    public Round with(Seating completed) {
        List<Slip> others = new ArrayList<>(slips);
        others.add(Slip.BLANK);
        return new Round(number, state, completed, Collections.unmodifiableList(others));
    }
}

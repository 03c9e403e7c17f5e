package burraco.tournament.round;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A round whose seats are posted.
 *
 * @param slips one for each meeting, in their order
 * @param edits of the draft that was posted
 * @param lineUps of teams, as far as they are named
 */
public record Round(
        int number,
        RoundState state,
        Seating seating,
        List<Slip> slips,
        List<Edit> edits,
        List<LineUp> lineUps) {

    public Round {
        edits = List.copyOf(edits);
        lineUps = List.copyOf(lineUps);
    }

    public static Round posted(int number, Seating seating, List<Edit> edits) {
        return new Round(
                number,
                RoundState.POSTED,
                seating,
                Collections.nCopies(seating.meetings().size(), Slip.BLANK),
                edits,
                List.of());
    }

    public Slip slip(int meeting) {
        return slips.get(meeting);
    }

    public Round with(int meeting, Slip slip) {
        List<Slip> others = new ArrayList<>(slips);
        others.set(meeting, slip);
        return new Round(
                number, state, seating, Collections.unmodifiableList(others), edits, lineUps);
    }

    public Round is(RoundState other) {
        return new Round(number, other, seating, slips, edits, lineUps);
    }

    /** With somebody else at one table, who begins without a result. */
    public Round taken(int meeting, int gone, int newcomer) {
        List<LineUp> others = lineUps.stream().filter(one -> one.number() != gone).toList();
        Seating taken = seating.taken(meeting, gone, newcomer);
        return new Round(number, state, taken, slips, edits, others).with(meeting, Slip.BLANK);
    }

    /** With one table more. */
    public Round with(Seating completed) {
        List<Slip> others = new ArrayList<>(slips);
        others.add(Slip.BLANK);
        return new Round(
                number, state, completed, Collections.unmodifiableList(others), edits, lineUps);
    }

    /** In place of what was named for the team before. */
    public Round with(LineUp lineUp) {
        List<LineUp> named = new ArrayList<>(lineUps);
        named.removeIf(one -> one.number() == lineUp.number());
        named.add(lineUp);
        return new Round(number, state, seating, slips, edits, named);
    }

    public Optional<LineUp> lineUp(int team) {
        return lineUps.stream().filter(one -> one.number() == team).findFirst();
    }
}

package burraco.table.state;

import burraco.table.input.Assignment;
import java.util.Optional;

/**
 * What a hall has assigned to this table so far, and what has become of it.
 *
 * @param newest the newest assignment
 * @param taken the assigned round that the current match is of
 * @param over the last assigned round whose match at this table is over
 * @param pausing whether the present pause is the hall's
 */
public record Assignments(
        Optional<Assignment> newest,
        Optional<Assignment.Round> taken,
        Optional<Assignment.Round> over,
        boolean pausing) {
    public static final Assignments NONE =
            new Assignments(Optional.empty(), Optional.empty(), Optional.empty(), false);

    /**
     * Whether the table has not been told this yet. The same version may come with another end of
     * the round: the table's clock stands while the table is off, so that the same moment has
     * another time on it afterwards.
     */
    public boolean isNews(Assignment what) {
        return newest.isEmpty()
                || what.version() > newest.get().version()
                || what.version() == newest.get().version()
                        && !what.ends().equals(newest.get().ends())
                        && what.equals(newest.get().endingAt(what.ends()));
    }

    public Assignments with(Assignment what) {
        return new Assignments(Optional.of(what), taken, over, pausing);
    }

    /** The newest assignment, if the current match is of its round. */
    public Optional<Assignment> ofCurrentMatch() {
        return newest.filter(one -> taken.equals(Optional.of(one.ofTournament())));
    }

    /** Whether the current match was assigned to another table, in the round of this one. */
    public boolean isAtAnotherTable(Assignment what) {
        return taken.filter(round -> !round.table().equals(what.table()))
                .filter(round -> round.name().equals(what.round()))
                .filter(round -> round.tournament().equals(what.tournament()))
                .isPresent();
    }

    /** The newest assignment, if it waits for a match. */
    public Optional<Assignment> waiting() {
        return newest.filter(one -> !one.round().isEmpty())
                .filter(one -> !taken.equals(Optional.of(one.ofTournament())))
                .filter(one -> !over.equals(Optional.of(one.ofTournament())));
    }

    /** The current match is of this round. */
    public Assignments takenBy(Assignment.Round round) {
        return new Assignments(newest, Optional.of(round), over, pausing);
    }

    /** The current match is of no assigned round. */
    public Assignments released() {
        return new Assignments(newest, Optional.empty(), over, pausing);
    }

    /** The current match is over; a match that comes is not of its round. */
    public Assignments afterMatch() {
        return new Assignments(newest, Optional.empty(), taken.or(() -> over), pausing);
    }

    /** The hall pauses the table, or does no longer. */
    public Assignments pausing(boolean now) {
        return new Assignments(newest, taken, over, now);
    }
}

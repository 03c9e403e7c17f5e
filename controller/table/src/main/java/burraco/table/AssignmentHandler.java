package burraco.table;

import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.table.input.Assignment;
import burraco.table.input.Person;
import burraco.table.state.MatchEvent;
import burraco.table.state.MatchSheet;
import burraco.table.state.RoundClock;

/**
 * Carries out what a hall assigns to this table. Round, table number, names and hands belong to one
 * match: they never change a match of another round, or of another table, that has begun.
 */
final class AssignmentHandler {
    private static final Person HALL = new Person.Arbiter("");

    private final TableWorkspace workspace;

    AssignmentHandler(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    /** Takes an assignment; one that is older than another is passed over. */
    void take(Assignment what, Person by) {
        if (!workspace.assignments.isNews(what)) {
            return;
        }
        workspace.assignments = workspace.assignments.with(what);
        workspace.add(new Effect.Assigned(what));
        pause(what.paused());
        if (workspace.assignments.ofCurrentMatch().isPresent()) {
            correct(what, by);
        } else if (isFresh()) {
            release(by);
            takeUp(by);
            workspace.watch.headed();
        } else if (workspace.assignments.waiting().isPresent() && isSaidToBeOf(what)) {
            workspace.assignments = workspace.assignments.takenBy(what.ofTournament());
            correct(what, by);
        }
    }

    /** Whether nothing has happened in the current match. */
    private boolean isFresh() {
        return workspace.phase() == Phase.DEAL
                && workspace.match.played().isEmpty()
                && workspace.sheet().lines().isEmpty();
    }

    /** Whether people at the table have said that the current match is of this round. */
    private boolean isSaidToBeOf(Assignment what) {
        return workspace.match.event().isOf(what.ofTournament())
                && !workspace.assignments.isAtAnotherTable(what);
    }

    /** The hall ends no pause but its own. */
    private void pause(boolean on) {
        if (on && !workspace.pauses.isOn()) {
            workspace.pauses = workspace.pauses.begun(workspace.now);
            workspace.assignments = workspace.assignments.pausing(true);
            workspace.add(new Effect.Paused());
        } else if (!on && workspace.assignments.pausing()) {
            workspace.pauses = workspace.pauses.over(workspace.now);
            workspace.assignments = workspace.assignments.pausing(false);
            workspace.add(new Effect.Resumed());
        }
    }

    // The current match is of the assigned round

    private void correct(Assignment what, Person by) {
        event(tournament(), roundName(), what.table(), by);
        if (!what.names().isEmpty()) {
            names(what, by);
        }
        ending(what);
        if (workspace.sheet().lines().isEmpty() && workspace.phase() == Phase.DEAL) {
            lasting(what, workspace.match.played().size() + 1);
            workspace.watch.headed();
        }
    }

    /** A time-out that runs is not taken back; one that waits for the first card of all is. */
    private void ending(Assignment what) {
        RoundClock moved = workspace.round.endingAt(what.ends());
        RoundClock anew = RoundClock.of(moved.length()).endingAt(what.ends());
        if (moved.announced() && isFresh() && !anew.isDue(workspace.now, workspace.pauses)) {
            moved = anew;
            workspace.waiting.dropRoundsEnd();
        }
        workspace.round = moved;
    }

    private String tournament() {
        return workspace.match.event().tournament();
    }

    private String roundName() {
        return workspace.match.event().round();
    }

    /** The hand that is counted next is over, and the hall may have changed how many are played. */
    void handEnds() {
        workspace
                .assignments
                .ofCurrentMatch()
                .ifPresent(what -> lasting(what, workspace.match.played().size() + 1));
    }

    /**
     * @param atLeast hands that are played anyway
     */
    private void lasting(Assignment what, int atLeast) {
        MatchSheet changed = workspace.lasting(workspace.match, what.hands());
        if (changed.hands() >= atLeast) {
            workspace.match = changed;
        }
    }

    private void names(Assignment what, Person by) {
        for (Seat seat : Seat.values()) {
            String name = what.names().getOrDefault(seat, "");
            if (!name.equals(workspace.match.names().getOrDefault(seat, ""))) {
                workspace.match = workspace.match.named(seat, name);
                workspace.add(new Effect.Named(seat, name, by));
            }
        }
    }

    private void event(String tournament, String round, String table, Person by) {
        MatchEvent was = workspace.match.event();
        MatchEvent event = new MatchEvent(table.isEmpty() ? was.table() : table, tournament, round);
        if (!event.equals(was)) {
            workspace.match = workspace.match.of(event);
            workspace.add(new Effect.Belongs(workspace.match.number(), event, by));
        }
    }

    // Another match

    /** The match before is over, and nothing has happened in the current one. */
    void matchBegins() {
        if (workspace.assignments.taken().isPresent()) {
            workspace.match = workspace.lasting(workspace.match, 0);
        }
        workspace.assignments = workspace.assignments.afterMatch();
        takeUp(HALL);
    }

    /** The round of this match, of which nothing was played, is not to be played here any more. */
    private void release(Person by) {
        if (workspace.assignments.taken().isEmpty()) {
            return;
        }
        workspace.assignments = workspace.assignments.released();
        workspace.match = workspace.lasting(workspace.match, 0);
        workspace.round = RoundClock.of(workspace.round.length());
        workspace.waiting.dropTimeOuts();
        if (workspace.assignments.waiting().isEmpty()) {
            event(tournament(), "", workspace.layout.name(), by);
        }
    }

    private void takeUp(Person by) {
        workspace.assignments.waiting().ifPresent(what -> takeUp(what, by));
    }

    private void takeUp(Assignment what, Person by) {
        workspace.assignments = workspace.assignments.takenBy(what.ofTournament());
        event(what.tournament(), what.round(), what.table(), by);
        names(what, by);
        workspace.match = workspace.lasting(workspace.match, what.hands());
        workspace.round = workspace.round.endingAt(what.ends());
    }
}

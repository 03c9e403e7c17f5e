package burraco.journal.between;

import burraco.cards.Seat;
import burraco.journal.tape.Names;
import burraco.table.input.Assignment;
import burraco.table.state.Assignments;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Writes and reads what a hall wants of a table as {@link Facts}. */
record AssignmentFacts(Facts facts, Names names) {
    private static final String NEWEST = "assigned";
    private static final String TAKEN = "assigned.taken";
    private static final String OVER = "assigned.over";
    private static final String PAUSING = "assigned.pausing";

    void put(Assignments all) {
        all.newest().ifPresent(this::put);
        all.taken().ifPresent(round -> put(TAKEN, round));
        all.over().ifPresent(round -> put(OVER, round));
        if (all.pausing()) {
            facts.put(PAUSING, true);
        }
    }

    /** Journals of earlier versions do not contain any. */
    Assignments get() {
        Optional<Assignment> newest = facts.find(NEWEST).map(_ -> newest());
        return new Assignments(
                newest, round(TAKEN, newest), round(OVER, newest), facts.find(PAUSING).isPresent());
    }

    private void put(String name, Assignment.Round round) {
        facts.put(name, round.name());
        facts.put(name + ".tournament", round.tournament());
        facts.put(name + ".table", round.table());
    }

    /** Journals of earlier versions do not say at which table: where the table is now. */
    private Optional<Assignment.Round> round(String name, Optional<Assignment> newest) {
        String table =
                facts.find(name + ".table").or(() -> newest.map(Assignment::table)).orElse("");
        return facts.find(name)
                .map(round -> new Assignment.Round(facts.get(name + ".tournament"), round, table));
    }

    void put(Assignment what) {
        facts.put(NEWEST, what.version());
        facts.put(NEWEST + ".tournament", what.tournament());
        facts.put(NEWEST + ".round", what.round());
        facts.put(NEWEST + ".table", what.table());
        facts.put(NEWEST + ".hands", what.hands());
        what.names().forEach((seat, who) -> facts.put(NEWEST + ".name." + seat, names.idOf(who)));
        facts.put(NEWEST + ".ends", what.ends());
        facts.put(NEWEST + ".paused", what.paused());
        facts.put(NEWEST + ".message", what.message());
    }

    private Assignment newest() {
        Map<Seat, String> people = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            facts.maybeSmall(NEWEST + ".name." + seat)
                    .ifPresent(id -> people.put(seat, names.nameOf(id)));
        }
        return new Assignment(
                facts.number(NEWEST),
                facts.get(NEWEST + ".tournament"),
                facts.get(NEWEST + ".round"),
                facts.get(NEWEST + ".table"),
                facts.small(NEWEST + ".hands"),
                people,
                facts.maybeNumber(NEWEST + ".ends"),
                facts.is(NEWEST + ".paused"),
                facts.get(NEWEST + ".message"));
    }
}

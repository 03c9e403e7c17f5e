package burraco.testing;

import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Assignments of a hall for tests, as changes of one that says nothing. */
public record Assigned(Assignment what) {
    public static final String CUP = "Coppa d'Inverno";

    /** Nobody has been assigned anything: between two rounds. */
    public static Assigned nothing(long version) {
        return new Assigned(
                new Assignment(version, CUP, "", "", 0, Map.of(), OptionalLong.empty(), false, ""));
    }

    /** A round at table 12, with players whose names begin with that. */
    public static Assigned round(long version, String round, String names) {
        return nothing(version).with(round, "12", namesOf(names));
    }

    /** Names for all seats: {@code "Ada N"}. */
    public static Map<Seat, String> namesOf(String names) {
        Map<Seat, String> all = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            all.put(seat, names + " " + seat);
        }
        return all;
    }

    public Assigned with(String round, String table, Map<Seat, String> names) {
        return new Assigned(
                new Assignment(
                        what.version(),
                        what.tournament(),
                        round,
                        table,
                        what.hands(),
                        names,
                        what.ends(),
                        what.paused(),
                        what.message()));
    }

    public Assigned names(Map<Seat, String> names) {
        return with(what.round(), what.table(), names);
    }

    public Assigned hands(int hands) {
        return new Assigned(
                new Assignment(
                        what.version(),
                        what.tournament(),
                        what.round(),
                        what.table(),
                        hands,
                        what.names(),
                        what.ends(),
                        what.paused(),
                        what.message()));
    }

    public Assigned ends(long at) {
        return new Assigned(what.endingAt(OptionalLong.of(at)));
    }

    public Assigned paused() {
        return told(true, what.message());
    }

    public Assigned saying(String message) {
        return told(what.paused(), message);
    }

    private Assigned told(boolean paused, String message) {
        return new Assigned(
                new Assignment(
                        what.version(),
                        what.tournament(),
                        what.round(),
                        what.table(),
                        what.hands(),
                        what.names(),
                        what.ends(),
                        paused,
                        message));
    }

    public Command.Assign order() {
        return new Command.Assign(what);
    }

    /** Any round, or none; the names of its players begin with the round. */
    public static Assigned any(Chance chance, long version, long now) {
        String round = "" + (1 + version / 10);
        Assigned what =
                chance.below(6) == 0
                        ? nothing(version)
                        : round(version, round, round + " " + chance.below(3));
        if (chance.below(8) == 0) {
            what = what.names(Map.of());
        }
        if (chance.below(3) > 0) {
            what = what.ends(now - 30_000 + chance.below(600_000));
        }
        what = what.hands(List.of(0, 0, 2, 3, 4).get(chance.below(5)));
        return chance.below(5) == 0 ? what.paused() : what.saying("Turno " + round);
    }
}

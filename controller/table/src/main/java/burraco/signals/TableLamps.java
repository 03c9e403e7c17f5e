package burraco.signals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import burraco.table.state.ButtonMeaning;
import burraco.table.state.ClockState;
import burraco.table.state.OpenChoice;
import burraco.table.state.Situation;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The picture of all lamps of a table: a row in front of each seat ({@code seat N}), one at each
 * line's melds ({@code melds NS}), one in the middle ({@code centre}). A turn is lit in the same
 * way from its beginning to its end, whatever is done in it, so that no lamp tells a player what he
 * has not done yet.
 */
final class TableLamps {
    /** Time left in a turn below which the player sees it run out. */
    private static final long RUNS_OUT_MILLIS = 5_000;

    private final List<LampGroup> groups;

    TableLamps(List<LampGroup> groups) {
        this.groups = List.copyOf(groups);
    }

    LampPicture of(TableState state, List<Situation> situations) {
        SortedMap<String, List<Rgb>> all = new TreeMap<>();
        for (LampGroup group : groups) {
            List<Rgb> lamps = new ArrayList<>();
            Optional<Shine> shine = shine(group, state, situations);
            for (int i = 0; i < group.lamps(); i++) {
                boolean lit = shine.isPresent() && i < shine.get().lamps();
                lamps.add(lit ? shine.get().light().of(i, group.lamps(), state.now()) : Rgb.OFF);
            }
            all.put(group.name(), lamps);
        }
        return new LampPicture(all);
    }

    /** What a row shows, and with how many of its lamps. */
    private record Shine(LampSignal light, int lamps) {
        static Shine all(LampSignal light) {
            return new Shine(light, Integer.MAX_VALUE);
        }
    }

    /** What a row means now; empty if it is dark. */
    static Optional<LampSignal> meaning(
            LampGroup group, TableState state, List<Situation> situations) {
        return shine(group, state, situations).map(Shine::light);
    }

    private static Optional<Shine> shine(
            LampGroup group, TableState state, List<Situation> situations) {
        for (Seat seat : Seat.values()) {
            if (group.name().equals("seat " + seat)) {
                return atSeat(seat, group.lamps(), state, situations);
            }
        }
        for (Line line : Line.values()) {
            if (group.name().equals("melds " + line)) {
                return new RecentEvents(state)
                        .burraco()
                        .filter(meld -> meld.line() == line)
                        .map(_ -> Shine.all(LampSignal.BURRACO));
            }
        }
        return group.name().equals("centre") ? inTheMiddle(state, situations) : Optional.empty();
    }

    private static Optional<Shine> atSeat(
            Seat seat, int lamps, TableState state, List<Situation> situations) {
        if (situations.contains(Situation.PAUSED)) {
            return Optional.empty();
        }
        if (isAsked(seat, state)) {
            return Optional.of(Shine.all(LampSignal.QUESTION));
        }
        if (state.hand().open().owed().stream().anyMatch(owed -> owed.seat() == seat)) {
            return Optional.of(Shine.all(LampSignal.RULING));
        }
        return state.hand().acting().filter(seat::equals).map(_ -> turn(lamps, state.clocks()));
    }

    /** Whether the player's buttons answer something that is open. */
    private static boolean isAsked(Seat seat, TableState state) {
        return switch (ButtonMeaning.of(state, seat)) {
            case ButtonMeaning.Asked _, ButtonMeaning.Chooses _ -> true;
            case ButtonMeaning.Enters(var entry) -> entry.by().isPresent();
            case ButtonMeaning.Compares(var item) ->
                    item.said().filter(line -> line == seat.line()).isEmpty();
            case ButtonMeaning.Contested(var contest) -> contest.concerns(seat);
            case ButtonMeaning.Count _ -> false;
        };
    }

    private static Shine turn(int lamps, ClockState clocks) {
        long left =
                clocks.turn()
                        .filter(turn -> !turn.stands())
                        .map(turn -> turn.allowed() - turn.spent())
                        .orElse(Long.MAX_VALUE);
        if (left <= 0) {
            return Shine.all(LampSignal.TIME_IS_OVER);
        }
        return left <= RUNS_OUT_MILLIS
                ? new Shine(
                        LampSignal.TIME_RUNS_OUT, (int) Math.ceilDiv(lamps * left, RUNS_OUT_MILLIS))
                : Shine.all(LampSignal.TURN);
    }

    private static Optional<Shine> inTheMiddle(TableState state, List<Situation> situations) {
        if (situations.contains(Situation.PAUSED)) {
            return Optional.of(Shine.all(LampSignal.PAUSE));
        }
        boolean arbiterChooses =
                state.choice()
                        .filter(choice -> choice.whose() instanceof OpenChoice.Whose.OfArbiter)
                        .isPresent();
        if (arbiterChooses) {
            return Optional.of(Shine.all(LampSignal.QUESTION));
        }
        boolean nobodyOwes = state.hand().open().owed().isEmpty();
        if (nobodyOwes && new RecentEvents(state).ruling().isPresent()) {
            return Optional.of(Shine.all(LampSignal.RULING));
        }
        if (situations.contains(Situation.NOT_SECURED)) {
            return Optional.of(Shine.all(LampSignal.NOT_SECURED));
        }
        if (situations.contains(Situation.TROUBLE)) {
            return Optional.of(Shine.all(LampSignal.TROUBLE));
        }
        if (state.clocks().turnsLeft().isPresent() && situations.contains(Situation.PLAYING)) {
            return Optional.of(
                    new Shine(LampSignal.TIME_OUT, state.clocks().turnsLeft().getAsInt()));
        }
        boolean over =
                situations.contains(Situation.COUNTING)
                        || situations.contains(Situation.HAND_OVER)
                        || situations.contains(Situation.MATCH_OVER);
        return over ? Optional.of(Shine.all(LampSignal.OVER)) : Optional.empty();
    }
}

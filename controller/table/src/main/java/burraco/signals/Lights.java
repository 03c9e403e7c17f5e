package burraco.signals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import burraco.table.state.Answering;
import burraco.table.state.Choice;
import burraco.table.state.ClockState;
import burraco.table.state.Situation;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The lamps of a table: a row before each seat ({@code seat N}), one at each line's melds ({@code
 * melds NS}), one in the middle ({@code centre}). A turn is lit from its beginning to its end in
 * the same way, whatever is done in it: no light says what somebody has not done yet.
 */
final class Lights {
    /** With so little of his time left a player sees it pass. */
    private static final long RUNS_OUT = 5_000;

    private final List<LampGroup> groups;

    Lights(List<LampGroup> groups) {
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

    /** What a group says, with so many of its lamps. */
    private record Shine(Light light, int lamps) {
        static Shine all(Light light) {
            return new Shine(light, Integer.MAX_VALUE);
        }
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
                return new News(state)
                        .burraco()
                        .filter(meld -> meld.line() == line)
                        .map(_ -> Shine.all(Light.BURRACO));
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
            return Optional.of(Shine.all(Light.QUESTION));
        }
        if (state.hand().open().owed().stream().anyMatch(owed -> owed.seat() == seat)) {
            return Optional.of(Shine.all(Light.RULING));
        }
        return state.hand().acting().filter(seat::equals).map(_ -> turn(lamps, state.clocks()));
    }

    /** Whether his buttons answer something that is open. */
    private static boolean isAsked(Seat seat, TableState state) {
        return switch (Answering.of(state, seat)) {
            case Answering.Asked _, Answering.Chooses _ -> true;
            case Answering.Enters(var entry) -> entry.by().isPresent();
            case Answering.Compares(var item) ->
                    item.said().filter(line -> line == seat.line()).isEmpty();
            case Answering.Contested(var contest) -> contest.concerns(seat);
            case Answering.Count _ -> false;
        };
    }

    private static Shine turn(int lamps, ClockState clocks) {
        long left =
                clocks.turn()
                        .filter(turn -> !turn.stands())
                        .map(turn -> turn.allowed() - turn.spent())
                        .orElse(Long.MAX_VALUE);
        if (left <= 0) {
            return Shine.all(Light.TIME_IS_OVER);
        }
        return left <= RUNS_OUT
                ? new Shine(Light.TIME_RUNS_OUT, (int) Math.ceilDiv(lamps * left, RUNS_OUT))
                : Shine.all(Light.TURN);
    }

    private static Optional<Shine> inTheMiddle(TableState state, List<Situation> situations) {
        if (situations.contains(Situation.PAUSED)) {
            return Optional.of(Shine.all(Light.PAUSE));
        }
        boolean arbiterChooses =
                state.choice()
                        .filter(choice -> choice.whose() instanceof Choice.Whose.OfArbiter)
                        .isPresent();
        if (arbiterChooses) {
            return Optional.of(Shine.all(Light.QUESTION));
        }
        boolean nobodyOwes = state.hand().open().owed().isEmpty();
        if (nobodyOwes && new News(state).ruling().isPresent()) {
            return Optional.of(Shine.all(Light.RULING));
        }
        if (situations.contains(Situation.NOT_SECURED)) {
            return Optional.of(Shine.all(Light.NOT_SECURED));
        }
        if (situations.contains(Situation.TROUBLE)) {
            return Optional.of(Shine.all(Light.TROUBLE));
        }
        if (state.clocks().turnsLeft().isPresent() && situations.contains(Situation.PLAYING)) {
            return Optional.of(new Shine(Light.TIME_OUT, state.clocks().turnsLeft().getAsInt()));
        }
        boolean over =
                situations.contains(Situation.COUNTING)
                        || situations.contains(Situation.HAND_OVER)
                        || situations.contains(Situation.MATCH_OVER);
        return over ? Optional.of(Shine.all(Light.OVER)) : Optional.empty();
    }
}

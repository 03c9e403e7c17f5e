package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Participant;
import burraco.tournament.movement.Berger;
import burraco.tournament.movement.Lot;
import burraco.tournament.movement.MitchellRotation;
import burraco.tournament.movement.WhistTables;
import burraco.tournament.plan.Movement.Danese;
import burraco.tournament.plan.Movement.DrawnPartners;
import burraco.tournament.plan.Movement.Mitchell;
import burraco.tournament.plan.Movement.RoundRobin;
import burraco.tournament.plan.Movement.Whist;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Gives out the places of a stage. */
final class StageStart {
    private final Tournament tournament;
    private final Stage stage;
    private final List<Integer> order;

    /** Whether a stage can be played with those who are there. */
    sealed interface Begun {
        record With(Places places) implements Begun {}

        record Not(Sentence why) implements Begun {}
    }

    StageStart(Tournament tournament, Stage stage, int index) {
        this.tournament = tournament;
        this.stage = stage;
        this.order = order(index);
    }

    Begun places() {
        int table = tournament.formula().field().perTable();
        if (order.size() < table) {
            return not("draft.too-few", order.size(), table);
        }
        return switch (stage.movement()) {
            case Mitchell(int shift) -> mitchell(shift);
            case Danese(var _, var groups) -> danese(groups);
            case RoundRobin(int groups) -> roundRobin(groups);
            case Whist _ -> whist();
            case DrawnPartners _ -> with(new Places(List.of(new Group("", order)), 0));
        };
    }

    private List<Integer> order(int index) {
        List<Integer> present = Drafter.present(tournament);
        return switch (stage.placing()) {
            case DRAWN -> Lot.of(tournament.seed(), "places " + index).shuffled(present);
            case BY_ENTRY -> byEntry();
            case CHOSEN -> {
                Set<Integer> chosen = new LinkedHashSet<>(tournament.order());
                chosen.addAll(byEntry());
                chosen.retainAll(present);
                yield List.copyOf(chosen);
            }
            case BY_RANKING -> {
                List<Integer> ranked =
                        new ArrayList<>(Drafter.ranked(tournament, Drafter.everybody(tournament)));
                ranked.retainAll(new LinkedHashSet<>(present));
                yield ranked;
            }
        };
    }

    private List<Integer> byEntry() {
        return tournament.field().present(tournament.next()).map(Participant::number).toList();
    }

    private Begun mitchell(int wanted) {
        int tables = (order.size() + 1) / 2;
        List<Integer> shifts = MitchellRotation.shifts(tables, stage.rounds());
        boolean repeats =
                wanted > 0
                        && MitchellRotation.roundsWithoutRematch(tables, wanted) < stage.rounds();
        if (shifts.isEmpty() || repeats) {
            return shifts.isEmpty()
                    ? not("draft.mitchell.rounds", tables, stage.rounds())
                    : not(
                            "draft.mitchell.shift",
                            tables,
                            wanted,
                            MitchellRotation.roundsWithoutRematch(tables, wanted),
                            stage.rounds(),
                            some(shifts));
        }
        Places lines = lines(tables, wanted == 0 ? shifts.getFirst() : wanted);
        return with(
                tournament.formula().clubsApart()
                        ? new ClubSpread(tournament, stage.rounds())
                                .spread(lines, wanted == 0 ? shifts : List.of(wanted))
                        : lines);
    }

    private static String some(List<Integer> shifts) {
        return String.join(", ", shifts.stream().limit(5).map(String::valueOf).toList());
    }

    /** By turns to the fixed and the mobile line; who can't walk is fixed at their table. */
    private Places lines(int tables, int shift) {
        List<Integer> fixed = new ArrayList<>(Collections.nCopies(tables, Group.VACANT));
        List<Integer> mobile = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        List<Integer> elsewhere = new ArrayList<>();
        for (int number : order) {
            int table = tournament.field().get(number).contestant().table();
            if (table > 0 && table <= tables && fixed.get(table - 1) == Group.VACANT) {
                fixed.set(table - 1, number);
            } else {
                (table > 0 ? elsewhere : others).add(number);
            }
        }
        // Not at the table they asked for, but they need not walk.
        for (int number : elsewhere) {
            int place = fixed.indexOf(Group.VACANT);
            if (place >= 0) {
                fixed.set(place, number);
            } else {
                mobile.add(number);
            }
        }
        boolean toFixed = true;
        int free = 0;
        for (int number : others) {
            while (free < tables && fixed.get(free) != Group.VACANT) {
                free++;
            }
            if (free < tables && (toFixed || mobile.size() == tables)) {
                fixed.set(free, number);
            } else {
                mobile.add(number);
            }
            toFixed = !toFixed;
        }
        while (mobile.size() < tables) {
            mobile.add(Group.VACANT);
        }
        return new Places(
                List.of(new Group(Group.FIXED, fixed), new Group(Group.MOBILE, mobile)), shift);
    }

    private Begun danese(List<Integer> tables) {
        if (tables.isEmpty()) {
            return with(new Places(List.of(new Group("", order)), 0));
        }
        List<Group> groups = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < tables.size(); i++) {
            boolean last = i == tables.size() - 1;
            int until = last ? order.size() : Math.min(order.size(), from + 2 * tables.get(i));
            if (until - from < 2) {
                return not("draft.groups.too-many", tables.size(), order.size());
            }
            groups.add(new Group(name(i), order.subList(from, until)));
            from = until;
        }
        return with(new Places(groups, 0));
    }

    private Begun roundRobin(int count) {
        List<List<Integer>> dealt =
                new ArrayList<>(
                        IntStream.range(0, count)
                                .mapToObj(i -> (List<Integer>) new ArrayList<Integer>())
                                .toList());
        boolean snake = stage.placing() == Placing.BY_RANKING;
        for (int i = 0; i < order.size(); i++) {
            int lap = i / count;
            int at = snake && lap % 2 == 1 ? count - 1 - i % count : i % count;
            dealt.get(at).add(order.get(i));
        }
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int size = dealt.get(i).size();
            if (size < 2) {
                return not("draft.groups.too-many", count, order.size());
            }
            if (Berger.rounds(size) != stage.rounds()) {
                return not("draft.calendar.rounds", size, Berger.rounds(size), stage.rounds());
            }
            groups.add(new Group(count == 1 ? "" : name(i), dealt.get(i)));
        }
        return with(new Places(groups, 0));
    }

    private Begun whist() {
        if (!WhistTables.sizes().contains(order.size())) {
            return not(
                    "draft.whist.size",
                    order.size(),
                    String.join(", ", WhistTables.sizes().stream().map(String::valueOf).toList()));
        }
        return stage.rounds() >= order.size()
                ? not("draft.whist.rounds", order.size(), order.size() - 1)
                : with(new Places(List.of(new Group("", order)), 0));
    }

    /** A, B, … Z, AA, AB, … */
    private static String name(int index) {
        String letter = String.valueOf((char) ('A' + index % 26));
        return index < 26 ? letter : name(index / 26 - 1) + letter;
    }

    private static Begun with(Places places) {
        return new Begun.With(places);
    }

    private static Begun not(String key, Object... details) {
        return new Begun.Not(new Sentence(key, details));
    }
}

package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Who comes, or comes back, and the places of a stage that they get (art. 34). */
final class Arrivals {
    private final Ledger ledger;
    private final Consumer<Sentence> problems;

    Arrivals(Ledger ledger, Consumer<Sentence> problems) {
        this.ledger = ledger;
        this.problems = problems;
    }

    void enter(Contestant contestant, int from) {
        if (ledger.people.containsKey(contestant.number())) {
            problems.accept(new Sentence("check.number-twice", new Who(contestant.number())));
        }
        ledger.people.put(contestant.number(), new Person(contestant, from));
    }

    /** At the incomplete table while the first round is played, or later. */
    void admit(Contestant contestant, boolean now) {
        int number = contestant.number();
        if (!now) {
            int from = ledger.next();
            enter(contestant, from);
            if (!place(number, from)) {
                int begin = ledger.formula.firstOfStage(from);
                int later = begin + ledger.formula.stage(from).rounds();
                ledger.people.put(number, new Person(contestant, later));
            }
            return;
        }
        Sheet first = ledger.rounds.getLast();
        boolean open = first.number == 1 && !Tally.isComplete(ledger, first);
        enter(contestant, first.number);
        if (!open || !joins(number, first) && !replaces(number, first)) {
            problems.accept(new Sentence("check.no-table", new Who(number)));
        }
    }

    /**
     * With somebody who rests: in a Mitchell at the vacant place, else as one more of the group.
     */
    private boolean joins(int number, Sheet first) {
        Places places = ledger.places.getFirst();
        boolean mitchell = ledger.formula.stage(1).movement() instanceof Movement.Mitchell;
        if (mitchell && isFull(places)) {
            return false;
        }
        Optional<Rest> alone = first.complete(number, one -> ledger.isThere(one, first.number));
        alone.ifPresent(rest -> {
            if (mitchell) {
                place(number, 1);
            } else {
                joinGroup(number, rest.group());
            }
        });
        return alone.isPresent();
    }

    private void joinGroup(int number, String name) {
        Places places = ledger.places.getFirst();
        places.groups().stream()
                .filter(group -> group.name().equals(name))
                .findFirst()
                .ifPresent(group -> ledger.places.set(0, places.with(group.with(number))));
    }

    private static boolean isFull(Places places) {
        return places.groups().stream().noneMatch(line -> line.places().contains(Group.VACANT));
    }

    /** Against somebody whose opponents have not come and do not come any more. */
    private boolean replaces(int number, Sheet first) {
        for (int at = 0; ledger.edition != Edition.FIRST && at < first.rows.size(); at++) {
            Sheet.Row row = first.rows.get(at);
            int one = row.meeting.first().first();
            int other = row.meeting.second().first();
            boolean waits = hasGone(one, 1) != hasGone(other, 1);
            int gone = hasGone(one, 1) ? one : other;
            int alone = gone == one ? other : one;
            boolean danese = ledger.formula.stage(1).movement() instanceof Movement.Danese;
            boolean free = danese || ledger.places.getFirst().has(gone);
            if (row.result.isEmpty() && waits && free && ledger.isThere(alone, 1)) {
                first.replace(at, gone, number);
                if (danese) {
                    joinGroup(number, row.meeting.group());
                } else {
                    replace(0, gone, number);
                    stays(row, gone, number);
                }
                return true;
            }
        }
        return false;
    }

    /** Who has the place of a fixed pair of a Mitchell has its table too. */
    private void stays(Sheet.Row row, int gone, int number) {
        Person late = ledger.people.get(number);
        Contestant one = late.contestant();
        int table = ledger.people.get(gone).contestant().table();
        boolean mitchell = ledger.formula.stage(1).movement() instanceof Movement.Mitchell;
        if (mitchell && row.meeting.first().has(gone) && one.table() == 0) {
            late.is(new Contestant(number, one.name(), one.players(), one.club(), table));
        }
    }

    private boolean hasGone(int number, int round) {
        Person one = ledger.people.get(number);
        Optional<Leaving> away = one == null ? Optional.empty() : one.away(round);
        return away.isPresent() && away.get() != Leaving.FOR_A_TIME && one.entered(round);
    }

    private void replace(int stage, int gone, int number) {
        Places was = ledger.places.get(stage);
        List<Group> groups = new ArrayList<>();
        for (Group group : was.groups()) {
            List<Integer> places = new ArrayList<>(group.places());
            places.replaceAll(one -> one == gone ? number : one);
            groups.add(new Group(group.name(), places));
        }
        ledger.places.set(stage, new Places(groups, was.shift()));
    }

    /**
     * Gives a place of the stage to somebody who has none.
     *
     * @return whether there is one, or none is needed
     */
    boolean place(int number, int round) {
        int stage = round > ledger.formula.rounds() ? -1 : ledger.formula.place(round).stage();
        if (stage < 0 || stage >= ledger.places.size() || ledger.places.get(stage).has(number)) {
            return true;
        }
        Places places = ledger.places.get(stage);
        Optional<Group> with =
                switch (ledger.formula.stages().get(stage).movement()) {
                    case Movement.Mitchell _ ->
                            places.groups().stream()
                                    .filter(line -> line.places().contains(Group.VACANT))
                                    .findFirst()
                                    .map(line ->
                                            line.at(line.places().indexOf(Group.VACANT), number));
                    case Movement.RoundRobin _ ->
                            places.groups().stream()
                                    .filter(group -> group.size() % 2 != 0)
                                    .findFirst()
                                    .map(group -> group.with(number));
                    case Movement.Danese _, Movement.DrawnPartners _ ->
                            Optional.of(odd(places, round).with(number));
                    case Movement.Whist _ -> Optional.empty();
                };
        with.ifPresent(group -> ledger.places.set(stage, places.with(group)));
        return with.isPresent() || takes(stage, number, round);
    }

    /** The place of who has left for ever, the first of them in the order of the places. */
    private boolean takes(int stage, int number, int round) {
        Optional<Integer> gone =
                ledger.places.get(stage).groups().stream()
                        .flatMap(group -> group.places().stream())
                        .filter(one -> hasGone(one, round))
                        .findFirst();
        if (ledger.edition == Edition.FIRST || gone.isEmpty()) {
            return false;
        }
        replace(stage, gone.get(), number);
        return true;
    }

    /** Where somebody would rest otherwise (art. 34), or the last group. */
    private Group odd(Places places, int round) {
        for (Group group : places.groups()) {
            long there = group.places().stream().filter(one -> ledger.isThere(one, round)).count();
            if (there % 2 == 1) {
                return group;
            }
        }
        return places.groups().getLast();
    }
}

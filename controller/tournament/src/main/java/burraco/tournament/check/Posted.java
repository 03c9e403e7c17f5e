package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Stage;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The seats of a round as they are posted. */
final class Posted {
    private final Ledger ledger;
    private final Sheet sheet;
    private final int round;
    private final Stage stage;
    private final int firstOfStage;
    private final Consumer<Sentence> problems;

    Posted(Ledger ledger, Sheet sheet, Consumer<Sentence> problems) {
        this.ledger = ledger;
        this.sheet = sheet;
        this.round = sheet.number;
        this.stage = ledger.formula.stage(round);
        this.firstOfStage = ledger.formula.firstOfStage(round);
        this.problems = problems;
    }

    /** Whatever the arbiter has changed: everybody who is there, once, and no table of one. */
    void checkEverybody() {
        Set<Integer> seen = new HashSet<>();
        List<Integer> all = new ArrayList<>();
        sheet.rows.forEach(row -> row.meeting.numbers().forEach(all::add));
        sheet.rests.forEach(rest -> all.add(rest.number()));
        for (int number : all) {
            if (!seen.add(number)) {
                problem("check.twice", new Who(number));
            }
            if (!ledger.isThere(number, round)) {
                problem("check.not-there", new Who(number));
            }
        }
        for (int number : ledger.people.keySet()) {
            if (ledger.isThere(number, round) && !seen.contains(number)) {
                problem("check.forgotten", new Who(number));
            }
        }
        int side = ledger.formula.field().perSide();
        Set<Integer> tables = new HashSet<>();
        for (Sheet.Row row : sheet.rows) {
            Meeting meeting = row.meeting;
            if (meeting.first().numbers().size() != side
                    || meeting.second().numbers().size() != side) {
                problem("check.not-full", meeting.table());
            }
            if (!tables.add(meeting.table())) {
                problem("check.table-twice", meeting.table());
            }
        }
    }

    /** What the movement says; not where an arbiter has decided otherwise. */
    void checkMovement(Places places) {
        switch (stage.movement()) {
            case Movement.Danese(var rematch, var groups) -> {
                Danese danese = new Danese(ledger, rematch, sheet, problems);
                if (round == firstOfStage) {
                    checkOrder(places);
                    checkSizes(places, groups);
                }
                danese.checkGroups(places, firstOfStage);
                danese.checkPairs(stage, places, firstOfStage);
            }
            case Movement.Mitchell _ -> {
                calendars(places).checkMitchell();
                checkNobodyAgain();
            }
            case Movement.RoundRobin _ -> {
                calendars(places).checkBerger();
                checkNobodyAgain();
            }
            case Movement.Whist _ ->
                    new Singles(ledger, sheet, firstOfStage, problems).checkWhist();
            case Movement.DrawnPartners _ ->
                    new Singles(ledger, sheet, firstOfStage, problems).checkRests();
        }
        checkFixedTables();
    }

    private Calendars calendars(Places places) {
        return new Calendars(ledger, places, sheet, round - firstOfStage, problems);
    }

    /** Places are given in the order that was announced. */
    private void checkOrder(Places places) {
        List<Integer> given =
                places.groups().stream().flatMap(group -> group.places().stream()).toList();
        List<Integer> entered =
                ledger.people.keySet().stream()
                        .filter(number -> ledger.isThere(number, round))
                        .toList();
        List<Integer> order =
                switch (stage.placing()) {
                    case DRAWN -> given;
                    case BY_ENTRY -> entered;
                    case CHOSEN -> {
                        Set<Integer> chosen = new LinkedHashSet<>(ledger.order);
                        chosen.addAll(entered);
                        chosen.retainAll(entered);
                        yield List.copyOf(chosen);
                    }
                    case BY_RANKING -> {
                        List<Integer> all = new Order(ledger, round - 1).of(ledger.people.keySet());
                        yield all.stream().filter(entered::contains).toList();
                    }
                };
        if (!order.equals(given)) {
            problem("check.order");
        }
        if (!new HashSet<>(given).equals(new HashSet<>(entered))) {
            problem("check.places");
        }
    }

    private void checkSizes(Places places, List<Integer> tables) {
        for (int i = 0; i < tables.size() - 1; i++) {
            if (places.groups().get(i).size() != 2 * tables.get(i)) {
                problem("check.group-size", places.groups().get(i).name());
            }
        }
    }

    /** As long as the arbiter has changed nothing in the stage. */
    private void checkNobodyAgain() {
        for (Sheet.Row row : sheet.rows) {
            int one = row.meeting.first().first();
            int other = row.meeting.second().first();
            for (Sheet earlier : ledger.rounds.subList(firstOfStage - 1, round - 1)) {
                if (!earlier.edited && earlier.meet(one, other)) {
                    problem("check.again", new Who(one), new Who(other), earlier.number);
                }
            }
        }
    }

    /** Who must not leave their table sits there, unless two want the same, or two tables. */
    private void checkFixedTables() {
        boolean mitchell = stage.movement() instanceof Movement.Mitchell;
        for (Sheet.Row row : sheet.rows) {
            for (int number : row.meeting.numbers().toList()) {
                int wanted = ledger.people.get(number).contestant().table();
                boolean moves = mitchell && row.meeting.second().has(number);
                if (wanted > 0 && wanted != row.meeting.table() && !moves) {
                    checkReason(row.meeting, number, wanted);
                }
            }
        }
    }

    private void checkReason(Meeting meeting, int number, int wanted) {
        // A table is kept for a fixed pair of a Mitchell, also while it is away.
        boolean mitchell = stage.movement() instanceof Movement.Mitchell;
        boolean taken = mitchell && wanted <= ledger.places.getLast().groups().getFirst().size();
        boolean others =
                ledger.people.values().stream()
                        .filter(other -> mitchell || other.isThere(round))
                        .anyMatch(other ->
                                other.number() != number && other.contestant().table() == wanted);
        boolean opponent =
                meeting.numbers()
                        .anyMatch(other ->
                                ledger.people.get(other).contestant().table() == meeting.table());
        if (!taken && !others && !opponent) {
            problem("check.fixed-table", new Who(number), wanted);
        }
    }

    /** In a Mitchell the fixed pair stays where it is. */
    void checkStays(Places places) {
        if (!(stage.movement() instanceof Movement.Mitchell)) {
            return;
        }
        Group fixed = places.groups().getFirst();
        for (Sheet.Row row : sheet.rows) {
            int number = row.meeting.first().first();
            for (Sheet earlier : ledger.rounds.subList(firstOfStage - 1, round - 1)) {
                boolean moved =
                        !earlier.edited
                                && earlier.rows.stream()
                                        .anyMatch(other ->
                                                other.meeting.first().has(number)
                                                        && other.meeting.table()
                                                                != row.meeting.table());
                boolean home =
                        ledger.people.get(number).contestant().table() == row.meeting.table();
                if (moved && !home && fixed.places().contains(number)) {
                    problem("check.has-moved", new Who(number));
                }
            }
        }
    }

    private void problem(String key, Object... details) {
        List<Object> all = new ArrayList<>();
        all.add(round);
        all.addAll(List.of(details));
        problems.accept(new Sentence(key, all));
    }
}

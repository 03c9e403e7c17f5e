package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.field.Who;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Art. 2 c and d: who meets is known from the start of the stage. */
final class Calendars {
    private final Ledger ledger;
    private final Places places;
    private final Sheet sheet;
    private final int inStage;
    private final Consumer<Sentence> problems;

    /**
     * @param inStage counted from 0
     */
    Calendars(Ledger ledger, Places places, Sheet sheet, int inStage, Consumer<Sentence> problems) {
        this.ledger = ledger;
        this.places = places;
        this.sheet = sheet;
        this.inStage = inStage;
        this.problems = problems;
    }

    /** The mobile pair at place j is at the fixed pair j + round × shift, all modulo tables. */
    void checkMitchell() {
        Map<Integer, Integer> fixed = at(places.groups().get(0));
        Map<Integer, Integer> mobile = at(places.groups().get(1));
        int tables = places.groups().get(0).size();
        int moved = (int) ((long) inStage * places.shift() % tables);
        for (Sheet.Row row : sheet.rows) {
            Integer i = fixed.get(row.meeting.first().first());
            Integer j = mobile.get(row.meeting.second().first());
            if (i == null || j == null || (j + moved) % tables != i) {
                wrong(row.meeting);
            }
        }
        for (Rest rest : sheet.rests) {
            if (fixed.containsKey(rest.number())) {
                int i = fixed.get(rest.number());
                checkAlone(rest, places.groups().get(1), Math.floorMod(i - moved, tables));
            } else if (mobile.containsKey(rest.number())) {
                int j = mobile.get(rest.number());
                checkAlone(rest, places.groups().get(0), (j + moved) % tables);
            } else {
                problems.accept(
                        new Sentence("check.no-place", sheet.number, new Who(rest.number())));
            }
        }
    }

    /** Numbers of a calendar counted from 1: those whose sum is round + 1 meet. */
    void checkBerger() {
        for (Group group : places.groups()) {
            Map<Integer, Integer> at = at(group);
            int last = group.size() + group.size() % 2;
            IntUnaryOperator opponent = one -> opponent(last, one, inStage + 1);
            for (Sheet.Row row : sheet.rows) {
                Integer i = at.get(row.meeting.first().first());
                Integer j = at.get(row.meeting.second().first());
                boolean here = row.meeting.group().equals(group.name());
                if (here && (i == null || j == null || opponent.applyAsInt(i + 1) != j + 1)) {
                    wrong(row.meeting);
                }
            }
            for (Rest rest : sheet.rests) {
                if (at.containsKey(rest.number())) {
                    int place = opponent.applyAsInt(at.get(rest.number()) + 1) - 1;
                    checkAlone(rest, group, place);
                }
            }
        }
    }

    static int opponent(int last, int one, int round) {
        int turn = last - 1;
        if (one == last) {
            return OptionalInt.of(
                            IntStream.rangeClosed(1, turn)
                                    .filter(other -> (2 * other - round - 1) % turn == 0)
                                    .findFirst()
                                    .orElseThrow())
                    .getAsInt();
        }
        int other = Math.floorMod(round + 1 - one - 1, turn) + 1;
        return other == one ? last : other;
    }

    private void checkAlone(Rest rest, Group others, int place) {
        int opponent = place < others.size() ? others.places().get(place) : Group.VACANT;
        if (opponent != Group.VACANT && ledger.isThere(opponent, sheet.number)) {
            problems.accept(
                    new Sentence(
                            "check.has-opponent",
                            sheet.number,
                            new Who(rest.number()),
                            new Who(opponent)));
        }
    }

    private static Map<Integer, Integer> at(Group group) {
        Map<Integer, Integer> at = new HashMap<>();
        for (int i = 0; i < group.size(); i++) {
            if (group.places().get(i) != Group.VACANT) {
                at.put(group.places().get(i), i);
            }
        }
        return at;
    }

    private void wrong(Meeting meeting) {
        problems.accept(
                new Sentence(
                        "check.not-the-calendar",
                        sheet.number,
                        meeting.table(),
                        new Who(meeting.first().first()),
                        new Who(meeting.second().first())));
    }
}

package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.check.Pairing.Two;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Art. 2 a and b, and who rests (art. 34). */
final class Danese {
    private final Ledger ledger;
    private final Rematch rematch;
    private final Sheet sheet;
    private final Consumer<Sentence> problems;
    private final int round;
    private final Set<Two> metBefore = new HashSet<>();

    Danese(Ledger ledger, Rematch rematch, Sheet sheet, Consumer<Sentence> problems) {
        this.ledger = ledger;
        this.rematch = rematch;
        this.sheet = sheet;
        this.problems = problems;
        this.round = sheet.number;
        for (Sheet before : ledger.rounds.subList(0, round - 1)) {
            if (rematch == Rematch.AVOIDED || before.number == round - 1) {
                before.rows.stream()
                        .filter(row -> Tally.haveFaced(ledger, before, row))
                        .forEach(row -> met(row.meeting));
            }
        }
    }

    private void met(Meeting meeting) {
        metBefore.add(new Two(meeting.first().first(), meeting.second().first()));
        metBefore.add(new Two(meeting.second().first(), meeting.first().first()));
    }

    /** The girone that everybody is in, which they must not leave within the stage. */
    void checkGroups(Places places, int firstOfStage) {
        Map<Integer, String> groups = new HashMap<>();
        for (Group group : places.groups()) {
            group.places().forEach(number -> groups.put(number, group.name()));
        }
        for (Sheet earlier : ledger.rounds.subList(firstOfStage - 1, round - 1)) {
            groupOf(earlier).forEach(groups::putIfAbsent);
        }
        groupOf(sheet)
                .forEach((number, group) -> {
                    if (!groups.getOrDefault(number, group).equals(group)) {
                        problems.accept(new Sentence("check.left-group", round, new Who(number)));
                    }
                });
    }

    private static Map<Integer, String> groupOf(Sheet sheet) {
        Map<Integer, String> groups = new HashMap<>();
        sheet.rows.forEach(
                row -> row.meeting.numbers().forEach(one -> groups.put(one, row.meeting.group())));
        sheet.rests.forEach(rest -> groups.put(rest.number(), rest.group()));
        return groups;
    }

    void checkPairs(Stage stage, Places places, int firstOfStage) {
        boolean asPlaced =
                stage.placing() != Placing.BY_RANKING
                        && round == firstOfStage
                        && (round == 1 || !stage.carried());
        Map<String, List<Integer>> groups = new TreeMap<>();
        groupOf(sheet)
                .forEach((number, group) ->
                        groups.computeIfAbsent(group, none -> new ArrayList<>()).add(number));
        Order order = new Order(ledger, round - 1);
        groups.forEach((group, members) ->
                check(
                        group,
                        asPlaced
                                ? placed(places, members)
                                : ranked(order, places, group, members)));
    }

    /** By the ranking that everybody has read: of all, or of the girone, also who has left. */
    private List<Integer> ranked(Order order, Places places, String name, List<Integer> members) {
        Set<Integer> all = new HashSet<>(members);
        if (places.groups().size() == 1) {
            all.addAll(ledger.people.keySet());
        } else {
            places.groups().stream()
                    .filter(group -> group.name().equals(name))
                    .forEach(group -> all.addAll(group.places()));
        }
        return order.of(all).stream().filter(members::contains).toList();
    }

    private static List<Integer> placed(Places places, List<Integer> members) {
        return places.groups().stream()
                .flatMap(group -> group.places().stream())
                .filter(members::contains)
                .toList();
    }

    private void check(String group, List<Integer> ranked) {
        List<Integer> playing = new ArrayList<>(ranked);
        List<Integer> rests =
                sheet.rests.stream()
                        .filter(rest -> rest.group().equals(group))
                        .map(Rest::number)
                        .toList();
        if (ranked.size() % 2 != 0) {
            int rest = rests(ranked);
            playing.remove(Integer.valueOf(rest));
            if (!rests.equals(List.of(rest))) {
                problems.accept(new Sentence("check.other-rests", round, new Who(rest)));
                return;
            }
        } else if (!rests.isEmpty()) {
            problems.accept(new Sentence("check.nobody-rests", round, new Who(rests.getFirst())));
            return;
        }
        Set<Two> seated = new HashSet<>();
        for (Sheet.Row row : sheet.rows) {
            if (row.meeting.group().equals(group)) {
                seated.add(new Two(row.meeting.first().first(), row.meeting.second().first()));
            }
        }
        compare(playing, seated);
    }

    private void compare(List<Integer> playing, Set<Two> seated) {
        Optional<List<Two>> expected = expected(playing);
        if (expected.isPresent()) {
            for (Two two : expected.get()) {
                if (!seated.contains(two)) {
                    problems.accept(
                            new Sentence(
                                    "check.should-meet",
                                    round,
                                    new Who(two.first()),
                                    new Who(two.second())));
                    return;
                }
            }
        }
    }

    /** Empty where the text does not say who meets: no pairing without a rematch is left. */
    private Optional<List<Two>> expected(List<Integer> playing) {
        boolean few = Pairing.areFew(playing);
        return switch (rematch) {
            case ALLOWED -> Pairing.ofMany(playing, (one, other) -> true);
            case NOT_AT_ONCE ->
                    round == ledger.formula.rounds() || playing.size() == 2
                            ? Pairing.ofMany(playing, (one, other) -> true)
                            : few
                                    ? Pairing.ofFew(playing, this::isNew)
                                    : Pairing.ofMany(playing, this::isNew);
            case AVOIDED -> few ? Pairing.ofFew(playing, this::isNew) : Optional.empty();
        };
    }

    private boolean isNew(int one, int other) {
        return !metBefore.contains(new Two(one, other));
    }

    /**
     * The last who has not rested in this session, or has rested longest ago. Of three, one of
     * those who can rest and whose rest lets two meet who may.
     */
    private int rests(List<Integer> ranked) {
        Map<Integer, Integer> rested = new HashMap<>();
        Map<Integer, Integer> before = ledger.rested(round);
        ranked.forEach(one -> rested.put(one, before.getOrDefault(one, 0)));
        List<Integer> candidates = new ArrayList<>(ranked.reversed());
        candidates.sort(Comparator.comparingInt(rested::get));
        boolean some = rested.containsValue(0);
        if (ranked.size() == 3 && forbids()) {
            for (int one : candidates) {
                List<Integer> two = new ArrayList<>(ranked);
                two.remove(Integer.valueOf(one));
                if ((!some || rested.get(one) == 0) && isNew(two.get(0), two.get(1))) {
                    return one;
                }
            }
        }
        return candidates.getFirst();
    }

    private boolean forbids() {
        return switch (rematch) {
            case ALLOWED -> false;
            case NOT_AT_ONCE -> round != ledger.formula.rounds();
            case AVOIDED -> true;
        };
    }
}

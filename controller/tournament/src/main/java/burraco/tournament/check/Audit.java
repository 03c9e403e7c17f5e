package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.round.Group;
import burraco.tournament.round.Places;
import burraco.tournament.round.Rest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows the history of a tournament, change by change. */
public final class Audit {
    private final Ledger ledger;
    private final Deliveries deliveries;
    private final List<Sentence> problems = new ArrayList<>();

    /**
     * @param start before the first change
     */
    public Audit(Tournament start) {
        ledger = new Ledger(start.seed(), start.formula());
        deliveries = new Deliveries(ledger, problems::add);
    }

    /** What breaks the code in this history. */
    public static List<Sentence> problems(Tournament start, List<Change> history) {
        Audit audit = new Audit(start);
        history.forEach(audit::add);
        return audit.problems();
    }

    public List<Sentence> problems() {
        return List.copyOf(problems);
    }

    /** After a posted round, with what is known now; 0 before the first. */
    public List<Row> ranking(int round) {
        return new Order(ledger, round).rows();
    }

    public void add(Change change) {
        if (ledger.finished) {
            problems.add(new Sentence("check.finished"));
        }
        switch (change) {
            case Change.Plan(var formula) -> {
                if (!isAnnounced(formula)) {
                    problems.add(new Sentence("check.formula-fixed"));
                }
                ledger.formula = formula;
            }
            case Change.Enter(Contestant contestant) -> enter(contestant, 1);
            case Change.Amend(Contestant contestant) ->
                    ledger.people.get(contestant.number()).is(contestant);
            case Change.Scratch(int number) -> ledger.people.remove(number);
            case Change.Order(List<Integer> numbers) -> ledger.order = numbers;
            case Change.Admit(Contestant contestant, boolean now) -> admit(contestant, now);
            case Change.Leave(int number, int round, Leaving why, var _, var _) ->
                    ledger.people.get(number).from(round, Optional.of(why));
            case Change.Return(int number, int round) -> {
                ledger.people.get(number).from(round, Optional.empty());
                place(number, round);
            }
            case Change.Substitute substitute -> substitute(substitute);
            case Change.EditDraft _ -> ledger.edited = true;
            case Change.Post post -> post(post);
            case Change.Record record -> deliveries.record(record);
            case Change.Late late -> deliveries.late(late);
            case Change.Countersign signed -> deliveries.countersign(signed);
            case Change.Correct correct -> deliveries.correct(correct);
            case Change.Penalize(var penalty) -> ledger.penalties.add(penalty);
            case Change.Finish() -> ledger.finished = true;
            case Change.Draft() -> {}
            case Change.Check _ -> {}
            case Change.Seat _ -> {}
            case Change.Start _ -> {}
            case Change.Warn _ -> {}
            case Change.Rank _ -> {}
            case Change.PostRanking _ -> {}
        }
    }

    /** Art. 2: told before the start. Stages that cannot be played any more are replaced. */
    private boolean isAnnounced(Formula other) {
        for (int round = 1; round <= ledger.rounds.size(); round++) {
            boolean same =
                    round <= other.rounds()
                            && ledger.formula.stage(round).equals(other.stage(round))
                            && ledger.formula.length() == other.length();
            if (!same) {
                return false;
            }
        }
        return ledger.rounds.isEmpty() || ledger.formula.tieBreaks().equals(other.tieBreaks());
    }

    private void enter(Contestant contestant, int from) {
        if (ledger.people.containsKey(contestant.number())) {
            problems.add(new Sentence("check.number-twice", new Who(contestant.number())));
        }
        ledger.people.put(contestant.number(), new Person(contestant, from));
    }

    /** Art. 34: at the incomplete table while the first round is played, or later. */
    private void admit(Contestant contestant, boolean now) {
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
        Optional<Rest> alone = first.complete(number, this::isThere);
        alone.ifPresent(rest -> completed(number, rest));
        if (!open || alone.isEmpty()) {
            problems.add(new Sentence("check.no-table", new Who(number)));
        }
    }

    /** In a Mitchell the vacant place, else one more of the group. */
    private void completed(int number, Rest rest) {
        boolean mitchell = ledger.formula.stage(1).movement() instanceof Movement.Mitchell;
        Places places = ledger.places.getFirst();
        places.groups().stream()
                .filter(group -> !mitchell && group.name().equals(rest.group()))
                .findFirst()
                .ifPresentOrElse(
                        group -> ledger.places.set(0, places.with(group.with(number))),
                        () -> place(number, 1));
    }

    private boolean isThere(int number) {
        return ledger.isThere(number, ledger.rounds.size());
    }

    /**
     * Gives a place of the stage to somebody who has none.
     *
     * @return whether there is one, or none is needed
     */
    private boolean place(int number, int round) {
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
        return with.isPresent();
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

    /** Art. 33. */
    private void substitute(Change.Substitute substitute) {
        long played =
                ledger.rounds.stream().filter(sheet -> Tally.isComplete(ledger, sheet)).count();
        if (2 * played > ledger.formula.rounds()) {
            problems.add(new Sentence("check.late-substitute", new Who(substitute.number())));
        }
        Person one = ledger.people.get(substitute.number());
        List<String> players = new ArrayList<>(one.contestant().players());
        players.replaceAll(name -> name.equals(substitute.out()) ? substitute.in() : name);
        Contestant was = one.contestant();
        one.is(new Contestant(was.number(), was.name(), players, was.club(), was.table()));
    }

    private void post(Change.Post post) {
        Sheet sheet = new Sheet(post.round(), post.seating());
        sheet.edited = ledger.edited;
        ledger.edited = false;
        if (post.round() != ledger.next() || post.round() > ledger.formula.rounds()) {
            problems.add(new Sentence("check.which-round", post.round()));
            return;
        }
        if (!ledger.rounds.isEmpty() && !Tally.isComplete(ledger, ledger.rounds.getLast())) {
            problems.add(new Sentence("check.results-missing", post.round() - 1));
        }
        post.places().ifPresent(ledger.places::add);
        Posted posted = new Posted(ledger, sheet, problems::add);
        posted.checkEverybody();
        if (!sheet.edited) {
            posted.checkMovement(ledger.places.getLast());
            posted.checkStays(ledger.places.getLast());
        }
        ledger.rounds.add(sheet);
    }
}

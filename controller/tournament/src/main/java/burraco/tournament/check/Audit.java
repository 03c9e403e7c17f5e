package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Who;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows the history of a tournament, change by change. */
public final class Audit {
    private final Ledger ledger;
    private final Deliveries deliveries;
    private final Arrivals arrivals;
    private final List<Sentence> problems = new ArrayList<>();

    /**
     * @param start before the first change
     */
    public Audit(Tournament start) {
        ledger = new Ledger(start.seed(), start.edition(), start.formula());
        deliveries = new Deliveries(ledger, problems::add);
        arrivals = new Arrivals(ledger, problems::add);
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
            case Change.Enter(Contestant contestant) -> arrivals.enter(contestant, 1);
            case Change.Amend(Contestant contestant) -> amend(contestant);
            case Change.Scratch(int number) -> ledger.people.remove(number);
            case Change.Order(List<Integer> numbers) -> ledger.order = numbers;
            case Change.Admit(Contestant contestant, boolean now) ->
                    arrivals.admit(contestant, now);
            case Change.Leave(int number, int round, Leaving why, var _, var _) ->
                    ledger.people.get(number).from(round, Optional.of(why));
            case Change.Return(int number, int round) -> {
                ledger.people.get(number).from(round, Optional.empty());
                arrivals.place(number, round);
            }
            case Change.Substitute substitute -> substitute(substitute);
            case Change.EditDraft _ -> ledger.edited = true;
            case Change.Post post -> post(post);
            case Change.Unpost(int round, var _, var _) -> unpost(round);
            case Change.Record record -> deliveries.record(record);
            case Change.Late late -> deliveries.late(late);
            case Change.Countersign signed -> deliveries.countersign(signed);
            case Change.Correct correct -> deliveries.correct(correct);
            case Change.Penalize(var penalty) -> ledger.penalties.add(penalty);
            case Change.Finish() -> ledger.finished = true;
            case Change.Draft() -> {}
            case Change.Check _ -> {}
            case Change.Seat _ -> {}
            case Change.NameLineUp _ -> {}
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

    /** A name is corrected; from half of the matches on, it must be of the same player. */
    private void amend(Contestant contestant) {
        Person one = ledger.people.get(contestant.number());
        boolean same = Names.areTheSame(one.contestant().players(), contestant.players());
        if (ledger.edition != Edition.FIRST && isPastHalf() && !same) {
            problems.add(new Sentence("check.late-substitute", new Who(contestant.number())));
        }
        one.is(contestant);
    }

    private boolean isPastHalf() {
        long played =
                ledger.rounds.stream().filter(sheet -> Tally.isComplete(ledger, sheet)).count();
        return 2 * played > ledger.formula.rounds();
    }

    /** Art. 33. */
    private void substitute(Change.Substitute substitute) {
        if (isPastHalf()) {
            problems.add(new Sentence("check.late-substitute", new Who(substitute.number())));
        }
        Person one = ledger.people.get(substitute.number());
        List<String> players = new ArrayList<>(one.contestant().players());
        players.replaceAll(name -> name.equals(substitute.out()) ? substitute.in() : name);
        Contestant was = one.contestant();
        one.is(new Contestant(was.number(), was.name(), players, was.club(), was.table()));
    }

    /** The round is a draft again. Who came meanwhile, or came back, plays in it. */
    private void unpost(int round) {
        Sheet last = ledger.rounds.removeLast();
        boolean touched = last.rows.stream().anyMatch(Sheet.Row::isBegun);
        if (last.number != round || touched) {
            problems.add(new Sentence("check.unposted", round));
        }
        boolean began = ledger.formula.firstOfStage(last.number) == last.number;
        for (Person one : ledger.people.values()) {
            if (began || ledger.places.getLast().has(one.number())) {
                one.plays(last.number);
            }
        }
        if (began) {
            ledger.places.removeLast();
        }
        ledger.edited = last.edited;
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

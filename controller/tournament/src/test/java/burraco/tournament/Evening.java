package burraco.tournament;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.tournament.round.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A tournament in a test, in the words of a direction. Contestants have short names. */
public final class Evening {
    private Tournament now;
    private final List<String> names = new ArrayList<>();
    private final List<Change> history = new ArrayList<>();

    public Evening(
            FieldKind kind, MatchLength length, long seed, List<TieBreak> ties, Stage... stages) {
        now =
                Tournament.of(
                        "Test",
                        seed,
                        new Formula(
                                kind,
                                length,
                                List.of(stages),
                                ties,
                                new TreeSet<>(),
                                Optional.empty(),
                                false));
    }

    public Tournament now() {
        return now;
    }

    /** As if an older program had begun it, with all that was done so far. */
    public Evening begunWith(Edition edition) {
        now =
                new Tournament(
                        now.title(),
                        now.seed(),
                        edition,
                        now.formula(),
                        now.field(),
                        now.order(),
                        now.places(),
                        now.rounds(),
                        now.draft(),
                        now.penalties(),
                        now.warned(),
                        now.finished());
        return this;
    }

    /** Two players each, named after the pair. */
    public Evening pairs(String... pairs) {
        for (String pair : pairs) {
            names.add(pair);
            does(new Change.Enter(contestant(names.size(), pair)));
        }
        return this;
    }

    public Contestant contestant(int number, String name) {
        return new Contestant(number, name, List.of(name + "a", name + "b"), "", 0);
    }

    /** With these players, or as a single player of this name. */
    public Evening enter(String name, String club, String... players) {
        boolean single = players.length == 0;
        List<String> all = single ? List.of(name) : List.of(players);
        String team = now.formula().field() == FieldKind.TEAMS ? name : "";
        return does(new Change.Enter(new Contestant(number(name), team, all, club, 0)));
    }

    public int number(String name) {
        int at = names.indexOf(name);
        if (at < 0) {
            names.add(name);
            return names.size();
        }
        return at + 1;
    }

    public Progress tries(Change change) {
        return Direction.apply(now, change);
    }

    public Evening does(Change change) {
        now =
                switch (tries(change)) {
                    case Progress.Done done -> done.now();
                    case Progress.Refused(var why) ->
                            throw new AssertionError(change + " was refused: " + why);
                };
        history.add(change);
        return this;
    }

    public List<Change> history() {
        return List.copyOf(history);
    }

    /** Why a change is refused. */
    public String refusal(Change change) {
        return switch (tries(change)) {
            case Progress.Done _ -> throw new AssertionError(change + " was not refused");
            case Progress.Refused(var why) -> why.key();
        };
    }

    /** Who would meet in the next round, like {@code F3-F1 M4-M1}, resting ones alone. */
    public String draft() {
        return switch (Drafter.next(now)) {
            case Drafted.Made made -> pairs(made.seating());
            case Drafted.Impossible(var why) -> why.key();
        };
    }

    public Evening post() {
        return does(Posting.of(now).orElseThrow());
    }

    /** Results of the last posted round, like {@code F3-F1 -210}. */
    public Evening results(String... results) {
        for (String result : results) {
            String[] words = result.split(" ");
            String[] who = words[0].split("-");
            Round round = now.current().orElseThrow();
            int difference = Integer.parseInt(words[1]);
            var meeting = round.seating().of(number(who[0])).orElseThrow();
            boolean first = meeting.first().has(number(who[0]));
            does(
                    new Change.Record(
                            round.number(),
                            meeting.table(),
                            first
                                    ? new Played(difference, 0, List.of())
                                    : new Played(0, difference, List.of())));
        }
        return this;
    }

    /** Like {@code F3 36/1140, F1 36/1135}. */
    public String ranking() {
        return Ranking.after(now, now.rounds().size()).all().stream()
                .map(row ->
                        names.get(row.number() - 1)
                                + " "
                                + row.victoryPoints()
                                + "/"
                                + row.matchPoints())
                .collect(Collectors.joining(", "));
    }

    public String pairs(Seating seating) {
        List<String> all = new ArrayList<>();
        seating.meetings()
                .forEach(one ->
                        all.add(
                                names(one.first().numbers())
                                        + "-"
                                        + names(one.second().numbers())));
        seating.rests().forEach(rest -> all.add(names.get(rest.number() - 1)));
        return String.join(" ", all);
    }

    private String names(List<Integer> numbers) {
        return numbers.stream()
                .map(number -> names.get(number - 1))
                .collect(Collectors.joining("+"));
    }
}

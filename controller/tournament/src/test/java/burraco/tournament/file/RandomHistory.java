package burraco.tournament.file;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.MatchLength;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Edit;
import burraco.tournament.round.LineUp;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Makes a tournament in which everything can happen that a direction does. */
final class RandomHistory {
    private static final String[] WORDS = {
        "Anna", "Bruno Neri", "D'Angelo", "\"Gigi\"", "a\\b", "tab\there", "two\nlines", "Zoë",
        "\u200dhidden", "#5", "", " blank ", "𝄞", "\u0007", "half \uD83D", "Ĝ"
    };
    private static final String[] NAMES = {
        "Anna", "D'Angelo", "O\"Hara", "Zoë", "Łukasz", "#1", "𝄞a"
    };

    private final RandomGenerator random;
    private final List<Change> changes = new ArrayList<>();
    private final String title;
    private final long seed;
    private Tournament now;
    private int entered;

    private RandomHistory(long seed) {
        this.random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        this.title = word();
        this.seed = random.nextLong();
        this.now = new History(title, this.seed, List.of()).opening();
    }

    static History of(long seed) {
        return new RandomHistory(seed).play();
    }

    private History play() {
        does(new Change.Plan(formula()));
        int field = below(40);
        for (int i = 0; i < field; i++) {
            does(new Change.Enter(contestant()));
            if (chance(20)) {
                tries(anything());
            }
        }
        int acts = below(400);
        for (int i = 0; i < acts; i++) {
            tries(chance(8) ? anything() : next());
        }
        return new History(title, seed, changes);
    }

    private void does(Change change) {
        if (Direction.apply(now, change) instanceof Progress.Done done) {
            now = done.now();
            changes.add(change);
        }
    }

    private void tries(Optional<Change> change) {
        change.ifPresent(this::does);
    }

    /** What brings the tournament on. */
    private Optional<Change> next() {
        Optional<Round> round = now.current();
        boolean done = round.isEmpty() || round.get().state().compareTo(RoundState.COMPLETE) >= 0;
        if (round.filter(one -> one.state() == RoundState.POSTED).isPresent() && chance(10)) {
            return Optional.of(new Change.Unpost(now.rounds().size(), name(), name()));
        }
        if (!done) {
            return result(round.get());
        }
        return switch (below(4)) {
            case 0 -> round.map(one -> new Change.Rank(one.number()));
            case 1 -> round.map(one -> new Change.PostRanking(one.number()));
            case 2 -> Optional.of(chance(50) ? new Change.Draft() : new Change.Finish());
            default -> Posting.of(now).map(post -> post);
        };
    }

    private Optional<Change> result(Round round) {
        List<Meeting> all = round.seating().meetings();
        if (all.isEmpty()) {
            return Optional.empty();
        }
        int table = all.get(below(all.size())).table();
        return Optional.of(
                chance(80)
                        ? new Change.Record(round.number(), table, result())
                        : new Change.Record(round.number(), table, result(), word(), word()));
    }

    private Optional<Change> anything() {
        int number = entered == 0 ? 1 : 1 + below(entered);
        int round = Math.max(1, now.rounds().size() - below(2) + below(2));
        int table = 1 + below(20);
        return switch (below(24)) {
            case 0 -> Optional.of(new Change.Admit(contestant(), chance(50)));
            case 1 ->
                    Optional.of(
                            new Change.Leave(number, round, one(Leaving.values()), word(), word()));
            case 2 -> Optional.of(new Change.Return(number, round));
            case 3 -> substitute(number);
            case 4 -> Optional.of(new Change.Draft());
            case 5 ->
                    Optional.of(
                            new Change.EditDraft(
                                    new Edit.Swap(number, 1 + below(entered + 1), word(), word())));
            case 6 ->
                    Optional.of(
                            new Change.EditDraft(
                                    new Edit.SwapTables(table, 1 + below(9), word(), word())));
            case 7 -> Optional.of(new Change.Check(word()));
            case 8 -> Optional.of(new Change.Seat(round));
            case 9 -> Optional.of(new Change.Start(round));
            case 10 ->
                    Optional.of(
                            new Change.Late(
                                    round, table, chance(50), below(14), chance(60) ? 0 : number));
            case 11 -> Optional.of(new Change.Countersign(round, table, word()));
            case 12 ->
                    Optional.of(
                            new Change.Correct(
                                    round,
                                    table,
                                    result(),
                                    one(Ground.values()),
                                    chance(70),
                                    word(),
                                    word()));
            case 13 ->
                    Optional.of(
                            new Change.Penalize(
                                    new Penalty(
                                            number,
                                            round,
                                            -below(3),
                                            -below(500),
                                            word(),
                                            word())));
            case 14 -> Optional.of(new Change.Warn(new Warned(number, round, word(), word())));
            case 15 -> Optional.of(new Change.Order(order()));
            case 16 -> Optional.of(new Change.Scratch(number));
            case 17 ->
                    now.field()
                            .find(number)
                            .map(Participant::contestant)
                            .map(who ->
                                    new Change.Amend(
                                            new Contestant(
                                                    number, "", who.players(), name(), below(9))));
            case 20 -> Optional.of(new Change.Unpost(now.rounds().size(), word(), word()));
            case 21 ->
                    Optional.of(
                            new Change.EditDraft(
                                    new Edit.Move(number, table, chance(50), word(), word())));
            case 22 ->
                    Optional.of(new Change.EditDraft(new Edit.Pin(number, table, word(), word())));
            case 23 ->
                    now.field()
                            .find(number)
                            .map(who ->
                                    new Change.NameLineUp(
                                            round, new LineUp(number, who.contestant().players())));
            case 18 -> Posting.of(now).map(post -> post);
            default -> Optional.of(new Change.Plan(formula()));
        };
    }

    private Optional<Change> substitute(int number) {
        return now.field()
                .find(number)
                .map(who ->
                        new Change.Substitute(
                                number, who.contestant().players().getFirst(), name(), word()));
    }

    private List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        for (int number = 1; number <= entered; number++) {
            if (chance(60)) {
                order.add(below(order.size() + 1), number);
            }
        }
        return order;
    }

    private MeetingResult result() {
        int first = 5 * below(500);
        int second = 5 * below(500) - 300;
        return switch (below(12)) {
            case 0 -> new Awarded(award(), award());
            case 1 -> new Abandoned(true, chance(50), award());
            case 2 -> new Abandoned(false, true, award());
            case 3 ->
                    new Played(
                            first,
                            second,
                            List.of(new Part(first - 500, 100), new Part(500, second - 100)));
            default -> new Played(first, second, List.of());
        };
    }

    private Award award() {
        return new Award(below(21), 5 * below(400) - 1000);
    }

    private Contestant contestant() {
        entered++;
        FieldKind kind = now.formula().field();
        List<String> players = new ArrayList<>();
        for (int i = 0; i < kind.fewestPlayers(); i++) {
            players.add(name());
        }
        return new Contestant(
                entered, kind == FieldKind.TEAMS ? name() : "", players, name(), below(12) / 10);
    }

    private Formula formula() {
        boolean begun = entered > 0;
        FieldKind kind = begun ? now.formula().field() : one(FieldKind.values());
        MatchLength length =
                kind == FieldKind.TEAMS
                        ? MatchLength.TEAMS
                        : one(new MatchLength[] {MatchLength.THREE_HANDS, MatchLength.FOUR_HANDS});
        List<Stage> stages = new ArrayList<>();
        int rounds = 0;
        do {
            int some = 1 + below(3);
            Placing placing =
                    stages.isEmpty() || chance(20)
                            ? one(new Placing[] {Placing.DRAWN, Placing.BY_ENTRY, Placing.CHOSEN})
                            : Placing.BY_RANKING;
            stages.add(new Stage(movement(kind), some, placing, chance(70)));
            rounds += some;
        } while (chance(50));
        List<TieBreak> ties = new ArrayList<>(List.of(TieBreak.values()));
        ties.removeIf(tie -> chance(50));
        return new Formula(
                kind,
                length,
                stages,
                ties,
                new TreeSet<>(
                        rounds > 1 && chance(40) ? List.of(1 + below(rounds - 1)) : List.of()),
                chance(20) ? Optional.of(award()) : Optional.empty(),
                chance(30));
    }

    private Movement movement(FieldKind kind) {
        if (kind == FieldKind.INDIVIDUALS) {
            return chance(50) ? new Movement.Whist() : new Movement.DrawnPartners();
        }
        return switch (below(4)) {
            case 0 -> new Movement.Mitchell(below(3));
            case 1 -> new Movement.RoundRobin(1 + below(3));
            case 2 -> new Movement.Danese(one(Rematch.values()), List.of(1 + below(4), 3));
            default -> new Movement.Danese(one(Rematch.values()), List.of());
        };
    }

    private String word() {
        return one(WORDS);
    }

    private String name() {
        return one(NAMES);
    }

    private <T> T one(T[] of) {
        return of[below(of.length)];
    }

    private int below(int bound) {
        return random.nextInt(bound);
    }

    private boolean chance(int percent) {
        return below(100) < percent;
    }
}

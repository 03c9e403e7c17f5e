package burraco.tournament.generate;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** A tournament that is played by chance, from entries to the end. */
public final class RandomTournament {
    /** Looks at every change that was accepted. */
    @FunctionalInterface
    public interface Watcher {
        void changed(Tournament before, Change change, Tournament after);
    }

    private final Knobs knobs;
    private final Random random;
    private final Watcher watcher;
    private final List<Change> history = new ArrayList<>();
    private final Map<String, Integer> refused = new TreeMap<>();
    private Tournament now;
    private int entered;
    private Optional<Sentence> stuck = Optional.empty();

    private RandomTournament(Knobs knobs, Watcher watcher) {
        this.knobs = knobs;
        this.random = new Random(knobs.seed());
        this.watcher = watcher;
        this.now = start(knobs);
    }

    public static Tournament start(Knobs knobs) {
        return Tournament.of(
                "Random " + knobs.seed(), knobs.seed(), knobs.edition(), knobs.formula());
    }

    public static RandomTournament play(Knobs knobs, Watcher watcher) {
        RandomTournament played = new RandomTournament(knobs, watcher);
        try {
            played.play();
        } catch (RuntimeException | AssertionError fault) {
            throw new AssertionError(
                    "seed "
                            + knobs.seed()
                            + ", "
                            + knobs.entries()
                            + " entries, "
                            + knobs.formula()
                            + ", last "
                            + played.last()
                            + ": "
                            + fault,
                    fault);
        }
        return played;
    }

    private List<String> last() {
        return history.subList(Math.max(0, history.size() - 3), history.size()).stream()
                .map(change -> change.getClass().getSimpleName())
                .toList();
    }

    public Tournament now() {
        return now;
    }

    public List<Change> history() {
        return List.copyOf(history);
    }

    public Map<String, Integer> refused() {
        return refused;
    }

    /** Why it could not be played to the end. */
    public Optional<Sentence> stuck() {
        return stuck;
    }

    private void play() {
        enter();
        Disturbance disturbance = new Disturbance(this, knobs, random);
        while (now.hasNext()) {
            disturbance.before();
            if (Drafter.next(now) instanceof Drafted.Impossible(Sentence why)) {
                if (!replan()) {
                    stuck = Optional.of(why);
                    return;
                }
            }
            must(Posting.of(now).orElseThrow());
            if (chance(knobs.swaps() / 4)) {
                int posted = now.rounds().size();
                disturbance.unpost();
                if (now.rounds().size() < posted) {
                    continue;
                }
            }
            new RandomRound(this, knobs, random).play();
        }
        disturbance.after();
        tries(new Change.Rank(now.rounds().size()));
        tries(new Change.PostRanking(now.rounds().size()));
        tries(new Change.Finish());
    }

    /** A stage that can't be played any more becomes a Danese. */
    private boolean replan() {
        Formula was = now.formula();
        int begins = was.place(now.next()).stage();
        List<Stage> stages = new ArrayList<>(was.stages().subList(0, begins));
        FieldKind kind = was.field();
        boolean enough = now.field().present(now.next()).count() >= kind.perTable();
        int rounds = was.stages().get(begins).rounds();
        if (!enough || begins == 0) {
            return false;
        }
        Movement movement =
                kind == FieldKind.INDIVIDUALS
                        ? new Movement.DrawnPartners()
                        : new Movement.Danese(Rematch.NOT_AT_ONCE, List.of());
        stages.add(new Stage(movement, rounds, Placing.BY_RANKING, true));
        stages.addAll(was.stages().subList(begins + 1, was.stages().size()));
        must(
                new Change.Plan(
                        new Formula(
                                kind,
                                was.length(),
                                stages,
                                was.tieBreaks(),
                                was.sessionEnds(),
                                was.rest(),
                                was.clubsApart())));
        return true;
    }

    private void enter() {
        for (int i = 0; i < knobs.entries(); i++) {
            must(new Change.Enter(newcomer()));
        }
        if (chance(20)) {
            must(new Change.Scratch(1 + random.nextInt(entered)));
            must(new Change.Enter(newcomer()));
        }
        List<Integer> order =
                new ArrayList<>(now.field().all().stream().map(one -> one.number()).toList());
        Collections.shuffle(order, random);
        must(new Change.Order(order.subList(0, random.nextInt(order.size() + 1))));
    }

    Contestant newcomer() {
        int number = ++entered;
        FieldKind kind = knobs.formula().field();
        List<String> players = new ArrayList<>();
        for (int i = 0; i < kind.fewestPlayers(); i++) {
            players.add("P" + number + (char) ('a' + i));
        }
        String name = kind == FieldKind.TEAMS ? "Team " + number : "";
        int table = chance(knobs.fixedTables()) ? 1 + random.nextInt(knobs.entries()) : 0;
        return new Contestant(
                number, name, players, "Club " + random.nextInt(knobs.clubs()), table);
    }

    boolean chance(int ofHundred) {
        return random.nextInt(100) < ofHundred;
    }

    void must(Change change) {
        if (!tries(change)) {
            throw new AssertionError("was refused: " + refused.keySet() + " " + change);
        }
    }

    boolean tries(Change change) {
        return switch (Direction.apply(now, change)) {
            case Progress.Done done -> {
                Tournament before = now;
                now = done.now();
                history.add(change);
                watcher.changed(before, change, now);
                yield true;
            }
            case Progress.Refused(Sentence why) -> {
                refused.merge(why.key(), 1, Integer::sum);
                yield false;
            }
        };
    }
}

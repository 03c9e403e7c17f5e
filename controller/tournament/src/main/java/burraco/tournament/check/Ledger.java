package burraco.tournament.check;

import burraco.tournament.field.Penalty;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Stage;
import burraco.tournament.round.Places;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of a tournament so far. */
final class Ledger {
    final long seed;
    final Edition edition;
    Formula formula;

    /** In the order of entry. */
    final Map<Integer, Person> people = new LinkedHashMap<>();

    List<Integer> order = List.of();
    final List<Sheet> rounds = new ArrayList<>();
    final List<Places> places = new ArrayList<>();
    final List<Penalty> penalties = new ArrayList<>();

    /** Whether the draft of the next round was edited. */
    boolean edited;

    boolean finished;

    Ledger(long seed, Edition edition, Formula formula) {
        this.seed = seed;
        this.edition = edition;
        this.formula = formula;
    }

    int next() {
        return rounds.size() + 1;
    }

    boolean isThere(int number, int round) {
        Person one = people.get(number);
        return one != null && one.isThere(round);
    }

    Optional<Sheet> round(int number) {
        return number < 1 || number > rounds.size()
                ? Optional.empty()
                : Optional.of(rounds.get(number - 1));
    }

    /** The first round whose points count in the ranking after this one. */
    int countedFrom(int round) {
        int counted = 1;
        int begins = 1;
        for (Stage stage : formula.stages()) {
            if (begins <= Math.max(1, round) && !stage.carried()) {
                counted = begins;
            }
            begins += stage.rounds();
        }
        return counted;
    }

    /** The session that a round belongs to. */
    int session(int round) {
        return (int) formula.sessionEnds().stream().filter(end -> end < round).count();
    }

    /**
     * For everybody who has rested in the session of this round: the last round before it in which
     * they did. Who stayed alone at a table and got what a rest gives has rested as well.
     */
    Map<Integer, Integer> rested(int round) {
        Map<Integer, Integer> last = new HashMap<>();
        for (Sheet sheet : rounds) {
            if (sheet.number < round && session(sheet.number) == session(round)) {
                sheet.rests.forEach(rest -> last.put(rest.number(), sheet.number));
                if (edition != Edition.FIRST) {
                    Tally.of(this, sheet)
                            .forEach((number, score) -> {
                                if (score.kind() == Score.Kind.RESTED) {
                                    last.put(number, sheet.number);
                                }
                            });
                }
            }
        }
        return last;
    }
}

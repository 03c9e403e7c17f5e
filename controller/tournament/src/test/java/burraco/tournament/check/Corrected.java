package burraco.tournament.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.draft.Drafter;
import burraco.tournament.generate.Knobs;
import burraco.tournament.generate.RandomTournament.Watcher;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.round.MeetingResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Beside a tournament with a correction, the same one in which the result was right at once. */
final class Corrected {
    private int seen;

    int seen() {
        return seen;
    }

    Watcher before(Knobs knobs) {
        List<Change> history = new ArrayList<>();
        return (before, change, after) -> {
            history.add(change);
            int round = after.rounds().size();
            if (change instanceof Change.Correct correct
                    && correct.round() == round
                    && isOfOneKind(history, correct)) {
                compare(after, TournamentPropertiesTest.replayed(knobs, twin(history, correct)));
            }
        };
    }

    /** An arbiter can make a match of what was none, as a side was away when it was delivered. */
    private static boolean isOfOneKind(List<Change> history, Change.Correct correct) {
        return history.stream()
                .flatMap(change -> resultOf(change, correct).stream())
                .allMatch(result -> result.getClass() == correct.result().getClass());
    }

    /** The result that a change gives to the table of this correction. */
    private static Optional<MeetingResult> resultOf(Change change, Change.Correct correct) {
        if (change instanceof Change.Record record) {
            return isSame(correct, record.round(), record.table())
                    ? Optional.of(record.result())
                    : Optional.empty();
        }
        return change instanceof Change.Correct other
                        && isSame(correct, other.round(), other.table())
                ? Optional.of(other.result())
                : Optional.empty();
    }

    private void compare(Tournament after, Tournament twin) {
        seen++;
        int round = after.rounds().size();
        assertEquals(Ranking.after(twin, round).all(), Ranking.after(after, round).all());
        if (after.hasNext()) {
            assertEquals(Drafter.next(twin), Drafter.next(after));
        }
    }

    private static List<Change> twin(List<Change> history, Change.Correct correct) {
        List<Change> twin = new ArrayList<>();
        for (Change change : history) {
            if (change instanceof Change.Record(int round, int table, var _, var by, var why)
                    && isSame(correct, round, table)) {
                twin.add(new Change.Record(round, table, correct.result(), by, why));
            } else if (!(change instanceof Change.Correct other
                    && isSame(correct, other.round(), other.table()))) {
                twin.add(change);
            }
        }
        return twin;
    }

    private static boolean isSame(Change.Correct correct, int round, int table) {
        return correct.round() == round && correct.table() == table;
    }
}

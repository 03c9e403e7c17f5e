package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.LineUp;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Before each match a team may put its pairs together anew (art. 2). */
final class LineUpTest {
    private static Evening teams(int players) {
        Evening evening =
                new Evening(
                        FieldKind.TEAMS,
                        MatchLength.TEAMS,
                        1,
                        TieBreak.USUAL,
                        new Stage(new Movement.RoundRobin(1), 1, Placing.BY_ENTRY, true));
        for (int number = 1; number <= 2; number++) {
            int team = number;
            String[] names =
                    Stream.of("a", "b", "c", "d", "e", "f")
                            .limit(players)
                            .map(name -> name + team)
                            .toArray(String[]::new);
            evening.enter("Team " + number, "", names);
        }
        return evening.post();
    }

    private static Change named(int team, String... players) {
        return new Change.NameLineUp(1, new LineUp(team, List.of(players)));
    }

    @Test
    @DisplayName(
            "The captain names two pairs for two tables, and other ones before the match begins")
    void named() {
        Evening evening = teams(5).does(named(1, "a1", "b1", "c1", "d1"));
        evening.does(named(1, "a1", "c1", "e1", "d1"));
        LineUp named = evening.now().rounds().getFirst().lineUp(1).orElseThrow();
        assertEquals(List.of("a1", "c1"), named.at(0));
        assertEquals(List.of("e1", "d1"), named.at(1));
    }

    @Test
    @DisplayName("Who is replaced before the match is so in the line-up too")
    void substituted() {
        Evening evening = teams(4).does(named(1, "a1", "b1", "c1", "d1"));
        evening.does(new Change.Substitute(1, "b1", "Zoe", "Anna"));
        LineUp named = evening.now().rounds().getFirst().lineUp(1).orElseThrow();
        assertEquals("a1 – Zoe; c1 – d1", named.pairs());
    }

    @Test
    @DisplayName("Both teams play at as many tables")
    void tables() {
        Evening evening = teams(6).does(named(1, "a1", "b1", "c1", "d1", "e1", "f1"));
        assertEquals("change.line-up.tables", evening.refusal(named(2, "a2", "b2", "c2", "d2")));
        evening.does(named(2, "f2", "b2", "c2", "d2", "e2", "a2"));
    }

    @Test
    @DisplayName("Nobody of another team, nobody twice, and nothing once the match has begun")
    void refused() {
        Evening evening = teams(4);
        assertEquals("change.no-player", evening.refusal(named(1, "a1", "b1", "c1", "a2")));
        assertEquals("change.line-up.pairs", evening.refusal(named(1, "a1", "b1", "c1", "a1")));
        assertEquals("change.line-up.pairs", evening.refusal(named(1, "a1", "b1")));
        assertEquals("change.unknown", evening.refusal(named(7, "a1", "b1", "c1", "d1")));
        evening.does(new Change.Start(1));
        assertEquals("change.line-up.begun", evening.refusal(named(1, "a1", "b1", "c1", "d1")));
    }
}

package burraco.tournament.print;

import static burraco.tournament.print.PrintedEvening.csv;
import static burraco.tournament.print.PrintedEvening.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.score.MatchLength;
import burraco.tournament.Evening;
import burraco.tournament.direction.Change;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.LineUp;
import burraco.words.Language;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Lists of tournaments in gironi, of teams and of single players. */
final class OtherFieldsTest {
    private static final List<TieBreak> TIES = List.of(TieBreak.MATCH_POINTS, TieBreak.LOT);

    private static Stage danese(int... tables) {
        List<Integer> groups = IntStream.of(tables).boxed().toList();
        return new Stage(new Movement.Danese(Rematch.ALLOWED, groups), 1, Placing.BY_ENTRY, true);
    }

    @Test
    @DisplayName("The ranking of all, then of each girone from 1 on")
    void gironi() {
        Evening evening =
                new Evening(FieldKind.PAIRS, MatchLength.TWO_HANDS, 1, TIES, danese(1, 1))
                        .pairs("A", "B", "C", "D")
                        .post()
                        .results("A-B 100", "C-D 500");
        assertEquals(
                """
                List,Rank,No.,Pair,Club,VP,MP,At equal VP,Pen. VP,Pen. MP,Presence,R1 VP,R1 MP,R1 how
                All,1,3,C,,15,500,,,,,15,500,
                All,2,1,A,,11,100,,,,,11,100,
                All,3,2,B,,9,-100,,,,,9,-100,
                All,4,4,D,,5,-500,,,,,5,-500,
                Girone A,1,1,A,,11,100,,,,,11,100,
                Girone A,2,2,B,,9,-100,,,,,9,-100,
                Girone B,1,3,C,,15,500,,,,,15,500,
                Girone B,2,4,D,,5,-500,,,,,5,-500,
                """,
                csv(evening, new Print.Ranked(1), Language.EN));
        assertEquals(
                """
                A\t1\tA
                A\t1\tB
                B\t2\tC
                B\t2\tD
                """,
                text(evening.now(), new Print.SeatsByTable(1), Format.ROWS, Language.EN));
        String html = text(evening.now(), new Print.Ranked(1), Format.HTML, Language.EN);
        assertTrue(html.contains("<section class=\"group\">\n<h2>Girone B</h2>"), html);
    }

    @Test
    @DisplayName("A slip of teams has a column for each table, and captains sign; all are listed")
    void teams() {
        Evening evening = new Evening(FieldKind.TEAMS, MatchLength.TEAMS, 1, TIES, danese());
        for (String team : List.of("Leoni", "Lupi")) {
            evening.enter(team, "", team + " Ada", team + " Ugo", team + " Pia", team + " Leo");
        }
        evening.post();
        String html = text(evening.now(), new Print.Slips(1), Format.HTML, Language.EN);
        assertTrue(html.contains("<th>Table 1</th><th>Table 2</th><th>Sum</th>"), html);
        assertFalse(html.contains("<th>Table 3</th>"), html);
        assertTrue(html.contains("Captain&#39;s signature"), html);
        assertTrue(
                csv(evening, new Print.SeatsByName(1), Language.EN)
                        .contains("\nLupi Leo,2,,1,,\n"));
        List<String> four = List.of("Lupi Pia", "Lupi Ugo", "Lupi Leo", "Lupi Ada");
        evening.does(new Change.NameLineUp(1, new LineUp(2, four)));
        String named = text(evening.now(), new Print.Slips(1), Format.HTML, Language.EN);
        assertTrue(named.contains("Lupi: Lupi Pia – Lupi Ugo; Lupi Leo – Lupi Ada"), named);
    }

    @Test
    @DisplayName("Partners for a round stand at one side, with both numbers")
    void individuals() {
        Evening evening =
                new Evening(
                        FieldKind.INDIVIDUALS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TIES,
                        new Stage(new Movement.Whist(), 3, Placing.BY_ENTRY, true));
        for (String one : List.of("Ada", "Ugo", "Pia", "Leo")) {
            evening.enter(one, "");
        }
        evening.post();
        String[] rows = csv(evening, new Print.SeatsByTable(1), Language.EN).split("\n");
        assertEquals("Table,Girone,No.,Players,No.,Players", rows[0]);
        assertTrue(
                rows[1].matches("1,,\\d \\+ \\d,\\w+ \\+ \\w+,\\d \\+ \\d,\\w+ \\+ \\w+"), rows[1]);
    }
}

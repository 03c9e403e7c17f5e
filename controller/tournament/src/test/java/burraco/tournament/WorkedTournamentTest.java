package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A club's evening, worked out by hand: four tables, four hands, two Mitchell and two Danese. */
final class WorkedTournamentTest {
    private static final List<TieBreak> BY_MATCH_POINTS =
            List.of(TieBreak.MATCH_POINTS, TieBreak.LOT);

    private static Stage mitchell(int rounds) {
        return new Stage(new Movement.Mitchell(1), rounds, Placing.BY_ENTRY, true);
    }

    private static Stage danese(Rematch rematch, int rounds) {
        return new Stage(new Movement.Danese(rematch, List.of()), rounds, Placing.BY_RANKING, true);
    }

    private static Evening evening(List<TieBreak> ties, Stage... stages) {
        return new Evening(FieldKind.PAIRS, MatchLength.FOUR_HANDS, 1, ties, stages)
                .pairs("F1", "M1", "F2", "M2", "F3", "M3", "F4", "M4");
    }

    private static Evening afterTwo(Rematch rematch, int danese) {
        return evening(BY_MATCH_POINTS, mitchell(2), danese(rematch, danese))
                .post()
                .results("F1-M1 620", "F2-M2 -110", "F3-M3 40", "F4-M4 -1005")
                .post()
                .results("F1-M4 305", "F2-M1 -720", "F3-M2 1310", "F4-M3 115");
    }

    private static Evening afterThree(List<TieBreak> ties, int danese) {
        return evening(ties, mitchell(2), danese(Rematch.NOT_AT_ONCE, danese))
                .post()
                .results("F1-M1 620", "F2-M2 -110", "F3-M3 40", "F4-M4 -1005")
                .post()
                .results("F1-M4 305", "F2-M1 -720", "F3-M2 1310", "F4-M3 115")
                .post()
                .results("F3-F1 -210", "M4-M1 500", "M3-F2 -85", "F4-M2 905");
    }

    @Test
    @DisplayName("Round 1: fixed against mobile, and the ranking by victory and match points")
    void first() {
        Evening evening = evening(BY_MATCH_POINTS, mitchell(2), danese(Rematch.ALLOWED, 2));
        assertEquals("F1-M1 F2-M2 F3-M3 F4-M4", evening.draft());
        evening.post().results("F1-M1 620", "F2-M2 -110", "F3-M3 40", "F4-M4 -1005");
        assertEquals(
                "M4 15/1005, F1 13/620, M2 11/110, F3 10/40, M3 10/-40, F2 9/-110, M1 7/-620,"
                        + " F4 5/-1005",
                evening.ranking());
    }

    @Test
    @DisplayName("Round 2: the mobile pairs have moved by one table")
    void second() {
        Evening evening = afterTwo(Rematch.ALLOWED, 2);
        assertEquals(
                "F1-M4 F2-M1 F3-M2 F4-M3", evening.pairs(evening.now().rounds().get(1).seating()));
        assertEquals(
                "F3 27/1350, F1 25/925, M4 23/700, M1 21/100, M3 19/-155, F4 16/-890, F2 15/-830,"
                        + " M2 14/-1200",
                evening.ranking());
    }

    @Test
    @DisplayName("Round 3, puro: first against second and so on, whoever has met")
    void puro() {
        assertEquals("F3-F1 M4-M1 M3-F4 F2-M2", afterTwo(Rematch.ALLOWED, 2).draft());
    }

    @Test
    @DisplayName("Round 3, modificato: who met in round 2 does not meet again at once")
    void modificato() {
        assertEquals("F3-F1 M4-M1 M3-F2 F4-M2", afterTwo(Rematch.NOT_AT_ONCE, 2).draft());
    }

    @Test
    @DisplayName("Round 4 is the last: first and second meet again")
    void last() {
        Evening evening = afterThree(BY_MATCH_POINTS, 2);
        assertEquals(
                "F3 36/1140, F1 36/1135, M4 35/1200, F4 31/15, M3 29/-240, M1 29/-400, F2 25/-745,"
                        + " M2 19/-2105",
                evening.ranking());
        assertEquals("F3-F1 M4-F4 M3-M1 F2-M2", evening.draft());
    }

    @Test
    @DisplayName("Were round 4 not the last, none of round 3 would meet again")
    void notLast() {
        assertEquals("F3-M4 F1-F4 M3-M1 F2-M2", afterThree(BY_MATCH_POINTS, 3).draft());
    }

    @Test
    @DisplayName("The direct encounter puts F1 first, and then decides who meets")
    void direct() {
        assertEquals("F1-M4 F3-F4 M3-M1 F2-M2", afterThree(TieBreak.USUAL, 3).draft());
    }

    @Test
    @DisplayName("A copied number was wrong, found before round 3 is posted: as if typed right")
    void correctedBefore() {
        Evening evening = afterTwo(Rematch.NOT_AT_ONCE, 2).does(new Change.Draft());
        correct(evening);
        assertEquals(
                "F3 25/1050, F1 25/925, M4 23/700, M1 21/100, M3 19/-155, F4 16/-890, M2 16/-900,"
                        + " F2 15/-830",
                evening.ranking());
        assertEquals("F3-F1 M4-M1 M3-M2 F4-F2", evening.draft());
    }

    @Test
    @DisplayName("Found after round 3 is posted: seats stay, the ranking is put right (art. 19 b)")
    void correctedAfter() {
        Evening evening = afterTwo(Rematch.NOT_AT_ONCE, 2).post();
        correct(evening);
        assertEquals(
                "F3-F1 M4-M1 M3-F2 F4-M2", evening.pairs(evening.now().rounds().get(2).seating()));
    }

    private static void correct(Evening evening) {
        evening.does(
                new Change.Correct(
                        2,
                        3,
                        new Played(1010, 0, List.of()),
                        Ground.TRANSCRIPTION,
                        "Anna",
                        "slip"));
    }

    @Test
    @DisplayName("Seven pairs: the last who has not rested rests, for 12 and +305")
    void odd() {
        Evening evening =
                new Evening(
                                FieldKind.PAIRS,
                                MatchLength.FOUR_HANDS,
                                1,
                                BY_MATCH_POINTS,
                                new Stage(
                                        new Movement.Danese(Rematch.NOT_AT_ONCE, List.of()),
                                        3,
                                        Placing.CHOSEN,
                                        true))
                        .pairs("A", "B", "C", "D", "E", "F", "G")
                        .does(new Change.Order(List.of(1, 2, 3, 4, 5, 6, 7)));
        assertEquals("A-B C-D E-F G", evening.draft());
        evening.post().results("A-B 620", "C-D -110", "E-F 40");
        assertEquals(
                "A 13/620, G 12/305, D 11/110, E 10/40, F 10/-40, C 9/-110, B 7/-620",
                evening.ranking());
        assertEquals("A-G D-E F-C B", evening.draft());
        evening.post();
        assertEquals("B 19/-315", evening.ranking().split(", ")[0]);
    }
}

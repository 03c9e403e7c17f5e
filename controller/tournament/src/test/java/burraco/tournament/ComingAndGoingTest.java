package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Art. 33 and 34 over rounds: who leaves, comes back or comes late. */
final class ComingAndGoingTest {
    private static Stage danese(Rematch rematch, int rounds) {
        return new Stage(new Movement.Danese(rematch, List.of()), rounds, Placing.BY_ENTRY, true);
    }

    private static Stage mitchell(int rounds) {
        return new Stage(new Movement.Mitchell(1), rounds, Placing.BY_ENTRY, true);
    }

    private static Evening evening(Stage... stages) {
        return new Evening(
                FieldKind.PAIRS, MatchLength.FOUR_HANDS, 1, List.of(TieBreak.MATCH_POINTS), stages);
    }

    private static Change leaves(int number, int round, Leaving why) {
        return new Change.Leave(number, round, why, "Anna", "why");
    }

    @Test
    @DisplayName("Away when the stage began, a pair comes back to the last place")
    void backInDanese() {
        Evening evening =
                evening(danese(Rematch.ALLOWED, 3))
                        .pairs("A", "B", "C", "D")
                        .does(leaves(4, 1, Leaving.FOR_A_TIME));
        assertEquals("A-B C", evening.draft());
        evening.post().results("A-B 620").does(new Change.Return(4, 2)).post();
        assertEquals("A-C D-B", evening.pairs(evening.now().rounds().get(1).seating()));
    }

    @Test
    @DisplayName("Away when a Mitchell began, a pair comes back to the vacant place")
    void backInMitchell() {
        Evening evening =
                evening(mitchell(2))
                        .pairs("A", "B", "C", "D")
                        .does(leaves(4, 1, Leaving.FOR_A_TIME));
        evening.post().results("A-B 620").does(new Change.Return(4, 2)).post();
        assertEquals("A-D C-B", evening.pairs(evening.now().rounds().get(1).seating()));
    }

    @Test
    @DisplayName("A Mitchell without a vacant place takes nobody back before the next stage")
    void noPlace() {
        Evening evening =
                evening(mitchell(2), danese(Rematch.ALLOWED, 1))
                        .pairs("A", "B", "C", "D", "E")
                        .does(leaves(5, 1, Leaving.FOR_A_TIME))
                        .post()
                        .results("A-B 620", "C-D 105");
        assertEquals("change.late.no-place", evening.refusal(new Change.Return(5, 2)));
        evening.post().results("A-D 105", "C-B 210").does(new Change.Return(5, 3)).post();
    }

    @Test
    @DisplayName("Who had no seat in the posted round comes back in the next")
    void noSeat() {
        Evening evening =
                evening(danese(Rematch.ALLOWED, 3))
                        .pairs("A", "B", "C", "D")
                        .does(leaves(4, 1, Leaving.FOR_A_TIME))
                        .post();
        assertEquals("change.no-seat", evening.refusal(new Change.Return(4, 1)));
    }

    @Test
    @DisplayName("Left and came back in the same round: the match is played after all")
    void sameRound() {
        Evening evening = evening(danese(Rematch.ALLOWED, 3)).pairs("A", "B", "C", "D").post();
        evening.does(leaves(1, 1, Leaving.FOR_A_TIME)).does(new Change.Return(1, 1));
        evening.results("A-B 620", "C-D 105");
        assertEquals("A 13/620, C 11/105, D 9/-105, B 7/-620", evening.ranking());
    }

    @Test
    @DisplayName("What is said of leaving later counts: sent away now, not for a time from then on")
    void laterDecision() {
        Evening evening = evening(danese(Rematch.ALLOWED, 3)).pairs("A", "B", "C", "D").post();
        evening.does(leaves(4, 2, Leaving.FOR_A_TIME));
        evening.does(leaves(4, 1, Leaving.UNJUSTIFIED));
        evening.results("A-B 620").post().results("A-C 105");
        assertEquals("A 24/725, C 21/200, B 19/-315, D 0/0", evening.ranking());
    }

    @Test
    @DisplayName("Who comes late is not sent to the table of a pair that has left")
    void latecomer() {
        Evening evening = evening(danese(Rematch.ALLOWED, 3)).pairs("A", "B", "C").post();
        evening.does(leaves(3, 1, Leaving.FOR_GOOD));
        assertEquals(
                "change.late.no-table",
                evening.refusal(
                        new Change.Admit(evening.contestant(evening.number("D"), "D"), true)));
    }

    @Test
    @DisplayName(
            "At the incomplete table of a Mitchell, a late pair moves on as the vacant place did")
    void latecomerMoves() {
        Evening evening = evening(mitchell(3)).pairs("A", "B", "C", "D", "E").post();
        assertEquals("A-B C-D E", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.does(new Change.Admit(evening.contestant(evening.number("F"), "F"), true));
        evening.results("A-B 100", "C-D 100", "E-F 100").post();
        assertEquals("A-F C-B E-D", evening.pairs(evening.now().rounds().get(1).seating()));
    }

    @Test
    @DisplayName("Of three, nobody rests again while another has not rested (art. 34)")
    void threeLeft() {
        Evening evening =
                evening(danese(Rematch.AVOIDED, 5))
                        .pairs("A", "B", "C", "D", "E")
                        .post()
                        .results("A-B 505", "C-D 105")
                        .post()
                        .results("A-C -2005", "E-D 105")
                        .post();
        assertEquals("C-E B-D A", evening.pairs(evening.now().rounds().get(2).seating()));
        evening.results("C-E 105", "B-D 105");
        evening.does(leaves(4, 4, Leaving.FOR_GOOD)).does(leaves(5, 4, Leaving.FOR_GOOD));
        // C alone has not rested, though A and B have met.
        assertEquals("B-A C", evening.draft());
    }

    @Test
    @DisplayName(
            "Who has left still stands in the ranking, and the next round follows that ranking")
    void rankingOfAll() {
        Evening evening =
                new Evening(
                                FieldKind.PAIRS,
                                MatchLength.FOUR_HANDS,
                                1,
                                TieBreak.USUAL,
                                mitchell(2),
                                new Stage(
                                        new Movement.Danese(Rematch.ALLOWED, List.of()),
                                        1,
                                        Placing.BY_RANKING,
                                        true))
                        .pairs("F1", "M1", "F2", "M2", "F3", "M3")
                        .post()
                        .results("F1-M1 105", "F2-M2 0", "F3-M3 150")
                        .post()
                        .results("F1-M3 105", "M1-F2 505", "F3-M2 105")
                        .does(leaves(5, 3, Leaving.FOR_GOOD));
        // F3 has met neither M1 nor F1: between the three no direct encounter decides.
        assertEquals("M1 22/400, F3 22/255, F1 22/210", evening.ranking().substring(0, 31));
        assertEquals("M1-F1 M2-M3 F2", evening.draft());
    }

    @Test
    @DisplayName("When the ranking is made, nobody came late any more")
    void lateAfterwards() {
        Evening evening = evening(danese(Rematch.ALLOWED, 2)).pairs("A", "B", "C", "D").post();
        evening.does(leaves(1, 1, Leaving.FOR_A_TIME)).results("C-D 105");
        evening.does(new Change.Late(1, 1, false, 12)).does(new Change.Late(1, 1, false, 0));
        evening.does(new Change.Rank(1));
        assertEquals("change.round-over", evening.refusal(new Change.Late(1, 1, false, 12)));
    }

    @Test
    @DisplayName("Points that an arbiter gives afterwards put the ranking back to be made again")
    void awardedAfterwards() {
        Evening evening = evening(danese(Rematch.ALLOWED, 1)).pairs("A", "B").post();
        evening.does(leaves(1, 1, Leaving.FOR_A_TIME)).does(new Change.PostRanking(1));
        evening.does(
                new Change.Record(
                        1,
                        1,
                        new MeetingResult.Awarded(new Award(0, 0), new Award(20, 2005)),
                        "Anna",
                        "the jury"));
        assertEquals("change.not-over", evening.refusal(new Change.Finish()));
    }

    @Test
    @DisplayName("A table that was decided by lateness is not corrected into a match")
    void decided() {
        Evening evening = evening(danese(Rematch.ALLOWED, 2)).pairs("A", "B", "C", "D").post();
        evening.does(new Change.Late(1, 1, true, 12));
        evening.does(
                new Change.Record(
                        1,
                        1,
                        new MeetingResult.Awarded(new Award(8, -305), new Award(12, 305)),
                        "Anna",
                        "as by art. 34"));
        assertEquals(
                "change.not-played",
                evening.refusal(
                        new Change.Correct(
                                1,
                                1,
                                new Played(100, 0, List.of()),
                                Change.Ground.ARBITER,
                                "Anna",
                                "why")));
    }
}

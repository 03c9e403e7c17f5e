package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Penalty;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Edit;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.RoundState;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What happens at the desk of a direction, in an order that nobody planned (art. 19, 33, 34). */
final class DeskTest {
    private static final Award NOTHING = new Award(0, 0);

    private static Evening posted(int rounds) {
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(
                                new Movement.Danese(Rematch.ALLOWED, List.of()),
                                rounds,
                                Placing.BY_ENTRY,
                                true))
                .pairs("A", "B", "C", "D")
                .post();
    }

    private static Change leaves(int number, Leaving why) {
        return new Change.Leave(number, 1, why, "Anna", "");
    }

    private static Change.Record result(int table, MeetingResult result) {
        return new Change.Record(1, table, result);
    }

    private static Change.Record given(int table, Award first, Award second) {
        return new Change.Record(1, table, new Awarded(first, second), "Anna", "the jury");
    }

    @Test
    @DisplayName("Swapped points are corrected if the table says so together, and not otherwise")
    void swapped() {
        Evening evening = posted(2).results("A-B 50");
        Played right = new Played(0, 50, List.of());
        assertEquals(
                "change.not-agreed",
                evening.refusal(new Change.Correct(1, 1, right, Ground.SWAPPED, "Anna", "")));
        evening.does(new Change.Correct(1, 1, right, Ground.SWAPPED, true, "Anna", ""));
        assertEquals("B 10/50", lineOf(evening, "B"));
    }

    @Test
    @DisplayName("In a tournament of an older program nobody wrote down that the table agreed")
    void swappedBefore() {
        Evening evening = posted(2).begunWith(Edition.FIRST).results("A-B 50");
        Played right = new Played(0, 50, List.of());
        evening.does(new Change.Correct(1, 1, right, Ground.SWAPPED, "Anna", ""));
        assertEquals("B 10/50", lineOf(evening, "B"));
    }

    @Test
    @DisplayName("Points that an arbiter gives have a name, a reason, and at most 20 for a side")
    void given() {
        Evening evening = posted(2);
        assertEquals(
                "change.who-and-why",
                evening.refusal(result(1, new Awarded(new Award(12, 305), new Award(8, -305)))));
        assertEquals("change.award", evening.refusal(given(1, new Award(21, 0), NOTHING)));
        assertEquals("change.award", evening.refusal(given(1, NOTHING, new Award(-1, 0))));
        assertEquals("change.award", evening.refusal(given(1, new Award(1, 100_000), NOTHING)));
        assertEquals(
                "change.award",
                evening.refusal(result(1, new Abandoned(true, false, new Award(400, 5)))));
        evening.does(given(1, new Award(20, 2005), NOTHING));
        assertEquals("A 20/2005", lineOf(evening, "A"));
    }

    @Test
    @DisplayName("A side leaves the table and nobody says why: as if away for a time")
    void leftForATime() {
        Evening evening = posted(2).does(result(1, new Abandoned(true, false, NOTHING)));
        assertEquals("B 12/305, A 8/-305, C 0/0, D 0/0", evening.ranking());
    }

    @Test
    @DisplayName("… afterwards it is said that they had no reason: 0 (art. 33)")
    void leftWithoutReason() {
        Evening evening =
                posted(2)
                        .does(result(1, new Abandoned(true, false, NOTHING)))
                        .does(leaves(1, Leaving.UNJUSTIFIED));
        assertEquals("B 12/305", evening.ranking().split(", ")[0]);
        assertEquals("A 0/0", lineOf(evening, "A"));
    }

    @Test
    @DisplayName(
            "Who stays keeps what was won by then, if it is more than a rest, by match points too")
    void stayed() {
        Evening evening = posted(2).does(result(1, new Abandoned(true, false, new Award(12, 450))));
        assertEquals("B 12/450", lineOf(evening, "B"));
    }

    @Test
    @DisplayName("Both sides away for a time get what is due to each; both gone get 0")
    void bothAway() {
        Evening forATime =
                posted(2).does(leaves(1, Leaving.FOR_A_TIME)).does(leaves(2, Leaving.FOR_A_TIME));
        assertEquals("A 8/-305", lineOf(forATime, "A"));
        assertEquals("B 8/-305", lineOf(forATime, "B"));
        Evening gone = posted(2).does(result(1, new Abandoned(true, true, NOTHING)));
        assertEquals("A 0/0", lineOf(gone, "A"));
        assertEquals("B 0/0", lineOf(gone, "B"));
    }

    @Test
    @DisplayName("Twelve minutes late, and then they leave without a reason: 0, not 8")
    void lateAndGone() {
        Evening evening = posted(2).does(new Change.Late(1, 1, true, 12));
        assertEquals("A 8/-305", lineOf(evening, "A"));
        evening.does(leaves(1, Leaving.UNJUSTIFIED));
        assertEquals("A 0/0", lineOf(evening, "A"));
        assertEquals("B 12/305", lineOf(evening, "B"));
    }

    @Test
    @DisplayName("Three minutes late, typed after the result: 100 for those who waited")
    void lateAfterResult() {
        Evening evening = posted(2).results("A-B 50").does(new Change.Late(1, 1, true, 3));
        assertEquals("B 10/50", lineOf(evening, "B"));
    }

    @Test
    @DisplayName("Nothing of a past round is decided by lateness any more")
    void lateInThePast() {
        Evening evening = posted(2).does(new Change.Late(1, 1, true, 12)).results("C-D 0").post();
        assertEquals("change.not-last", evening.refusal(new Change.Late(1, 1, true, 3)));
        assertEquals("change.not-last", evening.refusal(given(1, new Award(12, 0), NOTHING)));
    }

    @Test
    @DisplayName(
            "The arbiter has signed at the table, and that is typed when the round is complete")
    void signedLate() {
        Evening evening = posted(1).results("A-B 650", "C-D 0");
        Change sum =
                new Change.Correct(1, 1, new Played(500, 0, List.of()), Ground.SUM, "Anna", "");
        assertEquals("change.not-countersigned", evening.refusal(sum));
        evening.does(new Change.Countersign(1, 1, "Anna")).does(sum);
        assertEquals("A 12/500", lineOf(evening, "A"));
    }

    @Test
    @DisplayName("A played result does not become an arbiter's score by a wrong transcription")
    void kind() {
        Evening evening = posted(2).results("A-B 50");
        Awarded given = new Awarded(new Award(20, 0), NOTHING);
        assertEquals(
                "change.other-kind",
                evening.refusal(new Change.Correct(1, 1, given, Ground.TRANSCRIPTION, "Anna", "")));
        evening.does(new Change.Correct(1, 1, given, Ground.ARBITER, "Anna", "jury"));
        assertEquals("A 20/0", lineOf(evening, "A"));
    }

    @Test
    @DisplayName("A swap in the draft outlasts a penalty, and the arbiter is asked to look again")
    void swapStays() {
        Evening evening =
                posted(2)
                        .results("A-B 50", "C-D 0")
                        .does(new Change.Draft())
                        .does(new Change.EditDraft(new Edit.Swap(2, 3, "Anna", "quarrel")))
                        .does(new Change.Check("Anna"));
        String before = evening.draft();
        Change penalty = new Change.Penalize(new Penalty(4, 1, 0, -5, "Anna", "phone"));
        Progress.Done done = (Progress.Done) evening.tries(penalty);
        assertEquals("remark.draft-anew", done.remarks().getFirst().key());
        assertEquals(before, evening.does(penalty).draft());
        assertEquals(false, evening.now().draft().orElseThrow().checked());
    }

    @Test
    @DisplayName("A correction of an early round takes the last ranking off the wall")
    void rankedAgain() {
        Evening evening = posted(2).results("A-B 50", "C-D 0").post().results("A-C 0", "B-D 0");
        evening.does(new Change.Rank(2)).does(new Change.PostRanking(2));
        evening.does(
                new Change.Correct(
                        1, 1, new Played(0, 900, List.of()), Ground.TRANSCRIPTION, "Anna", ""));
        assertEquals(RoundState.COMPLETE, evening.now().rounds().getLast().state());
        assertEquals("change.not-over", evening.refusal(new Change.Finish()));
    }

    private static String lineOf(Evening evening, String pair) {
        for (String row : evening.ranking().split(", ")) {
            if (row.startsWith(pair + " ")) {
                return row;
            }
        }
        throw new AssertionError(pair + " is not in the ranking");
    }
}

package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Penalty;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Meeting;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What an arbiter changes in a draft, beside two who change places. */
final class DraftEditsTest {
    private static final String WHO = "Anna";
    private static final String WHY = "near the door";

    private static Evening evening(Movement movement, int rounds) {
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(movement, rounds, Placing.BY_ENTRY, true))
                .pairs("A", "B", "C", "D", "E", "F");
    }

    private static Evening danese() {
        return evening(new Movement.Danese(Rematch.ALLOWED, List.of()), 2);
    }

    private static Change moves(int number, int table, boolean first) {
        return new Change.EditDraft(new Edit.Move(number, table, first, WHO, WHY));
    }

    private static Change pins(int number, int table) {
        return new Change.EditDraft(new Edit.Pin(number, table, WHO, WHY));
    }

    /** The table of a pair in the round that is posted. */
    private static int tableOf(Evening evening, String pair) {
        int number = evening.number(pair);
        return evening.now().rounds().getLast().seating().of(number).map(Meeting::table).get();
    }

    @Test
    @DisplayName("One pair takes a place; who was there gets theirs")
    void move() {
        Evening evening = danese().does(new Change.Draft()).does(moves(1, 3, false));
        assertEquals("F-B C-D E-A", evening.draft());
    }

    @Test
    @DisplayName("Who is there already keeps the place when the draft is made anew")
    void keeps() {
        Evening evening = danese().post().results("A-B 5", "C-D 100", "E-F 200");
        assertEquals("E-C A-B D-F", evening.draft());
        evening.does(new Change.Draft()).does(moves(1, 2, true));
        evening.does(new Change.Penalize(new Penalty(5, 1, -9, 0, WHO, "phone")));
        assertEquals("C-B A-D F-E", evening.draft());
    }

    @Test
    @DisplayName("In the first round of a Mitchell such a place holds for all its rounds")
    void moveInMitchell() {
        Evening evening =
                evening(new Movement.Mitchell(1), 2)
                        .does(new Change.Draft())
                        .does(moves(2, 2, true))
                        .post();
        assertEquals("A-C B-D E-F", evening.pairs(evening.now().rounds().getFirst().seating()));
        assertEquals("A-F B-C E-D", evening.results("A-C 0", "B-D 0", "E-F 0").draft());
    }

    @Test
    @DisplayName(
            "A pair keeps a table for this round, whoever it meets when the draft is made anew")
    void pin() {
        Evening evening = danese().post().results("A-B 5", "C-D 100", "E-F 200");
        evening.does(new Change.Draft()).does(pins(1, 3));
        assertEquals("E-C A-B D-F", evening.draft());
        Change penalty = new Change.Penalize(new Penalty(5, 1, -9, 0, WHO, "phone"));
        evening.does(penalty);
        assertEquals("C-A B-D F-E", evening.draft());
        evening.post();
        assertEquals(3, tableOf(evening, "A"));
        assertEquals(3, tableOf(evening, "C"));
        assertEquals(1, tableOf(evening, "F"));
    }

    @Test
    @DisplayName("Nobody is moved who is not there, nowhere, without a name or without a reason")
    void refused() {
        Evening evening = danese();
        assertEquals("change.no-draft", evening.refusal(moves(1, 2, true)));
        evening.does(new Change.Draft());
        assertEquals("change.not-in-draft", evening.refusal(moves(9, 2, true)));
        assertEquals("change.no-table", evening.refusal(moves(1, 9, true)));
        assertEquals("change.no-such-table", evening.refusal(pins(1, 0)));
        assertEquals(
                "change.who-and-why",
                evening.refusal(new Change.EditDraft(new Edit.Pin(1, 2, WHO, ""))));
        assertEquals(
                "change.who-and-why",
                evening.refusal(new Change.EditDraft(new Edit.Move(1, 2, true, "", WHY))));
    }
}

package burraco.journal.between;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.journal.tape.Names;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.table.state.ArbiterCall;
import burraco.table.state.Assignments;
import burraco.table.state.BetweenHands;
import burraco.testing.Assigned;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The state of a table between two hands is written and read again. */
class BetweenTextTest {
    private static final Names NOBODY =
            new Names() {
                @Override
                public int idOf(String name) {
                    return 0;
                }

                @Override
                public String nameOf(int id) {
                    return "";
                }
            };

    private final TestTable table =
            new TestTable()
                    .deal()
                    .player(Seat.SOUTH, new Command.Call())
                    .arbiter(new Command.End(""))
                    .player(Seat.EAST, new Command.Call())
                    .gathered();

    @Test
    @DisplayName("A player who called the arbiter still waits after a restart between two hands")
    void whoHasCalledWaitsOn() {
        BetweenHands between = table.table().betweenHands().orElseThrow();
        assertEquals(
                List.of(Seat.SOUTH, Seat.EAST),
                between.calling().stream().map(ArbiterCall::seat).toList());
        assertEquals(between, BetweenText.read(BetweenText.of(between, NOBODY), NOBODY));
    }

    @Test
    @DisplayName("In a text of an earlier version there are no calls")
    void earlierVersionsHadNobodyWhoCalls() {
        String text = BetweenText.of(table.table().betweenHands().orElseThrow(), NOBODY);
        assertTrue(text.contains("calling.0"), text);
        String earlier =
                text.lines()
                        .filter(line -> !line.startsWith("calling"))
                        .reduce("", (all, line) -> all + line + "\n");
        assertEquals(List.of(), BetweenText.read(earlier, NOBODY).calling());
    }

    @Test
    @DisplayName("What a hall wants of the table is written and read again")
    void whatAHallWantsIsKept() {
        Assigned what = Assigned.round(1L << 41, "3", "").names(Map.of()).ends(600_000);
        table.arbiter(what.paused().saying("Cena = ore 20").order());
        table.deal().arbiter(new Command.End("")).gathered();
        BetweenHands between = table.table().betweenHands().orElseThrow();
        assertTrue(between.assignments().pausing());
        assertEquals(between, BetweenText.read(BetweenText.of(between, NOBODY), NOBODY));
    }

    @Test
    @DisplayName("An earlier version did not say at which table an assigned round is played")
    void earlierVersionsHadOneTable() {
        TestTable fresh = new TestTable();
        fresh.arbiter(Assigned.round(1, "3", "").names(Map.of()).order());
        fresh.deal().arbiter(new Command.End("")).gathered();
        BetweenHands between = fresh.table().betweenHands().orElseThrow();
        String text = BetweenText.of(between, NOBODY);
        String earlier = text.replace("assigned.taken.table=12\n", "");
        assertNotEquals(text, earlier);
        assertEquals(between, BetweenText.read(earlier, NOBODY));
    }

    @Test
    @DisplayName("In a text of an earlier version no hall wants anything")
    void earlierVersionsHadNoHall() {
        String text = BetweenText.of(table.table().betweenHands().orElseThrow(), NOBODY);
        assertFalse(text.contains("assigned") || text.contains("round.ends"), text);
        assertEquals(Assignments.NONE, BetweenText.read(text, NOBODY).assignments());
    }
}

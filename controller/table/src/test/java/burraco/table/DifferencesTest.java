package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.sheet.Refusal;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.event.Discrepancy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Differences between the cards on the table and the record: they are asked about, settled, and
 * never ignored. S deals, W begins.
 */
class DifferencesTest {
    private static final Zone EW1 = new Zone.MeldSlot(Line.EW, 1);
    private static final Zone EW3 = new Zone.MeldSlot(Line.EW, 3);
    private static final Optional<MeldId> MELD = Optional.of(new MeldId(Line.EW, 1));

    private final TestTable table =
            new TestTable().deal().acts("W draw", "W open 5H 6H 7H", "W discard KC");

    private static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    private static Discrepancy lies(String card, Zone place, Optional<MeldId> meld) {
        return new Discrepancy.Lies(card(card), place, meld);
    }

    private List<String> last(int lines) {
        List<String> record = table.record();
        return record.subList(record.size() - lines, record.size());
    }

    private void settle(DiscrepancyAnswer how) {
        table.arbiter(new Command.Settle(0, how, ""));
    }

    @Test
    void aCardOnAMeldIsTiedByWhoCouldWhenItWasFirstHeard() {
        table.quietly().acts("N draw").differs(lies("8H/1", EW1, MELD), table.now() - 1_500);
        assertTrue(Situations.of(table.state(), true).contains(Situation.DIFFERS));
        settle(DiscrepancyAnswer.LIES_THERE);
        assertEquals(List.of("W tie EW1 8H", "W discard KC", "N draw"), last(3));
        assertTrue(table.state().differing().isEmpty());
        assertEquals(1, table.watcher().settled.size());
    }

    @Test
    void cardsThatAreNoMeldAreOpenedAndRuled() {
        Discrepancy.Lies six = (Discrepancy.Lies) lies("6C/1", EW3, Optional.empty());
        table.acts("N draw", "N discard 4D", "E draw").quietly();
        table.differs(six, table.now() + 100)
                .differs(lies("8D/1", EW3, Optional.empty()), table.now() + 100)
                .differs(lies("AS/2", EW3, Optional.empty()), table.now() + 100);
        assertEquals(1, table.state().differing().size(), "one place is one question");
        table.quietly().player(Seat.NORTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        assertTrue(table.effects().contains("E open"), table::wholeRecord);
        assertEquals(1, table.state().hand().open().owed().size(), table::wholeRecord);
    }

    @Test
    void whatWasTakenBackLeavesTheRecordAsItIs() {
        List<String> before = table.record();
        table.differs(lies("8H/1", EW1, MELD), table.now());
        settle(DiscrepancyAnswer.TAKEN_BACK);
        assertEquals(before, table.record());
        assertEquals(1, table.watcher().settled.size());
    }

    @Test
    void aCardOfAMeldThatIsGoneWasTakenBack() {
        table.differs(new Discrepancy.Silent(card("7H/1"), EW1, MELD), table.now());
        settle(DiscrepancyAnswer.TAKEN_BACK);
        assertTrue(last(1).getFirst().endsWith("takeback EW1 7H"), table::wholeRecord);
    }

    @Test
    void whatAgreesByItselfIsAskedNoMore() {
        Discrepancy eight = lies("8H/1", EW1, MELD);
        table.differs(eight, table.now()).quietly().agrees(eight);
        assertEquals("EW1 +8H agrees", table.effects());
        settle(DiscrepancyAnswer.LIES_THERE);
        assertEquals("refused NO_SUCH_DIFFERENCE", table.effects());
    }

    @Test
    void whereNoActFitsThatIsSaid() {
        table.differs(new Discrepancy.Silent(card("KC/1"), new Zone.Stock(), MELD), table.now());
        table.quietly().differs(new Discrepancy.Weighs(new Zone.Pozzetto(1), 3), table.now());
        table.quietly().arbiter(new Command.Settle(1, DiscrepancyAnswer.LIES_THERE, ""));
        assertTrue(table.effects().startsWith("refused"), "nobody has taken three cards of it");
    }

    @Test
    void lookAgainForgetsWhatIsOpenAndTellsTheWatcher() {
        table.differs(lies("8H/1", EW1, MELD), table.now()).quietly();
        table.arbiter(new Command.Look("lost"));
        assertEquals("looks again", table.effects());
        assertTrue(table.state().differing().isEmpty());
        assertEquals(1, table.watcher().looks);
    }

    @Test
    void theArbiterSeesBeforehandWhatWouldCome() {
        table.acts("N draw", "N discard 4D", "E draw");
        table.differs(lies("3C/1", EW1, MELD), table.now() + 100);
        Preview preview = table.preview(new Command.Settle(0, DiscrepancyAnswer.LIES_THERE, ""));
        assertEquals(Optional.empty(), preview.refusal());
        assertEquals(1, preview.come().size(), "a three of clubs does not belong to that run");
        assertEquals(
                Optional.of(Refusal.of(Refusal.Why.NO_SUCH_DIFFERENCE)),
                table.preview(new Command.Settle(7, DiscrepancyAnswer.LIES_THERE, "")).refusal());
    }

    /** With the ruling, everything that depended on it is removed. */
    @Test
    void aRulingThatPlayContradictsIsWithdrawnWithAllThatHungOnIt() {
        table.acts("N draw", "N open 3D 4D 8D").quietly();
        assertEquals(1, table.state().hand().open().owed().size());
        table.withdrawn(WithdrawalReason.CONTRADICTED);
        assertTrue(table.state().hand().open().owed().isEmpty());
        assertEquals(Seat.NORTH, table.state().hand().acting().orElseThrow());
        assertEquals(Optional.empty(), table.state().hand().open().turn().limit());
        assertEquals(1, table.state().revoked().orElseThrow().rulings().size());
    }

    @Test
    void anActThatIsOnlyWithdrawnIsNoRevokedRuling() {
        table.withdrawn(WithdrawalReason.CONTRADICTED);
        assertEquals(Optional.empty(), table.state().revoked());
    }
}

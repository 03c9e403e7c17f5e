package burraco.play.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.virtual.Noise;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.Person;
import burraco.table.state.OpenDiscrepancy;
import burraco.testing.PracticeTable;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * W has drawn, and S lays a card on a free place of the other line. No act explains this card, so
 * the table asks about it after a while.
 */
class DifferencesToldTest {
    private static final Person ARBITER = new Person.Arbiter("");
    private static final BoardPlace SLOT = new BoardPlace.Slot(Line.EW, 6);

    private final PracticeTable table = new PracticeTable(1, Noise.QUIET);
    private final Practice practice = table.practice();
    private Card card;

    private List<OpenDiscrepancy> differing() {
        return table.state().differing();
    }

    private void seconds(int seconds) {
        table.passes(Duration.ofSeconds(seconds));
    }

    @BeforeEach
    void oneCardIsLaid() {
        table.dealt(Seat.SOUTH);
        List<Card> stock = practice.position().at(BoardPlace.STOCK);
        practice.move(List.of(stock.getLast()), Target.fan(Seat.WEST));
        seconds(6);
        card = practice.position().at(new BoardPlace.Fan(Seat.SOUTH)).getFirst();
        practice.move(List.of(card), Target.of(SLOT));
        seconds(9);
        assertEquals(List.of(), differing(), "people think");
        seconds(7);
        assertEquals(1, differing().size(), table::lastActs);
        assertEquals(List.of(card), differing().getFirst().more());
        assertEquals("EW slot 6", differing().getFirst().where());
    }

    @Test
    void whoTakesItBackIsAskedNoMore() {
        practice.move(List.of(card), Target.fan(Seat.SOUTH));
        seconds(5);
        assertEquals(List.of(), differing());
    }

    @Test
    void whatPeopleHaveSettledIsNotAskedAgainUnlessTheTableIsToLookAgain() {
        int item = differing().getFirst().id();
        table.order(ARBITER, new Command.Settle(item, DiscrepancyAnswer.TAKEN_BACK, ""));
        assertEquals(List.of(), differing());
        seconds(40);
        assertEquals(List.of(), differing());
        table.order(ARBITER, new Command.Look(""));
        assertEquals(List.of(), differing(), "it looks for the hand first");
        seconds(15);
        assertEquals(List.of(card), differing().getFirst().more());
    }

    @Test
    void whatLiesThereIsOnRecordOnceSomebodyOfEachLineHasSaidSo() {
        table.order(new Person.Player(Seat.NORTH), new Command.Ok());
        assertEquals(1, differing().size(), "one word is not enough");
        table.order(new Person.Player(Seat.EAST), new Command.Ok());
        assertEquals(List.of(), differing());
        assertTrue(table.open().melds().holding(card).isPresent(), table::lastActs);
        seconds(40);
        assertEquals(List.of(), differing(), "the tracker knows where it lies");
    }
}

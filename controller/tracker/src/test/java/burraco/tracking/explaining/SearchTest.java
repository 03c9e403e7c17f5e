package burraco.tracking.explaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.testing.DealtCourse;
import burraco.testing.HeardTable;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.TableScales;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Which acts explain what was heard. S has dealt, the 9♠ lies on the pile, W is to play, and no
 * scale reports anything.
 */
class SearchTest {
    private static final Zone MELD = new Zone.MeldSlot(Line.EW, 1);

    private final HeardTable table = new HeardTable();
    private final DealtCourse dealt = new DealtCourse(HeardTable.TABLE.layout());

    @BeforeEach
    void faced() {
        table.put(HeardTable.card("9S/1"), TablePicture.PILE);
        table.look(3_000);
    }

    private Search search() {
        return search(Expectation.LAWFUL);
    }

    private Search search(Expectation expectation) {
        int kept = dealt.course().entries().size();
        Evidence evidence =
                new Evidence(
                        table.picture(),
                        new TableScales(HeardTable.TABLE.layout()),
                        dealt.course().now(),
                        1_500,
                        Map.of(),
                        List.of(),
                        new HandConfidence(),
                        table.now());
        return new Search(expectation, dealt.course(), kept, evidence, table.now());
    }

    private static List<String> acts(Explanation explanation) {
        return explanation.steps().stream().map(step -> step.entry().text()).toList();
    }

    private void put(String card, Zone zone) {
        table.put(HeardTable.card(card), zone);
    }

    /** Lays three clubs on a free place of EW, one after the other within half a second. */
    private void laySequence() {
        for (String card : List.of("4C/1", "5C/1", "6C/1")) {
            put(card, MELD);
            table.look(250);
        }
        table.look(2_000);
    }

    @Test
    void whereNothingMovesNothingWasDone() {
        Explanation nothing = search().best().orElseThrow();
        assertEquals(List.of(), acts(nothing));
        assertTrue(nothing.isClear());
    }

    @Test
    void aCardThatComesToThePileWasDiscardedAfterADrawThatNobodySaw() {
        put("5H/1", TablePicture.PILE);
        table.look(2_000);
        assertEquals(List.of("W draw", "W discard 5H"), acts(search().best().orElseThrow()));
    }

    @Test
    void cardsThatComeToAMeldPlaceTogetherWereOpened() {
        laySequence();
        List<String> acts = acts(search().best().orElseThrow());
        assertEquals("W draw", acts.getFirst());
        assertEquals("W open 4C 5C 6C", acts.getLast());
    }

    @Test
    void aPileThatIsGoneWasPickedUpBeforeThePlayerLaidCards() {
        Card faced = HeardTable.card("9S/1");
        table.take(faced);
        table.look(6_000);
        laySequence();
        assertEquals(List.of("W pickup", "W open 4C 5C 6C"), acts(search().best().orElseThrow()));
    }

    @Test
    void anExplanationLeadsTheNextOneByTheDifferenceOfTheirPrices() {
        put("5H/1", TablePicture.PILE);
        table.look(2_000);
        Explanation best = search().best().orElseThrow();
        assertTrue(best.ahead(1) > 0, "the discard is surer than any other act: " + best.ahead(1));
    }

    @Test
    void aSearchThatMayDoNoWorkFindsNothingAndSaysSo() {
        put("5H/1", TablePicture.PILE);
        table.look(2_000);
        Search cut = search().within(1);
        assertTrue(cut.best().isEmpty());
        assertTrue(cut.wasCut());
        assertFalse(search().wasCut());
    }

    @Test
    void theSameReadingsTakeTheSameWork() {
        put("5H/1", TablePicture.PILE);
        table.look(2_000);
        Search one = search();
        Search other = search();
        one.best();
        other.best();
        assertEquals(one.work(), other.work());
    }
}

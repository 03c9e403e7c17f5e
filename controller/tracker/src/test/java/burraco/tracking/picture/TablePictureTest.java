package burraco.tracking.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.testing.HeardTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The places of cards, with antennas that hear every card over them. */
class TablePictureTest {
    private static final Zone MELD = new Zone.MeldSlot(Line.EW, 1);

    private final HeardTable table = new HeardTable();
    private final TablePicture picture = table.picture();
    private final Card card = HeardTable.card("7H/1");

    private Optional<Zone> place() {
        return picture.sure(card).map(Stay::zone);
    }

    @Test
    void aCardThatKeepsBeingHeardLiesAtItsPlace() {
        table.put(card, MELD);
        table.look(2_000);
        assertEquals(Optional.of(MELD), place());
        assertTrue(picture.certain(card, MELD));
    }

    @Test
    void nobodyKnowsWhereACardIsThatWasNeverHeard() {
        table.look(2_000);
        assertTrue(picture.of(card).isEmpty());
        assertTrue(picture.visits(card).isEmpty());
    }

    @Test
    void aDiscardThatIsPushedToTheNextAntennaStaysOnThePile() {
        table.putOnPile(card, 0);
        table.look(2_000);
        table.putOnPile(card, 1);
        table.look(1_000);
        assertEquals(Optional.of(TablePicture.PILE), place());
        assertEquals(1, picture.visits(card).size());
    }

    @Test
    void aCardThatIsTakenAwayIsSoonNotBelievedThereButRemembered() {
        table.put(card, MELD);
        table.look(3_000);
        table.take(card);
        table.look(8_000);
        assertTrue(place().isEmpty());
        assertFalse(picture.certain(card, MELD));
        assertTrue(picture.wasHeard(card, MELD));
    }

    @Test
    void silenceIsLessLikelyTheLongerItLasts() {
        table.put(card, MELD);
        table.look(3_000);
        assertEquals(0.0, picture.silence(card, MELD).orElseThrow());
        table.take(card);
        table.look(1_000);
        double brief = picture.silence(card, MELD).orElseThrow();
        table.look(2_000);
        double longer = picture.silence(card, MELD).orElseThrow();
        assertTrue(longer < brief && brief < 0, brief + " and " + longer);
    }

    @Test
    void aCardIsUnexpectedWhereTheRecordDoesNotHaveIt() {
        table.put(card, MELD);
        table.look(2_000);
        assertEquals(List.of(card), picture.unexpected(Map.of(), table.now()));
        assertEquals(List.of(), picture.unexpected(Map.of(card, MELD), table.now()));
    }
}

package burraco.tracking.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.testing.HeardTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A meld of four cards lies on the first place of NS, and somebody moves it. */
class MovedMeldsTest {
    private static final Zone.MeldSlot HOME = new Zone.MeldSlot(Line.NS, 1);
    private static final Zone.MeldSlot NEXT = new Zone.MeldSlot(Line.NS, 2);
    private static final Zone.MeldSlot OPPONENTS = new Zone.MeldSlot(Line.EW, 1);

    private final HeardTable table = new HeardTable();
    private final MovedMelds moved = new MovedMelds(table.picture());
    private final List<Card> meld =
            List.of("4C/1", "5C/1", "6C/1", "7C/1").stream().map(HeardTable::card).toList();
    private final Map<Card, Zone> record = new LinkedHashMap<>();

    @BeforeEach
    void lay() {
        meld.forEach(card -> record.put(card, HOME));
        move(meld, HOME);
    }

    private void move(List<Card> cards, Zone zone) {
        cards.forEach(card -> table.put(card, zone));
        table.look(8_000);
    }

    private Zone nameOfPlace(Card card) {
        return table.picture().sure(card).orElseThrow().zone();
    }

    @Test
    void aMeldThatIsSlidAsideKeepsItsNameAndThePlacesExchangeTheirs() {
        move(meld, NEXT);
        assertTrue(moved.look(record));
        meld.forEach(card -> assertEquals(HOME, nameOfPlace(card)));
        assertEquals(NEXT, table.picture().place(HOME));
        assertEquals(HOME, table.picture().place(NEXT));
    }

    @Test
    void aMeldThatLiesWhereItLayHasNotMoved() {
        assertFalse(moved.look(record));
    }

    @Test
    void oneCardThatIsPushedAsideIsNoMovedMeld() {
        move(meld.subList(0, 1), NEXT);
        assertFalse(moved.look(record));
        assertEquals(NEXT, nameOfPlace(meld.getFirst()));
    }

    @Test
    void nobodyMovesAMeldToTheOpponentsPlaces() {
        move(meld, OPPONENTS);
        assertFalse(moved.look(record));
    }

    @Test
    void inTheNextHandEveryPlaceHasItsOwnName() {
        move(meld, NEXT);
        moved.look(record);
        table.picture().restorePlaces();
        assertEquals(NEXT, nameOfPlace(meld.getFirst()));
    }
}

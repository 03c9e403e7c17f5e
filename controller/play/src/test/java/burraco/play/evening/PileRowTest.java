package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The spots of discards. */
class PileRowTest {
    private static final Layout REFERENCE = ExampleTable.reference().layout();
    private final List<Card> cards = Cards.FULL_DECK.list();

    private static PileRow row(Layout layout) {
        Chance chance = new Chance(5);
        return new PileRow(new TablePlaces(layout, Manners.USUAL, chance), chance);
    }

    private static Area area(Layout layout, int index) {
        return layout.antennas(Zone.Pile.class).get(index).antenna().area();
    }

    /** The reference table with an antenna for the pile on each side of the stock. */
    private static Layout withSides() {
        List<LaidAntenna> antennas = new ArrayList<>();
        int side = 0;
        double[][] places = {{-6, 13}, {4, 0}, {-6, -13}, {-16, 0}};
        for (LaidAntenna one : REFERENCE.antennas()) {
            if (one.zone() instanceof Zone.Pile) {
                Area area = new Area(places[side][0], places[side][1], 9, 12);
                Antenna antenna = new Antenna(one.id(), one.antenna().port(), area, 2);
                Zone zone = new Zone.Pile(Optional.of(Seat.values()[side]));
                antennas.add(new LaidAntenna(antenna, zone, one.source()));
                side++;
            } else {
                antennas.add(one);
            }
        }
        return new Layout(
                REFERENCE.name(),
                REFERENCE.rules(),
                REFERENCE.language(),
                REFERENCE.deck(),
                REFERENCE.match(),
                REFERENCE.sources(),
                antennas,
                REFERENCE.scales());
    }

    private static boolean over(Layout layout, int index, CardSpot spot) {
        return area(layout, index).contains(spot.x(), spot.y());
    }

    @Test
    void theRowGoesFromTheStockOutwards() {
        PileRow row = row(REFERENCE);
        double before = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 8; i++) {
            CardSpot spot = row.add(cards.get(i), Seat.WEST, Optional.empty());
            assertTrue(spot.x() > before, spot::toString);
            before = spot.x();
        }
    }

    @Test
    void theFirstCardElsewhereLiesFarFromTheStock() {
        CardSpot there = row(REFERENCE).add(cards.getFirst(), Seat.EAST, Optional.empty());
        CardSpot elsewhere =
                row(REFERENCE)
                        .add(cards.getFirst(), Seat.EAST, Optional.of(DiscardPlace.ELSEWHERE));
        assertTrue(over(REFERENCE, 0, there), there::toString);
        assertTrue(!over(REFERENCE, 0, elsewhere), elsewhere::toString);
    }

    @Test
    void aCardApartDoesNotTouchThePile() {
        PileRow row = row(REFERENCE);
        CardSpot last = row.add(cards.get(0), Seat.EAST, Optional.empty());
        CardSpot apart = row.add(cards.get(1), Seat.SOUTH, Optional.of(DiscardPlace.APART));
        assertEquals(0, last.overlap(apart), () -> last + " " + apart);
    }

    @ParameterizedTest
    @EnumSource
    void whereAntennasSayTheSeatTheFirstCardLiesTowardsWhoDiscardsIt(Seat seat) {
        Layout layout = withSides();
        CardSpot spot = row(layout).add(cards.getFirst(), seat, Optional.of(DiscardPlace.BETWEEN));
        assertTrue(over(layout, seat.ordinal(), spot), spot::toString);
        CardSpot elsewhere =
                row(layout).add(cards.getFirst(), seat, Optional.of(DiscardPlace.ELSEWHERE));
        assertTrue(!over(layout, seat.ordinal(), elsewhere), elsewhere::toString);
    }

    @Test
    void aFullRowIsPushedTogetherAndStaysOverItsAntennas() {
        PileRow row = row(REFERENCE);
        int laid = 0;
        while (!row.isFull()) {
            row.add(cards.get(laid++), Seat.NORTH, Optional.empty());
        }
        List<CardSpot> spots = row.squeeze();
        assertEquals(laid, spots.size());
        assertTrue(!row.isFull());
        for (CardSpot spot : spots) {
            boolean over = false;
            for (int i = 0; i < 4; i++) {
                over |= over(REFERENCE, i, spot);
            }
            assertTrue(over, spot::toString);
        }
        assertNotEquals(spots.get(0).x(), spots.get(1).x());
    }
}

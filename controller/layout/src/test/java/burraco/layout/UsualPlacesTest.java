package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The usual places are those of the reference table. */
class UsualPlacesTest {
    @Test
    void thePlacesOfTheReferenceTableDoNotOverlap() {
        List<Area> places = new ArrayList<>(List.of(UsualPlaces.stock()));
        for (int i = 1; i <= 4; i++) {
            places.add(UsualPlaces.pile(i));
        }
        places.add(UsualPlaces.pozzetto(1));
        places.add(UsualPlaces.pozzetto(2));
        for (Seat seat : Seat.values()) {
            places.add(UsualPlaces.seat(seat));
        }
        for (Line line : Line.values()) {
            for (int slot = 1; slot <= 8; slot++) {
                places.add(UsualPlaces.slot(line, slot));
            }
        }
        assertEquals(27, places.size());
        for (Area one : places) {
            for (Area other : places) {
                assertFalse(one != other && one.overlaps(other), () -> one + " and " + other);
            }
        }
    }

    @Test
    void slotsGoFromTheKeepersRightToHisLeft() {
        assertEquals(new Area(36.5, -29, 7, 22), UsualPlaces.slot(Line.NS, 1));
        assertEquals(new Area(-12.5, -29, 7, 22), UsualPlaces.slot(Line.NS, 8));
        assertEquals(new Area(-29, -12.5, 22, 7), UsualPlaces.slot(Line.EW, 1));
        assertEquals(new Area(-29, 36.5, 22, 7), UsualPlaces.slot(Line.EW, 8));
    }

    @Test
    void aFifthPlaceOfThePileGoesOnWithTheRow() {
        assertEquals(new Area(31, 0, 9, 12), UsualPlaces.pile(4));
        assertEquals(new Area(40, 0, 9, 12), UsualPlaces.pile(5));
    }

    @Test
    void playersSitWhereTheirSeatsAreNamedAfter() {
        assertEquals(new Area(0, 44, 20, 12), UsualPlaces.seat(Seat.NORTH));
        assertEquals(new Area(48, 0, 12, 20), UsualPlaces.seat(Seat.EAST));
        assertEquals(new Area(0, -48, 20, 12), UsualPlaces.seat(Seat.SOUTH));
        assertEquals(new Area(-48, 0, 12, 20), UsualPlaces.seat(Seat.WEST));
    }
}

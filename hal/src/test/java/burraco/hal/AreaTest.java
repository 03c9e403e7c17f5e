package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AreaTest {
    private final Area area = new Area(10, -5, 8, 12);

    @Test
    void itLiesAroundItsCentre() {
        assertEquals(6, area.left());
        assertEquals(14, area.right());
        assertEquals(-11, area.bottom());
        assertEquals(1, area.top());
    }

    @ParameterizedTest
    @CsvSource({
        "10, -5,  4", // in the middle
        "7,  -5,  1", // near an edge
        "14, -5,  0", // on the edge
        "16, -5, -2", // left or right of it
        "10,  4, -3", // above it
        "17,  5, -5" // off a corner, 3 and 4 away
    })
    void depthIsFromTheNearestEdge(double x, double y, double depth) {
        assertEquals(depth, area.depth(x, y), 1e-9);
        assertEquals(depth >= 0, area.contains(x, y));
    }

    @Test
    void areasThatShareAnEdgeDoNotOverlap() {
        Area beside = new Area(18, -5, 8, 12);
        assertFalse(area.overlaps(beside));
        assertFalse(beside.overlaps(area));
        Area nearer = new Area(17.9, -5, 8, 12);
        assertTrue(area.overlaps(nearer));
        assertTrue(nearer.overlaps(area));
    }

    @Test
    void oneInsideTheOtherOverlaps() {
        assertTrue(area.overlaps(new Area(10, -5, 1, 1)));
        assertTrue(area.overlaps(area));
        assertFalse(area.overlaps(new Area(10, 30, 8, 12)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, 1",
        "0, 0, 1, -1",
        "NaN, 0, 1, 1",
        "0, Infinity, 1, 1",
        "0, 0, NaN, 1",
        "0, 0, 1, Infinity"
    })
    void whatHasNoSizeIsNoArea(double x, double y, double w, double h) {
        assertThrows(IllegalArgumentException.class, () -> new Area(x, y, w, h));
    }
}

package burraco.layout.sight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.testing.Layouts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConcernsTest {
    private static final Zone STOCK = new Zone.Stock();
    private static final Zone POZZETTO = new Zone.Pozzetto(1);

    private static <C extends Concern> List<C> of(Class<C> kind, Layout layout) {
        return Concerns.of(layout).stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static List<Concern.Pair> near(double x, double y) {
        Layout layout =
                Layouts.table("t").reader("r").antenna(STOCK, 0, 0).antenna(POZZETTO, x, y).laid();
        return of(Concern.Near.class, layout).stream()
                .flatMap(near -> near.pairs().stream())
                .toList();
    }

    @Test
    void theReferenceTableGivesNoConcern() {
        assertEquals(List.of(), Concerns.of(Layouts.reference()));
    }

    /** The areas of both antennas are 9 cm wide and 12 cm high. */
    @Test
    void antennasTooNearAreNamed() {
        List<Concern.Pair> pair = List.of(new Concern.Pair(1, 2));
        assertEquals(pair, near(9.9, 0));
        assertEquals(List.of(), near(10.1, 0));
        assertEquals(pair, near(0, -12.9));
        assertEquals(List.of(), near(0, -13.1));
        assertEquals(pair, near(3, 3));
        assertEquals(List.of(), near(9.9, 12.9));
    }

    @Test
    void antennasOfThePileMayTouch() {
        Layout pile = Layouts.table("t").reader("r").pile(4).laid();
        assertEquals(List.of(), of(Concern.Near.class, pile));
    }

    @Test
    void twoReadersNeedMoreRoomBetweenThem() {
        Layout two =
                Layouts.table("t")
                        .reader("a")
                        .antenna(STOCK, 0, 0)
                        .reader("b")
                        .antenna(POZZETTO, 11.5, 0)
                        .laid();
        assertEquals(List.of(), of(Concern.Near.class, two));
        assertEquals(
                List.of(new Concern.NearOfTwoReaders(List.of(new Concern.Pair(1, 2)))),
                of(Concern.NearOfTwoReaders.class, two));
    }

    @Test
    void aReaderWithMoreThanEightAntennasIsSlow() {
        Layout eight = Layouts.table("t").reader("r").melds(Line.NS, 8).laid();
        assertEquals(List.of(), of(Concern.SlowReader.class, eight));
        Layout nine = Layouts.table("t").reader("r").melds(Line.NS, 8).antenna(STOCK, 0, 0).laid();
        Concern.SlowReader slow = of(Concern.SlowReader.class, nine).getFirst();
        assertEquals("r", slow.source());
        assertEquals(9, slow.antennas());
        assertTrue(slow.millis() > 400 && slow.millis() < 600, slow::toString);
    }

    @Test
    void readingAWholePileTakesItsTime() {
        Layout alone = Layouts.table("t").reader("r").antenna(STOCK, 0, 0, 54).laid();
        assertEquals(List.of(), of(Concern.SlowReader.class, alone));
        Layout shared =
                Layouts.table("t").reader("r").antenna(STOCK, 0, 0, 54).melds(Line.NS, 2).laid();
        assertEquals(1, of(Concern.SlowReader.class, shared).size());
    }

    @Test
    void claimsToReadPilesAreToBeTried() {
        assertEquals(
                List.of(new Concern.DeepAntennas(List.of(1, 2, 3, 4, 5, 10, 11))),
                of(Concern.DeepAntennas.class, Layouts.deep()));
    }

    @Test
    void littleRoomIsSaid() {
        Layout layout =
                Layouts.table("t")
                        .reader("r")
                        .melds(Line.NS, 8)
                        .melds(Line.EW, 7)
                        .antenna(new Zone.Pile(Optional.empty()), 9, 0)
                        .laid();
        assertEquals(List.of(new Concern.FewSlots(8, 7)), of(Concern.FewSlots.class, layout));
        assertEquals(List.of(new Concern.ShortPile(108)), of(Concern.ShortPile.class, layout));
    }
}

package burraco.layout.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.Zone;
import burraco.layout.sight.Concern;
import burraco.layout.sight.Concerns;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Tables on which there is no room for everything. */
class SmallTableTest {
    /** From 60 to 200 cm; this step meets sizes with every last digit. */
    private static final int SMALLEST = 600;

    private static final int LARGEST = 2000;
    private static final int STEP = 149;

    private static final List<ReaderKind> KINDS =
            List.of(
                    ReaderKind.VIRTUAL,
                    ReaderKind.BOARD,
                    ReaderKind.bought("feig", 8),
                    ReaderKind.bought("pepper", 1));

    private static PlanRequest wish(int width, int height, ReaderKind kind) {
        return new PlanRequest(
                "7",
                "en",
                width,
                height,
                8,
                PlanRequest.CardSize.POKER,
                kind,
                OptionalInt.empty(),
                List.of(),
                kind.scales() > 0 ? Piles.SCALES : Piles.NEITHER,
                Extras.NONE,
                "hd44780",
                "ws2812b");
    }

    @Test
    @DisplayName("80 x 80 cm: six places for melds a line, a short row of discards, N and E aside")
    void eightyByEighty() throws Refused {
        Planned planned = Planner.planWithRoomFor(wish(800, 800, ReaderKind.VIRTUAL));
        assertEquals(
                List.of(
                        new Compromise.FewerSlots(6, 8),
                        new Compromise.FewerPileAntennas(3, 4),
                        new Compromise.SeatAside(Seat.NORTH, 28),
                        new Compromise.SeatAside(Seat.EAST, 28)),
                planned.compromises());
        assertEquals(List.of(new Concern.FewSlots(6, 6)), Concerns.of(planned.layout()));
    }

    @Test
    @DisplayName("Where there is room nothing is given up")
    void enoughRoom() throws Refused {
        Planned planned = Planner.planWithRoomFor(wish(1000, 1000, ReaderKind.VIRTUAL));
        assertEquals(List.of(), planned.compromises());
    }

    @Test
    @DisplayName("A table too narrow by one side names the size that differs in that side only")
    void oneSideTooSmall() {
        try {
            Planner.planWithRoomFor(wish(700, 1200, ReaderKind.VIRTUAL));
            throw new AssertionError("70 x 120 cm was planned");
        } catch (Refused refused) {
            assertEquals(
                    new Obstacle.TooSmall(
                            4, new Obstacle.Size(700, 1200), new Obstacle.Size(790, 1200)),
                    refused.why());
        }
    }

    @Test
    @DisplayName("Each size from 60 to 200 cm gets a table, or the name of a size that gets one")
    void eachSizeIsPlannedOrNamesOneThatIs() throws Refused {
        int planned = 0;
        int refused = 0;
        for (ReaderKind kind : KINDS) {
            for (int width = SMALLEST; width <= LARGEST; width += STEP) {
                for (int height = SMALLEST; height <= LARGEST; height += STEP) {
                    PlanRequest wish = wish(width, height, kind);
                    if (isPlanned(wish)) {
                        planned++;
                    } else {
                        refused++;
                    }
                }
            }
        }
        assertTrue(planned > refused && refused > 100, planned + " planned, " + refused + " not");
    }

    private static boolean isPlanned(PlanRequest wish) throws Refused {
        try {
            assertIsSound(Planner.planWithRoomFor(wish), wish);
            return true;
        } catch (Refused refused) {
            Obstacle.TooSmall small =
                    assertInstanceOf(Obstacle.TooSmall.class, refused.why(), wish::toString);
            Obstacle.Size nearest = small.nearest();
            assertTrue(small.tooNarrow() || small.tooShallow(), wish::toString);
            assertTrue(nearest.width() >= wish.width() && nearest.height() >= wish.height());
            PlanRequest larger = wish(nearest.width(), nearest.height(), wish.kind());
            assertIsSound(Planner.planWithRoomFor(larger), larger);
            return false;
        }
    }

    private static void assertIsSound(Planned planned, PlanRequest wish) {
        byte[] bytes = planned.file().getBytes(StandardCharsets.UTF_8);
        LayoutResult.Read read =
                assertInstanceOf(LayoutResult.Read.class, LayoutReader.read(bytes), wish::toString);
        assertEquals(List.of(), read.notes(), wish::toString);
        Layout layout = read.layout();
        int slots = layout.slots(Line.NS);
        assertEquals(slots, layout.slots(Line.EW));
        boolean few =
                planned.compromises().stream().anyMatch(Compromise.FewerSlots.class::isInstance);
        assertEquals(slots < 8, few, wish::toString);
        for (Concern concern : Concerns.of(layout)) {
            assertTrue(few && concern instanceof Concern.FewSlots, () -> wish + " " + concern);
        }
        for (LaidAntenna one : layout.antennas()) {
            Area area = one.antenna().area();
            double right = wish.width() / 20.0 - 0.499;
            double top = wish.height() / 20.0 - 0.499;
            assertTrue(area.left() > -right && area.right() < right, () -> wish + " " + one);
            assertTrue(area.bottom() > -top && area.top() < top, () -> wish + " " + one);
        }
        assertMiddleOfSideIsHeard(layout, Seat.NORTH);
        assertMiddleOfSideIsHeard(layout, Seat.EAST);
    }

    /** A card that is laid down in the middle of a side lies wholly above the seat's antenna. */
    private static void assertMiddleOfSideIsHeard(Layout layout, Seat seat) {
        Area area = layout.antenna(new Zone.OfSeat(seat)).orElseThrow().antenna().area();
        double half = PlanRequest.CardSize.POKER.width() / 20.0;
        boolean north = seat == Seat.NORTH;
        assertTrue((north ? area.left() : area.bottom()) < -half, area::toString);
        assertTrue((north ? area.right() : area.top()) > half, area::toString);
    }
}

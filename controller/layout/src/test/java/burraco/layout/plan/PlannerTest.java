package burraco.layout.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.engine.ruling.Clue;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.layout.DevicesReader;
import burraco.layout.DevicesResult;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.layout.sight.Concern;
import burraco.layout.sight.Concerns;
import burraco.layout.sight.Coverage;
import burraco.layout.sight.Extent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Planned tables can be built; if one cannot, another one is suggested that can. */
class PlannerTest {
    private static final long SEED = Long.getLong("planned.seed", 20261122);
    private static final int TABLES = 600;
    private static final List<ReaderKind> KINDS =
            List.of(
                    ReaderKind.VIRTUAL,
                    ReaderKind.BOARD,
                    ReaderKind.bought("feig", 8),
                    ReaderKind.bought("metratec", 16),
                    ReaderKind.bought("pepper", 1));

    private static ReaderKind kind(String name) {
        return KINDS.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    private static PlanRequest wish(
            int width, int height, int slots, ReaderKind kind, OptionalInt count) {
        Piles piles = kind.scales() > 0 ? Piles.SCALES : Piles.NEITHER;
        return new PlanRequest(
                "7",
                "it",
                width,
                height,
                slots,
                PlanRequest.CardSize.POKER,
                kind,
                count,
                List.of(),
                piles,
                Extras.NONE,
                "hd44780",
                "ws2812b");
    }

    private static PlanRequest any(Chance chance) {
        ReaderKind kind = KINDS.get(chance.below(KINDS.size()));
        boolean counted = chance.happens(0.4);
        List<Extras> extras =
                kind.equals(ReaderKind.BOARD)
                        ? List.of(Extras.values())
                        : List.of(Extras.NONE, Extras.PI);
        return new PlanRequest(
                "t" + chance.below(9),
                chance.happens(0.5) ? "it" : "en",
                700 + 10 * chance.below(120),
                700 + 10 * chance.below(120),
                1 + chance.below(12),
                new PlanRequest.CardSize(57 + chance.below(10), 87 + chance.below(6)),
                kind,
                counted ? OptionalInt.of(1 + chance.below(9)) : OptionalInt.empty(),
                List.of(),
                Piles.values()[chance.below(3)],
                extras.get(chance.below(extras.size())),
                chance.happens(0.5) ? "hd44780" : "ssd1306",
                chance.happens(0.5) ? "ws2812b" : "sk9822");
    }

    @Test
    void whateverIsPlannedCanBeBuilt() {
        System.out.println("planned tables, seed " + SEED);
        Chance chance = new Chance(SEED);
        int planned = 0;
        for (int i = 0; i < TABLES; i++) {
            PlanRequest wish = any(chance);
            try {
                assertCanBeBuilt(Planner.plan(wish), wish);
                planned++;
            } catch (Refused refused) {
                assertSaysWhatWouldDo(wish, refused.why());
            }
        }
        assertTrue(planned > TABLES / 4, "planned: " + planned);
        assertTrue(planned < TABLES * 9 / 10, "planned: " + planned);
    }

    private static void assertCanBeBuilt(Planned planned, PlanRequest wish) {
        byte[] bytes = planned.file().getBytes(StandardCharsets.UTF_8);
        LayoutResult.Read read =
                assertInstanceOf(LayoutResult.Read.class, LayoutReader.read(bytes), wish::toString);
        Layout layout = read.layout();
        assertEquals(planned.layout(), layout);
        assertEquals(List.of(), read.notes(), wish::toString);
        assertInstanceOf(DevicesResult.Read.class, DevicesReader.read(bytes), wish::toString);
        assertEquals(wish.slots(), layout.slots(Line.NS));
        assertEquals(wish.slots(), layout.slots(Line.EW));
        assertTrue(layout.antenna(new Zone.Stock()).isPresent());
        assertEquals(2, layout.antennas(Zone.Pozzetto.class).size());
        assertEquals(wish.piles() == Piles.SCALES ? 3 : 0, layout.scales().size());
        assertTrue(Coverage.of(layout).of(Clue.PILE_CARDS) == Extent.WHOLE, wish::toString);
        assertPlaces(layout, wish);
        assertReaders(layout, wish);
        for (Concern concern : Concerns.of(layout)) {
            boolean known =
                    switch (concern) {
                        case Concern.Near _, Concern.NearOfTwoReaders _, Concern.ShortPile _ ->
                                false;
                        case Concern.SlowReader _ -> wish.count().isPresent();
                        case Concern.FewSlots _ -> wish.slots() < Coverage.ENOUGH_SLOTS;
                        case Concern.DeepAntennas _ -> wish.piles() == Piles.DEEP;
                    };
            assertTrue(known, () -> wish + " " + concern);
        }
    }

    private static void assertPlaces(Layout layout, PlanRequest wish) {
        Area field = new Area(0, 0, wish.width() / 10.0, wish.height() / 10.0);
        for (LaidAntenna one : layout.antennas()) {
            Area area = one.antenna().area();
            double edge = 0.499;
            assertTrue(area.left() - field.left() > edge, () -> wish + " " + one);
            assertTrue(field.right() - area.right() > edge, () -> wish + " " + one);
            assertTrue(area.bottom() - field.bottom() > edge, () -> wish + " " + one);
            assertTrue(field.top() - area.top() > edge, () -> wish + " " + one);
            double card = wish.card().width() / 10.0;
            assertTrue(Math.min(area.w(), area.h()) > card, () -> "a card lies on " + one);
            for (LaidAntenna other : layout.antennas()) {
                boolean touch =
                        one.zone() instanceof Zone.Pile && other.zone() instanceof Zone.Pile;
                double gap = area.gap(other.antenna().area());
                assertTrue(
                        one == other || (touch ? gap > -1e-6 : gap > 0.999),
                        () -> wish + " " + one + " " + other);
            }
        }
        assertTrue(row(layout, Line.NS), "NS from right to left");
        assertTrue(row(layout, Line.EW), "EW from the bottom up, which is from W's right");
    }

    private static boolean row(Layout layout, Line line) {
        for (int slot = 2; slot <= layout.slots(line); slot++) {
            Area before = area(layout, line, slot - 1);
            Area here = area(layout, line, slot);
            if (line == Line.NS ? here.x() >= before.x() : here.y() <= before.y()) {
                return false;
            }
        }
        return true;
    }

    private static Area area(Layout layout, Line line, int slot) {
        return layout.antenna(new Zone.MeldSlot(line, slot)).orElseThrow().antenna().area();
    }

    private static void assertReaders(Layout layout, PlanRequest wish) {
        int readers = 0;
        for (SourceInfo source : layout.sources()) {
            List<Integer> ports =
                    layout.antennas().stream()
                            .filter(one -> one.source().equals(source.id()))
                            .map(one -> one.antenna().port())
                            .sorted()
                            .toList();
            for (int i = 0; i < ports.size(); i++) {
                assertEquals(i + 1, ports.get(i), () -> wish + " " + ports);
            }
            assertTrue(ports.size() <= wish.kind().ports(), () -> wish + " " + source);
            readers += ports.isEmpty() ? 0 : 1;
            long scales =
                    layout.scales().stream()
                            .filter(one -> one.source().equals(source.id()))
                            .count();
            boolean weighs = source.isVirtual() || source.kind().equals("board");
            assertTrue(scales == 0 || weighs && (scales <= 2 || source.isVirtual()));
        }
        assertEquals(wish.count().orElse(readers), readers, wish::toString);
    }

    private static void assertSaysWhatWouldDo(PlanRequest wish, Obstacle why) {
        switch (why) {
            case Obstacle.NoRoom(int slots, var asked, var least, var fewer) -> {
                assertEquals(wish.slots(), slots);
                assertEquals(new Obstacle.Size(wish.width(), wish.height()), asked);
                int width = least.width();
                int height = least.height();
                assertFalse(refused(sized(wish, width, height, slots)), () -> wish + "" + why);
                assertTrue(refused(sized(wish, width - 10, height, slots)), () -> wish + "" + why);
                assertTrue(refused(sized(wish, width, height - 10, slots)), () -> wish + "" + why);
                if (fewer instanceof Obstacle.Fewer.Room(int room)) {
                    PlanRequest less = sized(wish, wish.width(), wish.height(), room);
                    assertFalse(refused(less), why::toString);
                    assertTrue(refused(less.withSlots(room + 1)), why::toString);
                }
            }
            case Obstacle.FewReaders few -> {
                PlanRequest enough = wish.withCount(OptionalInt.of(few.least()));
                assertFalse(
                        refused(sized(enough, 3000, 3000, wish.slots())), () -> wish + "" + why);
            }
            case Obstacle.IdleReaders idle -> assertTrue(idle.readers() > idle.antennas());
            case Obstacle.FewBoards boards -> assertTrue(boards.least() * boards.each() >= 3);
            case Obstacle.TooSmall _, Obstacle.OtherCables _, Obstacle.NoBoardForExtras _ ->
                    throw new AssertionError(wish + " " + why);
        }
    }

    private static PlanRequest sized(PlanRequest wish, int width, int height, int slots) {
        return new PlanRequest(
                wish.name(),
                wish.language(),
                width,
                height,
                slots,
                wish.card(),
                wish.kind(),
                wish.count(),
                wish.ports(),
                wish.piles(),
                wish.extras(),
                wish.display(),
                wish.strip());
    }

    private static boolean refused(PlanRequest wish) {
        try {
            Planner.plan(wish);
            return false;
        } catch (Refused why) {
            return true;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "virtual, 900, 8, 950, 7",
        "virtual, 780, 6, 800, 0",
        "pepper, 1000, 8, 1090, 7",
    })
    void aTableThatIsTooSmallNamesOneThatIsNot(
            String kind, int size, int slots, int least, int room) {
        PlanRequest wish = wish(size, size, slots, kind(kind), OptionalInt.empty());
        Refused refused = assertThrows(Refused.class, () -> Planner.plan(wish));
        Obstacle.Fewer fewer =
                room > 0 ? new Obstacle.Fewer.Room(room) : new Obstacle.Fewer.NotEvenOne();
        assertEquals(
                new Obstacle.NoRoom(
                        slots,
                        new Obstacle.Size(size, size),
                        new Obstacle.Size(least, least),
                        fewer),
                refused.why());
    }

    @ParameterizedTest
    @CsvSource({
        "metratec, 1, 'FewReaders[antennas=27, least=2, kind=metratec, asked=1, each=16]'",
        "feig, 3, 'FewReaders[antennas=27, least=4, kind=feig, asked=3, each=8]'",
        "board, 28, 'IdleReaders[antennas=27, readers=28]'"
    })
    void tooFewOrTooManyReadersAreRefused(String kind, int count, String said) {
        PlanRequest wish = wish(1500, 1500, 8, kind(kind), OptionalInt.of(count));
        Refused refused = assertThrows(Refused.class, () -> Planner.plan(wish));
        assertEquals(said, refused.why().toString());
    }

    /**
     * Neighbouring antennas share a reader, and no reader has more antennas than it can scan
     * quickly.
     */
    @Test
    void antennasOfARowHangOnOneReader() throws Refused {
        Layout layout =
                Planner.plan(wish(1000, 1000, 8, ReaderKind.BOARD, OptionalInt.empty())).layout();
        assertEquals(
                List.of("centre 7", "south 8", "west 8", "seats 4"),
                layout.sources().stream().map(one -> one.id() + " " + count(layout, one)).toList());
    }

    private static long count(Layout layout, SourceInfo source) {
        return layout.antennas().stream().filter(one -> one.source().equals(source.id())).count();
    }
}

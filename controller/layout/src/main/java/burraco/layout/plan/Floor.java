package burraco.layout.plan;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.layout.Zone;
import burraco.layout.sight.Concerns;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Places everything on the table: seats at the edges, the melds of a line in front of the player
 * who keeps them, stock and pile in a row from there towards E, pozzetti beyond it. All in
 * millimetres from the middle.
 */
final class Floor {
    /** Distances between antennas of one reader and of two readers. */
    private static final int NEAR_MM = (int) (Concerns.NEAR_CM * 10);

    private static final int FAR_MM = (int) (Concerns.NEAR_OF_TWO_READERS_CM * 10);

    private final Measures sizes;
    private final List<UnplacedAntenna> parts;
    private final Sharing sharing;
    private final int mostAside;

    /**
     * @param mostAside how far the antennas of N and E may lie off the middle of their sides, away
     *     from the melds
     */
    Floor(Measures sizes, List<UnplacedAntenna> parts, Sharing sharing, int mostAside) {
        this.sizes = sizes;
        this.parts = parts;
        this.sharing = sharing;
        this.mostAside = mostAside;
    }

    // What it takes

    /** From an edge to where the middle of the table begins. */
    private int rim() {
        return Measures.EDGE_MM + sizes.seatDepth() + FAR_MM + sizes.meldDepth() + FAR_MM;
    }

    private int beyond() {
        return FAR_MM + sizes.seatDepth() + Measures.EDGE_MM;
    }

    int width() {
        int middle = rim() + sizes.stockWidth() + besideStock() + sizes.pile() + beyond();
        int melds = rim() + row(Line.NS) + Measures.EDGE_MM;
        return even(Math.max(Math.max(middle, melds), besideMelds() - 2 * mostAside));
    }

    int height() {
        int north = sizes.stockHeight() + FAR_MM + sizes.stockHeight() + beyond();
        int middle = Math.max(rim() + north, 2 * north - sizes.stockHeight());
        int melds = rim() + row(Line.EW) + Measures.EDGE_MM;
        return even(Math.max(Math.max(middle, melds), besideMelds() - 2 * mostAside));
    }

    /** What a side takes whose player sits in its middle, beside the end of a row of melds. */
    private int besideMelds() {
        return 2 * rim() + sizes.seatLength();
    }

    /** How far the antenna of N or E lies off the middle of a side of this length. */
    int aside(int side) {
        return Math.max(0, Math.ceilDiv(besideMelds() - side, 2));
    }

    private static int even(int size) {
        return Math.ceilDiv(size, 2) * 2;
    }

    private int besideStock() {
        List<UnplacedAntenna> stock = of(Zone.Stock.class);
        boolean same = sharing.together(stock.getFirst(), of(Zone.Pile.class).getFirst());
        return same ? NEAR_MM : FAR_MM;
    }

    private int row(Line line) {
        return slots(line).size() * sizes.slot() + gaps(line);
    }

    private int gaps(Line line) {
        List<UnplacedAntenna> slots = slots(line);
        int gaps = 0;
        for (int i = 1; i < slots.size(); i++) {
            gaps += gap(slots.get(i - 1), slots.get(i));
        }
        return gaps;
    }

    private int gap(UnplacedAntenna one, UnplacedAntenna other) {
        return sharing.together(one, other) ? NEAR_MM : FAR_MM;
    }

    private List<UnplacedAntenna> slots(Line line) {
        return parts.stream()
                .filter(part -> part.zone() instanceof Zone.MeldSlot(Line of, int _) && of == line)
                .toList();
    }

    private List<UnplacedAntenna> of(Class<? extends Zone> kind) {
        return parts.stream().filter(part -> kind.isInstance(part.zone())).toList();
    }

    // Where it is

    /** Places everything on a playing field of this size, which must be large enough. */
    Map<UnplacedAntenna, Area> lay(int width, int height) {
        Map<UnplacedAntenna, Area> places = new HashMap<>();
        seats(width, height, places);
        int rowOfStock = Math.max(-sizes.stockHeight() / 2, -height / 2 + rim());
        int pileMiddle = middle(width, rowOfStock, places);
        pozzetti(pileMiddle, rowOfStock + sizes.stockHeight(), height, places);
        melds(Line.NS, width, height, places);
        melds(Line.EW, height, width, places);
        return places;
    }

    private void seats(int width, int height, Map<UnplacedAntenna, Area> places) {
        int along = sizes.seatLength();
        int depth = sizes.seatDepth();
        int x = width / 2 - Measures.EDGE_MM - depth;
        int y = height / 2 - Measures.EDGE_MM - depth;
        for (UnplacedAntenna part : of(Zone.OfSeat.class)) {
            Seat seat = ((Zone.OfSeat) part.zone()).seat();
            places.put(
                    part,
                    switch (seat) {
                        case NORTH -> area(aside(width) - along / 2, y, along, depth);
                        case SOUTH -> area(-along / 2, -y - depth, along, depth);
                        case EAST -> area(x, aside(height) - along / 2, depth, along);
                        case WEST -> area(-x - depth, -along / 2, depth, along);
                    });
        }
    }

    /** Stock and pile, in the middle of their room; where the middle of the pile is. */
    private int middle(int width, int y, Map<UnplacedAntenna, Area> places) {
        int left = -width / 2 + rim();
        int room = width - rim() - beyond();
        int length = sizes.stockWidth() + besideStock() + sizes.pile();
        int x = left + (room - length) / 2;
        UnplacedAntenna stock = of(Zone.Stock.class).getFirst();
        places.put(stock, area(x, y, sizes.stockWidth(), sizes.stockHeight()));
        int from = x + sizes.stockWidth() + besideStock();
        List<UnplacedAntenna> pile = of(Zone.Pile.class);
        for (int i = 0; i < pile.size(); i++) {
            int begin = sizes.pile() * i / pile.size();
            int end = sizes.pile() * (i + 1) / pile.size();
            places.put(pile.get(i), area(from + begin, y, end - begin, sizes.stockHeight()));
        }
        return from + sizes.pile() / 2;
    }

    private void pozzetti(int middle, int below, int height, Map<UnplacedAntenna, Area> places) {
        int from = below + FAR_MM;
        int to = height / 2 - beyond();
        int y = from + (to - from - sizes.stockHeight()) / 2;
        List<UnplacedAntenna> both = of(Zone.Pozzetto.class);
        int first = middle - FAR_MM / 2 - sizes.stockWidth();
        places.put(both.getFirst(), area(first, y, sizes.stockWidth(), sizes.stockHeight()));
        places.put(
                both.getLast(),
                area(middle + FAR_MM / 2, y, sizes.stockWidth(), sizes.stockHeight()));
    }

    /** As close to the middle of the player who keeps them as possible; slot 1 is at his right. */
    private void melds(Line line, int along, int across, Map<UnplacedAntenna, Area> places) {
        List<UnplacedAntenna> slots = slots(line);
        int from = -along / 2 + rim();
        int to = along / 2 - Measures.EDGE_MM;
        int slot = Math.min(sizes.widestSlot(), (to - from - gaps(line)) / slots.size());
        int length = slots.size() * slot + gaps(line);
        int begin = Math.max(from, -length / 2);
        int deep = -across / 2 + Measures.EDGE_MM + sizes.seatDepth() + FAR_MM;
        int at = line == Line.NS ? begin + length : begin;
        for (int i = 0; i < slots.size(); i++) {
            UnplacedAntenna part = slots.get(i);
            int gap = i == 0 ? 0 : gap(slots.get(i - 1), part);
            if (line == Line.NS) {
                at -= gap + slot;
                places.put(part, area(at, deep, slot, sizes.meldDepth()));
            } else {
                at += gap;
                places.put(part, area(deep, at, sizes.meldDepth(), slot));
                at += slot;
            }
        }
    }

    /** The area in centimetres, as in layouts. */
    private static Area area(int left, int bottom, int width, int height) {
        return new Area(
                (left * 2 + width) / 20.0,
                (bottom * 2 + height) / 20.0,
                width / 10.0,
                height / 10.0);
    }
}

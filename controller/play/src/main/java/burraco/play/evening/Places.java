package burraco.play.evening;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.UsualPlaces;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Where people lay cards on this table: over its zones where it has them, else where one would. */
public final class Places {
    /** How near the border of a meld's place the first and the last card lie. */
    private static final double MARGIN = 2;

    private final Layout layout;
    private final Manners manners;
    private final Chance chance;

    public Places(Layout layout, Manners manners, Chance chance) {
        this.layout = layout;
        this.manners = manners;
        this.chance = chance;
    }

    public Spot stock() {
        return squared(area(new Zone.Stock()));
    }

    /** A third one was left over from the hand before: it lies beyond the second. */
    public Spot pozzetto(int number) {
        if (number <= 2) {
            return squared(area(new Zone.Pozzetto(number)));
        }
        Area second = area(new Zone.Pozzetto(2));
        return squared(new Area(second.x(), second.y() + 12, second.w(), second.h()));
    }

    /** Where a card is dealt. */
    public Spot dealt(Seat seat) {
        return loose(area(new Zone.OfSeat(seat)), 0, 0);
    }

    /** A pack of cards in front of him that is not his fan. */
    public Spot before(Seat seat) {
        return squared(part(seat, 0.28));
    }

    /** Penalized cards beside him. */
    public Spot beside(Seat seat, int index) {
        Area area = part(seat, -0.3);
        Spot spot = loose(area, index * 0.8, index * 0.8);
        // A part of what lies in front of him is narrow where the whole is wide.
        return new Spot(spot.x(), spot.y(), !along(area(new Zone.OfSeat(seat))));
    }

    /** Cards spread in front of him, one of so many. */
    public Spot spread(Seat seat, int index, int of) {
        Area area = area(new Zone.OfSeat(seat));
        double room = (along(area) ? area.w() : area.h()) - 2 * MARGIN;
        double pitch = Math.min(2.5, room / Math.max(1, of - 1));
        double off = (index - (of - 1) / 2.0) * pitch;
        return loose(area, along(area) ? off : 0, along(area) ? 0 : off);
    }

    /** A card of a meld, from the edge of the table towards its middle. */
    public Spot inMeld(Line line, int slot, int index, int of) {
        Area area = area(new Zone.MeldSlot(line, slot));
        boolean upright = area.h() >= area.w();
        double length = (upright ? area.h() : area.w()) - 2 * MARGIN;
        double pitch = of < 2 ? 0 : Math.min(manners.pitch(), length / (of - 1));
        double place = MARGIN + index * pitch;
        // The edge of the table is where its coordinates are largest.
        double y = area.y() < 0 ? area.bottom() + place : area.top() - place;
        double x = area.x() < 0 ? area.left() + place : area.right() - place;
        Spot spot = upright ? new Spot(area.x(), y, false) : new Spot(x, area.y(), true);
        return new Spot(off(spot.x()), off(spot.y()), spot.across());
    }

    /** How many melds of a line have a place. */
    int slots(Line line) {
        return layout.slots(line);
    }

    /** The scale that weighs a place. */
    Optional<LaidScale> scale(Zone zone) {
        return layout.scale(zone);
    }

    /** The middle of a meld's place. */
    Spot middle(Line line, int slot) {
        return squared(area(new Zone.MeldSlot(line, slot)));
    }

    /** The ways that the pile may take: one to each seat where its antennas say so, else one. */
    List<Ray> rays() {
        Area stock = area(new Zone.Stock());
        List<Ray> rays = new ArrayList<>();
        List<Area> row = new ArrayList<>();
        for (LaidAntenna antenna : layout.antennas(Zone.Pile.class)) {
            Optional<Seat> towards = ((Zone.Pile) antenna.zone()).towards();
            Area area = antenna.antenna().area();
            row.add(area);
            if (towards.isPresent()) {
                rays.add(Ray.over(towards, stock, List.of(area)));
            }
        }
        if (row.isEmpty()) {
            row.addAll(List.of(UsualPlaces.pile(1), UsualPlaces.pile(4)));
        }
        row.sort(Comparator.comparingDouble(area -> distance(stock, area)));
        return rays.size() > 1 ? rays : List.of(Ray.over(Optional.empty(), stock, row));
    }

    private static double distance(Area one, Area other) {
        double dx = one.x() - other.x();
        double dy = one.y() - other.y();
        return dx * dx + dy * dy;
    }

    Spot jittered(Spot spot) {
        return new Spot(off(spot.x()), off(spot.y()), spot.across());
    }

    private double off(double value) {
        return value + manners.off(chance);
    }

    private Spot squared(Area area) {
        return new Spot(area.x(), area.y(), area.w() > area.h());
    }

    private Spot loose(Area area, double dx, double dy) {
        double x = area.x() + dx + 2 * manners.off(chance);
        double y = area.y() + dy + 2 * manners.off(chance);
        return new Spot(x, y, area.h() > area.w());
    }

    /** A part of what lies in front of a player: to his right, or negative to his left. */
    private Area part(Seat seat, double share) {
        Area area = area(new Zone.OfSeat(seat));
        double right = seat == Seat.SOUTH || seat == Seat.EAST ? share : -share;
        return along(area)
                ? new Area(area.x() + right * area.w(), area.y(), area.w() / 3, area.h())
                : new Area(area.x(), area.y() + right * area.h(), area.w(), area.h() / 3);
    }

    private static boolean along(Area area) {
        return area.w() >= area.h();
    }

    private Area area(Zone zone) {
        return layout.antenna(zone)
                .map(antenna -> antenna.antenna().area())
                .orElseGet(() -> UsualPlaces.of(zone));
    }
}

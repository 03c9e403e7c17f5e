package burraco.play.evening;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.UsualPlaces;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where people lay cards on this table: over its zones if it has them, otherwise in plausible
 * places.
 */
public final class TablePlaces {
    /**
     * The distance in centimetres of the first and last card of a meld from the edge of its place.
     */
    private static final double MARGIN_CM = 2;

    private final Layout layout;
    private final Manners manners;
    private final Chance chance;

    public TablePlaces(Layout layout, Manners manners, Chance chance) {
        this.layout = layout;
        this.manners = manners;
        this.chance = chance;
    }

    public CardSpot stock() {
        return squared(area(new Zone.Stock()));
    }

    /** A third pozzetto, left over from the hand before, lies beyond the second. */
    public CardSpot pozzetto(int number) {
        if (number <= 2) {
            return squared(area(new Zone.Pozzetto(number)));
        }
        Area second = area(new Zone.Pozzetto(2));
        return squared(new Area(second.x(), second.y() + 12, second.w(), second.h()));
    }

    /** The spot on which a card is dealt to this seat. */
    public CardSpot dealt(Seat seat) {
        return loose(area(new Zone.OfSeat(seat)), 0, 0);
    }

    /** The spot of a pack of cards in front of a player that is not his fan. */
    public CardSpot before(Seat seat) {
        return squared(part(seat, 0.28));
    }

    /** The spot of a penalized card beside its player. */
    public CardSpot beside(Seat seat, int index) {
        Area area = part(seat, -0.3);
        CardSpot spot = loose(area, index * 0.8, index * 0.8);
        // The card lies the other way round than usual, because a part of a wide area is narrow.
        return new CardSpot(spot.x(), spot.y(), !along(area(new Zone.OfSeat(seat))));
    }

    /** The spot of one of several cards that are spread in front of a player. */
    public CardSpot spread(Seat seat, int index, int of) {
        Area area = area(new Zone.OfSeat(seat));
        double room = (along(area) ? area.w() : area.h()) - 2 * MARGIN_CM;
        double pitch = Math.min(2.5, room / Math.max(1, of - 1));
        double off = (index - (of - 1) / 2.0) * pitch;
        return loose(area, along(area) ? off : 0, along(area) ? 0 : off);
    }

    /** The spot of a card in a meld; cards are counted from the edge of the table. */
    public CardSpot inMeld(Line line, int slot, int index, int of) {
        Area area = area(new Zone.MeldSlot(line, slot));
        boolean upright = area.h() >= area.w();
        double length = (upright ? area.h() : area.w()) - 2 * MARGIN_CM;
        double pitch = of < 2 ? 0 : Math.min(manners.pitch(), length / (of - 1));
        double place = MARGIN_CM + index * pitch;
        // The edge of the table is where its coordinates are largest.
        double y = area.y() < 0 ? area.bottom() + place : area.top() - place;
        double x = area.x() < 0 ? area.left() + place : area.right() - place;
        CardSpot spot =
                upright ? new CardSpot(area.x(), y, false) : new CardSpot(x, area.y(), true);
        return new CardSpot(off(spot.x()), off(spot.y()), spot.across());
    }

    /** For how many melds of a line there is a place. */
    int slots(Line line) {
        return layout.slots(line);
    }

    /** The scale that weighs a place. */
    Optional<LaidScale> scale(Zone zone) {
        return layout.scale(zone);
    }

    /** The middle of a meld's place. */
    CardSpot middle(Line line, int slot) {
        return squared(area(new Zone.MeldSlot(line, slot)));
    }

    /**
     * The lines along which the pile may lie: one for each seat if the antennas are arranged like
     * that, otherwise one.
     */
    List<RowDirection> rays() {
        Area stock = area(new Zone.Stock());
        List<RowDirection> rays = new ArrayList<>();
        List<Area> row = new ArrayList<>();
        for (LaidAntenna antenna : layout.antennas(Zone.Pile.class)) {
            Optional<Seat> towards = ((Zone.Pile) antenna.zone()).towards();
            Area area = antenna.antenna().area();
            row.add(area);
            if (towards.isPresent()) {
                rays.add(RowDirection.over(towards, stock, List.of(area)));
            }
        }
        if (row.isEmpty()) {
            row.addAll(List.of(UsualPlaces.pile(1), UsualPlaces.pile(4)));
        }
        row.sort(Comparator.comparingDouble(area -> distance(stock, area)));
        return rays.size() > 1 ? rays : List.of(RowDirection.over(Optional.empty(), stock, row));
    }

    private static double distance(Area one, Area other) {
        double dx = one.x() - other.x();
        double dy = one.y() - other.y();
        return dx * dx + dy * dy;
    }

    CardSpot jittered(CardSpot spot) {
        return new CardSpot(off(spot.x()), off(spot.y()), spot.across());
    }

    private double off(double value) {
        return value + manners.off(chance);
    }

    private CardSpot squared(Area area) {
        return new CardSpot(area.x(), area.y(), area.w() > area.h());
    }

    private CardSpot loose(Area area, double dx, double dy) {
        double x = area.x() + dx + 2 * manners.off(chance);
        double y = area.y() + dy + 2 * manners.off(chance);
        return new CardSpot(x, y, area.h() > area.w());
    }

    /**
     * A part of the area in front of a player: on his right, or on his left if the share is
     * negative.
     */
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

package burraco.play.evening;

import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.hal.virtual.CardSpot;
import java.util.List;
import java.util.Optional;

/**
 * The line along which a row of cards lies.
 *
 * @param towards the seat to which it leads; empty if the row is the same for all seats
 * @param x where it begins
 * @param dx its direction, as a step of one centimetre
 * @param length in centimetres
 */
record RowDirection(
        Optional<Seat> towards, double x, double y, double dx, double dy, double length) {
    /** The line over these areas, which lie in a row. */
    static RowDirection over(Optional<Seat> towards, Area from, List<Area> row) {
        Area first = row.getFirst();
        Area last = row.getLast();
        boolean one = row.size() == 1;
        double wide = last.x() - (one ? from : first).x();
        double high = last.y() - (one ? from : first).y();
        double distance = StrictMath.sqrt(wide * wide + high * high);
        double dx = distance == 0 ? 1 : wide / distance;
        double dy = distance == 0 ? 0 : high / distance;
        double deep = Math.abs(dx) * first.w() + Math.abs(dy) * first.h();
        double between = one ? 0 : distance;
        return new RowDirection(
                towards,
                first.x() - dx * deep / 2,
                first.y() - dy * deep / 2,
                dx,
                dy,
                between + deep - 4);
    }

    /**
     * The spot of a card at this distance from the beginning; on a vertical line cards lie across.
     */
    CardSpot at(double mark) {
        return new CardSpot(x + dx * mark, y + dy * mark, Math.abs(dy) > Math.abs(dx));
    }
}

package burraco.play.evening;

import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.hal.virtual.Spot;
import java.util.List;
import java.util.Optional;

/**
 * A way that a row of cards takes.
 *
 * @param towards the seat to which it leads; empty for a row that is the same for everybody
 * @param x where it begins
 * @param dx where to, a step of one centimetre
 * @param length in centimetres
 */
record Ray(Optional<Seat> towards, double x, double y, double dx, double dy, double length) {
    /** Over these areas, which lie in a row. */
    static Ray over(Optional<Seat> towards, Area from, List<Area> row) {
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
        return new Ray(
                towards,
                first.x() - dx * deep / 2,
                first.y() - dy * deep / 2,
                dx,
                dy,
                between + deep - 4);
    }

    /** The place of a card so far from its beginning; cards lie across where it leads up. */
    Spot at(double mark) {
        return new Spot(x + dx * mark, y + dy * mark, Math.abs(dy) > Math.abs(dx));
    }
}

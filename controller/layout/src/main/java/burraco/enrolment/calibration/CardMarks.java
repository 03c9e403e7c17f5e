package burraco.enrolment.calibration;

import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.CalibratedAntenna;
import java.util.ArrayList;
import java.util.List;

/**
 * The places where a card is laid to calibrate an antenna: at its middle, inside its border, and
 * beyond, on the side that is farthest from other antennas.
 */
final class CardMarks {
    private static final double[] BEYOND_CM = {-CalibratedAntenna.INSIDE_CM, 1, 3, 5};

    private CardMarks() {}

    static List<CalibrationTask.Mark> of(Layout layout, LaidAntenna laid) {
        Area area = laid.antenna().area();
        Seat side = freest(layout, laid);
        List<CalibrationTask.Mark> marks = new ArrayList<>();
        marks.add(new CalibrationTask.Mark(true, 0, side, 0, area.x(), area.y()));
        for (double beyond : BEYOND_CM) {
            marks.add(at(area, side, beyond));
        }
        return marks;
    }

    private static Seat freest(Layout layout, LaidAntenna laid) {
        Seat freest = Seat.NORTH;
        double most = Double.NEGATIVE_INFINITY;
        for (Seat side : Seat.values()) {
            CalibrationTask.Mark far =
                    at(laid.antenna().area(), side, BEYOND_CM[BEYOND_CM.length - 1]);
            double free = Double.POSITIVE_INFINITY;
            for (LaidAntenna other : layout.antennas()) {
                double off = -other.antenna().area().depth(far.x(), far.y());
                free = other.id() == laid.id() ? free : Math.min(free, off);
            }
            if (free > most) {
                freest = side;
                most = free;
            }
        }
        return freest;
    }

    private static CalibrationTask.Mark at(Area area, Seat side, double beyond) {
        double wide = Math.max(0, area.w() / 2 + beyond);
        double high = Math.max(0, area.h() / 2 + beyond);
        return switch (side) {
            case NORTH ->
                    new CalibrationTask.Mark(false, beyond, side, high, area.x(), area.y() + high);
            case SOUTH ->
                    new CalibrationTask.Mark(false, beyond, side, high, area.x(), area.y() - high);
            case EAST ->
                    new CalibrationTask.Mark(false, beyond, side, wide, area.x() + wide, area.y());
            case WEST ->
                    new CalibrationTask.Mark(false, beyond, side, wide, area.x() - wide, area.y());
        };
    }
}

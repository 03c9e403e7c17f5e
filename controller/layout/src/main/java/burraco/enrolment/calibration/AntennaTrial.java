package burraco.enrolment.calibration;

import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.CalibratedAntenna;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The calibration of one antenna, mark by mark. */
final class AntennaTrial {
    /** Number of inventories needed at a mark. */
    private static final int LOOKS = 40;

    /** More at the middle, because misses come in bursts. */
    private static final int LOOKS_AT_THE_MIDDLE = 80;

    private final Layout layout;
    private final int id;
    private final List<CalibrationTask.Mark> marks;
    private final List<CalibratedAntenna.At> places = new ArrayList<>();
    private final List<CalibratedAntenna.Neighbour> neighbours = new ArrayList<>();
    private Optional<TagId> card = Optional.empty();
    private double middle;
    private int mark;

    AntennaTrial(Layout layout, LaidAntenna laid) {
        this.layout = layout;
        id = laid.id();
        marks = CardMarks.of(layout, laid);
    }

    int id() {
        return id;
    }

    /** Where the card is to lie now. */
    CalibrationTask.Mark mark() {
        return marks.get(mark);
    }

    boolean isAtItsMiddle() {
        return mark == 0;
    }

    boolean isEnough(ReadingCounts tally) {
        return tally.inventories(id) >= (mark == 0 ? LOOKS_AT_THE_MIDDLE : LOOKS);
    }

    /**
     * The share of inventories that heard the card at this mark. At the middle, the tag that is
     * heard most becomes the card.
     */
    double measure(ReadingCounts tally) {
        if (mark == 0) {
            card = tally.most(id);
            card.ifPresent(tag -> listenAround(tally, tag));
        }
        double share = card.map(tag -> tally.share(id, tag)).orElse(0.0);
        if (mark == 0) {
            middle = share;
        } else {
            places.add(new CalibratedAntenna.At(mark().cm(), share));
        }
        return share;
    }

    private void listenAround(ReadingCounts tally, TagId tag) {
        neighbours.clear();
        for (LaidAntenna other : layout.antennas()) {
            double share = tally.share(other.id(), tag);
            if (other.id() != id && share > 0) {
                neighbours.add(new CalibratedAntenna.Neighbour(other.id(), share));
            }
        }
    }

    /** Moves on to the next mark; returns false if there is none. */
    boolean next() {
        if (mark + 1 == marks.size()) {
            return false;
        }
        mark++;
        return true;
    }

    /** The result so far. */
    CalibratedAntenna heard(ReadingCounts nothing, long nothingUntil) {
        return new CalibratedAntenna(
                id,
                nothing.scans(id, nothingUntil),
                nothing.unclear(id),
                nothing.ghosts(id),
                middle,
                places,
                neighbours);
    }
}

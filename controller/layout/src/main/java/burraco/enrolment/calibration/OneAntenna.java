package burraco.enrolment.calibration;

import burraco.hal.TagId;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.calibration.Heard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One antenna that is being tried out, mark after mark. */
final class OneAntenna {
    /** So many inventories of an antenna say how often it hears a card. */
    private static final int LOOKS = 40;

    /** At its middle more, since misses come in bursts. */
    private static final int LOOKS_AT_THE_MIDDLE = 80;

    private final Layout layout;
    private final int id;
    private final List<Task.Mark> marks;
    private final List<Heard.At> places = new ArrayList<>();
    private final List<Heard.Neighbour> neighbours = new ArrayList<>();
    private Optional<TagId> card = Optional.empty();
    private double middle;
    private int mark;

    OneAntenna(Layout layout, LaidAntenna laid) {
        this.layout = layout;
        id = laid.id();
        marks = Marks.of(layout, laid);
    }

    int id() {
        return id;
    }

    /** Where the card is to lie now. */
    Task.Mark mark() {
        return marks.get(mark);
    }

    boolean isAtItsMiddle() {
        return mark == 0;
    }

    boolean isEnough(Tally tally) {
        return tally.inventories(id) >= (mark == 0 ? LOOKS_AT_THE_MIDDLE : LOOKS);
    }

    /**
     * How often it heard the card there; at its middle that tag is the card which it hears most.
     */
    double measure(Tally tally) {
        if (mark == 0) {
            card = tally.most(id);
            card.ifPresent(tag -> listenAround(tally, tag));
        }
        double share = card.map(tag -> tally.share(id, tag)).orElse(0.0);
        if (mark == 0) {
            middle = share;
        } else {
            places.add(new Heard.At(mark().cm(), share));
        }
        return share;
    }

    private void listenAround(Tally tally, TagId tag) {
        neighbours.clear();
        for (LaidAntenna other : layout.antennas()) {
            double share = tally.share(other.id(), tag);
            if (other.id() != id && share > 0) {
                neighbours.add(new Heard.Neighbour(other.id(), share));
            }
        }
    }

    /** Whether there is another mark; from there on the card is to lie there. */
    boolean next() {
        if (mark + 1 == marks.size()) {
            return false;
        }
        mark++;
        return true;
    }

    /** What was found so far. */
    Heard heard(Tally nothing, long nothingUntil) {
        return new Heard(
                id,
                nothing.scans(id, nothingUntil),
                nothing.unclear(id),
                nothing.ghosts(id),
                middle,
                places,
                neighbours);
    }
}

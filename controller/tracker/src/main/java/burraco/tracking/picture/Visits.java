package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.Radio;
import java.util.ArrayList;
import java.util.List;

/** Where one card was heard lately, place by place, in the order in which it came there. */
final class Visits {
    private static final long REMEMBERED = 120_000;
    private static final int MOST = 24;

    private final List<Visit> visits = new ArrayList<>(4);
    private long put = -1;

    /**
     * @param silence how unlikely it was, before, that it lay there unheard
     * @param again whether it was not heard for several looks before
     */
    void heard(Card card, Zone zone, long at, double share, double silence, boolean again) {
        int last = lastAt(zone);
        if (last < 0) {
            begin(new Visit(card, zone, at, at, 1, share, 0));
            return;
        }
        Visit visit = visits.get(last);
        double limit = visit.hits() == 1 ? Beliefs.VISIT_OVER_AFTER_ONE : Beliefs.VISIT_OVER;
        if (again && silence <= limit && at - visit.last() > Radio.SPLIT) {
            begin(new Visit(card, zone, at, at, 1, share, silence));
        } else {
            double peak = Math.max(visit.peak(), share);
            visits.set(
                    last,
                    new Visit(card, zone, visit.first(), at, visit.hits() + 1, peak, visit.gap()));
        }
    }

    /** The places have changed their names by then. */
    void exchange(Zone one, Zone other, long since) {
        visits.replaceAll(visit -> visit.first() < since ? visit : visit.exchanged(one, other));
    }

    private int lastAt(Zone zone) {
        for (int i = visits.size() - 1; i >= 0; i--) {
            if (visits.get(i).zone().equals(zone)) {
                return i;
            }
        }
        return -1;
    }

    private void begin(Visit visit) {
        visits.removeIf(one -> visit.first() - one.last() > REMEMBERED);
        if (visits.size() >= MOST) {
            visits.removeFirst();
        }
        visits.add(visit);
        if (Picture.isForPeople(visit.zone())) {
            put = Math.max(put, visit.first());
        }
    }

    /** When somebody put it somewhere last. */
    long put() {
        return put;
    }

    List<Visit> all() {
        return visits;
    }
}

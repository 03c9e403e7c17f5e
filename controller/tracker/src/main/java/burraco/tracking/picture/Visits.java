package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import java.util.ArrayList;
import java.util.List;

/** The recent visits of one card, in the order in which it came to the places. */
final class Visits {
    private static final long REMEMBERED_MILLIS = 120_000;
    private static final int MOST = 24;

    private final List<Visit> visits = new ArrayList<>(4);
    private long put = -1;

    /**
     * @param silence how unlikely it had become, before this reading, that the card lay there
     *     unheard: a logarithm
     * @param again whether it had been missed in several looks before this reading
     */
    void heard(Card card, Zone zone, long at, double share, double silence, boolean again) {
        int last = lastAt(zone);
        if (last < 0) {
            begin(new Visit(card, zone, at, at, 1, share, 0));
            return;
        }
        Visit visit = visits.get(last);
        double limit =
                visit.hits() == 1 ? BeliefFigures.VISIT_OVER_AFTER_ONE : BeliefFigures.VISIT_OVER;
        if (again && silence <= limit && at - visit.last() > AntennaFigures.SPLIT_MILLIS) {
            begin(new Visit(card, zone, at, at, 1, share, silence));
        } else {
            double peak = Math.max(visit.peak(), share);
            visits.set(
                    last,
                    new Visit(card, zone, visit.first(), at, visit.hits() + 1, peak, visit.gap()));
        }
    }

    /** Renames the places of visits since then, because melds were exchanged. */
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
        visits.removeIf(one -> visit.first() - one.last() > REMEMBERED_MILLIS);
        if (visits.size() >= MOST) {
            visits.removeFirst();
        }
        visits.add(visit);
        if (TablePicture.isForPeople(visit.zone())) {
            put = Math.max(put, visit.first());
        }
    }

    /** When the card was last put down somewhere by a player. */
    long put() {
        return put;
    }

    List<Visit> all() {
        return visits;
    }
}

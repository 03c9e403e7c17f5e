package burraco.tracking;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.tracking.understanding.HandTracker;
import java.util.List;

/**
 * From readings to acts, hand after hand. Pure: what it tells depends on nothing but the readings
 * and their times.
 */
public final class Tracker {
    private final HandTracker tracker;

    public Tracker(Layout layout, Deck deck, Seat dealer) {
        tracker = new HandTracker(layout, deck, dealer);
    }

    /** Takes in one reading; what it led to. */
    public List<Told> take(Reading reading) {
        tracker.take(reading);
        return tracker.told();
    }

    /** Nothing more will come: what waited for more is decided as it stands. */
    public List<Told> end() {
        tracker.end();
        return tracker.told();
    }

    /** The record of the hand at hand. */
    public String record() {
        return tracker.course().record();
    }
}

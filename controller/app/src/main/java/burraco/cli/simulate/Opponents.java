package burraco.cli.simulate;

import burraco.hal.Reading;
import burraco.measure.Witness;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Simulated players who answer truthfully when the tracker asks whether an opponent broke a rule.
 */
public final class Opponents {
    /** How long they take to read a question and press a button. */
    private static final long ANSWER_AFTER_MILLIS = 4_000;

    private final Tracker tracker;
    private final Deque<TrackerEvent.Unsure> asked = new ArrayDeque<>();

    public Opponents(Tracker tracker) {
        this.tracker = tracker;
    }

    /** Passes a reading to the tracker; returns its results and those of the answers. */
    public List<TrackerEvent> take(Reading reading, Witness witness) {
        List<TrackerEvent> told = new ArrayList<>(heard(tracker.take(reading)));
        while (!asked.isEmpty() && reading.at() >= asked.peek().decided() + ANSWER_AFTER_MILLIS) {
            TrackerEvent.Unsure question = asked.remove();
            boolean inOrder =
                    witness.wasInOrder(
                            question.seat().orElseThrow(), question.cards(), question.decided());
            told.addAll(heard(tracker.answer(question, inOrder, reading.at())));
        }
        return told;
    }

    private List<TrackerEvent> heard(List<TrackerEvent> told) {
        for (TrackerEvent one : told) {
            if (one instanceof TrackerEvent.Unsure unsure
                    && unsure.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT) {
                asked.add(unsure);
            } else if (one instanceof TrackerEvent.Resolved resolved) {
                asked.removeAll(resolved.doubts());
            }
        }
        return told;
    }
}

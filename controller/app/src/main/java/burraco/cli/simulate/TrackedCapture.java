package burraco.cli.simulate;

import burraco.cli.replay.ReplayedHand;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.layout.sight.Sights;
import burraco.measure.Comparison;
import burraco.measure.Course;
import burraco.measure.Inferred;
import burraco.measure.Span;
import burraco.measure.Tally;
import burraco.measure.Witness;
import burraco.record.Judgement;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Tracks a simulated capture while it is played and compares the result with what truly happened.
 */
final class TrackedCapture {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Tracker tracker;
    private final Opponents opponents;
    private final Set<Case> unseen;
    private final List<Reading> waiting = new ArrayList<>();
    private final ReplayedHand.Listener listener = new ReplayedHand.Listener();
    private final List<ReplayedHand> hands = new ArrayList<>();
    private final List<Course> courses = new ArrayList<>();
    private long cpuNanos;

    TrackedCapture(SimulatedCapture sitting) {
        tracker =
                new Tracker(sitting.layout(), sitting.options().deck(), sitting.dealer())
                        .keepingTime();
        opponents = new Opponents(tracker);
        unseen = Sights.unseen(sitting.layout());
    }

    void hear(Reading reading) {
        waiting.add(reading);
    }

    /**
     * Tracks a hand after it has been played, because its players answer the tracker's questions.
     */
    void played(SimulatedCapture.Played hand) {
        Judgement.Judged judged = judged(hand);
        Course course = course(hand, judged);
        Witness witness = Witness.of(judged, course);
        courses.add(course);
        List<TrackerEvent> news = new ArrayList<>();
        long begun = nanos();
        for (Reading reading : waiting) {
            news.addAll(opponents.take(reading, witness));
        }
        cpuNanos += nanos() - begun;
        waiting.clear();
        news.forEach(this::told);
    }

    /** CPU time of this thread, or elapsed time if the machine does not report it. */
    private static long nanos() {
        return THREADS.isCurrentThreadCpuTimeSupported()
                ? THREADS.getCurrentThreadCpuTime()
                : System.nanoTime();
    }

    private void told(TrackerEvent told) {
        listener.hear(told);
        if (told instanceof TrackerEvent.HandOver over) {
            hands.add(listener.over(over));
        }
    }

    /** Finishes the capture and compares played with tracked hands. */
    Tally tally(List<SimulatedCapture.Played> played) {
        tracker.end().forEach(this::told);
        List<List<ReplayedHand>> heard = new ArrayList<>();
        played.forEach(_ -> heard.add(new ArrayList<>()));
        hands.forEach(hand -> heard.get(mostly(hand, played)).add(hand));
        Tally tally = Tally.NONE;
        for (int i = 0; i < played.size(); i++) {
            tally = tally.plus(tally(courses.get(i), played.get(i), heard.get(i)));
        }
        return tally;
    }

    /** The tracked hand that contains most acts of a played one. */
    private static int mostly(ReplayedHand hand, List<SimulatedCapture.Played> played) {
        int[] acts = new int[played.size()];
        hand.acts().values().forEach(act -> acts[during(act.since(), played)]++);
        int most = 0;
        for (int i = 1; i < acts.length; i++) {
            most = acts[i] > acts[most] ? i : most;
        }
        return most;
    }

    private static int during(long time, List<SimulatedCapture.Played> played) {
        int hand = 0;
        while (hand < played.size() - 1 && time >= played.get(hand).until()) {
            hand++;
        }
        return hand;
    }

    private static Tally tally(
            Course course, SimulatedCapture.Played played, List<ReplayedHand> heard) {
        Optional<ReplayedHand> longest =
                heard.stream().max(Comparator.comparing(hand -> hand.acts().size()));
        Inferred inferred =
                longest.map(ReplayedHand::inferred)
                        .orElseGet(() -> new Inferred("", List.of(), 0, List.of()));
        Tally tally = Tally.of(Comparison.of(course, inferred));
        for (ReplayedHand hand : heard) {
            if (hand != longest.orElseThrow()) {
                tally = tally.plus(Tally.ofNoHand(hand.inferred()));
            }
        }
        Map<String, Integer> habits = new TreeMap<>();
        played.habits().forEach((habit, times) -> habits.put(habit.key(), times));
        return tally.with(habits);
    }

    private static Judgement.Judged judged(SimulatedCapture.Played played) {
        byte[] record = played.truth().text().getBytes(StandardCharsets.UTF_8);
        if (Judgement.of(record) instanceof Judgement.Judged judged) {
            return judged;
        }
        throw new IllegalStateException("what truly happened cannot be judged");
    }

    /** Leaves out what the table cannot detect. */
    private Course course(SimulatedCapture.Played played, Judgement.Judged judged) {
        List<Span> times =
                played.truth().times().stream()
                        .map(one -> new Span(one.line(), one.begun(), one.complete()))
                        .toList();
        Course course = Course.of(judged, times);
        return played.script()
                .mischief()
                .filter(which -> !unseen.contains(which))
                .map(course::committing)
                .orElse(course);
    }

    long cpuNanos() {
        return cpuNanos;
    }
}

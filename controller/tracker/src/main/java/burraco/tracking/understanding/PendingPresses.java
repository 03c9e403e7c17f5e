package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Observation;
import java.util.ArrayList;
import java.util.List;

/** The button presses that stand for an act, until that act is on record. */
final class PendingPresses {
    private final List<Observation.Pressed> pressed = new ArrayList<>();

    /** Takes in a press. Pressing again before the first press is on record changes nothing. */
    void press(Act act, long at) {
        if (pressed.stream().noneMatch(one -> one.act().equals(act))) {
            pressed.add(new Observation.Pressed(act, at));
        }
    }

    /**
     * The presses and table's own acts after the kept acts, as observations: they have to be
     * explained again when their acts are doubted.
     */
    List<Observation> after(HandCourse course, int kept) {
        List<Observation> all = new ArrayList<>();
        for (TrackedAct entry : course.entries().subList(kept, course.entries().size())) {
            if (isSaid(entry)) {
                all.add(new Observation.Said(entry.act(), entry.since()));
            } else if (isPressed(entry)) {
                all.add(new Observation.Pressed(entry.act(), entry.since()));
            }
        }
        all.addAll(pressed);
        return all;
    }

    private static boolean isPressed(TrackedAct entry) {
        return entry.act() instanceof Act.TimeOut || entry.act() instanceof Act.Notice;
    }

    private static boolean isSaid(TrackedAct entry) {
        return entry.own() || entry.act() instanceof Act.Elapse;
    }

    /**
     * Keeps the press of an act that was withdrawn. An act of the table itself is repeated by the
     * table, if there is still a reason.
     */
    void withdrawn(TrackedAct entry) {
        if (isPressed(entry) && !isSaid(entry)) {
            pressed.addFirst(new Observation.Pressed(entry.act(), entry.since()));
        }
    }

    void taken(TrackedAct entry) {
        pressed.stream()
                .filter(one -> !isSaid(entry) && one.act().equals(entry.act()))
                .findFirst()
                .ifPresent(pressed::remove);
    }

    /** Drops a press whose meaning nobody knows. */
    void giveUp(Observation.Pressed press) {
        pressed.remove(press);
    }

    void clear() {
        pressed.clear();
    }
}

package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Happening;
import java.util.ArrayList;
import java.util.List;

/** Buttons pressed that mean an act, as long as it is not on record; and what the table says. */
final class Presses {
    private final List<Happening.Pressed> pressed = new ArrayList<>();

    /** Whoever presses again before he has been understood says nothing else. */
    void press(Act act, long at) {
        if (pressed.stream().noneMatch(one -> one.act().equals(act))) {
            pressed.add(new Happening.Pressed(act, at));
        }
    }

    /** What was pressed or said counts again where the act that it made is doubted. */
    List<Happening> after(Course course, int kept) {
        List<Happening> all = new ArrayList<>();
        for (Entry entry : course.entries().subList(kept, course.entries().size())) {
            if (isSaid(entry)) {
                all.add(new Happening.Said(entry.act(), entry.since()));
            } else if (isPressed(entry)) {
                all.add(new Happening.Pressed(entry.act(), entry.since()));
            }
        }
        all.addAll(pressed);
        return all;
    }

    private static boolean isPressed(Entry entry) {
        return entry.act() instanceof Act.TimeOut || entry.act() instanceof Act.Notice;
    }

    private static boolean isSaid(Entry entry) {
        return entry.own() || entry.act() instanceof Act.Elapse;
    }

    /** What the table said it will say again, if there is still a reason. */
    void withdrawn(Entry entry) {
        if (isPressed(entry) && !isSaid(entry)) {
            pressed.addFirst(new Happening.Pressed(entry.act(), entry.since()));
        }
    }

    void taken(Entry entry) {
        pressed.stream()
                .filter(one -> !isSaid(entry) && one.act().equals(entry.act()))
                .findFirst()
                .ifPresent(pressed::remove);
    }

    /** Nobody knows what it meant. */
    void giveUp(Happening.Pressed press) {
        pressed.remove(press);
    }

    void clear() {
        pressed.clear();
    }
}

package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Happening;
import java.util.ArrayList;
import java.util.List;

/** Buttons pressed that mean an act, as long as it is not on record. */
final class Presses {
    private final List<Happening.Pressed> pressed = new ArrayList<>();

    /** Whoever presses again before he has been understood says nothing else. */
    void press(Act act, long at) {
        if (pressed.stream().noneMatch(one -> one.act().equals(act))) {
            pressed.add(new Happening.Pressed(act, at));
        }
    }

    /** What was pressed counts again where the act that it made is doubted. */
    List<Happening.Pressed> after(Course course, int kept) {
        List<Happening.Pressed> all = new ArrayList<>();
        for (Entry entry : course.entries().subList(kept, course.entries().size())) {
            if (isPressed(entry)) {
                all.add(new Happening.Pressed(entry.act(), entry.since()));
            }
        }
        all.addAll(pressed);
        return all;
    }

    private static boolean isPressed(Entry entry) {
        return entry.act() instanceof Act.TimeOut || entry.act() instanceof Act.Notice;
    }

    void withdrawn(Entry entry) {
        if (isPressed(entry)) {
            pressed.addFirst(new Happening.Pressed(entry.act(), entry.since()));
        }
    }

    void taken(Act act) {
        pressed.stream()
                .filter(one -> one.act().equals(act))
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

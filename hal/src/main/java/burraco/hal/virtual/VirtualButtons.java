package burraco.hal.virtual;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.Condition;
import burraco.hal.Debounce;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Consumer;

/**
 * Buttons that tests and screens can press. Their contacts bounce like real ones. The caller
 * supplies the time, in milliseconds that never go back.
 */
public final class VirtualButtons extends VirtualDevice implements Buttons {
    private static final int LONGEST_BOUNCE_MILLIS = 10;
    private static final int LONGEST_REBOUND_MILLIS = 3;

    private enum Move {
        CLOSES,
        OPENS,
        /** Nothing changes, and a contact that was steady until now is decided. */
        RESTS
    }

    private record Moment(long at, long order, Button button, Move move) {}

    private final List<Button> buttons;
    private final Chance chance;
    private final Map<Button, Debounce> contacts = new LinkedHashMap<>();
    private final PriorityQueue<Moment> coming =
            new PriorityQueue<>(
                    Comparator.comparingLong(Moment::at).thenComparingLong(Moment::order));
    private final List<Reading.Press> kept = new ArrayList<>();
    private Consumer<Reading> inbox = _ -> {};
    private long now;
    private long lostAt;
    private long moments;

    public VirtualButtons(String name, List<Button> buttons, Chance chance) {
        super(name);
        this.buttons = List.copyOf(buttons);
        this.chance = chance;
        buttons.forEach(button -> contacts.put(button, new Debounce(Debounce.USUAL_MILLIS)));
    }

    @Override
    public String source() {
        return name();
    }

    @Override
    public List<Button> buttons() {
        return buttons;
    }

    @Override
    public synchronized void open(Consumer<Reading> listener) {
        if (used()) {
            throw new IllegalStateException(name() + " was opened or closed before");
        }
        inbox = listener;
        opened();
        if (!up()) {
            changed();
        }
    }

    /** Presses a button at this time, and holds it. */
    public void press(Button button, long at) {
        contact(button, true, at);
    }

    /** Releases a button at this time. */
    public void letGo(Button button, long at) {
        contact(button, false, at);
    }

    /** Closes or opens a contact at this time; it bounces for a while. */
    public synchronized void contact(Button button, boolean closed, long at) {
        if (!contacts.containsKey(button)) {
            throw new IllegalArgumentException("no such button: " + button);
        }
        notBack(at);
        coming.removeIf(later -> later.button().equals(button) && later.at() >= at);
        long rests = at + 1 + chance.below(LONGEST_BOUNCE_MILLIS);
        boolean bounces = closed;
        for (long time = at; time < rests; time += 1 + chance.below(LONGEST_REBOUND_MILLIS)) {
            add(time, button, bounces ? Move.CLOSES : Move.OPENS);
            bounces = !bounces;
        }
        add(rests, button, closed ? Move.CLOSES : Move.OPENS);
        add(rests + Debounce.USUAL_MILLIS, button, Move.RESTS);
    }

    private void add(long at, Button button, Move move) {
        coming.add(new Moment(at, moments++, button, move));
    }

    /** Advances the time, and reports presses that have become certain. */
    public synchronized void advance(long time) {
        notBack(time);
        while (!coming.isEmpty() && coming.peek().at() <= time) {
            Moment moment = coming.poll();
            now = moment.at();
            if (isPress(moment)) {
                pressed(new Reading.Press(moment.at(), moment.button()));
            }
        }
        now = time;
    }

    private boolean isPress(Moment moment) {
        Debounce contact = contacts.get(moment.button());
        return switch (moment.move()) {
            case CLOSES -> contact.contact(true, moment.at());
            case OPENS -> contact.contact(false, moment.at());
            case RESTS -> contact.poll(moment.at());
        };
    }

    private void notBack(long time) {
        if (time < now) {
            throw new IllegalArgumentException("time went back: from " + now + " to " + time);
        }
    }

    private void pressed(Reading.Press press) {
        switch (condition()) {
            case Condition.Up _ -> inbox.accept(press);
            case Condition.Lost _ when press.at() - lostAt <= KEPT_MILLIS -> kept.add(press);
            case Condition.Lost _, Condition.Idle _, Condition.Closed _ -> {}
        }
    }

    @Override
    void changed() {
        switch (condition()) {
            case Condition.Lost lost -> {
                lostAt = now;
                tell("lost: " + lost.sentence());
            }
            case Condition.Up _ -> {
                if (now - lostAt <= KEPT_MILLIS) {
                    kept.forEach(inbox);
                }
                kept.clear();
                tell(FaultState.BACK);
            }
            case Condition.Idle _, Condition.Closed _ -> kept.clear();
        }
    }

    private void tell(String detail) {
        inbox.accept(new Reading.SourceFault(now, source(), detail));
    }
}

package burraco.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.interactions.Interaction;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.Kind;
import org.openqa.selenium.interactions.PointerInput.MouseButton;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

/** Moves a mouse pointer or a finger, as the operating system reports it to a browser. */
final class TouchGestures {
    private static final int STEPS = 8;

    private final Chromium chromium;
    private final PointerInput pointer;

    private TouchGestures(Chromium chromium, PointerInput pointer) {
        this.chromium = chromium;
        this.pointer = pointer;
    }

    static TouchGestures mouse(Chromium chromium) {
        return new TouchGestures(chromium, new PointerInput(Kind.MOUSE, "mouse"));
    }

    static TouchGestures touch(Chromium chromium) {
        return new TouchGestures(chromium, new PointerInput(Kind.TOUCH, "finger"));
    }

    /** A point in the window. */
    record Spot(int x, int y) {}

    void tap(Spot spot) {
        perform(new Sequence(pointer, 0).addAction(move(spot)).addAction(down()).addAction(up()));
    }

    void drag(Spot from, Spot to) {
        Sequence way = new Sequence(pointer, 0).addAction(move(from)).addAction(down());
        for (int step = 1; step <= STEPS; step++) {
            way.addAction(
                    move(
                            new Spot(
                                    from.x() + (to.x() - from.x()) * step / STEPS,
                                    from.y() + (to.y() - from.y()) * step / STEPS)));
        }
        perform(way.addAction(up()));
    }

    private Interaction move(Spot spot) {
        return pointer.createPointerMove(
                Duration.ofMillis(20), Origin.viewport(), spot.x(), spot.y());
    }

    private Interaction down() {
        return pointer.createPointerDown(MouseButton.LEFT.asArg());
    }

    private Interaction up() {
        return pointer.createPointerUp(MouseButton.LEFT.asArg());
    }

    private void perform(Sequence what) {
        chromium.perform(List.of(what));
        // Releases the button even if the page stops responding in the middle.
        chromium.resetInputState();
    }
}

package burraco.hal.pi;

import java.util.List;
import java.util.Optional;

/** The chip of a display, as far as one knows from what was sent to it. */
sealed interface Glass permits Hd44780, Ssd1306 {
    /**
     * Bytes, and the rest that the chip needs after them.
     *
     * @param restMillis 0 where the next may follow at once
     */
    record Send(byte[] bytes, long restMillis) {}

    int columns();

    int rows();

    /** Where such chips answer. */
    List<Integer> addresses();

    /** The chip has just been found: nobody knows what it is up to. */
    void restart();

    /** What the chip should show. */
    void show(List<String> lines);

    /** Tells the chip everything once more, for whatever befell it, so that nobody sees it. */
    void refresh();

    /** What is to be sent next; empty where it shows what it should. */
    Optional<Send> next();

    /** What does nothing and is answered. */
    byte[] probe();

    /** Blank for good. */
    byte[] farewell();

    static Glass of(PiSetup.Panel.Kind kind) {
        return switch (kind) {
            case HD44780 -> new Hd44780();
            case SSD1306 -> new Ssd1306();
        };
    }
}

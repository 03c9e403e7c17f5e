package burraco.hal.pi;

import java.util.List;
import java.util.Optional;

/** The chip of a display, with its state as known from what was sent to it. */
sealed interface DisplayChip permits Hd44780, Ssd1306 {
    /**
     * Bytes to send, and the pause that the chip needs after them.
     *
     * @param restMillis 0 if the next may follow at once
     */
    record Send(byte[] bytes, long restMillis) {}

    int columns();

    int rows();

    /** The addresses of such chips. */
    List<Integer> addresses();

    /** Starts over, because the chip has just been found in an unknown state. */
    void restart();

    /** Sets what the chip should show. */
    void show(List<String> lines);

    /** Sends everything again in case the chip has lost something, without visible effect. */
    void refresh();

    /** What to send next; empty if the chip shows what it should. */
    Optional<Send> next();

    /** A command without effect, to test whether the chip answers. */
    byte[] probe();

    /** The command that blanks the display. */
    byte[] farewell();

    static DisplayChip of(PiSetup.Panel.Kind kind) {
        return switch (kind) {
            case HD44780 -> new Hd44780();
            case SSD1306 -> new Ssd1306();
        };
    }
}

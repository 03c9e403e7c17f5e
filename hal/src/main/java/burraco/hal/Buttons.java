package burraco.hal;

import java.util.List;

/**
 * The buttons of one board. Each press is told once, when the contact has rested ({@link
 * Debounce}); letting go is not told, and a button that is held stays one press through a loss.
 */
public interface Buttons extends InputDevice {
    List<Button> buttons();
}

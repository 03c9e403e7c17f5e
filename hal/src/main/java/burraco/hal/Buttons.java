package burraco.hal;

import java.util.List;

/**
 * The buttons of one board. Each press is reported once, when the contact has settled ({@link
 * Debounce}). Releases are not reported, and a button that is held during a loss is still one
 * press.
 */
public interface Buttons extends InputDevice {
    List<Button> buttons();
}

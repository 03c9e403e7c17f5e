package burraco.board;

import burraco.hal.Button;
import burraco.hal.InputDevice;
import burraco.hal.Reading;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Tells each press once. The board counts them, so that one which it had to throw away is seen by
 * the count when it says how things stand. Presses older than {@link InputDevice#KEPT_MILLIS} are
 * not told.
 */
final class PressHearing {
    private final Map<Integer, Button> buttons;
    private final Map<Integer, Integer> counts = new HashMap<>();

    PressHearing(List<BoardSetup.Contact> buttons) {
        this.buttons =
                buttons.stream()
                        .collect(
                                Collectors.toMap(
                                        BoardSetup.Contact::number, BoardSetup.Contact::button));
    }

    /** The board started anew and counts from nothing. */
    void forget() {
        counts.clear();
    }

    /**
     * @param at when it was pressed last, in milliseconds as is {@code now}
     */
    Optional<Reading> hear(int number, int presses, long at, long now) {
        int before = counts.getOrDefault(number, 0);
        counts.put(number, presses);
        if (presses == before || now - at > InputDevice.KEPT_MILLIS) {
            return Optional.empty();
        }
        return Optional.ofNullable(buttons.get(number))
                .map(button -> new Reading.Press(at, button));
    }
}

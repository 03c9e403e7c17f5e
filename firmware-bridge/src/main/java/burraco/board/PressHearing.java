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
 * Reports each press once. The board counts presses, so that a press whose event was dropped shows
 * in the count of a later state event. Presses older than {@link InputDevice#KEPT_MILLIS} are not
 * reported.
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

    /**
     * The board has restarted and counts from 0.
     *
     * @param justNow whether it has just started, so that all its presses are new
     */
    void forget(boolean justNow) {
        counts.clear();
        if (justNow) {
            buttons.keySet().forEach(number -> counts.put(number, 0));
        }
    }

    /**
     * @param standing whether this is a state event, which need not be new
     * @param at when it was pressed last, in milliseconds as is {@code now}
     */
    Optional<Reading> hear(int number, int presses, boolean standing, long at, long now) {
        Integer before = counts.put(number, presses);
        boolean news = before == null ? !standing : presses != before;
        if (!news || now - at > InputDevice.KEPT_MILLIS) {
            return Optional.empty();
        }
        return Optional.ofNullable(buttons.get(number))
                .map(button -> new Reading.Press(at, button));
    }
}

package burraco.signals;

import burraco.hal.LampPicture;
import java.util.List;
import java.util.Optional;

/**
 * The output of a table at one moment.
 *
 * @param lines the lines of the display, from the top
 * @param cue the latest event that deserves a sound
 */
public record Signal(LampPicture lamps, List<String> lines, Optional<Cue> cue) {
    public Signal {
        lines = List.copyOf(lines);
    }
}

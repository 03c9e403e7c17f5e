package burraco.cli.starter;

import burraco.enrolment.TagDetector;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether one antenna, and only this one, hears a tag that is laid on it and taken away again. */
final class AntennaTrial {
    /** How long a person looks for a card before the doctor is asked. */
    private static final long PATIENCE_MILLIS = 15_000;

    private final int antenna;
    private final Map<Integer, TagDetector> ears = new HashMap<>();
    private long askedAt;
    private boolean heard;
    private boolean over;

    /** What was told last about a tag that is not heard as it should be. */
    private Optional<StarterStep> told = Optional.empty();

    AntennaTrial(int antenna, long at) {
        this.antenna = antenna;
        askedAt = at;
        ears.put(StarterKit.FRONT, new TagDetector());
        ears.put(StarterKit.MELD, new TagDetector());
    }

    int antenna() {
        return antenna;
    }

    /** Whether the tag was heard and taken away. */
    boolean isOver() {
        return over;
    }

    List<StarterStep> take(Reading.Inventory inventory, AntennaTallies tallies) {
        ears.get(inventory.antenna()).take(inventory);
        long at = inventory.at();
        if (heard) {
            over = here().isEmpty();
            return List.of();
        }
        Optional<TagId> tag = here().sure();
        Optional<TagId> elsewhere = there().sure();
        if (tag.isPresent() && there().leansTo(tag.get(), at)) {
            return tell(new StarterStep.BothHear());
        }
        if (tag.isPresent()) {
            heard = true;
            return List.of(new StarterStep.Heard(antenna, tallies.of(antenna)));
        }
        return elsewhere.isPresent() && !here().hears()
                ? tell(new StarterStep.OtherHears(other(), antenna))
                : List.of();
    }

    private List<StarterStep> tell(StarterStep step) {
        boolean again = told.equals(Optional.of(step));
        told = Optional.of(step);
        return again ? List.of() : List.of(step);
    }

    private TagDetector here() {
        return ears.get(antenna);
    }

    private TagDetector there() {
        return ears.get(other());
    }

    private int other() {
        return antenna == StarterKit.FRONT ? StarterKit.MELD : StarterKit.FRONT;
    }

    /**
     * @param lost whether the reader is lost, which has been told
     */
    List<StarterStep> tick(long at, AntennaTallies tallies, boolean lost) {
        if (lost) {
            askedAt = at;
        }
        if (heard || here().hears() || at - askedAt < PATIENCE_MILLIS) {
            return List.of();
        }
        askedAt = at;
        return List.of(new StarterStep.NothingHeard(antenna, tallies.of(antenna)));
    }
}

package burraco.enrolment;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Readings of cards that are laid by hand, and what a guide says to them. */
final class Laid<S> {
    /** From one inventory to the next. */
    private static final long EVERY = 160;

    private final Guide<S> guide;
    private long now = 1_000;

    Laid(Guide<S> guide) {
        this.guide = guide;
    }

    static TagId tag(int number) {
        return TagId.of(0xE004_0100_0000_0000L + number);
    }

    List<S> begin() {
        return guide.begin(now);
    }

    /**
     * An antenna hears these tags so many times in a row; returns the guide's messages meanwhile.
     */
    List<S> hears(int times, int antenna, TagId... tags) {
        List<S> told = new ArrayList<>();
        List<Answer> answers = Arrays.stream(tags).map(Answer::of).toList();
        for (int i = 0; i < times; i++) {
            now += EVERY;
            told.addAll(guide.take(new Reading.Inventory(now, antenna, answers)));
        }
        return told;
    }

    List<S> types(String line) {
        return guide.typed(line, now);
    }

    /** No reading comes for this time. */
    List<S> silent(long millis) {
        now += millis;
        return guide.tick(now);
    }
}

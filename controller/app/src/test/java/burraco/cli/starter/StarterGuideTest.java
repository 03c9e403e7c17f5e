package burraco.cli.starter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.enrolment.EnrolmentStep;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each antenna in turn has to hear a tag, alone; then the cards are enrolled. */
class StarterGuideTest {
    private static final int EVERY_MILLIS = 50;
    private static final TagId TAG = new TagId("E004015000000101");

    private final StarterGuide guide =
            new StarterGuide(
                    StarterKit.layout(
                            new SourceInfo(
                                    StarterKit.SOURCE, SourceInfo.BOARD, Optional.of("port"))));
    private final List<StarterStep> told = new ArrayList<>(guide.begin(0));
    private long now;

    /** For so long the antennas hear these tags, and nothing else. */
    private void hear(long millis, List<TagId> front, List<TagId> meld) {
        for (long end = now + millis; now < end; now += EVERY_MILLIS) {
            told.addAll(guide.take(inventory(StarterKit.FRONT, front)));
            told.addAll(guide.take(inventory(StarterKit.MELD, meld)));
            told.addAll(guide.tick(now));
        }
    }

    private Reading inventory(int antenna, List<TagId> tags) {
        return new Reading.Inventory(now, antenna, tags.stream().map(Answer::of).toList());
    }

    private <S extends StarterStep> Stream<S> told(Class<S> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast);
    }

    @Test
    @DisplayName("One antenna after the other, then the first card is asked for")
    void bothHear() {
        assertEquals(List.of(new StarterStep.LayTag(1)), told);
        hear(2_000, List.of(TAG), List.of());
        assertEquals(1, told(StarterStep.Heard.class).count());
        assertEquals(1, told(StarterStep.LayTag.class).count(), "it still lies there");
        hear(2_000, List.of(), List.of());
        assertEquals(new StarterStep.LayTag(2), told.getLast());
        hear(2_000, List.of(), List.of(TAG));
        hear(2_000, List.of(), List.of());
        StarterStep.Enrolling last = assertInstanceOf(StarterStep.Enrolling.class, told.getLast());
        assertInstanceOf(EnrolmentStep.Ask.class, last.step());
    }

    @Test
    @DisplayName("What both antennas hear proves neither, and is said once")
    void heardByBoth() {
        hear(5_000, List.of(TAG), List.of(TAG));
        assertEquals(1, told(StarterStep.BothHear.class).count());
        assertEquals(0, told(StarterStep.Heard.class).count());
        // They are moved apart.
        hear(2_000, List.of(TAG), List.of());
        assertEquals(1, told(StarterStep.Heard.class).count());
    }

    @Test
    @DisplayName("A card on the other antenna is said once, and counts for nothing")
    void onTheOtherAntenna() {
        hear(5_000, List.of(), List.of(TAG));
        assertEquals(
                List.of(new StarterStep.OtherHears(2, 1)),
                told(StarterStep.OtherHears.class).toList());
        assertEquals(0, told(StarterStep.Heard.class).count());
    }

    @Test
    @DisplayName("Nothing is heard: it is said after a quarter of a minute, and again later")
    void nothingIsHeard() {
        hear(14_000, List.of(), List.of());
        assertEquals(0, told(StarterStep.NothingHeard.class).count());
        hear(2_000, List.of(), List.of());
        assertEquals(1, told(StarterStep.NothingHeard.class).count());
        hear(15_000, List.of(), List.of());
        assertEquals(2, told(StarterStep.NothingHeard.class).count());
    }

    @Test
    @DisplayName("While the reader is lost nobody is told that an antenna hears nothing")
    void lost() {
        told.addAll(guide.take(new Reading.SourceFault(now, StarterKit.SOURCE, "lost: pulled")));
        for (long end = now + 60_000; now < end; now += EVERY_MILLIS) {
            told.addAll(guide.tick(now));
        }
        told.addAll(guide.take(new Reading.SourceFault(now, StarterKit.SOURCE, "back")));
        hear(10_000, List.of(), List.of());
        assertEquals(
                List.of(
                        new StarterStep.LayTag(1),
                        new StarterStep.ReaderLost(),
                        new StarterStep.ReaderBack()),
                told);
    }

    @Test
    @DisplayName("A fault of the second antenna is said at once, and again when its turn comes")
    void aFaultOfTheSecond() {
        told.addAll(guide.take(new Reading.AntennaFault(now, StarterKit.MELD, "broken")));
        assertEquals(1, told(StarterStep.AntennaState.class).count());
        hear(2_000, List.of(TAG), List.of());
        hear(2_000, List.of(), List.of());
        StarterStep.AntennaState last =
                assertInstanceOf(StarterStep.AntennaState.class, told.getLast());
        assertEquals("broken", last.seen().fault());
    }

    @Test
    @DisplayName("Whoever leaves before the end has not played")
    void leaving() {
        assertEquals(List.of(new StarterStep.NoSuchKey()), guide.typed("x", now));
        assertEquals(List.of(new StarterStep.Over(false)), guide.typed(" Q ", now));
        assertTrue(guide.isOver());
        assertEquals(List.of(), guide.take(inventory(1, List.of(TAG))));
    }
}

package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.measure.Tally;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Art. 32 bis, where only the tracker measures how long a turn takes. */
@Tag("campaign")
class TurnTimesTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = 5;

    /**
     * W takes more than forty seconds with eleven cards: an opponent calls, W draws and discards.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void whoThinksForTooLongIsToldWhenSomebodyCalls(int hand) {
        Tally tally = play(hand, TABLE.layout(), List.of(Case.OVER_THE_TIME));
        assertEquals(0, tally.falseRulings());
        assertEquals(0, tally.missedRulings());
    }

    /** He may have a good reason, and it is for the others to say that he has none. */
    @Test
    void asLongAsNobodyCallsHeMayThink() {
        assertTrue(TABLE.layout().match().turnTimes());
        Casting casting = new Casting(SEED, TABLE.layout().rules(), 8, List.of());
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.EAST).keepingTime();
        List<TrackerEvent> told = new ArrayList<>();
        Chance chance = new Chance(SEED).stream("evening 9");
        new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.REFERENCE,
                        Manners.USUAL,
                        chance,
                        reading -> told.addAll(tracker.take(reading)))
                .play(casting.script(9, 9, Seat.EAST), "a hand");
        told.addAll(tracker.end());
        assertTrue(longestTurn(told) > 41_000);
        assertTrue(
                told.stream()
                        .noneMatch(one ->
                                one instanceof TrackerEvent.Decided(_, var entry)
                                        && entry.act() instanceof Act.Elapse));
    }

    private static long longestTurn(List<TrackerEvent> told) {
        long before = Long.MAX_VALUE;
        long longest = 0;
        for (TrackerEvent one : told) {
            if (one instanceof TrackerEvent.Decided(_, var entry)
                    && entry.act() instanceof Act.Discard) {
                longest = Math.max(longest, entry.complete() - before);
                before = entry.complete();
            }
        }
        return longest;
    }

    private static Tally play(int hand, Layout layout, List<Case> cases) {
        return Tally.of(
                TrackedHand.play(SEED, hand, layout, TABLE.deck(), Noise.REFERENCE, cases)
                        .compare());
    }
}

package burraco.tracking.senses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.testing.ExampleTable;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A table whose sensors work, if badly, and people who rest hands on it, push the row together,
 * pick it up and gather the cards: no sensor is ever doubted.
 *
 * <p>{@code -Dhands=60} plays so many hands, {@code -Dseed=7} others.
 */
@Tag("campaign")
class HealthyTableTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("seed", 11);
    private static final int HANDS = Integer.getInteger("hands", 2);

    @ParameterizedTest
    @ValueSource(strings = {"reference", "harsh"})
    void noSenseIsDoubted(String noise) {
        List<String> doubted = new ArrayList<>();
        for (int hand = 0; hand < HANDS; hand++) {
            for (TrackerEvent one :
                    tracked(hand, noise.equals("harsh") ? Noise.HARSH : Noise.REFERENCE)) {
                if (one instanceof TrackerEvent.TrustChanged sense) {
                    doubted.add("seed " + SEED + ", hand " + hand + ": " + sense);
                }
            }
        }
        assertEquals("", String.join("\n", doubted));
    }

    /**
     * The reports about a hand, with other people in every hand; the cards are gathered after it.
     */
    private static List<TrackerEvent> tracked(int hand, Noise noise) {
        Chance chance = new Chance(SEED).stream("evening " + hand);
        Casting casting =
                new Casting(SEED, TABLE.layout().rules(), TABLE.layout().slots(Line.NS), List.of());
        List<Reading> readings = new ArrayList<>();
        Manners manners = Manners.some(chance.stream("people"));
        Evening evening =
                new Evening(TABLE.layout(), TABLE.deck(), noise, manners, chance, readings::add);
        evening.play(casting.script(hand, hand, Seat.SOUTH), "hand " + hand);
        evening.table().advance(evening.table().now() + 10_000);
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<TrackerEvent> told = new ArrayList<>();
        readings.forEach(reading -> told.addAll(tracker.take(reading)));
        told.addAll(tracker.end());
        return told;
    }
}

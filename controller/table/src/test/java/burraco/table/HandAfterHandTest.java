package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.input.Input;
import burraco.testing.ExampleTable;
import burraco.testing.PlayedHands;
import burraco.tracking.Tracker;
import burraco.tracking.event.TrackerEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every hand has a watcher of its own. It must understand as much as one that has followed all the
 * hands before, although scales at rest report nothing, and drift.
 */
@Tag("campaign")
class HandAfterHandTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("table.seed", 3);

    @ParameterizedTest
    @ValueSource(strings = {"quiet", "reference"})
    void aWatcherOfItsOwnUnderstandsAsMuchAsOneForAllHands(String name) {
        Noise noise = name.equals("quiet") ? Noise.QUIET : Noise.REFERENCE;
        Layout layout =
                TABLE.layout().with(new MatchInfo(3, false, Duration.ofHours(4), false, false));
        List<Reading> readings = new PlayedHands(layout, SEED, noise).readings(3, List.of());
        Tracker tracker = new Tracker(layout, TABLE.deck(), Seat.SOUTH);
        Table table = new Table(layout, TABLE.deck(), Seat.SOUTH);
        List<String> byOne = new ArrayList<>();
        List<String> byEach = new ArrayList<>();
        for (Reading reading : readings) {
            for (TrackerEvent told : tracker.take(reading)) {
                if (told instanceof TrackerEvent.HandOver over) {
                    byOne.add(acts(over.record()));
                }
            }
            for (Effect effect : table.take(new Input.Read(reading))) {
                if (effect instanceof Effect.HandOver over) {
                    byEach.add(acts(over.record()));
                }
            }
        }
        assertEquals(3, byEach.size(), "seed " + SEED);
        assertEquals(byOne, byEach, "seed " + SEED);
    }

    private static String acts(String record) {
        return record.lines()
                .filter(line -> !line.startsWith("["))
                .collect(Collectors.joining("\n"));
    }
}

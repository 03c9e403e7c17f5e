package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.cli.Opponents;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.measure.Witness;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Truth;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.explaining.Expectation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What people are expected to do ranks what can be understood in several ways; where everything is
 * heard, the tracker comes to the same without it, whoever breaks the code. Who takes a card from
 * the stock is heard nowhere: a draw that was nobody's turn to make is not among these; nor is a
 * card that is laid wrongly and discarded before anybody could say that it was wrong.
 */
class ExpectationTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("expectation.seed", 41);

    /** They take their time, and do nothing that they need not do: nothing hides anything else. */
    private static final Manners CAREFUL = new Manners(2, 0, 2, 0.1);

    /** What a table reads, and somebody who has seen how it was. */
    private record Seen(List<Reading> readings, Witness witness) {}

    private static Seen hand(int number, List<Case> cases) {
        Casting casting = new Casting(SEED, TABLE.layout().rules(), 8, cases);
        List<Reading> readings = new ArrayList<>();
        Chance chance = new Chance(SEED).stream("evening " + number);
        Truth truth =
                new Evening(
                                TABLE.layout(),
                                TABLE.deck(),
                                Noise.QUIET,
                                CAREFUL,
                                chance,
                                readings::add)
                        .play(casting.script(number, number, Seat.SOUTH), "a hand");
        return new Seen(readings, TrackedHand.witness(truth));
    }

    /** All hands of it, as they stood in the end. */
    private static String record(Seen hand, Expectation expectation) {
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH, expectation);
        List<TrackerEvent> told = new ArrayList<>();
        Opponents opponents = new Opponents(tracker);
        hand.readings().forEach(reading -> told.addAll(opponents.take(reading, hand.witness())));
        told.addAll(tracker.end());
        StringBuilder records = new StringBuilder();
        for (TrackerEvent one : told) {
            if (one instanceof TrackerEvent.HandOver over) {
                over.record().lines().map(ExpectationTest::act).forEach(records::append);
            }
        }
        return records.toString();
    }

    /**
     * Only the act: how sure a fault is, and when it is called for, depends on what is expected.
     */
    private static String act(String line) {
        String act = line.replaceFirst(" \\?$", "");
        boolean ofCall = act.equals("notice") || act.startsWith("doubt ");
        return ofCall ? "" : act + "\n";
    }

    private static void assertSameWithout(Seen hand, String which) {
        assertEquals(record(hand, Expectation.LAWFUL), record(hand, Expectation.FAINT), which);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aLawfulHandIsTheSame(int number) {
        assertSameWithout(hand(number, List.of()), "seed " + SEED + ", hand " + number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"6.2", "7.2", "26.1", "30.1", "31B"})
    void aFaultForAllToSeeIsTheSame(String which) {
        Seen hand = hand(0, List.of(Case.parse(which).orElseThrow()));
        assertSameWithout(hand, "seed " + SEED + ", " + which);
    }
}

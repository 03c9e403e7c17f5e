package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.record.Judgement;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.tracking.event.TrackerEvent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * W discards without having drawn, and N picks that card up before any antenna has heard it. The
 * table learns of the card when N lays it, and could not have known earlier.
 */
@Tag("campaign")
class NoticedLateTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    @ParameterizedTest(name = "{2} (seed {0}, hand {1})")
    @CsvSource({"42, 0, W discard KD ?", "42, 54, W discard 4C/1 ?"})
    void whatWasUnderstoodLateIsRuledWhenTheTableCalls(long seed, int hand, String late) {
        TrackedHand tracked = played(seed, hand);
        List<String> lines = tracked.record().lines().toList();
        int call = lines.indexOf("notice");
        assertTrue(lines.indexOf(late) >= 0 && lines.indexOf(late) < call, tracked.record());
        assertEquals(List.of("6.2 W in " + (lines.indexOf(late) + 1)), ruledAt(tracked, call + 1));
    }

    /** The record must lead its reader to the same rulings that were announced at the table. */
    @ParameterizedTest(name = "seed {0}, hand {1}")
    @CsvSource({"42, 0", "42, 54"})
    void theRecordIsJudgedAsItWasToldAtTheTable(long seed, int hand) {
        TrackedHand tracked = played(seed, hand);
        assertEquals(List.of("6.2"), told(tracked));
        assertEquals(
                told(tracked),
                judged(tracked).steps().stream()
                        .flatMap(step -> step.rulings().stream())
                        .map(ruling -> ruling.which().id())
                        .toList());
    }

    private static TrackedHand played(long seed, int hand) {
        List<Case> committed = List.of(Case.DISCARD_WITHOUT_DRAW);
        return TrackedHand.play(
                seed, hand, TABLE.layout(), TABLE.deck(), Noise.REFERENCE, committed);
    }

    private static Judgement.Judged judged(TrackedHand hand) {
        return (Judgement.Judged) Judgement.of(hand.record().getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> ruledAt(TrackedHand hand, int line) {
        return judged(hand).steps().stream()
                .filter(step -> step.line() == line)
                .flatMap(step -> step.rulings().stream())
                .map(ruling ->
                        ruling.which() + " " + ruling.seat().orElseThrow() + " in " + ruling.of())
                .toList();
    }

    /** The rulings that were announced and not taken back. */
    private static List<String> told(TrackedHand hand) {
        TreeMap<Integer, List<String>> said = new TreeMap<>();
        for (TrackerEvent one : hand.told()) {
            if (one instanceof TrackerEvent.Decided act) {
                said.put(
                        act.line(),
                        act.entry().rulings().stream().map(it -> it.which().id()).toList());
            } else if (one instanceof TrackerEvent.Withdrawn act) {
                said.remove(act.line());
            }
        }
        return said.values().stream().flatMap(List::stream).toList();
    }
}

package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.testing.ExampleTable;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * W draws two cards, and puts one back. Only a scale says so, and it may be wrong: nobody is ruled
 * against before people have confirmed it.
 */
@Tag("campaign")
class SuspicionTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = 41;
    private static final Manners CAREFUL = new Manners(2, 0, 2, 0.1);

    /** The reports about it, and the record. */
    private record Said(List<TrackerEvent> told, String record) {
        List<TrackerEvent.Unsure> questions() {
            return told.stream()
                    .filter(TrackerEvent.Unsure.class::isInstance)
                    .map(TrackerEvent.Unsure.class::cast)
                    .filter(one -> one.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT)
                    .toList();
        }

        /** Whether no question is open in the end. */
        boolean settlesAll() {
            return told.stream()
                    .filter(TrackerEvent.Resolved.class::isInstance)
                    .flatMap(one -> ((TrackerEvent.Resolved) one).doubts().stream())
                    .toList()
                    .containsAll(questions());
        }

        boolean doubts(Seat seat) {
            return told.stream()
                    .anyMatch(one ->
                            one instanceof TrackerEvent.Decided decided
                                    && decided.entry()
                                            .act()
                                            .equals(new Act.Doubt(seat, Optional.empty())));
        }

        boolean rules(Case which) {
            return told.stream()
                    .anyMatch(one ->
                            one instanceof TrackerEvent.Decided decided
                                    && decided.entry().rulings().stream()
                                            .anyMatch(ruling -> ruling.which() == which));
        }
    }

    /**
     * @param innocent what people say; empty if nobody answers
     */
    private static Said play(Optional<Boolean> innocent) {
        return play(innocent, false);
    }

    /**
     * @param corrected whether somebody adds before the answer that the cards had been shuffled
     */
    private static Said play(Optional<Boolean> innocent, boolean corrected) {
        Casting casting =
                new Casting(SEED, TABLE.layout().rules(), 8, List.of(Case.SEVERAL_CARDS_DRAWN));
        List<Reading> readings = new ArrayList<>();
        new Evening(
                        TABLE.layout(),
                        TABLE.deck(),
                        Noise.QUIET,
                        CAREFUL,
                        new Chance(SEED).stream("evening 0"),
                        readings::add)
                .play(casting.script(0, 0, Seat.SOUTH), "a hand");
        Tracker tracker = new Tracker(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        List<TrackerEvent> told = new ArrayList<>();
        for (Reading reading : readings) {
            List<TrackerEvent> now = tracker.take(reading);
            told.addAll(now);
            for (TrackerEvent one : now) {
                boolean asks =
                        one instanceof TrackerEvent.Unsure unsure
                                && unsure.doubt() == TrackerEvent.Doubt.PERHAPS_A_FAULT;
                if (asks && corrected) {
                    List<Tracker.Fact> facts = new ArrayList<>(facts(told));
                    facts.addFirst(new Tracker.Fact(new Act.Shuffle(Seat.SOUTH), false));
                    tracker.agree(facts, reading.at());
                }
                if (asks && innocent.isPresent()) {
                    told.addAll(
                            tracker.answer(
                                    (TrackerEvent.Unsure) one, innocent.get(), reading.at()));
                }
            }
        }
        told.addAll(tracker.end());
        String record =
                told.stream()
                        .filter(TrackerEvent.HandOver.class::isInstance)
                        .map(one -> ((TrackerEvent.HandOver) one).record())
                        .findFirst()
                        .orElseThrow();
        return new Said(told, record);
    }

    /** The acts that are on record now. */
    private static List<Tracker.Fact> facts(List<TrackerEvent> told) {
        SortedMap<Integer, Tracker.Fact> facts = new TreeMap<>();
        for (TrackerEvent one : told) {
            if (one instanceof TrackerEvent.Decided(int line, TrackedAct entry)) {
                facts.put(line, new Tracker.Fact(entry.act(), entry.late()));
            } else if (one instanceof TrackerEvent.Withdrawn withdrawn) {
                facts.remove(withdrawn.line());
            }
        }
        return List.copyOf(facts.values());
    }

    @Test
    void aCorrectionAboveItLeavesItInQuestion() {
        Said said = play(Optional.of(false), true);
        assertTrue(said.rules(Case.SEVERAL_CARDS_DRAWN), said.record());
        assertFalse(play(Optional.empty(), true).rules(Case.SEVERAL_CARDS_DRAWN));
    }

    @Test
    void opponentsAreAskedAboutHim() {
        TrackerEvent.Unsure question = play(Optional.empty()).questions().getFirst();
        assertEquals(Optional.of(Seat.WEST), question.seat());
        assertTrue(question.prompt());
    }

    @Test
    void whoeverSaysNothingHasNobodyRuled() {
        Said said = play(Optional.empty());
        assertFalse(said.rules(Case.SEVERAL_CARDS_DRAWN), said.record());
        assertEquals(1, said.questions().size());
        assertTrue(said.settlesAll(), said.record());
    }

    @Test
    void whatPeopleSayIsRuledAndNotDoubtedAgain() {
        Said said = play(Optional.of(false));
        assertTrue(said.rules(Case.SEVERAL_CARDS_DRAWN), said.record());
        assertTrue(said.record().contains("W draw ?? ?? ?\n"), said.record());
        assertTrue(said.record().contains("\nnotice\n"), said.record());
    }

    @Test
    void whatWasInOrderIsHeldAgainstNobody() {
        Said said = play(Optional.of(true));
        assertFalse(said.rules(Case.SEVERAL_CARDS_DRAWN), said.record());
        assertTrue(said.settlesAll(), said.record());
        assertTrue(said.doubts(Seat.WEST), said.record());
    }

    @Test
    void itIsAskedOnce() {
        assertEquals(1, play(Optional.of(false)).questions().size());
    }
}

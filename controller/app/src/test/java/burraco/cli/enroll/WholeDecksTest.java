package burraco.cli.enroll;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.guide.PracticeTable;
import burraco.enrolment.Enrolment;
import burraco.enrolment.EnrolmentStep;
import burraco.enrolment.KnownTags;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.play.enrolling.PracticeDeck;
import burraco.testing.ExampleTable;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole decks are enrolled on virtual tables by somebody to whom everything happens: wrong cards,
 * two at once, dead tags. In the end every tag is listed for its card.
 */
@Tag("campaign")
class WholeDecksTest {
    /** All messages while one deck is enrolled. */
    private static List<EnrolmentStep> enrol(long seed, String tableName, Noise noise) {
        ExampleTable example = ExampleTable.of(tableName);
        LaidAntenna antenna = example.layout().antennas(Zone.Pile.class).getFirst();
        Chance chance = new Chance(seed);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        PracticeTable table = new PracticeTable(example.layout(), noise, chance, nowhere, false);
        PracticeDeck cards = PracticeDeck.fresh(seed);
        Consumer<EnrolmentStep> person = DeckEnrolling.person(table, cards, antenna, chance);
        Enrolment enrolment = Enrolment.of(antenna.id(), new LinkedHashMap<>(), KnownTags.NONE);
        List<EnrolmentStep> told = new ArrayList<>();
        table.lead(
                enrolment,
                step -> {
                    told.add(step);
                    person.accept(step);
                });
        String where = "seed " + seed + " on table " + tableName;
        assertTrue(enrolment.isComplete(), where);
        assertEquals(cards.truth(), new HashMap<>(enrolment.enrolled()), where);
        return told;
    }

    @ParameterizedTest
    @CsvSource({
        "reference, 1, 12",
        "small, 101, 105",
        "deep, 201, 205",
    })
    void everyCardGetsItsRightTagWhateverGoesWrong(String table, long first, long last) {
        for (long seed = first; seed <= last; seed++) {
            enrol(seed, table, Noise.REFERENCE);
        }
    }

    @Test
    void alsoWithAReaderThatTellsOneTagAtATime() {
        for (long seed = 301; seed <= 305; seed++) {
            enrol(seed, "reference", Noise.SINGLE_TAG);
        }
    }

    @Test
    void andALotDoesGoWrong() {
        List<EnrolmentStep> told = new ArrayList<>();
        for (long seed = 1; seed <= 5; seed++) {
            told.addAll(enrol(seed, "reference", Noise.REFERENCE));
        }
        assertTrue(told.contains(new EnrolmentStep.Refused(new EnrolmentStep.Why.Several())));
        assertTrue(
                told.stream().anyMatch(EnrolmentStep.Undone.class::isInstance),
                "somebody went back");
        assertTrue(told.stream().anyMatch(EnrolmentStep.PutOff.class::isInstance));
        assertTrue(
                told.stream().anyMatch(EnrolmentStep.NothingHeard.class::isInstance), "a dead tag");
        assertTrue(
                told.stream()
                        .anyMatch(step ->
                                step instanceof EnrolmentStep.Refused(var why)
                                        && why instanceof EnrolmentStep.Why.Already));
    }
}

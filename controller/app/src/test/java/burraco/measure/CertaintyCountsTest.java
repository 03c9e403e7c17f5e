package burraco.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Noise;
import burraco.play.evening.Habit;
import burraco.play.evening.Habits;
import burraco.play.evening.Manners;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The stated certainty of acts is the share of them that are right. */
@Tag("campaign")
class CertaintyCountsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long SEED = Long.getLong("table.seed", 71);
    private static final int HANDS = Integer.getInteger("table.hands", 3);

    /** From 99 % on. */
    private static final int SURE = CertaintyCounts.FROM.indexOf(0.99);

    /** Below this certainty an act is a question. */
    private static final int QUESTION = CertaintyCounts.FROM.indexOf(Timed.QUESTION);

    @Test
    void whatIsSaidWithoutADoubtIsRightAndQuestionsAreOftenNot() {
        List<Habit> hard =
                List.of(Habit.STOCK_TOUCHED, Habit.STRAY_DISCARD, Habit.MELD_PUSHED_OVER);
        Manners people = Manners.USUAL.with(Habits.often(hard));
        CertaintyCounts all = CertaintyCounts.NONE;
        for (int number = 1; number <= HANDS; number++) {
            TrackedHand hand =
                    TrackedHand.play(
                            SEED,
                            number,
                            TABLE.layout(),
                            TABLE.deck(),
                            Noise.HARSH,
                            List.of(),
                            people);
            all = all.plus(hand.compare().calibration());
        }
        String table = "seed " + SEED + ": " + all;
        double sure = share(all, SURE, CertaintyCounts.FROM.size());
        double asked = share(all, 0, QUESTION);
        assertTrue(sure >= 0.95, table);
        assertTrue(asked < 0.9, table);
        assertTrue(said(all, 0, QUESTION) > 0, table);
    }

    private static double share(CertaintyCounts all, int from, int to) {
        long right = all.right().subList(from, to).stream().mapToLong(Long::longValue).sum();
        return right / (double) Math.max(1, said(all, from, to));
    }

    private static long said(CertaintyCounts all, int from, int to) {
        return all.said().subList(from, to).stream().mapToLong(Long::longValue).sum();
    }

    @Test
    void anActTooManyThatWasToldAsAQuestionIsSaidToBeUnsure() {
        String done = "up: 9S\nW draw\nW discard KD\n";
        String told = done + "N draw\nN discard QC\n";
        assertEquals(2, Beside.sure(done, told, 1).compare().counts().extra());
        assertEquals(0, Beside.sure(done, told, 0.6).compare().counts().extra());
        assertEquals(2, Beside.sure(done, told, 0.6).compare().counts().unsureExtra());
    }
}

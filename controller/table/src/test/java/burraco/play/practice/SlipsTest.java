package burraco.play.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.state.Question;
import burraco.testing.PracticeTable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Four bots play, and at the first moment that fits one of them commits a mistake with cards. The
 * real tracker hears it, and asks the opponents if it is not sure. The mistake is ruled as that
 * case and no other, the bots carry out the ruling, and the hand goes on.
 */
@Tag("campaign")
class SlipsTest {
    private static final Noise NOISE =
            Boolean.getBoolean("table.reference") ? Noise.REFERENCE : Noise.QUIET;
    private static final int HANDS = Integer.getInteger("table.hands", 60);

    /** With the seed of the first hand that is tried. */
    @ParameterizedTest
    @CsvSource({
        "0.3, 1",
        "6.2, 1",
        "6.3, 1",
        "7.2, 1",
        "8.1, 1",
        "8.6, 1",
        "8.8, 1",
        "10.4, 1",
        "12.2, 1",
        "23.1, 1",
        "26.1, 1",
        "26.4, 1",
        "30.2, 39",
        "23ter.3, 1",
        "28.1, 1",
        "28.2, 1",
        "29.1, 1",
        "29.4, 8",
        "29.5, 8",
        "21quater.1, 8",
        "21quater.4, 1",
        "31A, 1",
        "31C.a, 4",
        "31C.b, 4"
    })
    void aMistakeCommittedWithCardsIsHeardAndRuled(String id, long first) {
        Case which = Case.parse(id).orElseThrow();
        long begin = Long.getLong("table.seed", first);
        for (long seed = begin; seed < begin + HANDS; seed++) {
            PracticeTable table = new PracticeTable(seed, NOISE).ofBots().dealt(Seat.SOUTH);
            Optional<Slip> slip = moment(table, which);
            if (slip.isPresent()) {
                System.out.println(
                        which.name() + " committed by " + slip.get().seat() + ", seed " + seed);
                isRuled(table, slip.get(), "seed " + seed);
                return;
            }
        }
        throw new AssertionError("no hand had a moment for " + which + " from seed " + begin);
    }

    /** The first moment of the hand at which somebody could commit this case. */
    private static Optional<Slip> moment(PracticeTable table, Case which) {
        Optional<Slip> slip = Optional.empty();
        while (slip.isEmpty() && !table.open().over() && !table.practice().isStuck()) {
            table.passes(Duration.ofSeconds(2));
            slip =
                    table.practice().slips(table.open()).stream()
                            .filter(one -> one.which() == which)
                            .findFirst();
        }
        return slip;
    }

    /** If the table is not sure, the opponents confirm the fault. */
    private static void opponentsAnswer(PracticeTable table) {
        table.state().questions().stream()
                .filter(Question::isOfFault)
                .findFirst()
                .ifPresent(question ->
                        table.order(
                                new Person.Player(question.asked().getFirst()),
                                new Command.Undo()));
    }

    private static void isRuled(PracticeTable table, Slip slip, String seed) {
        table.effects();
        assertInstanceOf(MoveResult.Done.class, table.practice().commit(slip), seed);
        boolean ruled =
                table.passes(
                        Duration.ofSeconds(60),
                        () -> {
                            opponentsAnswer(table);
                            return table.ruled().contains(slip.which());
                        });
        String told = seed + "\n" + table.lastActs();
        assertTrue(ruled, told);
        assertEquals(List.of(slip.which()), table.ruled(), told);
        table.effects();
        boolean goesOn =
                table.passes(
                        Duration.ofMinutes(3),
                        () ->
                                table.open().over()
                                        || table.open().owed().isEmpty()
                                                && table.open().turn().seat()
                                                        == slip.seat().partner());
        assertTrue(goesOn, seed + "\n" + table.lastActs() + table.practice().misunderstood());
        assertFalse(table.practice().isStuck(), told);
    }

    @Test
    void whatHasChangedMeanwhileIsTooLate() {
        PracticeTable table = new PracticeTable(1, Noise.QUIET).ofBots().dealt(Seat.SOUTH);
        Slip slip = moment(table, Case.DISCARD_WITHOUT_DRAW).orElseThrow();
        Seat seat = table.open().turn().seat();
        table.passes(Duration.ofMinutes(5), () -> table.open().turn().seat() != seat);
        assertInstanceOf(MoveResult.TooLate.class, table.practice().commit(slip), "seed 1");
    }
}

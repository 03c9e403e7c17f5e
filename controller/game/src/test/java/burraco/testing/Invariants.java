package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import burraco.engine.legal.LegalActs;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.CountedMeld;
import burraco.record.ActionLine;
import burraco.record.Canonical;
import burraco.record.HandRecord;
import burraco.record.Judgement;
import burraco.record.Named;
import burraco.record.ReadResult;
import burraco.record.RecordReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Checks what must hold after every act of any hand, whatever people do. There is one for each
 * hand, which gets every act in order.
 */
public final class Invariants {
    /** One act in so many is also undone, and one is also read again from the record. */
    private static final int SAMPLE = 16;

    private static final int MOST_DISCHARGES = 100;

    private final Blame blame = new Blame();
    private final LawfulTurns turns = new LawfulTurns();
    private boolean foundAgain;

    /** Checks an act that was done, with its number. */
    public void saw(Hand before, Act act, boolean late, int number, Outcome.Ruled after) {
        String where = "act " + number + ", " + act;
        Hand hand = after.hand();
        foundAgain |= act instanceof Act.Gap || act instanceof Act.Redeal;
        assertEquals(List.of(), Conservation.violations(hand), where);
        noPointsForIllegalCards(hand, where);
        if (!before.over()) {
            theCardsItNames(act, after.moved(), where);
        }
        if (!foundAgain) {
            blame.did(before, act, number, hand);
            after.rulings().forEach(ruling -> blame.check(ruling, before, where));
            turns.did(before, act, number, after);
            if (hand.ending().reason() == Ending.Reason.CLOSED && !before.over()) {
                turns.checkClosing(before, act, hand, where);
            }
        }
        whatIsOwedCanBeDone(hand, number, where);
        somebodyCanPlay(hand, where);
        if (number % SAMPLE == 0) {
            undone(before, act, late, number, after, where);
        }
        if (number % SAMPLE == 1) {
            readAgain(before, act, late, number, after, where);
        }
    }

    /**
     * Checks what must hold after a single act, even if a record begins in the middle of a hand.
     */
    static void sawAlone(Hand before, Judgement.Step step, boolean late) {
        String where = "line " + step.line() + ", " + step.text();
        assertEquals(List.of(), Conservation.violations(step.after()), where);
        noPointsForIllegalCards(step.after(), where);
        if (before.over()) {
            return; // Acts after the end move nothing any more.
        }
        theCardsItNames(step.act(), step.moved(), where);
        Outcome.Ruled again =
                assertInstanceOf(
                        Outcome.Ruled.class,
                        Engine.apply(before, step.act(), step.line(), late),
                        where);
        readAgain(before, step.act(), late, step.line(), again, where);
    }

    /** Checks the rulings that the end of the hand brings. */
    public void sawEnd(Hand last, Outcome.Ruled end) {
        noPointsForIllegalCards(end.hand(), "end");
        if (!foundAgain) {
            end.rulings().forEach(ruling -> blame.check(ruling, last, "end"));
        }
    }

    private static void noPointsForIllegalCards(Hand hand, String where) {
        for (Meld meld : hand.melds().all()) {
            CountedMeld counted = CountedMeld.of(hand, meld);
            boolean points = !counted.positive().isEmpty() && !hand.wasFound(meld.id());
            String what = where + ": " + meld.inOrder() + " counts " + counted.positive();
            assertTrue(!points || counted.shape().legal(), what);
            assertEquals(
                    meld.cards(), counted.positive().with(counted.negative()), "all of " + what);
        }
    }

    /** The cards that an act moved are the cards that it names. */
    private static void theCardsItNames(Act act, List<Card> moved, String where) {
        boolean moves = !(act instanceof Act.Lot || act instanceof Act.Report);
        // Cards that were drawn unseen are not among the named cards.
        List<CardName> names = moves && !(act instanceof Act.Draw) ? Named.by(act) : List.of();
        boolean each = names.isEmpty() || names.size() == moved.size();
        for (int i = 0; each && i < names.size(); i++) {
            Card card = moved.get(i);
            each = names.get(i).isUnseen() || names.get(i).face() == card.face();
        }
        assertTrue(each, () -> where + " has moved " + moved);
    }

    private static void whatIsOwedCanBeDone(Hand before, int number, String where) {
        Hand hand = before;
        for (int step = 1; !hand.owed().isEmpty() && !hand.over(); step++) {
            List<Act> acts = LegalActs.of(hand);
            String owed = where + ": " + hand.owed();
            assertFalse(acts.isEmpty(), owed);
            assertTrue(step < MOST_DISCHARGES, owed);
            Outcome outcome = Engine.apply(hand, acts.getFirst(), number + step);
            assertTrue(outcome instanceof Outcome.Ruled, () -> owed + " " + acts + outcome);
            hand = ((Outcome.Ruled) outcome).hand();
        }
    }

    private static void somebodyCanPlay(Hand hand, String where) {
        if (hand.over() || hand.isDealing() || !hand.owed().isEmpty()) {
            return;
        }
        Seat seat = hand.turn().seat();
        boolean cards = !hand.stock().isEmpty() || !hand.pile().isEmpty();
        boolean discards = !hand.fan(seat).isEmpty() || !hand.player(seat).penalized().isEmpty();
        boolean takes = hand.turn().took() == Took.NOTHING || !discards;
        assertTrue(takes ? cards || hand.pozzettoDue(seat.line()) : discards, where);
        if (takes && hand.turn().took() != Took.NOTHING && !hand.stock().isEmpty()) {
            // If he has nothing to discard he takes the pozzetto that is due, or the next player
            // draws.
            Act next =
                    hand.pozzettoDue(seat.line())
                            ? new Act.TakePozzetto(seat, Optional.empty())
                            : new Act.Draw(seat.next(), List.of());
            Outcome outcome = Engine.apply(hand, next, 1_000_000);
            boolean silent =
                    outcome instanceof Outcome.Ruled ruled
                            && ruled.rulings().stream().noneMatch(Invariants::isOutOfTurn);
            assertTrue(silent, where + ": " + next + " gives " + outcome);
        }
    }

    private static boolean isOutOfTurn(Ruling ruling) {
        return ruling.which().id().startsWith("29");
    }

    /** Undoing leads to the same hand, and repeating the act to the same outcome. */
    private static void undone(
            Hand before, Act act, boolean late, int number, Outcome.Ruled after, String where) {
        String then = Snapshot.of(before);
        Outcome again = Engine.apply(before, act, number, late);
        assertEquals(then, Snapshot.of(before), where);
        assertEquals(Snapshot.of(after), Snapshot.of(again), where);
    }

    /** The act as a line of the record has the same outcome, with the cards by their names. */
    private static void readAgain(
            Hand before, Act act, boolean late, int number, Outcome.Ruled after, String where) {
        boolean seats = act instanceof Act.OfSeat;
        String line = Canonical.line(act, late && seats, before, after.moved());
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        boolean read =
                RecordReader.read(bytes) instanceof ReadResult.Readable(HandRecord record)
                        && record.entries().getFirst() instanceof ActionLine action
                        && sameCards(Engine.apply(before, action.act(), number, late), after);
        assertTrue(read, () -> where + " is recorded as " + line);
    }

    /** Two equal cards that were named together may have changed places. */
    private static boolean sameCards(Outcome again, Outcome.Ruled after) {
        return again instanceof Outcome.Ruled ruled
                && Conservation.places(ruled.hand()).equals(Conservation.places(after.hand()));
    }

    /** The cards of a remedy, without unseen ones. */
    static List<Card> known(List<Card> cards) {
        return cards.stream().filter(card -> !card.isUnseen()).toList();
    }
}

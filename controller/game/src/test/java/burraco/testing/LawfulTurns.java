package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Records rulings about the present turn, independently of the engine: only the lawful discard of a
 * lawful turn closes a hand.
 */
final class LawfulTurns {
    private static final Set<Case> SPOIL =
            EnumSet.of(
                    Case.PLAY_IN_A_LIMITED_TURN,
                    Case.WILD_CARDS_ONLY,
                    Case.FORBIDDEN_COMBINATION,
                    Case.WRONG_TIE,
                    Case.WRONG_OPENING,
                    Case.EQUAL_COMBINATIONS_BOTH_WILD,
                    Case.TIE_TO_PARTNERS_NEW_MELD,
                    Case.PLAY_BEFORE_A_PENALIZED_DISCARD,
                    Case.OPENED_WITHOUT_DRAW,
                    Case.TIED_WITHOUT_DRAW,
                    Case.DRAW_AFTER_POZZETTO,
                    Case.PICKUP_AFTER_POZZETTO,
                    Case.FAN_EMPTIED_BY_OPENING,
                    Case.FAN_EMPTIED_BY_TYING,
                    Case.POZZETTO_NOT_DUE_IN_DIRETTA);

    private final List<Ruling> spoilt = new ArrayList<>();
    private boolean excused;
    private int begun;

    void did(Hand before, Act act, int number, Outcome.Ruled after) {
        Hand hand = after.hand();
        Seat seat = hand.turn().seat();
        if (before.turn().seat() != seat) {
            spoilt.clear();
            excused = false;
            begun = number;
        }
        excused |= act instanceof Act.Waive;
        if (act instanceof Act.Tie tie) {
            cured(before, tie, hand);
        }
        if (act instanceof Act.PutBack) {
            Set<Integer> wentBack = new HashSet<>();
            spoilt.stream()
                    .filter(ruling -> wentBack(ruling, hand))
                    .forEach(ruling -> wentBack.add(ruling.of()));
            spoilt.removeIf(ruling -> wentBack.contains(ruling.of()));
        }
        for (Ruling ruling : after.rulings()) {
            boolean pickup =
                    ruling.which() == Case.PLAY_IN_A_LIMITED_TURN && act instanceof Act.Pickup;
            boolean ofThisTurn = ruling.names(seat) && ruling.of() > begun;
            if (ofThisTurn && SPOIL.contains(ruling.which()) && !pickup) {
                spoilt.add(ruling);
            }
        }
    }

    /** The missing card is laid, so the opening or tie was not wrong. */
    private void cured(Hand before, Act.Tie tie, Hand hand) {
        for (Owed owed : before.owed()) {
            boolean offered = owed.cure().equals(Optional.of(tie.meld()));
            if (offered && owed.seat() == tie.seat() && legal(hand, tie.meld())) {
                spoilt.remove(owed.ruling());
            }
        }
    }

    /** The cards that he laid wrongly were not his, and are on the stock or in the pile again. */
    private static boolean wentBack(Ruling ruling, Hand hand) {
        List<Card> cards = new ArrayList<>();
        for (Remedy remedy : ruling.remedies()) {
            switch (remedy) {
                case Remedy.Discard discard -> cards.addAll(discard.cards());
                case Remedy.Penalize penalize -> cards.addAll(penalize.cards());
                case Remedy _ -> {}
            }
        }
        return !cards.isEmpty()
                && cards.stream().allMatch(card -> hand.stock().has(card) || hand.pile().has(card));
    }

    private static boolean legal(Hand hand, MeldId id) {
        return hand.melds().find(id).filter(meld -> meld.shape().legal()).isPresent();
    }

    void checkClosing(Hand before, Act act, Hand hand, String where) {
        Seat closer = hand.ending().closer().orElseThrow();
        assertTrue(act instanceof Act.Discard, where);
        Act.Discard discard = (Act.Discard) act;
        assertEquals(before.turn().seat(), closer, where);
        assertEquals(closer, discard.seat(), where);
        assertEquals(1, discard.cards().size(), where);
        assertTrue(before.turn().took() != Took.NOTHING || !before.owed().isEmpty(), where);
        assertFalse(hand.pile().top().face().isWild(), where);
        assertTrue(hand.hasPozzetto(closer.line()), where);
        if (!excused) {
            assertEquals(List.of(), spoilt, where);
        }
    }
}

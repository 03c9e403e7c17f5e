package burraco.measure;

import burraco.cards.Cards;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import java.util.Optional;

/** How similar a recognised act is to one that happened. */
public enum Likeness {
    SAME(0),
    /** The same, except for a card that was not recognised. */
    UNRECOGNISED(1),
    /** By the same seat with some of the same cards. */
    NEAR(2),
    FAR(4),
    /** The two have nothing in common. */
    UNLIKE(100);

    private final int cost;

    Likeness(int cost) {
        this.cost = cost;
    }

    /** The cost of pairing the two. */
    int cost() {
        return cost;
    }

    static Likeness of(Happened truth, Happened inferred) {
        boolean sameSeat = truth.seat().equals(inferred.seat());
        boolean sameKind = truth.kind() == inferred.kind();
        if (!sameSeat && !sameKind) {
            return UNLIKE;
        }
        CardMatch cards = CardMatch.of(truth, inferred);
        if (!sameKind) {
            return cards.common() > 0 ? FAR : UNLIKE;
        }
        if (!sameSeat) {
            boolean oneIsNobodys = truth.seat().isEmpty() || inferred.seat().isEmpty();
            return cards.common() > 0 || oneIsNobodys ? FAR : UNLIKE;
        }
        if (cards.agree() && agree(truth, inferred)) {
            boolean recognised = cards.trueOnly() == 0 || truth.kind() == Kind.DRAW;
            return recognised ? SAME : UNRECOGNISED;
        }
        return cards.common() > 0 || cards.none() ? NEAR : FAR;
    }

    /** Whether everything except seat and cards agrees. */
    private static boolean agree(Happened truth, Happened inferred) {
        return switch (truth.act()) {
            case Act.TurnUp up ->
                    isAstray(up.place()) == isAstray(((Act.TurnUp) inferred.act()).place());
            case Act.Discard discard ->
                    isAstray(discard.place()) == isAstray(((Act.Discard) inferred.act()).place());
            case Act.Pickup _ -> CardMatch.isWhole(truth) || inferred.namesCards();
            case Act.Tie tie ->
                    sameMeld(truth, tie.meld(), inferred, ((Act.Tie) inferred.act()).meld());
            case Act.TakeBack back ->
                    sameMeld(truth, back.meld(), inferred, ((Act.TakeBack) inferred.act()).meld());
            case Act.Merge merge -> {
                Act.Merge other = (Act.Merge) inferred.act();
                yield sameMeld(truth, merge.meld(), inferred, other.meld())
                        && sameMeld(truth, merge.into(), inferred, other.into());
            }
            case Act.TakePozzetto take -> samePozzetto(truth, take, inferred);
            case Act.PutBack back -> back.to() == ((Act.PutBack) inferred.act()).to();
            case Act.Report report -> report.which() == ((Act.Report) inferred.act()).which();
            case Act.ArbiterPoints given -> given.equals(inferred.act());
            case Act.Decide decided -> decided.equals(inferred.act());
            case Act.Lot _,
                    Act.Shuffle _,
                    Act.Cut _,
                    Act.Deal _,
                    Act.DealPozzetto _,
                    Act.Draw _,
                    Act.Open _,
                    Act.Look _,
                    Act.TakeBackDiscard _,
                    Act.Lay _,
                    Act.Expose _,
                    Act.Show _,
                    Act.Cannot _,
                    Act.SayDraw _,
                    Act.Elapse _,
                    Act.Gap _,
                    Act.Notice _,
                    Act.Doubt _,
                    Act.TimeOut _,
                    Act.Waive _,
                    Act.Redeal _,
                    Act.End _ ->
                    true;
        };
    }

    /** Whether a discard does not lie where it belongs; the right place need not be recorded. */
    private static boolean isAstray(Optional<DiscardPlace> place) {
        return place.filter(DiscardPlace::astray).isPresent();
    }

    /**
     * Melds are compared by their cards: after an opening that was not seen, their numbers differ.
     */
    private static boolean sameMeld(
            Happened truth, MeldId meld, Happened inferred, MeldId otherMeld) {
        Cards one = Moved.meld(truth.before(), meld);
        Cards other = Moved.meld(inferred.before(), otherMeld);
        return one.isEmpty() || other.isEmpty() ? meld.equals(otherMeld) : one.meets(other);
    }

    private static boolean samePozzetto(Happened truth, Act.TakePozzetto take, Happened inferred) {
        Act.TakePozzetto other = (Act.TakePozzetto) inferred.act();
        boolean unsaid = take.number().isEmpty() && other.number().isEmpty();
        return unsaid || number(take, truth.before()) == number(other, inferred.before());
    }

    private static int number(Act.TakePozzetto take, Hand before) {
        return take.number().orElse(before.pozzetti().onTop());
    }
}

package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Play;
import burraco.engine.hand.Returned;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import java.util.List;

/** Art. 31: an empty fan that neither closes the hand nor takes a pozzetto. */
final class WrongClosings {
    private WrongClosings() {}

    /** 31/A: the last play is penalized; earlier plays and the discard are valid. */
    static void withoutBurraco(Draft draft, Fault.OfDiscard fault, Noticed noticed) {
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        penalizeLastPlay(draft, fault.seat(), noticed, verdict).give();
    }

    static Verdict penalizeLastPlay(Draft draft, Seat seat, Noticed noticed, Verdict verdict) {
        List<Play> plays = LastPlay.of(draft, seat);
        if (noticed == Noticed.LATER || plays.isEmpty()) {
            return verdict.advise();
        }
        return verdict.penalize(WrongMelds.sorted(draft, Cards.of(plays.getLast().cards())));
    }

    /** 31/B: the last play goes back into the hand; the wild card stays as the discard. */
    static void wildDiscard(Draft draft, Fault.OfDiscard fault, Noticed noticed) {
        List<Play> plays = LastPlay.of(draft, fault.seat());
        if (noticed == Noticed.LATER || plays.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        takeBack(draft, plays.getLast(), verdict).give();
    }

    private static Verdict takeBack(Draft draft, Play play, Verdict verdict) {
        return verdict.takeBack(play.meld(), inTableOrder(draft, play));
    }

    private static List<Card> inTableOrder(Draft draft, Play play) {
        List<Card> lying = draft.meld(play.meld()).inOrder();
        return lying.stream().filter(play.cards()::contains).toList();
    }

    /** 31/C: nothing is left to discard. */
    static void withoutDiscard(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        withoutDiscard(draft, fault.seat(), noticed, verdict).give();
    }

    static Verdict withoutDiscard(Draft draft, Seat seat, Noticed noticed, Verdict verdict) {
        List<Play> plays = LastPlay.of(draft, seat);
        boolean open = noticed == Noticed.AT_ONCE && draft.turn().seat() == seat;
        if (!open || plays.isEmpty()) {
            return verdict.advise();
        }
        Play last = plays.getLast();
        if (last.opened()) {
            draft.places().returned(seat, new Returned(Cards.of(last.cards()), List.of()));
            List<Card> cards = inTableOrder(draft, last);
            return takeBack(draft, last, verdict).discard(cards);
        }
        List<Card> before = last.cards().subList(0, last.cards().size() - 1);
        if (!before.isEmpty()) {
            takeBack(draft, last.of(last.meld(), false, before), verdict);
        } else if (plays.size() > 1) {
            takeBack(draft, plays.get(plays.size() - 2), verdict);
        }
        return verdict.discard(List.of(last.last()));
    }

    /** Whether the case is about an empty fan that neither closes the hand nor takes a pozzetto. */
    static boolean isOfAnEmptyFan(Case which) {
        return which == Case.FAN_EMPTIED_BY_OPENING
                || which == Case.FAN_EMPTIED_BY_TYING
                || which == Case.CLOSING_WITHOUT_BURRACO;
    }
}

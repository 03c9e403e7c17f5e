package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn.Mark;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Art. 29: cards taken out of turn, or after the pozzetto in diretta. */
final class OutOfTurn {
    private static final Set<Case> OF_TAKING =
            EnumSet.of(Case.PICKUP_OUT_OF_TURN, Case.DRAW_OUT_OF_TURN);

    private OutOfTurn() {}

    static void took(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        Seat seat = fault.seat();
        if (noticed == Noticed.LATER || isSuperseded(draft, seat)) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        List<Card> left = StillThere.of(draft, seat, fault.cards());
        if (!left.isEmpty()) {
            Optional<Seat> opponent =
                    Optional.of(draft.turn().seat()).filter(next -> next.line() != seat.line());
            goesBack(verdict, fault.from(), left, opponent);
        }
        verdict.limitNext(limit(fault.from())).give();
    }

    /**
     * @param opponent the player who would have drawn a card of the stock, and is shown it
     */
    private static void goesBack(
            Verdict verdict, Source from, List<Card> cards, Optional<Seat> opponent) {
        if (from == Source.STOCK && opponent.isPresent()) {
            verdict.restoreShown(cards, opponent.get());
        } else {
            verdict.restore(Draws.place(from), cards);
        }
    }

    /** Whether he has taken cards in a turn of his own since. */
    private static boolean isSuperseded(Draft draft, Seat seat) {
        return draft.player(seat).lastTaken().filter(Taken::inTurn).isPresent();
    }

    private static Allowed limit(Source from) {
        return from == Source.PILE ? Allowed.OPEN : Allowed.DRAW;
    }

    /** What he laid is set aside, without the cards that were not his, and counts a turn later. */
    static void played(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        Seat seat = fault.seat();
        Optional<Meld> meld = draft.melds().find(fault.meld());
        Optional<Taken> taken = draft.player(seat).lastTaken().filter(one -> !one.inTurn());
        if (noticed == Noticed.LATER || meld.isEmpty() || taken.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
        } else {
            played(draft, fault, meld.get(), taken.get());
        }
    }

    private static void played(Draft draft, Fault.OfMeld fault, Meld meld, Taken taken) {
        Seat seat = fault.seat();
        List<Card> back = StillThere.of(draft, seat, taken.cards());
        forgetTaking(draft, seat);
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        if (!back.isEmpty()) {
            verdict.restore(Draws.place(taken.from()), back);
        }
        boolean incomplete = isIncompleteWithout(draft, meld, back);
        if (incomplete && fault.before().isEmpty()) {
            neverMadeGood(verdict, meld.id());
        } else {
            Burraco burraco = WrongMelds.burraco(draft, fault.before());
            verdict.freeze(fault.meld(), Cards.NONE, Optional.of(burraco), 2);
        }
        verdict.limitNext(limit(taken.from()));
        if (incomplete) {
            verdict.advise();
        }
        verdict.stop().give();
    }

    /** A meld that he opened and that is invalid without the returned cards cannot be completed. */
    private static void neverMadeGood(Verdict verdict, MeldId opened) {
        verdict.freezeForGood(opened, Cards.NONE, Burraco.NONE);
    }

    /** If nothing is left of it there is nothing to complete. */
    private static boolean isIncompleteWithout(Draft draft, Meld meld, List<Card> back) {
        Cards gone = Cards.known(back);
        Cards left = meld.cards().without(gone);
        boolean whole = left.equals(meld.cards());
        Meld rest = whole ? meld : meld.shrunk(gone, draft.rules());
        return !left.isEmpty() && !rest.shape().legal();
    }

    /** The second ruling includes what the first one asked for. */
    private static void forgetTaking(Draft draft, Seat seat) {
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() == seat && OF_TAKING.contains(owed.ruling().which())) {
                draft.docket().settle(owed, Settled.Why.REPLACED);
            }
        }
    }

    /** The opening that his limited turn allowed is frozen for a lap. */
    static void opened(Draft draft, Fault.OfMeld fault) {
        if (draft.melds().find(fault.meld()).isPresent()) {
            Verdict.on(draft, fault, fault.which())
                    .freeze(fault.meld(), Cards.NONE, Optional.of(Burraco.NONE), 1)
                    .give();
        }
    }

    static void afterPozzetto(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        Seat seat = fault.seat();
        List<Card> left = StillThere.of(draft, seat, fault.cards());
        boolean open = noticed == Noticed.AT_ONCE && draft.turn().seat() == seat;
        if (noticed == Noticed.LATER || !open && left.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        if (!left.isEmpty()) {
            goesBack(verdict, fault.from(), left, Optional.of(seat.next()));
        }
        if (open) {
            // The pozzetto is for his next turn.
            draft.turn(draft.turn().marked(Mark.CLOSES_NOTHING));
            verdict.discard(new ArrayList<>()).stop();
        }
        boolean incomplete = false;
        for (Meld meld : openedWith(draft, seat, left)) {
            if (isIncompleteWithout(draft, meld, left)) {
                neverMadeGood(verdict, meld.id());
                incomplete = true;
            }
        }
        if (incomplete) {
            verdict.advise();
        }
        verdict.give();
    }

    /** The melds that he opened in his turn with some of these cards. */
    private static List<Meld> openedWith(Draft draft, Seat seat, List<Card> cards) {
        return draft.progress().playsOf(seat).stream()
                .filter(play -> play.opened() && play.cards().stream().anyMatch(cards::contains))
                .flatMap(play -> draft.melds().find(play.meld()).stream())
                .toList();
    }
}

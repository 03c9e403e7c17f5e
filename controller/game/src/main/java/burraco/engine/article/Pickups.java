package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Play;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turning;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import java.util.List;
import java.util.Optional;

/** Art. 8: pickups without a play, of a part of the pile, and of a single card. */
final class Pickups {
    private Pickups() {}

    /** The pile is restored, he draws and discards, and his next turn is limited. */
    static void withoutPlay(Draft draft, Fault.OfDiscard fault, Noticed noticed) {
        boolean ended = draft.progress().endedLastTurn(fault.seat());
        if (noticed == Noticed.LATER || !ended) {
            return;
        }
        Seat seat = fault.seat();
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        Turning.reopen(draft);
        draft.turn(draft.turn().begunAgain().stopped(true));
        List<Card> pile = draft.player(seat).cardsTakenFrom(Source.PILE);
        verdict.takeBackDiscard(fault.cards())
                .restore(Remedy.Place.PILE, pile)
                .draw()
                .discard(List.of())
                .limitNext(Allowed.DRAW)
                .give();
    }

    /**
     * The pile had gone back in this turn and he took it again: he draws; if noticed later, see the
     * discard.
     */
    static void again(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        Seat seat = fault.seat();
        List<Card> left = StillThere.of(draft, seat, fault.cards());
        boolean open = noticed == Noticed.AT_ONCE && draft.turn().seat() == seat;
        if (!open || left.isEmpty() || draft.turn().took() != Turn.Took.PICKED_UP) {
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        draft.turn(draft.turn().begunAgain());
        verdict.restore(Remedy.Place.PILE, left).draw().stop().give();
    }

    /** He has said so himself, or put the pile back silently. */
    static void cannot(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        Seat seat = fault.seat();
        Turn turn = draft.turn();
        if (noticed == Noticed.LATER) {
            return;
        }
        if (turn.seat() != seat) {
            putBackBefore(draft, fault);
            return;
        }
        List<Card> left = StillThere.of(draft, seat, fault.cards());
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        if (left.isEmpty()) {
            verdict.add(pile(seat, fault.cards()));
        } else {
            verdict.restore(Remedy.Place.PILE, left);
            draft.turn(turn.begunAgain());
        }
        if (draft.turn().took() == Turn.Took.NOTHING) {
            verdict.draw();
        }
        verdict.limitNext(Allowed.DRAW).stop().give();
    }

    /** He put the pile back and drew before anybody called: only the limited turn is left. */
    private static void putBackBefore(Draft draft, Fault.OfTaking fault) {
        boolean drew = draft.progress().turnBefore().orElseThrow().took() == Turn.Took.DREW;
        if (drew) {
            Verdict.on(draft, fault, fault.which()).limitNext(Allowed.DRAW).give();
        }
    }

    private static Remedy pile(Seat seat, List<Card> cards) {
        return new Remedy.Restore(seat, Remedy.Place.PILE, Optional.empty(), cards);
    }

    /** In the Italian code, where pickups need no play, the card left behind is the discard. */
    static void part(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        boolean free = !draft.rules().pickupNeedsPlay();
        List<Card> behind = fault.cards().stream().filter(card -> !card.isUnseen()).toList();
        if (!free || noticed != Noticed.AT_ONCE || behind.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        List<Card> highest = Cards.of(behind).sorted(draft.rules().penaltyOrder()).subList(0, 1);
        Verdict.on(draft, fault, fault.which()).discard(highest).stop().give();
    }

    /**
     * He can show an equal card if he has one; if all his cards are known, it is clear whether he
     * has.
     */
    static void onlyCard(Draft draft, Fault.OfDiscard fault, Noticed noticed) {
        Seat seat = fault.seat();
        Card card = fault.cards().getFirst();
        boolean ended = draft.progress().endedLastTurn(seat);
        if (noticed == Noticed.LATER || !ended) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        Holding fan = draft.fan(seat);
        if (fan.unseen() > 0) {
            Remedy show = new Remedy.Show(seat, card);
            Verdict.on(draft, fault, fault.which()).add(show).give();
            return;
        }
        List<Play> plays = LastPlay.of(draft, seat);
        List<Card> others =
                !fan.isEmpty() || plays.isEmpty()
                        ? fan.known().sorted(Order.IN_A_FAN)
                        : plays.getLast().cards();
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        Turning.reopen(draft);
        verdict.takeBackDiscard(List.of(card));
        WrongPozzetti.backWithTheDiscard(draft, seat, verdict);
        verdict.discard(others).give();
    }
}

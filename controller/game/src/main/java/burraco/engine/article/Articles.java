package burraco.engine.article;

import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** Passes each fault that is noticed to the article that says what it costs. */
public final class Articles {
    private Articles() {}

    /**
     * Rules these faults, in order.
     *
     * @param handIsOver whether the hand has ended since: all of them are noticed late
     */
    public static void rule(Draft draft, List<Fault> faults, boolean handIsOver) {
        draft.noticedAfterTheEnd(handIsOver);
        for (Fault fault : Overtaken.withoutBeginnings(faults)) {
            Noticed noticed =
                    handIsOver ? Noticed.LATER : draft.noticed(fault.offender(), fault.act());
            rule(draft, fault, noticed);
        }
    }

    private static void rule(Draft draft, Fault fault, Noticed noticed) {
        switch (fault) {
            case Fault.OfMeld melds -> rule(draft, melds, noticed);
            case Fault.OfNobody found -> PhantomCards.inOldMeld(draft, found);
            case Fault.OfTaking taking -> rule(draft, taking, noticed);
            case Fault.OfDiscard discard -> rule(draft, discard, noticed);
            case Fault.OfPozzetto pozzetto -> WrongPozzetti.rule(draft, pozzetto, noticed);
            case Fault.OverTime time -> TurnTimes.over(draft, time, noticed);
            case Fault.Plain plain -> rule(draft, plain, noticed);
            case Fault.Decided decided -> Decided.rule(draft, decided);
        }
    }

    private static void rule(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        switch (fault.kind()) {
            case NO_MELD_AT_ALL -> WrongMelds.allCards(draft, fault, noticed);
            case SURPLUS -> WrongMelds.surplus(draft, fault, noticed);
            case LEFT_OVER -> WrongMelds.leftOver(draft, fault);
            case WILD_MOVED -> WrongMelds.wildMoved(draft, fault, noticed);
            case EQUAL -> EqualCombinations.rule(draft, fault, noticed);
            case BEFORE_DRAWING -> MissedDraw.rule(draft, fault, noticed);
            case NOT_COMPLETED -> MissedDraw.notCompleted(draft, fault, noticed);
            case AFTER_DISCARDING -> MissedDraw.afterDiscard(draft, fault, noticed);
            case BEFORE_A_PENALIZED -> MissedDraw.beforePenalized(draft, fault, noticed);
            case OUT_OF_TURN -> OutOfTurn.played(draft, fault, noticed);
            case LIMITED_OPENING -> OutOfTurn.opened(draft, fault);
            case BARRED, RETURNED -> ExposedCards.tied(draft, fault, noticed);
            case PHANTOM -> PhantomCards.inMeld(draft, fault, noticed);
            case LAST_CARD -> WrongClosings.withoutDiscard(draft, fault, noticed);
        }
    }

    private static void rule(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        switch (fault.kind()) {
            case TOO_MUCH -> Draws.putBack(draft, fault, noticed);
            case PART_OF_THE_PILE -> Pickups.part(draft, fault, noticed);
            case CANNOT -> Pickups.cannot(draft, fault, noticed);
            case AGAIN -> Pickups.again(draft, fault, noticed);
            case OUT_OF_TURN -> OutOfTurn.took(draft, fault, noticed);
            case AFTER_THE_POZZETTO -> OutOfTurn.afterPozzetto(draft, fault, noticed);
        }
    }

    private static void rule(Draft draft, Fault.OfDiscard fault, Noticed noticed) {
        switch (fault.kind()) {
            case NOTHING_LAID -> Pickups.withoutPlay(draft, fault, noticed);
            case ONLY_CARD -> Pickups.onlyCard(draft, fault, noticed);
            case SEVERAL -> PhantomCards.withDiscard(draft, fault, noticed);
            case NO_BURRACO -> WrongClosings.withoutBurraco(draft, fault, noticed);
            case WILD -> WrongClosings.wildDiscard(draft, fault, noticed);
            case PROMPTED -> ExposedCards.prompted(draft, fault);
        }
    }

    private static void rule(Draft draft, Fault.Plain fault, Noticed noticed) {
        if (noticed == Noticed.LATER && fault.which() == Case.DISCARD_APART) {
            limitedLate(draft, fault);
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        fault.remedies().forEach(remedy -> add(draft, verdict, remedy));
        verdict.give();
    }

    /** Art. 6 limits the turn after the fault, unless that has been played already. */
    private static void limitedLate(Draft draft, Fault.Plain fault) {
        Seat seat = fault.offender().orElseThrow();
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        boolean played = draft.playedSince(seat, fault.act());
        if (played || draft.hasEnded()) {
            verdict.advise();
        } else if (draft.turn().seat() == seat) {
            verdict.add(new Remedy.Limit(seat, Remedy.When.THIS, Allowed.ANY));
        } else {
            verdict.limitNext(Allowed.ANY);
        }
        verdict.give();
    }

    /** An exposed card that left the fan before anybody called counts as played. */
    private static void add(Draft draft, Verdict verdict, Remedy remedy) {
        boolean gone =
                remedy instanceof Remedy.Play play
                        && play.cards().stream().noneMatch(draft.fan(play.seat()).known()::has);
        verdict.add(gone ? Remedy.ADVISE : remedy);
    }
}

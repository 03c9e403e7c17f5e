package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Place;
import burraco.engine.hand.Start;
import burraco.engine.meld.Meld;
import burraco.engine.rules.PilePlace;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.score.Absence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What people must report, because no table can see it. */
final class Reports {
    private final Draft draft;
    private final Act.Report act;
    private final Seat seat;

    private Reports(Draft draft, Act.Report act) {
        this.draft = draft;
        this.act = act;
        seat = act.seat().orElse(null);
    }

    static void report(Draft draft, Act.Report act) {
        new Reports(draft, act).report();
    }

    private void report() {
        switch (act.which()) {
            case TOO_FEW_CARDS_CUT, COMMENT -> fault(new Remedy.Warn(seat));
            case FAN_LOOKED_AT_BEFORE_THE_START, CARD_SEEN_IN_THE_DEAL -> fault(redeal());
            case WRONG_DEAL ->
                    fault(draft.start() == Start.NOTHING_FACED ? redeal() : Remedy.ADVISE);
            case WRONG_NUMBER_DEALT -> fault(repair(Remedy.What.DEAL));
            case DECK_NOT_WHOLE -> fault(repair(Remedy.What.DECK));
            case DECK_NOT_WHOLE_AFTER_RESULT -> fault(new Remedy.Repair(Remedy.What.DECK));
            case EXPOSED_CARD -> exposed();
            case EXPOSED_CARD_PROMPTED -> prompted();
            case PHANTOM_CARD_IN_A_NEW_MELD, PHANTOM_CARD_IN_AN_OLD_MELD -> phantom();
            // A reminder before the pozzetto is the reminder of art. 28 (art. 21).
            case PARTNER_SAID_DRAW, POZZETTO_REMINDED ->
                    limitListener(Case.PARTNER_SAID_DRAW, Remedy.When.THIS, Allowed.ANY);
            case PICKUP_OUT_OF_TURN -> limitListener(act.which(), when(), Allowed.OPEN);
            case DRAW_OUT_OF_TURN -> limitListener(act.which(), when(), Allowed.ANY);
            case POZZETTO_LOOKED_INTO_TOO_SOON -> TakingPozzetto.lookedTooSoon(draft, seat);
            case THROWN, NOT_AS_DECLARED, THROW_ASKED_ABOUT -> thrown();
            case DISCARD_MISLED -> fault(misled());
            case FIRST_CARD_ELSEWHERE -> fault(ofPlace(new Remedy.Warn(seat)));
            case DISCARD_APART -> fault(ofPlace(limitOfNextTurn()));
            case LATE -> late();
            case STALL -> {
                draft.stalled(true);
                fault(Remedy.ADVISE);
            }
            case PLAY_IN_A_LIMITED_TURN,
                    NOT_THE_DISCARD_DUE,
                    NOT_HIS_TURN,
                    WRONG_NUMBER_NOTICED_LATE,
                    DECK_NOT_WHOLE_IN_PLAY,
                    OLD_POZZETTO_ON_THE_TABLE,
                    OLD_POZZETTO_TAKEN,
                    DISCARD_WITHOUT_DRAW,
                    SECOND_DRAW_OR_PICKUP,
                    SEVERAL_CARDS_DRAWN,
                    PICKUP_WITHOUT_PLAY,
                    CANNOT_PLAY,
                    ONLY_CARD_DISCARDED_AGAIN,
                    PART_OF_THE_PILE,
                    DECIDED,
                    MIXED_BEFORE_THE_COUNT,
                    WILD_CARD_MOVED,
                    WILD_CARDS_ONLY,
                    FORBIDDEN_COMBINATION,
                    WRONG_TIE,
                    SURPLUS_AFTER_THE_DISCARD,
                    SURPLUS_LATER,
                    WRONG_OPENING,
                    WRONG_PLAY_AFTER_PICKUP,
                    EQUAL_COMBINATION,
                    EQUAL_COMBINATIONS_BOTH_WILD,
                    EQUAL_COMBINATION_AFTER_THE_DISCARD,
                    EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD,
                    EQUAL_COMBINATION_LATER,
                    TIE_TO_PARTNERS_NEW_MELD,
                    PLAY_AFTER_THE_DISCARD,
                    PLAY_BEFORE_A_PENALIZED_DISCARD,
                    SEVERAL_CARDS_DISCARDED,
                    OPENED_WITHOUT_DRAW,
                    TIED_WITHOUT_DRAW,
                    PLAY_OUT_OF_TURN_DRAW,
                    DRAW_AFTER_POZZETTO,
                    PICKUP_AFTER_POZZETTO,
                    POZZETTO_NOT_OF_ELEVEN,
                    WRONG_POZZETTO,
                    POZZETTO_NOT_DUE_IN_DIRETTA,
                    POZZETTO_NOT_DUE_WITH_THE_DISCARD,
                    POZZETTO_WITH_CARDS_IN_THE_FAN,
                    CLOSING_WITHOUT_BURRACO,
                    CLOSING_DISCARD_IS_WILD,
                    FAN_EMPTIED_BY_OPENING,
                    FAN_EMPTIED_BY_TYING,
                    ACT_AFTER_THE_END,
                    ACT_WHILE_A_RULING_WAITS,
                    OVER_THE_TIME ->
                    fault(Remedy.ADVISE);
            // Nothing follows from it.
            case GROUNDLESS_PICKUP_NOTICED_LATE -> {}
        }
    }

    private void fault(Remedy... remedies) {
        draft.fault(act.which(), seat, remedies);
    }

    private Remedy redeal() {
        return draft.start() == Start.BEGUN ? Remedy.ADVISE : Remedy.REDEAL;
    }

    private Remedy repair(Remedy.What what) {
        return draft.start() == Start.BEGUN ? Remedy.ADVISE : new Remedy.Repair(what);
    }

    private Remedy misled() {
        return draft.rules().pilePlace() == PilePlace.IF_MISLED ? limitOfNextTurn() : Remedy.ADVISE;
    }

    /** Only one code says where the pile's cards lie. */
    private Remedy ofPlace(Remedy remedy) {
        return draft.rules().pilePlace() == PilePlace.STRICT ? remedy : Remedy.ADVISE;
    }

    private Remedy limitOfNextTurn() {
        return new Remedy.Limit(seat, Remedy.When.NEXT, Allowed.ANY);
    }

    // Exposed cards

    private void exposed() {
        if (act.cards().isEmpty()) {
            fault(Remedy.ADVISE);
            return;
        }
        fault(new Remedy.Play(seat, Saying.seen(draft, seat, act.cards())));
    }

    /** The report names who exposed a card; the ruling his partner, who spoke (art. 22). */
    private void prompted() {
        Cards exposed = draft.player(seat).exposed();
        List<Card> cards =
                act.cards().isEmpty()
                        ? exposed.sorted(draft.rules().penaltyOrder())
                        : Saying.seen(draft, seat, act.cards());
        draft.docket()
                .fault(
                        new Fault.OfDiscard(
                                Fault.Discarded.PROMPTED,
                                act.which(),
                                seat.partner(),
                                draft.act(),
                                cards));
    }

    /** Art. 24: people decide where they go; everybody has seen them, and mostly they lie. */
    private void thrown() {
        List<Card> cards = NamedCards.of(draft, seat, act.cards());
        draft.seen(seat, Cards.of(cards).among(draft.fan(seat).known()));
        draft.moved(cards);
        fault(Remedy.ADVISE);
    }

    // Phantom cards

    private void phantom() {
        if (act.meld().isEmpty()) {
            fault(Remedy.ADVISE);
            return;
        }
        Meld meld = draft.meld(act.meld().get());
        Seat whose = seat == null ? meld.line().first() : seat;
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < act.cards().size(); i++) {
            cards.add(found(meld, whose, act.cards().get(i), i));
        }
        if (cards.isEmpty()) {
            fault(Remedy.ADVISE);
            return;
        }
        draft.moved(cards);
        Fault.Laid phantom = Fault.Laid.PHANTOM;
        draft.docket()
                .fault(
                        new Fault.OfMeld(
                                phantom, act.which(), seat, draft.act(), meld, meld.id(), cards));
    }

    /** The card lies in the meld, where nobody had seen it; else it came out of his fan. */
    private Card found(Meld meld, Seat whose, CardName name, int index) {
        for (Card card : meld.cards()) {
            if (name.means(card)) {
                return card;
            }
        }
        Meld now = draft.meld(meld.id());
        boolean his = Moving.mayHave(draft, whose, name);
        Seat holder =
                his || !Moving.mayHave(draft, whose.partner(), name) ? whose : whose.partner();
        Card card = Moving.takeFromFan(draft, holder, List.of(name)).getFirst();
        if (card == null) {
            throw new CannotHaveHappened(
                    Why.CARD_NOT_THERE, index, name, new Place.OfMeld(meld.id()));
        }
        draft.lay(now.grown(Cards.of(card), draft.rules()));
        return card;
    }

    // Reminders

    /** The report names who listened; the ruling his partner, who spoke (art. 28, 29). */
    private void limitListener(Case which, Remedy.When when, Allowed take) {
        draft.fault(which, seat.partner(), new Remedy.Limit(seat, when, take));
    }

    private Remedy.When when() {
        return draft.turn().seat() == seat ? Remedy.When.THIS : Remedy.When.NEXT;
    }

    /** Art. 34; how late it was must be said, and a decided match is for people. */
    private void late() {
        Duration late = Duration.ofMinutes(act.minutes().orElse(0));
        List<Remedy> remedies = new ArrayList<>();
        if (!Absence.isLost(late)) {
            if (Absence.isWarned(late)) {
                remedies.add(new Remedy.Warn(seat));
            }
            int points = Absence.pointsForWaiting(late);
            if (points > 0) {
                remedies.add(new Remedy.Points(seat.line().other(), points));
            }
        }
        fault(remedies.isEmpty() ? new Remedy[] {Remedy.ADVISE} : remedies.toArray(Remedy[]::new));
    }
}

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
import java.util.Optional;

/** Handles people's reports of what no table can detect. */
final class Reports {
    private final Draft draft;
    private final Act.Report act;
    private final Optional<Seat> named;

    private Reports(Draft draft, Act.Report act) {
        this.draft = draft;
        this.act = act;
        named = act.seat();
    }

    static void report(Draft draft, Act.Report act) {
        new Reports(draft, act).report();
    }

    private void report() {
        switch (act.which().whenReported()) {
            case ADVICE -> fault(Remedy.ADVISE);
            case NOTHING -> {}
            case WARNING -> fault(new Remedy.Warn(seat()));
            case REDEAL -> fault(redeal());
            case REDEAL_BEFORE_A_CARD_IS_FACED ->
                    fault(
                            draft.progress().start() == Start.NOTHING_FACED
                                    ? redeal()
                                    : Remedy.ADVISE);
            case REPAIR_OF_THE_DEAL -> fault(repair(Remedy.What.DEAL));
            case REPAIR_OF_THE_DECK -> fault(repair(Remedy.What.DECK));
            case REPAIR_AFTER_THE_HAND -> fault(new Remedy.Repair(Remedy.What.DECK));
            case LATE_ARRIVAL -> late();
            case CARDS_EXPOSED -> exposed();
            case EXPOSED_CARD_PROMPTED -> prompted();
            case CARDS_THROWN -> thrown();
            case CARDS_FOUND_IN_A_MELD -> phantom();
            case POZZETTO_LOOKED_INTO -> TakingPozzetto.lookedTooSoon(draft, seat());
            // A reminder before the pozzetto counts as the reminder of art. 28 (art. 21).
            case REMINDER_TO_DRAW ->
                    limitListener(Case.PARTNER_SAID_DRAW, Remedy.When.THIS, Allowed.ANY);
            case PICKUP_PROMPTED -> limitListener(act.which(), when(), Allowed.OPEN);
            case DRAW_PROMPTED -> limitListener(act.which(), when(), Allowed.ANY);
            case FIRST_CARD_MISPLACED -> fault(ofPlace(new Remedy.Warn(seat())));
            case DISCARD_MISPLACED -> fault(ofPlace(limitOfNextTurn()));
            case MISLED_BY_A_DISCARD -> fault(misled());
            case STALL_FOUND -> {
                draft.progress().stalled(true);
                fault(Remedy.ADVISE);
            }
        }
    }

    private void fault(Remedy... remedies) {
        draft.fault(act.which(), named, remedies);
    }

    /** The seat that a report of this kind always names. */
    private Seat seat() {
        return named.orElseThrow();
    }

    private Remedy redeal() {
        return draft.progress().start() == Start.BEGUN ? Remedy.ADVISE : Remedy.REDEAL;
    }

    private Remedy repair(Remedy.What what) {
        return draft.progress().start() == Start.BEGUN ? Remedy.ADVISE : new Remedy.Repair(what);
    }

    private Remedy misled() {
        return draft.rules().pilePlace() == PilePlace.IF_MISLED ? limitOfNextTurn() : Remedy.ADVISE;
    }

    /** Only one code says where the pile's cards lie. */
    private Remedy ofPlace(Remedy remedy) {
        return draft.rules().pilePlace() == PilePlace.STRICT ? remedy : Remedy.ADVISE;
    }

    private Remedy limitOfNextTurn() {
        return new Remedy.Limit(seat(), Remedy.When.NEXT, Allowed.ANY);
    }

    // Exposed cards

    private void exposed() {
        if (act.cards().isEmpty()) {
            fault(Remedy.ADVISE);
            return;
        }
        fault(new Remedy.Play(seat(), Saying.seen(draft, seat(), act.cards())));
    }

    /** The report names who exposed a card; the ruling names his partner, who spoke (art. 22). */
    private void prompted() {
        Cards exposed = draft.player(seat()).exposed();
        List<Card> cards =
                act.cards().isEmpty()
                        ? exposed.sorted(draft.rules().penaltyOrder())
                        : Saying.seen(draft, seat(), act.cards());
        draft.docket()
                .fault(
                        new Fault.OfDiscard(
                                Fault.Discarded.PROMPTED,
                                act.which(),
                                seat().partner(),
                                draft.act(),
                                cards));
    }

    /**
     * Art. 24: people decide where the cards go. Everybody has seen them, and they usually lie on
     * the table.
     */
    private void thrown() {
        List<Card> cards = NamedCards.of(draft, seat(), act.cards());
        draft.places().seen(seat(), Cards.of(cards).among(draft.fan(seat()).known()));
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
        Seat whose = named.orElse(meld.line().first());
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < act.cards().size(); i++) {
            cards.add(found(meld, whose, act.cards().get(i), i));
        }
        if (cards.isEmpty()) {
            fault(Remedy.ADVISE);
            return;
        }
        draft.moved(cards);
        draft.docket().fault(phantom(meld, cards));
    }

    private Fault phantom(Meld meld, List<Card> cards) {
        return named.<Fault>map(seat ->
                        new Fault.OfMeld(
                                Fault.Laid.PHANTOM,
                                act.which(),
                                seat,
                                draft.act(),
                                Optional.of(meld),
                                meld.id(),
                                cards))
                .orElseGet(() -> new Fault.OfNobody(act.which(), draft.act(), meld.id(), cards));
    }

    /** The card was in the meld without being seen; otherwise it came out of this player's fan. */
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
        if (card.isUnseen()) {
            throw new CannotHaveHappened(
                    Why.CARD_NOT_THERE, index, name, new Place.OfMeld(meld.id()));
        }
        draft.lay(now.grown(Cards.of(card), draft.rules()));
        return card;
    }

    // Reminders

    /** The report names who listened; the ruling names his partner, who spoke (art. 28, 29). */
    private void limitListener(Case which, Remedy.When when, Allowed take) {
        draft.fault(which, seat().partner(), new Remedy.Limit(seat(), when, take));
    }

    private Remedy.When when() {
        return draft.turn().seat() == seat() ? Remedy.When.THIS : Remedy.When.NEXT;
    }

    /**
     * Art. 34: the report must say how late it was; about a match that is already decided, people
     * decide.
     */
    private void late() {
        Duration late = Duration.ofMinutes(act.minutes().orElse(0));
        List<Remedy> remedies = new ArrayList<>();
        if (!Absence.isLost(late)) {
            if (Absence.isWarned(late)) {
                remedies.add(new Remedy.Warn(seat()));
            }
            int points = Absence.pointsForWaiting(late);
            if (points > 0) {
                remedies.add(new Remedy.Points(seat().line().other(), points));
            }
        }
        fault(remedies.isEmpty() ? new Remedy[] {Remedy.ADVISE} : remedies.toArray(Remedy[]::new));
    }
}

package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Start;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turning;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.MeldReader;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Applies a gap: the table lost track of the hand and found it again. Cards lie as the act says.
 * Demands and uncalled faults lapse, because nobody knows what happened in between.
 */
final class FindingAgain {
    private static final int DEALT = 11;

    private final Draft draft;
    private final Standing then;
    private final List<Card> named;
    private final Cards listed;
    private final int all;

    private FindingAgain(Draft draft, Standing then) {
        this.draft = draft;
        this.then = then;
        all = Conservation.count(draft.hand());
        if (draft.progress().preparation().isPresent()) {
            finishDeal();
        }
        named = FoundCards.of(draft, then, draft.setting().deck());
        listed = Cards.known(named);
    }

    static void apply(Draft draft, Act.Gap act) {
        if (draft.over()) {
            throw new CannotHaveHappened(Why.HAND_IS_OVER, -1);
        }
        new FindingAgain(draft, act.then()).apply();
    }

    private void apply() {
        lapse();
        layPile();
        layMelds();
        placePozzetti();
        keepStock();
        keepPlayers();
        FoundFans.count(draft, then, all);
        draft.locateAnew();
        beginTurn();
        draft.moved(named);
    }

    /** Of a lost deal only the result is known: everybody has eleven cards. */
    private void finishDeal() {
        draft.progress().finishPreparation();
        for (Seat seat : Seat.values()) {
            draft.places().fan(seat, Holding.unseen(DEALT));
        }
        draft.places().pozzetto(1, new Pozzetto.Lying(Holding.unseen(DEALT)));
        draft.places().pozzetto(2, new Pozzetto.Lying(Holding.unseen(DEALT)));
        int dealt = Conservation.count(draft.hand()) - draft.stock().size();
        draft.places().stock(Row.unseen(Math.max(0, all - dealt - then.cards().size())));
        draft.locateAnew();
    }

    private void lapse() {
        draft.docket().settleAll(Settled.Why.BEFORE_A_GAP);
        draft.docket().take(_ -> true);
        draft.docket().forgetLast();
        draft.docket().playGoesOn();
        draft.unbarAll();
        draft.progress().swaps(0);
        draft.progress().stalled(false);
        draft.progress().start(Start.BEGUN);
    }

    // What lies open

    private void layPile() {
        if (then.pile().isPresent()) {
            draft.places().pile(Row.of(named.subList(0, then.pile().get().size())));
        } else if (draft.pile().known().meets(listed)) {
            List<Card> left = draft.pile().list();
            left.removeIf(listed::has);
            draft.places().pile(Row.of(left));
        }
    }

    private void layMelds() {
        for (Line line : Line.values()) {
            draft.melds().of(line).forEach(this::keepMeld);
        }
        int next = then.pile().map(List::size).orElse(0);
        for (Standing.OfMeld meld : then.melds()) {
            int end = next + meld.cards().size();
            layMeld(meld.id(), named.subList(next, end));
            next = end;
        }
        draft.found(
                draft.melds().all().stream()
                        .filter(meld -> !meld.shape().legal())
                        .map(Meld::id)
                        .toList());
    }

    /** Temporary freezes end, and cards that lie elsewhere now leave the meld. */
    private void keepMeld(Meld meld) {
        Cards left = meld.cards().without(listed);
        boolean restated = then.melds().stream().anyMatch(now -> now.id().equals(meld.id()));
        if (left.isEmpty() && !restated) {
            draft.places().remove(meld.id());
            return;
        }
        boolean less = !restated && left.size() < meld.cards().size();
        Meld kept = less ? meld.shrunk(meld.cards().without(left), draft.rules()) : meld;
        draft.lay(kept.frozen(kept(meld.freeze(), kept.cards())));
    }

    private void layMeld(MeldId id, List<Card> cards) {
        Optional<Meld> before = draft.melds().find(id);
        if (cards.isEmpty()) {
            draft.meld(id);
            draft.places().remove(id);
            return;
        }
        MeldId due = draft.melds().due(id.line());
        if (before.isEmpty() && !id.equals(due)) {
            throw new CannotHaveHappened(Why.MELD_NOT_DUE, -1, due, id);
        }
        Cards set = Cards.of(cards);
        Freeze freeze = before.map(was -> kept(was.freeze(), set)).orElse(Freeze.NONE);
        draft.lay(new Meld(id, set, MeldReader.asLaid(cards, draft.rules()), freeze));
    }

    private static Freeze kept(Freeze freeze, Cards cards) {
        return freeze instanceof Freeze.ForGood(Cards negative, var burraco)
                ? new Freeze.ForGood(negative.among(cards), burraco)
                : Freeze.NONE;
    }

    // What lies hidden

    private void placePozzetti() {
        for (int number = 1; number <= 3; number++) {
            Pozzetto before = draft.pozzetti().get(number);
            int one = number;
            Optional<Standing.Whereabouts> where =
                    then.pozzetti().stream()
                            .filter(named -> named.number() == one)
                            .map(Standing.OfPozzetto::where)
                            .findFirst();
            draft.places()
                    .pozzetto(
                            number, where.map(now -> placed(before, now)).orElse(asBefore(before)));
        }
    }

    private Pozzetto placed(Pozzetto before, Standing.Whereabouts now) {
        boolean together = before instanceof Pozzetto.Lying || before instanceof Pozzetto.Unplayed;
        Holding cards = together ? hidden(before.cards()) : Holding.unseen(DEALT);
        return switch (now) {
            case Standing.Whereabouts.Lies _ -> new Pozzetto.Lying(cards);
            case Standing.Whereabouts.With with -> new Pozzetto.Played(with.line());
            case Standing.Whereabouts.Before held ->
                    new Pozzetto.Unplayed(held.seat(), cards, true);
        };
    }

    /** His partner may have discarded since he took it, so looking into it is no fault. */
    private Pozzetto asBefore(Pozzetto before) {
        return switch (before) {
            case Pozzetto.Lying lying -> new Pozzetto.Lying(hidden(lying.cards()));
            case Pozzetto.Unplayed held ->
                    new Pozzetto.Unplayed(held.seat(), hidden(held.cards()), true);
            case Pozzetto.Absent _, Pozzetto.Played _ -> before;
        };
    }

    /** The same number of cards, without those that lie open now. */
    private Holding hidden(Holding cards) {
        Cards known = cards.known().without(listed);
        return new Holding(known, cards.size() - known.size());
    }

    /** Cards leave the stock from the top; those that have come back are unseen. */
    private void keepStock() {
        List<Card> cards = draft.stock().list();
        int count = then.stock().orElse(cards.size());
        if (count > all) {
            throw new CannotHaveHappened(Why.OTHER_NUMBER_OF_CARDS, -1, count, all);
        }
        List<Card> left = new ArrayList<>(cards.subList(0, Math.min(count, cards.size())));
        left.replaceAll(card -> listed.has(card) ? Card.UNSEEN : card);
        left.addAll(Collections.nCopies(count - left.size(), Card.UNSEEN));
        draft.places().stock(Row.of(left));
    }

    /** A card of a fan that lies open now has left the fan. */
    private void keepPlayers() {
        for (Seat seat : Seat.values()) {
            Holding fan = draft.fan(seat);
            Cards left = fan.known().without(listed);
            boolean hidden = then.hidden().contains(seat);
            List<Card> aside = draft.player(seat).penalized();
            draft.places()
                    .startAnew(
                            seat,
                            hidden
                                    ? Holding.unseen(left.size() + fan.unseen())
                                    : new Holding(left, fan.unseen()),
                            aside.stream().filter(card -> !listed.has(card)).toList());
        }
    }

    // The turn

    private void beginTurn() {
        Turn before = draft.turn();
        boolean begun = before.took() != Turn.Took.NOTHING;
        Standing.OfTurn now = then.turn().orElse(new Standing.OfTurn(before.seat(), begun));
        if (then.turn().isPresent()) {
            Seat last = now.seat().partner().next();
            draft.progress().lastDiscarder(last);
            draft.progress().lastOnPile(last);
        }
        if (draft.progress().timeOutRuns()) {
            int turns = Math.floorMod(now.seat().ordinal() - before.seat().ordinal(), 4);
            boolean lap = turns == 0 && begun && !now.took();
            draft.progress()
                    .turnsLeft(Math.max(1, draft.progress().turnsLeft() - (lap ? 4 : turns)));
        }
        // How he took it no longer matters: a pickup would require a play.
        Turn turn = Turn.of(now.seat());
        draft.turn(now.took() ? turn.drew() : turn);
        draft.progress().forgetTurnBefore();
        Turning.startClock(draft);
    }
}

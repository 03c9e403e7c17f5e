package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Start;
import burraco.engine.hand.Warning;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.NoticedIn;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Builds a ruling. An article adds the remedies in order; {@link #give} gives the ruling and
 * applies those remedies that take effect at once.
 */
final class Verdict {
    private final Draft draft;
    private final Hand before;
    private final Case which;
    private final Manner manner;
    private final int act;
    private final Optional<Seat> named;
    private final Optional<Seat> bound;
    private final List<Remedy> remedies = new ArrayList<>();
    private final List<Remedy> due = new ArrayList<>();
    private boolean stop;

    private Verdict(Draft draft, Case which, Fault fault, Optional<Seat> bound) {
        this.draft = draft;
        before = draft.hand();
        this.which = which;
        manner = manner(draft, fault);
        act = fault.act();
        named = fault.offender();
        this.bound = bound;
    }

    static Verdict on(Draft draft, Fault fault, Case which) {
        return new Verdict(draft, which, fault, fault.offender());
    }

    /** A ruling that names one player and obliges another. */
    static Verdict on(Draft draft, Fault fault, Case which, Seat bound) {
        return new Verdict(draft, which, fault, Optional.of(bound));
    }

    private static Manner manner(Draft draft, Fault fault) {
        return switch (fault) {
            case Fault.Plain plain -> plain.manner();
            case Fault.OfMeld laid when laid.kind() == Fault.Laid.RETURNED -> Manner.RETURNED_CARDS;
            case Fault.OfMeld laid when laid.kind() == Fault.Laid.NOT_COMPLETED ->
                    Manner.NOT_COMPLETED;
            case Fault.OfMeld laid when laid.kind() == Fault.Laid.LIMITED_OPENING ->
                    Manner.ALLOWED_OPENING;
            case Fault.OfTaking taking when taking.kind() == Fault.Wrongly.AGAIN ->
                    Manner.PICKED_UP_AGAIN;
            case Fault.OfDiscard closing
                    when closing.kind() == Fault.Discarded.NO_BURRACO
                            && draft.rules().closingNeedsClean() ->
                    Manner.CLEAN_BURRACO_NEEDED;
            case Fault.OfMeld _,
                    Fault.OfNobody _,
                    Fault.OfTaking _,
                    Fault.OfDiscard _,
                    Fault.OfPozzetto _,
                    Fault.OverTime _,
                    Fault.Decided _ ->
                    Manner.USUAL;
        };
    }

    /** The player whom it obliges; nobody if it names nobody. */
    private Seat seat() {
        return bound.orElseThrow();
    }

    /** Asks for nothing; people decide. */
    static void advise(Draft draft, Fault fault, Case which) {
        on(draft, fault, which).advise().give();
    }

    Verdict advise() {
        return add(Remedy.ADVISE);
    }

    /** Adds a remedy that is only announced: it has been done already, or needs no action. */
    Verdict add(Remedy remedy) {
        remedies.add(remedy);
        return this;
    }

    private Verdict owe(Remedy remedy) {
        due.add(remedy);
        return add(remedy);
    }

    /** Cards that another ruling already asks for are not asked for twice. */
    private List<Card> notOwed(List<Card> cards) {
        Cards owed = Cards.NONE;
        for (Owed other : draft.docket().owed()) {
            owed = other.seat() == seat() ? owed.with(other.cards()) : owed;
        }
        Cards before = owed;
        return cards.stream().filter(card -> !before.has(card)).toList();
    }

    // What must be done before play goes on

    Verdict takeBack(MeldId meld, List<Card> cards) {
        List<Card> free = notOwed(cards);
        if (!free.isEmpty()) {
            due.add(new Remedy.TakeBack(seat(), Optional.of(meld), free));
        }
        return add(new Remedy.TakeBack(seat(), Optional.of(meld), cards));
    }

    Verdict takeBackDiscard(List<Card> cards) {
        return owe(new Remedy.TakeBack(seat(), Optional.empty(), cards));
    }

    Verdict restore(Remedy.Place what, List<Card> cards) {
        return owe(new Remedy.Restore(seat(), what, Optional.empty(), cards));
    }

    /** To the stock; the opponent who will draw it is shown it before. */
    Verdict restoreShown(List<Card> cards, Seat to) {
        Remedy.Place stock = Remedy.Place.STOCK;
        return owe(new Remedy.Restore(seat(), stock, Optional.empty(), cards, Optional.of(to)));
    }

    Verdict restoreToMeld(MeldId meld, List<Card> cards) {
        return owe(new Remedy.Restore(seat(), Remedy.Place.MELD, Optional.of(meld), cards));
    }

    Verdict merge(MeldId meld, MeldId into) {
        return owe(new Remedy.Merge(meld, into));
    }

    Verdict penalize(List<Card> cards) {
        List<Card> free = notOwed(cards);
        if (!free.isEmpty()) {
            due.add(new Remedy.Penalize(seat(), free));
        }
        return add(new Remedy.Penalize(seat(), cards));
    }

    /**
     * Whether he can be asked for a discard now: it must be his turn, no discard ordered yet, and
     * nobody else may have something to do first.
     */
    boolean mayDiscardNow() {
        Seat seat = seat();
        return draft.turn().seat() == seat
                && !draft.docket().owesDiscard(seat)
                && draft.docket().owed().stream().allMatch(owed -> owed.seat() == seat);
    }

    /** The first is the discard now, the others are penalized. */
    Verdict discardFirst(List<Card> cards) {
        if (!mayDiscardNow()) {
            return penalize(cards);
        }
        discard(cards.subList(0, 1));
        return cards.size() > 1 ? penalize(cards.subList(1, cards.size())) : this;
    }

    /** Penalized cards of which the first is the discard now: it is not laid aside. */
    Verdict penalizeAndDiscardFirst(List<Card> cards) {
        if (!mayDiscardNow()) {
            return penalize(cards);
        }
        add(new Remedy.Penalize(seat(), cards));
        if (cards.size() > 1) {
            due.add(new Remedy.Penalize(seat(), cards.subList(1, cards.size())));
        }
        return discard(cards.subList(0, 1));
    }

    /** One of these is the discard now; any card if none are given. */
    Verdict discard(List<Card> cards) {
        return owe(new Remedy.Discard(seat(), cards));
    }

    // What takes effect at once

    Verdict cure(MeldId meld) {
        return add(new Remedy.Cure(seat(), meld));
    }

    Verdict draw() {
        return add(new Remedy.Draw(seat()));
    }

    Verdict stop() {
        stop = true;
        return this;
    }

    /** The same if it is his turn; otherwise there is nothing to stop. */
    Verdict stopHisTurn() {
        return draft.turn().seat() == seat() ? stop() : this;
    }

    Verdict limitNext(Allowed take) {
        return add(new Remedy.Limit(seat(), Remedy.When.NEXT, take));
    }

    /** Until his next turn; cards at risk count against the line if anybody closes before. */
    Verdict freeze(MeldId id, Cards atRisk, Optional<Burraco> before, int turns) {
        Freeze.Until until = new Freeze.Until(seat(), atRisk, before, turns);
        Meld meld = draft.meld(id);
        draft.lay(meld.frozen(meld.freeze().and(until)));
        return add(new Remedy.Freeze(id, bound));
    }

    /** For good; what was a burraco before stays one. */
    Verdict freezeForGood(MeldId id, Cards negative, Burraco before) {
        Meld meld = draft.meld(id);
        Cards all = meld.negative().with(negative);
        draft.lay(meld.frozen(new Freeze.ForGood(all, Optional.of(before))));
        return add(new Remedy.Freeze(id, Optional.empty()));
    }

    Verdict negative(Line line, List<Card> cards) {
        return add(new Remedy.Negative(line, cards));
    }

    /** Gives the ruling and applies the remedies that take effect at once. */
    void give() {
        if (stop) {
            remedies.add(new Remedy.Stop(seat()));
        }
        NoticedIn noticed = draft.noticedIn(which, named, act);
        Ruling ruling = new Ruling(which, manner, named, act, remedies, noticed);
        draft.docket().give(ruling, before);
        ruling.remedies().forEach(this::takeEffect);
        bound.ifPresent(seat -> draft.docket().owe(new Owed(ruling, seat, due)));
    }

    private void takeEffect(Remedy remedy) {
        switch (remedy) {
            case Remedy.Warn warn -> draft.warn(new Warning(warn.seat(), Optional.of(which)));
            case Remedy.Limit limit -> limit(limit);
            case Remedy.Stop _ -> stopTurn();
            case Remedy.Play play -> expose(play);
            case Remedy.Bar bar -> draft.bar(bar);
            case Remedy.Redeal _ -> redeal();
            case Remedy.Reopen _ -> draft.reopen();
            // What people do next, what was done above, or what an arbiter enters.
            case Remedy.TakeBack _,
                    Remedy.Restore _,
                    Remedy.Merge _,
                    Remedy.Penalize _,
                    Remedy.Discard _,
                    Remedy.Cure _,
                    Remedy.Draw _,
                    Remedy.Show _,
                    Remedy.Complete _,
                    Remedy.Freeze _,
                    Remedy.Negative _,
                    Remedy.Points _,
                    Remedy.Vp _,
                    Remedy.Repair _,
                    Remedy.Advise _ -> {}
        }
    }

    private void expose(Remedy.Play play) {
        Cards cards = draft.player(play.seat()).exposed();
        for (Card card : play.cards()) {
            cards = card.isUnseen() ? cards : cards.with(card);
        }
        draft.places().exposed(play.seat(), cards);
    }

    private void limit(Remedy.Limit limit) {
        Seat seat = limit.seat();
        if (limit.turn() == Remedy.When.THIS && draft.turn().seat() == seat) {
            draft.turn(draft.turn().limitedTo(narrower(draft.turn().limit(), limit.take())));
        } else {
            draft.places().limit(seat, narrower(draft.player(seat).limited(), limit.take()));
        }
    }

    private static Optional<Allowed> narrower(Optional<Allowed> before, Allowed take) {
        return Optional.of(before.map(one -> Allowed.narrower(one, take)).orElse(take));
    }

    private void stopTurn() {
        if (draft.turn().seat() == seat()) {
            draft.turn(draft.turn().stopped(true));
        }
    }

    /** Once a card has been drawn the deal is valid, whatever is wrong with it. */
    private void redeal() {
        if (draft.progress().start() != Start.BEGUN) {
            draft.gather();
        }
    }
}

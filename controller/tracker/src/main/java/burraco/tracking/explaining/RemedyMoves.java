package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.List;
import java.util.Optional;

/** Proposes that rulings were obeyed, if cards have visibly left the table again. */
final class RemedyMoves {
    private final Search search;
    private final Evidence evidence;

    RemedyMoves(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
    }

    void from(PartialExplanation node, long at) {
        asked(node, at);
        unasked(node, at);
    }

    /**
     * Proposes that a fault was put right before anybody called. That admits the fault, and the
     * table calls for it.
     */
    private void unasked(PartialExplanation node, long at) {
        Hand hand = node.position().open();
        if (!hand.unnoticed().isEmpty() && !hand.setting().onCall()) {
            ActTimes times = new ActTimes(at, at, search.now());
            Act call = new Act.Notice(Optional.empty());
            // A call rules on everybody's faults, so there must be no doubt whose fault it is.
            boolean his = hand.unnoticed().stream().map(Fault::offender).distinct().count() == 1;
            search.with(node, call, Optional.empty(), times, Prices.PUT_RIGHT_UNASKED)
                    .filter(_ -> his)
                    .map(PartialExplanation::byItself)
                    .ifPresent(called -> asked(called, at));
        }
    }

    private void asked(PartialExplanation node, long at) {
        Hand hand = node.position().open();
        for (Owed owed : hand.owed()) {
            for (Remedy remedy : owed.due()) {
                done(node, owed.seat(), remedy, at);
            }
        }
    }

    private void done(PartialExplanation node, Seat seat, Remedy remedy, long at) {
        switch (remedy) {
            case Remedy.TakeBack back -> takenBack(node, back, at, Prices.REMEDY_SEEN);
            case Remedy.Restore restore -> restored(node, seat, restore);
            case Remedy.Merge merge -> merged(node, seat, merge);
            case Remedy.Penalize aside -> laidAside(node, aside);
            case Remedy _ -> {} // It is seen as an act of its own, or cannot be seen.
        }
    }

    void takenBack(PartialExplanation node, Remedy.TakeBack back, long at, double usual) {
        List<Card> cards = back.cards().stream().filter(card -> !card.isUnseen()).toList();
        Zone zone = TablePicture.PILE;
        if (back.from().isPresent()) {
            Optional<Zone.MeldSlot> slot = node.position().slots().of(back.from().get());
            if (slot.isEmpty()) {
                return;
            }
            zone = slot.get();
        }
        long last = -1;
        double cost = usual;
        for (Card card : cards) {
            long heard = evidence.lastHeard(card, zone);
            last = Math.max(last, heard);
            if (heard > at) {
                return; // The card still lies there.
            }
            cost = Math.max(cost, SilencePrices.QUIET_THERE + evidence.silence(card, zone));
        }
        List<CardName> names = cards.stream().map(CardName::of).toList();
        Act act =
                back.from().isPresent()
                        ? new Act.TakeBack(back.seat(), back.from().get(), names)
                        : new Act.TakeBackDiscard(back.seat(), names);
        ActTimes times = new ActTimes(last, last, search.now());
        search.with(node, act, Optional.empty(), times, cost + inverted(node, last))
                .ifPresent(done -> search.add(done, 0L));
    }

    private void restored(PartialExplanation node, Seat seat, Remedy.Restore restore) {
        switch (restore.what()) {
            case STOCK, MELD -> {} // The scale shows it, or the cards that come to the meld do.
            case PILE -> {
                long seen = 0;
                long last = -1;
                for (int i = 0; i < evidence.happenings().size(); i++) {
                    if (evidence.happenings().get(i) instanceof Observation.Arrived arrived
                            && !node.explains(i)
                            && arrived.visit().zone().equals(TablePicture.PILE)
                            && restore.cards().contains(arrived.visit().card())) {
                        seen |= 1L << i;
                        last = Math.max(last, arrived.visit().first());
                    }
                }
                if (seen != 0) {
                    put(node, seat, Source.PILE, last, hidden(node, restore, last), seen);
                }
            }
            case POZZETTO -> {}
        }
    }

    /** A lone card that was out of sight for a moment was hardly taken and put back. */
    private double hidden(PartialExplanation node, Remedy.Restore restore, long back) {
        return search.last(node, Act.Pickup.class::isInstance)
                .filter(_ -> restore.cards().size() == 1)
                .map(taken -> Cost.hidden(back - taken.since()))
                .orElse(0.0);
    }

    private void put(
            PartialExplanation node, Seat seat, Source to, long at, double cost, long seen) {
        ActTimes times = new ActTimes(at, at, search.now());
        double all = Prices.REMEDY_SEEN + cost + inverted(node, at);
        search.with(node, new Act.PutBack(seat, to), Optional.empty(), times, all)
                .ifPresent(done -> search.add(done, seen));
    }

    /** The price of an act that was seen before the one that it should follow. */
    private double inverted(PartialExplanation node, long at) {
        return search.last(node).filter(last -> last.since() > at).isPresent()
                ? Prices.REMEDY_INVERTED
                : 0;
    }

    private void merged(PartialExplanation node, Seat seat, Remedy.Merge merge) {
        Optional<Zone.MeldSlot> to = node.position().slots().of(merge.into());
        Optional<Zone.MeldSlot> from = node.position().slots().of(merge.meld());
        if (to.isEmpty() || from.isEmpty()) {
            return;
        }
        long seen = 0;
        long last = -1;
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (evidence.happenings().get(i) instanceof Observation.Arrived arrived
                    && !node.explains(i)
                    && arrived.visit().zone().equals(to.get())
                    && isIn(node, arrived.visit(), merge.meld())) {
                seen |= 1L << i;
                last = Math.max(last, arrived.visit().first());
            }
        }
        if (seen != 0) {
            ActTimes times = new ActTimes(last, last, search.now());
            Act act = new Act.Merge(seat, merge.meld(), merge.into());
            long all = seen;
            search.with(
                            node,
                            act,
                            Optional.empty(),
                            times,
                            Prices.REMEDY_SEEN + inverted(node, last))
                    .ifPresent(done -> search.add(done, all));
        }
    }

    private static boolean isIn(PartialExplanation node, Visit visit, MeldId meld) {
        Meld lying = node.position().all().melds().find(meld).orElseThrow();
        return lying.cards().has(visit.card());
    }

    private void laidAside(PartialExplanation node, Remedy.Penalize aside) {
        long seen = 0;
        long last = -1;
        Zone place = new Zone.OfSeat(aside.seat());
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (evidence.happenings().get(i) instanceof Observation.Arrived arrived
                    && !node.explains(i)
                    && arrived.visit().zone().equals(place)
                    && aside.cards().contains(arrived.visit().card())) {
                seen |= 1L << i;
                last = Math.max(last, arrived.visit().first());
            }
        }
        if (seen != 0) {
            List<CardName> names =
                    aside.cards().stream()
                            .filter(card -> !card.isUnseen())
                            .map(CardName::of)
                            .toList();
            long all = seen;
            ActTimes times = new ActTimes(last, last, search.now());
            Act lay = new Act.Lay(aside.seat(), names);
            search.with(
                            node,
                            lay,
                            Optional.empty(),
                            times,
                            Prices.REMEDY_SEEN + inverted(node, last))
                    .ifPresent(done -> search.add(done, all));
        }
    }
}

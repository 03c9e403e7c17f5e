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
import burraco.tracking.course.Times;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.List;
import java.util.Optional;

/** What rulings ask for, where it is seen to be done: cards that have left the table again. */
final class Remedies {
    private final Search search;
    private final Evidence evidence;

    Remedies(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
    }

    void from(Node node, long at) {
        asked(node, at);
        unasked(node, at);
    }

    /** Who puts it right by himself has admitted it: the table calls for it then. */
    private void unasked(Node node, long at) {
        Hand hand = node.position().open();
        if (!hand.unnoticed().isEmpty() && !hand.setting().onCall()) {
            Times times = new Times(at, at, search.now());
            Act call = new Act.Notice(Optional.empty());
            // A call rules everybody: whose fault it is must not be in question.
            boolean his = hand.unnoticed().stream().map(Fault::seat).distinct().count() == 1;
            search.with(node, call, Optional.empty(), times, Prices.PUT_RIGHT_UNASKED)
                    .filter(_ -> his)
                    .map(Node::byItself)
                    .ifPresent(called -> asked(called, at));
        }
    }

    private void asked(Node node, long at) {
        Hand hand = node.position().open();
        for (Owed owed : hand.owed()) {
            for (Remedy remedy : owed.due()) {
                done(node, owed.seat(), remedy, at);
            }
        }
    }

    private void done(Node node, Seat seat, Remedy remedy, long at) {
        switch (remedy) {
            case Remedy.TakeBack back -> takenBack(node, back, at, Prices.REMEDY_SEEN);
            case Remedy.Restore restore -> restored(node, seat, restore);
            case Remedy.Merge merge -> merged(node, seat, merge);
            case Remedy.Penalize aside -> laidAside(node, aside);
            case Remedy _ -> {} // It is seen as what it is, or cannot be seen.
        }
    }

    void takenBack(Node node, Remedy.TakeBack back, long at, double usual) {
        List<Card> cards = back.cards().stream().filter(card -> card != null).toList();
        Zone zone = Picture.PILE;
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
                return; // It lies there still.
            }
            cost = Math.max(cost, Silence.QUIET_THERE + evidence.silence(card, zone));
        }
        List<CardName> names = cards.stream().map(CardName::of).toList();
        Act act =
                back.from().isPresent()
                        ? new Act.TakeBack(back.seat(), back.from().get(), names)
                        : new Act.TakeBackDiscard(back.seat(), names);
        Times times = new Times(last, last, search.now());
        search.with(node, act, Optional.empty(), times, cost + inverted(node, last))
                .ifPresent(done -> search.add(done, 0L));
    }

    private void restored(Node node, Seat seat, Remedy.Restore restore) {
        switch (restore.what()) {
            case STOCK, MELD -> {} // The scale tells, or cards that come to the meld.
            case PILE -> {
                long seen = 0;
                long last = -1;
                for (int i = 0; i < evidence.happenings().size(); i++) {
                    if (evidence.happenings().get(i) instanceof Happening.Arrived arrived
                            && !node.explains(i)
                            && arrived.visit().zone().equals(Picture.PILE)
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
    private double hidden(Node node, Remedy.Restore restore, long back) {
        return search.last(node, Act.Pickup.class::isInstance)
                .filter(_ -> restore.cards().size() == 1)
                .map(taken -> Cost.hidden(back - taken.since()))
                .orElse(0.0);
    }

    private void put(Node node, Seat seat, Source to, long at, double cost, long seen) {
        Times times = new Times(at, at, search.now());
        double all = Prices.REMEDY_SEEN + cost + inverted(node, at);
        search.with(node, new Act.PutBack(seat, to), Optional.empty(), times, all)
                .ifPresent(done -> search.add(done, seen));
    }

    /** What was seen sooner was hardly done later. */
    private double inverted(Node node, long at) {
        return search.last(node).filter(last -> last.since() > at).isPresent()
                ? Prices.REMEDY_INVERTED
                : 0;
    }

    private void merged(Node node, Seat seat, Remedy.Merge merge) {
        Optional<Zone.MeldSlot> to = node.position().slots().of(merge.into());
        Optional<Zone.MeldSlot> from = node.position().slots().of(merge.meld());
        if (to.isEmpty() || from.isEmpty()) {
            return;
        }
        long seen = 0;
        long last = -1;
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (evidence.happenings().get(i) instanceof Happening.Arrived arrived
                    && !node.explains(i)
                    && arrived.visit().zone().equals(to.get())
                    && isIn(node, arrived.visit(), merge.meld())) {
                seen |= 1L << i;
                last = Math.max(last, arrived.visit().first());
            }
        }
        if (seen != 0) {
            Times times = new Times(last, last, search.now());
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

    private static boolean isIn(Node node, Visit visit, MeldId meld) {
        Meld lying = node.position().all().melds().find(meld).orElseThrow();
        return lying.cards().has(visit.card());
    }

    private void laidAside(Node node, Remedy.Penalize aside) {
        long seen = 0;
        long last = -1;
        Zone place = new Zone.OfSeat(aside.seat());
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (evidence.happenings().get(i) instanceof Happening.Arrived arrived
                    && !node.explains(i)
                    && arrived.visit().zone().equals(place)
                    && aside.cards().contains(arrived.visit().card())) {
                seen |= 1L << i;
                last = Math.max(last, arrived.visit().first());
            }
        }
        if (seen != 0) {
            List<CardName> names =
                    aside.cards().stream().filter(card -> card != null).map(CardName::of).toList();
            long all = seen;
            Times times = new Times(last, last, search.now());
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

package burraco.tracking.explaining;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards that came to the pile, and who may have discarded them. */
final class Discards {
    /** Nobody lets go of more cards at once. */
    private static final int MOST_TOGETHER = 6;

    private final Search search;
    private final Evidence evidence;
    private final List<Happening> happenings;
    private final Unseen unseen;

    Discards(Search search, Evidence evidence, Unseen unseen) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
        this.unseen = unseen;
    }

    void discarded(Node node, int index, Happening.Arrived arrived, double cost) {
        discarded(node, 1L << index, List.of(arrived.visit()), cost);
        List<Visit> together = new ArrayList<>(List.of(arrived.visit()));
        long explained = 1L << index;
        for (int i = index + 1; i < happenings.size(); i++) {
            Happening next = happenings.get(i);
            long apart = next.at() - arrived.at();
            if (apart > People.SLIPPED_OUT || together.size() == MOST_TOGETHER) {
                break;
            }
            if (!node.explains(i)
                    && next instanceof Happening.Arrived other
                    && other.visit().zone().equals(Picture.PILE)
                    && !NothingDone.lies(node, other)) {
                together.add(other.visit());
                explained |= 1L << i;
                discarded(node, explained, together, cost + Cost.slipped(apart));
                if (together.size() == 2 && apart <= Radio.ANY_ORDER) {
                    discarded(node, explained, together.reversed(), cost + Cost.otherOrder(apart));
                }
            }
        }
    }

    private void discarded(Node node, long explained, List<Visit> visits, double cost) {
        long since = visits.stream().mapToLong(Visit::first).min().orElseThrow();
        long last = visits.stream().mapToLong(Visit::first).max().orElseThrow();
        Times times = new Times(since, last, search.now());
        List<CardName> cards = visits.stream().map(visit -> CardName.of(visit.card())).toList();
        boolean lawful = false;
        for (Node from : unseen.begun(node, since, true)) {
            Seat seat = from.position().open().turn().seat();
            Act discard = new Act.Discard(seat, cards, said(visits, from));
            double all = cost + haste(from, since) + takenAlone(from, visits);
            Optional<Node> done = search.with(from, discard, Optional.empty(), times, all);
            done.ifPresent(one -> search.add(one, explained));
            lawful |= done.isPresent() && !done.get().entry().wrong();
        }
        if (!lawful && visits.size() == 1) {
            Seat acting = node.position().open().turn().seat();
            for (Seat seat = acting.next(); seat != acting; seat = seat.next()) {
                Act discard = new Act.Discard(seat, cards, said(visits, node));
                double all = cost + notHisTurn(node, seat, since) + haste(node, since);
                search.with(node, discard, Optional.empty(), times, all)
                        .ifPresent(one -> search.add(one, explained));
            }
        }
    }

    /** A card that is picked up alone and discarded at once was more likely only hidden. */
    private double takenAlone(Node node, List<Visit> visits) {
        Optional<Entry> last = search.last(node);
        boolean alone =
                last.filter(entry -> entry.act() instanceof Act.Pickup)
                        .map(entry -> entry.before().pile())
                        .filter(List.of(visits.getFirst().card())::equals)
                        .isPresent();
        return alone ? Cost.hidden(visits.getFirst().first() - last.get().since()) : 0;
    }

    /** Who has just discarded hardly discards again: he let go of both cards together. */
    private double notHisTurn(Node node, Seat seat, long at) {
        boolean again =
                last(node)
                        .filter(last -> at - last.since() < People.NEXT_TURN)
                        .filter(last -> ((Act.Discard) last.act()).seat() == seat)
                        .isPresent();
        double owes = node.position().open().acting() == seat ? 0 : Prices.NOT_HIS_TURN;
        return owes + (again ? Prices.DISCARDED_AGAIN : 0);
    }

    /** Where it lies is asked only once it is sure that it was discarded; then that stands. */
    private Optional<DiscardPlace> said(List<Visit> visits, Node node) {
        if (visits.size() > 1) {
            return Optional.empty();
        }
        boolean first = node.position().open().pile().isEmpty();
        return evidence.placeSaid(visits.getFirst()).filter(place -> place.forFirst() == first);
    }

    /** Nobody takes a card and discards one as soon as another has done so. */
    private double haste(Node node, long at) {
        return last(node).map(last -> Cost.haste(at - last.since())).orElse(0.0);
    }

    private Optional<Entry> last(Node node) {
        return search.last(node, Act.Discard.class::isInstance);
    }
}

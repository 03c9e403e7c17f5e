package burraco.tracking.explaining;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.Prices;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Proposes discards that explain cards which came to the pile. */
final class DiscardMoves {
    /** Nobody discards more cards than this at once. */
    private static final int MOST_TOGETHER = 6;

    private final Search search;
    private final Evidence evidence;
    private final List<Observation> happenings;
    private final InferredActs unseen;

    DiscardMoves(Search search, Evidence evidence, InferredActs unseen) {
        this.search = search;
        this.evidence = evidence;
        happenings = evidence.happenings();
        this.unseen = unseen;
    }

    void discarded(PartialExplanation node, int index, Observation.Arrived arrived, double cost) {
        discarded(node, 1L << index, List.of(arrived.visit()), cost);
        List<Visit> together = new ArrayList<>(List.of(arrived.visit()));
        long explained = 1L << index;
        for (int i = index + 1; i < happenings.size(); i++) {
            Observation next = happenings.get(i);
            long apart = next.at() - arrived.at();
            if (apart > HumanTimes.SLIPPED_OUT_MILLIS || together.size() == MOST_TOGETHER) {
                break;
            }
            if (!node.explains(i)
                    && next instanceof Observation.Arrived other
                    && other.visit().zone().equals(TablePicture.PILE)
                    && !NoActMoves.lies(node, other)) {
                together.add(other.visit());
                explained |= 1L << i;
                discarded(node, explained, together, cost + Cost.slipped(apart));
                if (together.size() == 2 && apart <= AntennaFigures.ANY_ORDER_MILLIS) {
                    discarded(node, explained, together.reversed(), cost + Cost.otherOrder(apart));
                }
            }
        }
    }

    private void discarded(
            PartialExplanation node, long explained, List<Visit> visits, double cost) {
        long since = visits.stream().mapToLong(Visit::first).min().orElseThrow();
        long last = visits.stream().mapToLong(Visit::first).max().orElseThrow();
        ActTimes times = new ActTimes(since, last, search.now());
        List<CardName> cards = visits.stream().map(visit -> CardName.of(visit.card())).toList();
        boolean lawful = false;
        for (PartialExplanation from : unseen.begun(node, since, true)) {
            Seat seat = from.position().open().turn().seat();
            Act discard = new Act.Discard(seat, cards, said(visits, from));
            double all = cost + haste(from, since) + takenAlone(from, visits);
            Optional<PartialExplanation> done =
                    search.with(from, discard, Optional.empty(), times, all);
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

    /**
     * If a player picks up a lone card and discards it at once, the card was more likely only
     * hidden.
     */
    private double takenAlone(PartialExplanation node, List<Visit> visits) {
        Optional<TrackedAct> last = search.last(node);
        boolean alone =
                last.filter(entry -> entry.act() instanceof Act.Pickup)
                        .map(entry -> entry.before().pile())
                        .filter(List.of(visits.getFirst().card())::equals)
                        .isPresent();
        return alone ? Cost.hidden(visits.getFirst().first() - last.get().since()) : 0;
    }

    /** A player who has just discarded hardly discards again; he let go of both cards together. */
    private double notHisTurn(PartialExplanation node, Seat seat, long at) {
        boolean again =
                last(node)
                        .filter(last -> at - last.since() < HumanTimes.NEXT_TURN_MILLIS)
                        .filter(last -> ((Act.Discard) last.act()).seat() == seat)
                        .isPresent();
        double owes = node.position().open().acting() == seat ? 0 : Prices.NOT_HIS_TURN;
        return owes + (again ? Prices.DISCARDED_AGAIN : 0);
    }

    /**
     * The place that is on record for this discard. It is determined only when the discard goes on
     * record, and does not change later.
     */
    private Optional<DiscardPlace> said(List<Visit> visits, PartialExplanation node) {
        if (visits.size() > 1) {
            return Optional.empty();
        }
        boolean first = node.position().open().pile().isEmpty();
        return evidence.placeSaid(visits.getFirst()).filter(place -> place.forFirst() == first);
    }

    /** Nobody takes a card and discards one this soon after another player's discard. */
    private double haste(PartialExplanation node, long at) {
        return last(node).map(last -> Cost.haste(at - last.since())).orElse(0.0);
    }

    private Optional<TrackedAct> last(PartialExplanation node) {
        return search.last(node, Act.Discard.class::isInstance);
    }
}

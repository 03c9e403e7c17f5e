package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Remedy;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proposes that the pile was picked up, in whole or in part, or that the last discard was taken
 * back.
 */
final class PickupMoves {
    private final Search search;
    private final Evidence evidence;

    PickupMoves(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
    }

    Optional<PartialExplanation> takenBy(PartialExplanation node, PileGone gone) {
        Hand hand = node.position().open();
        Seat seat = evidence.before(hand).orElse(hand.turn().seat());
        ActTimes times = new ActTimes(gone.at(), gone.at(), search.now());
        Act pickup = new Act.Pickup(seat, List.of());
        double cost = gone.cost() + haste(node, gone.at());
        Optional<PartialExplanation> taken =
                search.with(node, pickup, Optional.empty(), times, cost);
        boolean alone = node.position().pile().size() == 1;
        return alone && taken.filter(one -> one.entry().ruled()).isPresent()
                ? search.with(
                        node,
                        pickup,
                        Optional.empty(),
                        times,
                        cost + Cost.hidden(silent(node, gone)))
                : taken;
    }

    /** How long a lone card was not heard, if it was not heard again meanwhile. */
    private long silent(PartialExplanation node, PileGone gone) {
        Card alone = node.position().pile().getFirst();
        boolean still = evidence.lastHeard(alone, TablePicture.PILE) <= gone.at();
        return still ? search.now() - gone.at() : gone.silent();
    }

    /**
     * The price of taking the pile too soon after a discard, or before the discard was taken back
     * as ruled.
     */
    private double haste(PartialExplanation node, long at) {
        return search.last(node).map(last -> haste(last, at)).orElse(0.0);
    }

    private static double haste(TrackedAct last, long at) {
        return switch (last.act()) {
            case Act.Discard _ ->
                    Cost.quickTake(at - last.since())
                            + (last.after().open().owed().isEmpty() ? 0 : Prices.NOT_PUT_RIGHT);
            case Act.TakeBackDiscard _, Act.Open _, Act.Tie _, Act.TimeOut _ ->
                    Cost.takenBefore(last.since() - at);
            case Act _ -> 0;
        };
    }

    /**
     * Proposes that the pile had been picked up when one of its cards was heard there again in
     * passing.
     */
    void takenBefore(PartialExplanation node, Observation again) {
        boolean may =
                again instanceof Observation.Arrived arrived
                        && arrived.visit().zone().equals(TablePicture.PILE)
                        && arrived.visit().gap() < -Prices.PICKED_UP;
        if (may) {
            takenBefore(node, again.at()).ifPresent(taken -> search.add(taken, 0L));
        }
    }

    /** Proposes that the player in turn had picked up the pile by then. */
    Optional<PartialExplanation> takenBefore(PartialExplanation node, long moment) {
        Hand hand = node.position().open();
        if (hand.over() || hand.turn().took() != Turn.Took.NOTHING || hand.pile().isEmpty()) {
            return Optional.empty();
        }
        PileGone gone = PileGone.before(moment - 1, node.position(), evidence);
        return gone.cost() < SilencePrices.STILL_HEARD ? takenBy(node, gone) : Optional.empty();
    }

    /** Proposes that a discard which breaks a rule was taken back without being asked for. */
    void tookBack(PartialExplanation node, long at) {
        Optional<TrackedAct> entry = search.last(node);
        if (entry.isPresent()
                && entry.get().act() instanceof Act.Discard discard
                && entry.get().ruled()) {
            new RemedyMoves(search, evidence)
                    .takenBack(
                            node,
                            new Remedy.TakeBack(
                                    discard.seat(), Optional.empty(), entry.get().cards()),
                            at,
                            mayShow(entry.get()) ? Prices.UNLESS_SHOWN : Prices.UNASKED);
        }
    }

    /** Whether the ruling allows the player to show another card instead. */
    private static boolean mayShow(TrackedAct entry) {
        return entry.rulings().stream()
                .flatMap(ruling -> ruling.remedies().stream())
                .anyMatch(Remedy.Show.class::isInstance);
    }

    /**
     * Proposes that some cards of the pile were taken while others still lie there. Cards that left
     * with them may have been put back since.
     */
    List<PartialExplanation> takenInPart(PartialExplanation node, long moment) {
        List<Card> pile = node.position().pile();
        List<Card> away = pile.stream().filter(this::isAway).toList();
        if (away.isEmpty()) {
            return List.of();
        }
        long at = lastOnPile(away);
        List<Card> returned =
                pile.stream()
                        .filter(card -> !away.contains(card))
                        .filter(card -> evidence.cameBack(card, at, HumanTimes.LEFT_BEHIND_MILLIS))
                        .toList();
        List<PartialExplanation> taken = new ArrayList<>();
        takenInPart(node, moment, at, away).ifPresent(taken::add);
        if (!returned.isEmpty()) {
            List<Card> both =
                    pile.stream()
                            .filter(card -> away.contains(card) || returned.contains(card))
                            .toList();
            takenInPart(node, moment, at, both).ifPresent(taken::add);
        }
        return taken;
    }

    private long lastLyingOnPile(Card card) {
        return evidence.visits(card).stream()
                .filter(visit ->
                        visit.zone().equals(TablePicture.PILE)
                                && visit.millis() >= HumanTimes.CARRIED_PAST_MILLIS)
                .mapToLong(Visit::last)
                .max()
                .orElse(-1);
    }

    private boolean isAway(Card card) {
        return evidence.isSurelyElsewhere(card, TablePicture.PILE) || evidence.wasCarriedOff(card);
    }

    private long lastOnPile(List<Card> away) {
        return away.stream()
                .flatMap(card -> evidence.lastOnPile(card).stream())
                .mapToLong(Visit::last)
                .max()
                .orElse(-1);
    }

    /**
     * @param at when the cards that are away were last heard on the pile
     */
    private Optional<PartialExplanation> takenInPart(
            PartialExplanation node, long moment, long at, List<Card> taken) {
        long gone = -1;
        long heard = -1;
        for (Card card : node.position().pile()) {
            if (isAway(card)) {
                gone = Math.max(gone, evidence.cameElsewhere(card));
            } else if (!taken.contains(card)) {
                heard = Math.max(heard, lastLyingOnPile(card));
            }
        }
        if (at < 0 || at > moment || heard < Math.max(at, gone) + HumanTimes.LEFT_BEHIND_MILLIS) {
            return Optional.empty();
        }
        Hand hand = node.position().open();
        Seat seat = evidence.before(hand).orElse(hand.turn().seat());
        ActTimes times = new ActTimes(at, at, search.now());
        double cost = Prices.IN_PART + haste(node, at);
        List<CardName> names = taken.stream().map(CardName::of).toList();
        return search.with(node, new Act.Pickup(seat, names), Optional.empty(), times, cost);
    }
}

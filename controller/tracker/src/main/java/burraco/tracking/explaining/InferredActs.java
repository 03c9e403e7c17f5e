package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Player;
import burraco.engine.hand.Turn;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandPosition;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Proposes acts that must have been done before something else although nobody saw them. */
final class InferredActs {
    private final Search search;
    private final Evidence evidence;
    private final PickupMoves pickups;

    InferredActs(Search search, Evidence evidence, PickupMoves pickups) {
        this.search = search;
        this.evidence = evidence;
        this.pickups = pickups;
    }

    /** On a table that does not weigh the pozzetti, takes a pozzetto as soon as it is due. */
    PartialExplanation withPozzetto(PartialExplanation node, long at) {
        return evidence.weighsPozzetti() ? node : unseenPozzetto(node, at).orElse(node);
    }

    Optional<PartialExplanation> draw(
            PartialExplanation node, int cards, ActTimes times, double cost) {
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < cards && cards > 1; i++) {
            names.add(CardName.UNSEEN);
        }
        Act draw = new Act.Draw(node.position().open().turn().seat(), names);
        return search.with(node, draw, Optional.empty(), times, cost);
    }

    /**
     * The positions from which the player to act can have gone on at that time: the present one,
     * one after a draw or pick-up of his that was not seen, or one after an unheard discard of the
     * player before him.
     *
     * @param took whether he must have taken a card by then
     */
    List<PartialExplanation> begun(PartialExplanation node, long at, boolean took) {
        Optional<PartialExplanation> pozzetto = unseenPozzetto(node, at);
        if (pozzetto.isPresent() && !evidence.weighsPozzetti()) {
            return begunFrom(pozzetto.get(), at, took);
        }
        List<PartialExplanation> from = new ArrayList<>(begunFrom(node, at, took));
        pozzetto.ifPresent(from::add);
        return from;
    }

    private List<PartialExplanation> begunFrom(PartialExplanation node, long at, boolean took) {
        List<PartialExplanation> from = new ArrayList<>();
        from.add(node);
        Hand hand = node.position().open();
        boolean owes = !hand.owed().isEmpty() && hand.acting() == hand.turn().seat();
        if (hand.over() || owes) {
            return from;
        }
        if (hand.turn().took() == Turn.Took.NOTHING) {
            if (took) {
                from.addAll(taken(node, at));
            }
        } else {
            Optional<PartialExplanation> passed = discardedUnheard(node, at, false);
            if (took) {
                passed.flatMap(one -> drawn(one, at)).ifPresent(from::add);
                discardedUnheard(node, at, true)
                        .flatMap(one -> pickedUp(one, at))
                        .ifPresent(from::add);
                for (Card card : PlayedLater.of(node, hand.acting(), at, evidence)) {
                    discarded(node, at, CardName.of(card), evidence.discardUnheard())
                            .flatMap(one -> pickedUp(one, at))
                            .ifPresent(from::add);
                }
            } else {
                passed.ifPresent(from::add);
            }
        }
        if (evidence.isLost()) {
            from.addAll(InferredTurns.after(node, at, took, search));
        }
        return from;
    }

    private List<PartialExplanation> taken(PartialExplanation node, long at) {
        List<PartialExplanation> taken = new ArrayList<>();
        drawn(node, at).ifPresent(taken::add);
        pickedUp(node, at).ifPresent(taken::add);
        if (!node.position().all().pile().isEmpty()) {
            taken.addAll(pickups.takenInPart(node, at));
        }
        return taken;
    }

    Optional<PartialExplanation> drawn(PartialExplanation node, long at) {
        ActTimes before = new ActTimes(at - 1, at - 1, search.now());
        int left = node.position().open().stock().size() - 1;
        return left < 0 ? Optional.empty() : draw(node, 1, before, evidence.drawnUnseen(at, left));
    }

    private Optional<PartialExplanation> pickedUp(PartialExplanation node, long at) {
        HandPosition position = node.position();
        if (position.all().pile().isEmpty()) {
            return Optional.empty();
        }
        PileGone gone = PileGone.beforeGoingOn(at - 1, position, evidence);
        return gone.cost() < SilencePrices.STILL_HEARD
                ? pickups.takenBy(node, gone)
                : Optional.empty();
    }

    /**
     * A discard of which nothing was heard, or so little that only one card is possible.
     *
     * @param pickedUp whether the next player picked it up
     */
    Optional<PartialExplanation> discardedUnheard(
            PartialExplanation node, long at, boolean pickedUp) {
        Seat acting = node.position().open().turn().seat();
        Optional<Card> card =
                penalized(node.position().all().player(acting), acting, at)
                        .or(() ->
                                evidence.hardlyHeardOnPile(
                                        node.position(), since(node), at, pickedUp));
        boolean clear =
                card.filter(one -> evidence.liesBefore(one, acting.next(), since(node)))
                        .isPresent();
        double heard = clear ? Prices.DISCARD_HEARD_AFTER : Prices.DISCARD_HARDLY_HEARD;
        double cost = card.isPresent() ? heard : evidence.discardUnheard();
        CardName name =
                search.guidedDiscard(node)
                        .or(() -> card.or(() -> oneOf(node, acting)).map(CardName::of))
                        .orElse(CardName.UNSEEN);
        return discarded(node, at, name, cost);
    }

    /** The penalized card that he must discard next, if it has left its place in front of him. */
    private Optional<Card> penalized(Player player, Seat seat, long at) {
        return player.penalized().stream()
                .limit(1)
                .filter(card -> evidence.hasLeft(card, seat, at))
                .findFirst();
    }

    /** If all his cards are known, the discard was one of them: the one that was heard last. */
    private Optional<Card> oneOf(PartialExplanation node, Seat seat) {
        Holding fan = node.position().all().fan(seat);
        return fan.unseen() > 0
                ? Optional.empty()
                : fan.known().list().stream()
                        .filter(card -> evidence.isHidden(card) && !isAwaited(node, card))
                        .max(Comparator.comparingLong(evidence::lastHeard));
    }

    /** Whether the card has come to another place and that is not explained yet. */
    private boolean isAwaited(PartialExplanation node, Card card) {
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (!node.explains(i)
                    && evidence.happenings().get(i) instanceof Observation.Arrived arrived
                    && arrived.visit().card().equals(card)) {
                return true;
            }
        }
        return false;
    }

    private Optional<PartialExplanation> discarded(
            PartialExplanation node, long at, CardName card, double cost) {
        Seat acting = node.position().open().turn().seat();
        Act discard = new Act.Discard(acting, List.of(card), Optional.empty());
        ActTimes before = new ActTimes(at - 1, at - 1, search.now());
        return search.with(node, discard, Optional.empty(), before, cost);
    }

    private long since(PartialExplanation node) {
        for (PartialExplanation one = node; one != null; one = one.before()) {
            if (one.entry() != null) {
                return one.entry().complete();
            }
        }
        return evidence.after();
    }

    private Optional<PartialExplanation> unseenPozzetto(PartialExplanation node, long at) {
        Hand hand = node.position().open();
        int next = hand.pozzetti().onTop();
        if (next == 0 || dueTo(hand).isEmpty()) {
            return Optional.empty();
        }
        ActTimes before = new ActTimes(at - 1, at - 1, search.now());
        return pozzetto(node, Optional.empty(), before, evidence.pozzettoUnseen(next));
    }

    Optional<PartialExplanation> pozzetto(
            PartialExplanation node, Optional<Integer> number, ActTimes times, double cost) {
        Hand hand = node.position().open();
        Optional<Integer> other = number.filter(one -> one != hand.pozzetti().onTop());
        return dueTo(hand)
                .or(() -> withoutCards(hand))
                .or(() -> atHisTurn(hand))
                .flatMap(seat ->
                        search.with(
                                node,
                                new Act.TakePozzetto(seat, other),
                                Optional.empty(),
                                times,
                                cost));
    }

    /**
     * The player in turn, if he has begun his turn: before that a scale does not tell who took a
     * pozzetto that is due to nobody.
     */
    private static Optional<Seat> atHisTurn(Hand hand) {
        boolean begun = hand.turn().took() != Turn.Took.NOTHING || !hand.turn().plays().isEmpty();
        return begun ? Optional.of(hand.turn().seat()) : Optional.empty();
    }

    /**
     * A player without cards may take a pozzetto that his line has no right to; one who has none in
     * front of him comes first.
     */
    private static Optional<Seat> withoutCards(Hand hand) {
        List<Seat> without =
                Arrays.stream(Seat.values()).filter(seat -> hand.fan(seat).isEmpty()).toList();
        return without.stream()
                .filter(seat -> hand.pozzetti().heldBy(seat) == 0)
                .findFirst()
                .or(() -> without.stream().findFirst());
    }

    private static Optional<Seat> dueTo(Hand hand) {
        Seat due = null;
        for (Seat seat : Seat.values()) {
            if (hand.fan(seat).isEmpty() && hand.pozzettoDue(seat.line())) {
                due = seat;
            }
        }
        return Optional.ofNullable(due);
    }
}

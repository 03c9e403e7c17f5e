package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Player;
import burraco.engine.hand.Turn;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Silence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What must have been done before something else, though it was not seen. */
final class Unseen {
    private final Search search;
    private final Evidence evidence;
    private final Pickups pickups;

    Unseen(Search search, Evidence evidence, Pickups pickups) {
        this.search = search;
        this.evidence = evidence;
        this.pickups = pickups;
    }

    /** Where no scale shows a pozzetto, it is taken when it is due. */
    Node withPozzetto(Node node, long at) {
        return evidence.weighsPozzetti() ? node : unseenPozzetto(node, at).orElse(node);
    }

    Optional<Node> draw(Node node, int cards, Times times, double cost) {
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < cards && cards > 1; i++) {
            names.add(CardName.UNSEEN);
        }
        Act draw = new Act.Draw(node.position().open().turn().seat(), names);
        return search.with(node, draw, Optional.empty(), times, cost);
    }

    /**
     * From where the player to act can have gone on then: as it is, or after taking what he has not
     * been seen to take, or after a discard of the player before him that was not heard.
     *
     * @param took whether he must have taken a card by then
     */
    List<Node> begun(Node node, long at, boolean took) {
        Optional<Node> pozzetto = unseenPozzetto(node, at);
        if (pozzetto.isPresent() && !evidence.weighsPozzetti()) {
            return begunFrom(pozzetto.get(), at, took);
        }
        List<Node> from = new ArrayList<>(begunFrom(node, at, took));
        pozzetto.ifPresent(from::add);
        return from;
    }

    private List<Node> begunFrom(Node node, long at, boolean took) {
        List<Node> from = new ArrayList<>();
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
            Optional<Node> passed = discardedUnheard(node, at, false);
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
            from.addAll(UnseenTurns.after(node, at, took, search));
        }
        return from;
    }

    private List<Node> taken(Node node, long at) {
        List<Node> taken = new ArrayList<>();
        drawn(node, at).ifPresent(taken::add);
        pickedUp(node, at).ifPresent(taken::add);
        if (!node.position().all().pile().isEmpty()) {
            taken.addAll(pickups.takenInPart(node, at));
        }
        return taken;
    }

    Optional<Node> drawn(Node node, long at) {
        Times before = new Times(at - 1, at - 1, search.now());
        int left = node.position().open().stock().size() - 1;
        return left < 0 ? Optional.empty() : draw(node, 1, before, evidence.drawnUnseen(at, left));
    }

    private Optional<Node> pickedUp(Node node, long at) {
        Position position = node.position();
        if (position.all().pile().isEmpty()) {
            return Optional.empty();
        }
        PileGone gone = PileGone.beforeGoingOn(at - 1, position, evidence);
        return gone.cost() < Silence.STILL_HEARD ? pickups.takenBy(node, gone) : Optional.empty();
    }

    /**
     * A discard that nothing tells; or hardly anything, and it can be only one card.
     *
     * @param pickedUp whether the next player picks it up
     */
    Optional<Node> discardedUnheard(Node node, long at, boolean pickedUp) {
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

    /** The penalized card that he must discard next, if it lies in front of him no longer. */
    private Optional<Card> penalized(Player player, Seat seat, long at) {
        return player.penalized().stream()
                .limit(1)
                .filter(card -> evidence.hasLeft(card, seat, at))
                .findFirst();
    }

    /** Where all his cards are known it is one of them: the one that was heard last. */
    private Optional<Card> oneOf(Node node, Seat seat) {
        Holding fan = node.position().all().fan(seat);
        return fan.unseen() > 0
                ? Optional.empty()
                : fan.known().list().stream()
                        .filter(card -> evidence.isHidden(card) && !isAwaited(node, card))
                        .max(Comparator.comparingLong(evidence::lastHeard));
    }

    /** It has come to another place, which is not explained yet. */
    private boolean isAwaited(Node node, Card card) {
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (!node.explains(i)
                    && evidence.happenings().get(i) instanceof Happening.Arrived arrived
                    && arrived.visit().card().equals(card)) {
                return true;
            }
        }
        return false;
    }

    private Optional<Node> discarded(Node node, long at, CardName card, double cost) {
        Seat acting = node.position().open().turn().seat();
        Act discard = new Act.Discard(acting, List.of(card), Optional.empty());
        Times before = new Times(at - 1, at - 1, search.now());
        return search.with(node, discard, Optional.empty(), before, cost);
    }

    private long since(Node node) {
        for (Node one = node; one != null; one = one.before()) {
            if (one.entry() != null) {
                return one.entry().complete();
            }
        }
        return evidence.after();
    }

    private Optional<Node> unseenPozzetto(Node node, long at) {
        Hand hand = node.position().open();
        int next = hand.pozzetti().onTop();
        if (next == 0 || dueTo(hand).isEmpty()) {
            return Optional.empty();
        }
        Times before = new Times(at - 1, at - 1, search.now());
        return pozzetto(node, Optional.empty(), before, evidence.pozzettoUnseen(next));
    }

    Optional<Node> pozzetto(Node node, Optional<Integer> number, Times times, double cost) {
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

    /** Before anybody has begun his turn, a scale does not tell who took what is due to nobody. */
    private static Optional<Seat> atHisTurn(Hand hand) {
        boolean begun = hand.turn().took() != Turn.Took.NOTHING || !hand.turn().plays().isEmpty();
        return begun ? Optional.of(hand.turn().seat()) : Optional.empty();
    }

    /**
     * Who has laid all his cards down may take one that is not his line's any more; before anybody
     * who has one in front of him already.
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

package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Remedy;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.Silence;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pile, or a part of it, is gone; or the card that was put there last. */
final class Pickups {
    private final Search search;
    private final Evidence evidence;

    Pickups(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
    }

    Optional<Node> takenBy(Node node, PileGone gone) {
        Hand hand = node.position().open();
        Seat seat = evidence.before(hand).orElse(hand.turn().seat());
        Times times = new Times(gone.at(), gone.at(), search.now());
        Act pickup = new Act.Pickup(seat, List.of());
        double cost = gone.cost() + haste(node, gone.at());
        Optional<Node> taken = search.with(node, pickup, Optional.empty(), times, cost);
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

    /** How long nothing is heard of a lone card, if it was not heard again meanwhile. */
    private long silent(Node node, PileGone gone) {
        Card alone = node.position().pile().getFirst();
        boolean still = evidence.lastHeard(alone, Picture.PILE) <= gone.at();
        return still ? search.now() - gone.at() : gone.silent();
    }

    /** Nobody takes the pile as soon as the card lies on it, nor before it was put right. */
    private double haste(Node node, long at) {
        return search.last(node).map(last -> haste(last, at)).orElse(0.0);
    }

    private static double haste(Entry last, long at) {
        return switch (last.act()) {
            case Act.Discard _ ->
                    Cost.quickTake(at - last.since())
                            + (last.after().open().owed().isEmpty() ? 0 : Prices.NOT_PUT_RIGHT);
            case Act.TakeBackDiscard _, Act.Open _, Act.Tie _, Act.TimeOut _ ->
                    Cost.takenBefore(last.since() - at);
            case Act _ -> 0;
        };
    }

    /** The pile had been picked up when a card of it was heard there again, passing by. */
    void takenBefore(Node node, Happening again) {
        boolean may =
                again instanceof Happening.Arrived arrived
                        && arrived.visit().zone().equals(Picture.PILE)
                        && arrived.visit().gap() < -Prices.PICKED_UP;
        if (may) {
            takenBefore(node, again.at()).ifPresent(taken -> search.add(taken, 0L));
        }
    }

    /** Who is to act had picked up the pile by then. */
    Optional<Node> takenBefore(Node node, long moment) {
        Hand hand = node.position().open();
        if (hand.over() || hand.turn().took() != Turn.Took.NOTHING || hand.pile().isEmpty()) {
            return Optional.empty();
        }
        PileGone gone = PileGone.before(moment - 1, node.position(), evidence);
        return gone.cost() < Silence.STILL_HEARD ? takenBy(node, gone) : Optional.empty();
    }

    /** A discard to which the code objects is taken back, and not asked for by anybody. */
    void tookBack(Node node, long at) {
        Optional<Entry> entry = search.last(node);
        if (entry.isPresent()
                && entry.get().act() instanceof Act.Discard discard
                && entry.get().ruled()) {
            new Remedies(search, evidence)
                    .takenBack(
                            node,
                            new Remedy.TakeBack(
                                    discard.seat(), Optional.empty(), entry.get().cards()),
                            at,
                            mayShow(entry.get()) ? Prices.UNLESS_SHOWN : Prices.UNASKED);
        }
    }

    /** Whether the ruling leaves him to show another such card instead. */
    private static boolean mayShow(Entry entry) {
        return entry.rulings().stream()
                .flatMap(ruling -> ruling.remedies().stream())
                .anyMatch(Remedy.Show.class::isInstance);
    }

    /**
     * Cards of the pile are seen to be away, and others to lie there still. What left with them may
     * have been put there again since.
     */
    List<Node> takenInPart(Node node, long moment) {
        List<Card> pile = node.position().pile();
        List<Card> away = pile.stream().filter(this::isAway).toList();
        if (away.isEmpty()) {
            return List.of();
        }
        long at = lastOnPile(away);
        List<Card> returned =
                pile.stream()
                        .filter(card -> !away.contains(card))
                        .filter(card -> evidence.cameBack(card, at, People.LEFT_BEHIND))
                        .toList();
        List<Node> taken = new ArrayList<>();
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
                        visit.zone().equals(Picture.PILE) && visit.millis() >= People.CARRIED_PAST)
                .mapToLong(Visit::last)
                .max()
                .orElse(-1);
    }

    private boolean isAway(Card card) {
        return evidence.isSurelyElsewhere(card, Picture.PILE) || evidence.wasCarriedOff(card);
    }

    private long lastOnPile(List<Card> away) {
        return away.stream()
                .flatMap(card -> evidence.lastOnPile(card).stream())
                .mapToLong(Visit::last)
                .max()
                .orElse(-1);
    }

    /**
     * @param at when those that are away were last heard on the pile
     */
    private Optional<Node> takenInPart(Node node, long moment, long at, List<Card> taken) {
        long gone = -1;
        long heard = -1;
        for (Card card : node.position().pile()) {
            if (isAway(card)) {
                gone = Math.max(gone, evidence.cameElsewhere(card));
            } else if (!taken.contains(card)) {
                heard = Math.max(heard, lastLyingOnPile(card));
            }
        }
        if (at < 0 || at > moment || heard < Math.max(at, gone) + People.LEFT_BEHIND) {
            return Optional.empty();
        }
        Hand hand = node.position().open();
        Seat seat = evidence.before(hand).orElse(hand.turn().seat());
        Times times = new Times(at, at, search.now());
        double cost = Prices.IN_PART + haste(node, at);
        List<CardName> names = taken.stream().map(CardName::of).toList();
        return search.with(node, new Act.Pickup(seat, names), Optional.empty(), times, cost);
    }
}

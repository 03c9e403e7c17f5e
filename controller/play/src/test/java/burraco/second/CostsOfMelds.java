package burraco.second;

import burraco.cards.Card;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Remedy.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Cards that make no meld (art. 10, 12, 23, 26, 27). */
final class CostsOfMelds {
    private CostsOfMelds() {}

    /** Art. 10: it stays in its meld. */
    static List<Remedy> wildMoved(Matter matter) {
        Moment then = matter.then();
        for (Map.Entry<MeldId, List<Card>> meld : then.before().melds().entrySet()) {
            List<Card> wilds =
                    PlainMeld.without(meld.getValue(), then.after().meld(meld.getKey())).stream()
                            .filter(card -> card.face().isWild())
                            .toList();
            if (!wilds.isEmpty()) {
                Optional<MeldId> to = Optional.of(meld.getKey());
                return List.of(new Remedy.Restore(matter.seat(), Place.MELD, to, wilds));
            }
        }
        return List.of();
    }

    /** Art. 10, 12: none of its cards stays. */
    static List<Remedy> forbidden(Matter matter) {
        return all(matter, matter.deed().cards());
    }

    private static List<Remedy> all(Matter matter, List<Card> cards) {
        return switch (matter.when()) {
            case AT_ONCE -> Costs.discardFirst(matter, cards);
            case AFTER_THE_DISCARD -> List.of(new Remedy.Penalize(matter.seat(), cards));
            case LATER -> frozen(matter, matter.deed().meld(), cards);
        };
    }

    private static List<Remedy> frozen(Matter matter, MeldId meld, List<Card> against) {
        return List.of(
                new Remedy.Freeze(meld, Optional.empty()),
                new Remedy.Negative(meld.line(), against));
    }

    /** The code does not say what a late ruling does to another line's meld. */
    static List<Remedy> wrongTie(Matter matter) {
        if (matter.deed() == null) {
            return Costs.discardFirst(matter, leftBehind(matter));
        }
        boolean strange = matter.deed().meld().line() != matter.seat().line();
        return strange && matter.when() == Matter.When.LATER
                ? List.of(Remedy.ADVISE)
                : all(matter, surplusAsItLies(matter));
    }

    /** Includes cards that have yet to leave the meld, because they lay there when he tied his. */
    private static List<Card> surplusAsItLies(Matter matter) {
        List<Card> surplus = matter.deed().surplus();
        PlainMeld meld = matter.hand().melds.get(matter.deed().meld());
        return surplus.isEmpty() && meld != null
                ? PlainMeld.without(matter.deed().cards(), meld.positive(List.of()))
                : surplus;
    }

    static List<Remedy> surplusAfterTheDiscard(Matter matter) {
        List<Card> surplus = matter.deed() == null ? leftBehind(matter) : matter.deed().surplus();
        return List.of(new Remedy.Penalize(matter.seat(), surplus));
    }

    static List<Remedy> surplusLater(Matter matter) {
        if (matter.deed() != null) {
            return frozen(matter, matter.deed().meld(), matter.deed().surplus());
        }
        List<Remedy> cost = new ArrayList<>();
        for (PlainMeld meld : spoilt(matter)) {
            cost.addAll(frozen(matter, meld.id, surplus(matter, meld)));
        }
        return cost;
    }

    /** Art. 26 */
    static List<Remedy> wrongOpening(Matter matter) {
        if (matter.then().act() instanceof Act.Discard) {
            return List.of(new Remedy.Penalize(matter.seat(), restOfTheChoice(matter)));
        }
        List<Card> cards =
                matter.deed() != null
                        ? matter.deed().cards()
                        : spoilt(matter).stream().flatMap(meld -> meld.cards().stream()).toList();
        List<Card> surplus = matter.deed() != null ? matter.deed().surplus() : leftBehind(matter);
        boolean combination =
                matter.hand().melds.of(matter.seat().line()).stream()
                        .filter(meld -> cards.stream().anyMatch(meld.cards()::contains))
                        .anyMatch(PlainMeld::isCombinationAtBest);
        // Cards that he lays to choose from do not make him active; his discard ends the turn.
        return isSequenceWithWild(cards) && !combination && matter.isDiscardFree()
                ? List.of(new Remedy.Discard(matter.seat(), cards), Remedy.ADVISE)
                : Costs.discardFirst(matter, surplus);
    }

    /** Whether it may have been meant as a sequence: unless all natural cards have one rank. */
    private static boolean isSequenceWithWild(List<Card> cards) {
        List<Rank> ranks =
                cards.stream()
                        .filter(card -> !card.face().isWild())
                        .map(card -> card.face().rank())
                        .toList();
        boolean combination = ranks.size() > 1 && Set.copyOf(ranks).size() == 1;
        return cards.stream().anyMatch(card -> card.face().isWild()) && !combination;
    }

    /** The surplus cards after he has chosen one of several as his discard. */
    private static List<Card> restOfTheChoice(Matter matter) {
        List<Card> rest = new ArrayList<>();
        for (Remedy due : matter.then().before().owedBy(matter.seat())) {
            if (due instanceof Remedy.Discard(Seat _, List<Card> any) && any.size() > 1) {
                for (PlainMeld meld : matter.hand().melds.of(matter.seat().line())) {
                    // Cards added since belong to another ruling (G42).
                    List<Card> surplus = surplus(matter, meld);
                    surplus.retainAll(any);
                    rest.addAll(surplus);
                }
            }
        }
        return rest;
    }

    /** The rest of a meld after a card that was not his went back (art. 6, 7). */
    private static List<Card> leftBehind(Matter matter) {
        return spoilt(matter).stream().flatMap(meld -> surplus(matter, meld).stream()).toList();
    }

    private static List<PlainMeld> spoilt(Matter matter) {
        Felt before = matter.now().before();
        return matter.hand().melds.of(matter.seat().line()).stream()
                .filter(meld -> !meld.isLegal())
                .filter(meld -> !meld.cards().containsAll(before.meld(meld.id)))
                .toList();
    }

    private static List<Card> surplus(Matter matter, PlainMeld meld) {
        List<Card> against = PlainMelds.against(meld, matter.now().before(), false);
        List<Card> rest = PlainMeld.without(meld.cards(), meld.positive(against));
        // Cards that another ruling has taken out, and cards that lay there before, are not counted
        // here.
        rest.removeAll(against);
        rest.removeIf(card -> !laidSince(matter, card));
        return rest;
    }

    private static boolean laidSince(Matter matter, Card card) {
        boolean taking =
                matter.then().act() instanceof Act.Draw
                        || matter.then().act() instanceof Act.Pickup;
        return !taking
                || matter.hand().deeds.values().stream()
                        .filter(deed -> deed.moment().number() > matter.then().number())
                        .anyMatch(deed -> deed.cards().contains(card));
    }

    /** The pile goes back with its cards; his own are penalized. */
    static List<Remedy> afterPickup(Matter matter) {
        Seat seat = matter.seat();
        List<Card> pile = matter.hand().turn.pile;
        List<Card> wrong = matter.deed() == null ? leftBehind(matter) : matter.deed().cards();
        return List.of(
                CostsOfTakings.backToThePile(matter),
                new Remedy.Penalize(seat, PlainMeld.without(wrong, pile)),
                new Remedy.Stop(seat));
    }
}

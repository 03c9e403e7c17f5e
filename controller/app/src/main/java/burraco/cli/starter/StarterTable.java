package burraco.cli.starter;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.tracking.hearing.AntennaBelief;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two places and what lies on them, by what the tracker believes of each card. What is certain and
 * has not changed for a moment is told.
 */
final class StarterTable {
    /** So many cards that are laid or taken together are told together. */
    private static final long SETTLED_MILLIS = 700;

    private static final double CERTAIN = 0.9;

    private final Hearing hearing;
    private final List<Integer> antennas;

    /** Where each card is; a card in a hand is not in it. */
    private Map<Card, Integer> now = new HashMap<>();

    private Map<Card, Integer> told = Map.of();
    private long changed;

    StarterTable(Layout layout, Deck deck) {
        hearing = new Hearing(layout, deck);
        antennas = layout.antennas().stream().map(LaidAntenna::id).toList();
    }

    /** While a reader is lost its silence says nothing. */
    void trust(boolean trusted, long at) {
        for (int antenna = 0; antenna < antennas.size(); antenna++) {
            if (trusted) {
                hearing.trust(antenna, at);
            } else {
                hearing.distrust(antenna, at);
            }
        }
    }

    List<StarterStep> take(Reading.Inventory inventory) {
        hearing.hear(inventory);
        Map<Card, Integer> places = new HashMap<>(now);
        for (int card : hearing.changed()) {
            place(card, places);
        }
        if (!places.equals(now)) {
            now = places;
            changed = inventory.at();
        }
        List<StarterStep> steps = new ArrayList<>();
        hearing.strangers()
                .take()
                .forEach(one -> steps.add(new StarterStep.Stranger(one.tag(), one.antenna())));
        return steps;
    }

    private void place(int card, Map<Card, Integer> places) {
        if (hearing.away(card) > CERTAIN) {
            places.remove(hearing.cards().get(card));
        }
        for (AntennaBelief spot : hearing.spots(card)) {
            if (spot.atRest() > CERTAIN) {
                places.put(hearing.cards().get(card), antennas.get(spot.antenna()));
            }
        }
    }

    List<StarterStep> tick(long at) {
        if (now.equals(told) || at - changed < SETTLED_MILLIS) {
            return List.of();
        }
        List<StarterStep> steps = new ArrayList<>();
        moves().forEach((way, cards) ->
                steps.add(new StarterStep.Moved(List.copyOf(cards), way.from, way.to)));
        Cards front = on(StarterKit.FRONT, now);
        if (!front.equals(on(StarterKit.FRONT, told))) {
            steps.add(new StarterStep.InFront(front));
        }
        Cards meld = on(StarterKit.MELD, now);
        if (!meld.equals(on(StarterKit.MELD, told))) {
            steps.add(new StarterStep.InMeld(meld));
        }
        told = Map.copyOf(now);
        return steps;
    }

    private record Way(Optional<Integer> from, Optional<Integer> to) {}

    private Map<Way, List<Card>> moves() {
        Map<Way, List<Card>> moves = new LinkedHashMap<>();
        for (Card card : StarterKit.CARDS) {
            Way way =
                    new Way(
                            Optional.ofNullable(told.get(card)),
                            Optional.ofNullable(now.get(card)));
            if (!way.from.equals(way.to)) {
                moves.computeIfAbsent(way, _ -> new ArrayList<>()).add(card);
            }
        }
        return moves;
    }

    private static Cards on(int antenna, Map<Card, Integer> places) {
        return Cards.of(
                places.entrySet().stream()
                        .filter(one -> one.getValue() == antenna)
                        .map(Map.Entry::getKey)
                        .toList());
    }
}

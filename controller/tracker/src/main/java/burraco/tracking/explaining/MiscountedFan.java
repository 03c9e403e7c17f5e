package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.tracking.course.ActTimes;
import burraco.tracking.figures.Prices;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Handles a pozzetto in a hand whose card counts are unreliable. Whoever takes it has no cards
 * left; those that he seemed to have are held by the others.
 */
final class MiscountedFan {
    private final Search search;
    private final Evidence evidence;
    private final InferredActs unseen;

    MiscountedFan(Search search, Evidence evidence, InferredActs unseen) {
        this.search = search;
        this.evidence = evidence;
        this.unseen = unseen;
    }

    /**
     * Proposes that the pozzetto was taken by the player who has just discarded, or by the player
     * in turn.
     */
    List<PartialExplanation> taken(
            PartialExplanation node, int number, ActTimes times, double cost) {
        List<PartialExplanation> taken = new ArrayList<>();
        Hand hand = node.position().open();
        boolean settled = hand.owed().isEmpty() && hand.unnoticed().isEmpty();
        if (!evidence.isMiscounted() || !settled || hand.over()) {
            return taken; // A gap would cancel what is due.
        }
        for (Seat seat : takers(hand)) {
            emptied(node, seat, times)
                    .flatMap(one -> unseen.pozzetto(one, Optional.of(number), times, cost))
                    .filter(one -> !one.entry().ruled())
                    .ifPresent(taken::add);
        }
        return taken;
    }

    private static List<Seat> takers(Hand hand) {
        Seat inTurn = hand.turn().seat();
        Seat before = inTurn.next().next().next();
        List<Seat> seats =
                hand.turn().took() == Turn.Took.NOTHING ? List.of(before) : List.of(inTurn, before);
        return seats.stream()
                .filter(seat -> hand.pozzettoDue(seat.line()) && !hand.fan(seat).isEmpty())
                .toList();
    }

    private Optional<PartialExplanation> emptied(
            PartialExplanation node, Seat seat, ActTimes times) {
        Act gap = new Act.Gap(0, without(node.position().open(), seat));
        ActTimes before = new ActTimes(times.since() - 1, times.since() - 1, search.now());
        return search.with(node, gap, Optional.empty(), before, Prices.MISCOUNTED_FAN);
    }

    /** Gives the player's cards to the others, one each time to the player with the fewest. */
    private static Standing without(Hand hand, Seat seat) {
        Map<Seat, Integer> fans = new EnumMap<>(Seat.class);
        Arrays.stream(Seat.values()).forEach(one -> fans.put(one, hand.fan(one).size()));
        for (int card = fans.put(seat, 0); card > 0; card--) {
            fans.entrySet().stream()
                    .filter(one -> one.getKey() != seat)
                    .min(Comparator.comparing(Map.Entry::getValue))
                    .ifPresent(one -> one.setValue(one.getValue() + 1));
        }
        Standing same = Standing.AS_BEFORE;
        return new Standing(
                same.turn(),
                same.stock(),
                same.pile(),
                same.melds(),
                same.pozzetti(),
                fans.entrySet().stream()
                        .map(one -> new Standing.OfFan(one.getKey(), one.getValue()))
                        .toList(),
                same.hidden());
    }
}

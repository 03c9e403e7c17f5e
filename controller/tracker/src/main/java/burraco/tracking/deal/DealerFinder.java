package burraco.tracking.deal;

import burraco.cards.Seat;
import burraco.tracking.figures.DealFigures;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the dealer by the order in which cards come down in front of the players: the first one
 * goes to the dealer's left, and the others follow clockwise (art. 4). For each of the four it
 * computes how much of what was heard would have to be a hearing accident if he dealt (an edit
 * distance).
 */
final class DealerFinder {
    private static final int DEALT = 44;
    private static final int EACH = 11;

    /**
     * In the first rounds a card lies nearly alone, so that its silence and its order mean much.
     */
    private static final int FIRST_CARDS = 12;

    private final List<DealOrder.Heard> heard;
    private final int[] counts = new int[Seat.values().length];

    /**
     * @param heard the cards in front of the players, in the order in which they were first heard
     */
    DealerFinder(List<DealOrder.Heard> heard) {
        this.heard = heard.stream().limit(2L * DEALT).toList();
        this.heard.forEach(one -> counts[one.seat().ordinal()]++);
    }

    /**
     * The dealer that was found.
     *
     * @param sure whether nobody else explains what was heard nearly as well
     */
    record Dealer(Seat seat, boolean sure) {}

    /**
     * The dealer of a complete deal.
     *
     * @param presumed who deals if nothing speaks against it
     * @param faced in front of whom the first card of the pile was faced, if the table can tell
     */
    Dealer of(Seat presumed, Optional<Seat> faced) {
        return best(presumed, faced, true);
    }

    /** The dealer of a deal that was broken off. */
    Dealer soFar(Seat presumed) {
        return best(presumed, Optional.empty(), false);
    }

    private Dealer best(Seat presumed, Optional<Seat> faced, boolean whole) {
        Map<Seat, Double> costs = new EnumMap<>(Seat.class);
        for (Seat dealer : Seat.values()) {
            double elsewhere =
                    faced.isEmpty() || faced.get() == dealer ? 0 : DealFigures.FACED_ELSEWHERE;
            double other = dealer == presumed ? 0 : DealFigures.NOT_PRESUMED;
            costs.put(dealer, cost(dealer.next(), whole) + elsewhere + other);
        }
        Seat best = presumed;
        for (Seat dealer : Seat.values()) {
            boolean clockwise = costs.get(dealer) < DealFigures.HARDLY_CLOCKWISE;
            best = clockwise && costs.get(dealer) < costs.get(best) ? dealer : best;
        }
        double cost = costs.get(best);
        Seat found = best;
        boolean sure =
                cost < DealFigures.HARDLY_CLOCKWISE
                        && costs.entrySet().stream()
                                .filter(one -> one.getKey() != found)
                                .allMatch(one -> one.getValue() - cost >= DealFigures.CLEARLY);
        return new Dealer(best, sure);
    }

    /**
     * The cheapest way to match what was heard with what should have been dealt.
     *
     * @param first who gets the first card
     * @param whole whether all cards were dealt
     */
    double cost(Seat first, boolean whole) {
        int cards = heard.size();
        double[][] costs = new double[DEALT + 1][cards + 1];
        double least = Double.MAX_VALUE;
        for (int turn = 0; turn <= DEALT; turn++) {
            for (int card = 0; card <= cards; card++) {
                costs[turn][card] = turn + card == 0 ? 0 : step(first, turn, card, costs);
            }
            least = Math.min(least, costs[turn][cards]);
        }
        return whole ? costs[DEALT][cards] : least;
    }

    private double step(Seat first, int turn, int card, double[][] costs) {
        double[] ways = new double[4];
        Arrays.fill(ways, Double.MAX_VALUE);
        if (turn > 0) {
            ways[0] = costs[turn - 1][card] + unheard(first, turn);
        }
        if (card > 0) {
            ways[1] =
                    costs[turn][card - 1]
                            + (card > FIRST_CARDS
                                    ? DealFigures.LATER
                                    : DealFigures.ASTRAY_AT_FIRST);
        }
        if (turn > 0 && card > 0 && isDue(first, turn, card)) {
            ways[2] = costs[turn - 1][card - 1];
        }
        if (turn > 1 && card > 1 && isSwapped(first, turn, card)) {
            ways[3] = costs[turn - 2][card - 2] + DealFigures.SWAPPED;
        }
        return Arrays.stream(ways).min().getAsDouble();
    }

    private double unheard(Seat first, int turn) {
        if (turn > FIRST_CARDS) {
            double later = (double) (turn - FIRST_CARDS) / (DEALT - FIRST_CARDS);
            return DealFigures.UNHEARD_AT_FIRST
                    + (DealFigures.LATER - DealFigures.UNHEARD_AT_FIRST) * later;
        }
        return counts[due(first, turn)] >= EACH
                ? DealFigures.ONE_TOO_MANY
                : DealFigures.UNHEARD_AT_FIRST;
    }

    private boolean isDue(Seat first, int turn, int card) {
        return heard.get(card - 1).seat().ordinal() == due(first, turn);
    }

    private static int due(Seat first, int turn) {
        return (first.ordinal() + turn - 1) % Seat.values().length;
    }

    private boolean isSwapped(Seat first, int turn, int card) {
        long between = heard.get(card - 1).first() - heard.get(card - 2).first();
        return between <= DealFigures.AT_THE_SAME_TIME_MILLIS
                && isDue(first, turn, card - 1)
                && isDue(first, turn - 1, card);
    }
}

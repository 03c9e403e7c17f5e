package burraco.tracking.deal;

import burraco.cards.Seat;
import burraco.tracking.figures.Dealing;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who deals, by the order in which cards come down before the players: the first one goes to the
 * dealer's left, and from there they go clockwise (art. 4). For each of the four it is asked how
 * much of what was heard would have to be an accident of hearing if he dealt.
 */
final class WhoDeals {
    private static final int DEALT = 44;
    private static final int EACH = 11;

    /** In the first rounds a card lies nearly alone: its silence, and its order, mean much. */
    private static final int FIRST_CARDS = 12;

    private final List<Order.Heard> heard;
    private final int[] counts = new int[Seat.values().length];

    /**
     * @param heard in front of the players, in the order in which it was heard first
     */
    WhoDeals(List<Order.Heard> heard) {
        this.heard = heard.stream().limit(2L * DEALT).toList();
        this.heard.forEach(one -> counts[one.seat().ordinal()]++);
    }

    /**
     * Who deals.
     *
     * @param sure whether nobody else explains what was heard nearly as well
     */
    record Dealer(Seat seat, boolean sure) {}

    /**
     * Of a deal that came to its end.
     *
     * @param presumed who deals if nothing speaks against it
     * @param faced before whom the first card of the pile was faced, if the table tells
     */
    Dealer of(Seat presumed, Optional<Seat> faced) {
        return best(presumed, faced, true);
    }

    /** Of a deal that was broken off. */
    Dealer soFar(Seat presumed) {
        return best(presumed, Optional.empty(), false);
    }

    private Dealer best(Seat presumed, Optional<Seat> faced, boolean whole) {
        Map<Seat, Double> costs = new EnumMap<>(Seat.class);
        for (Seat dealer : Seat.values()) {
            double elsewhere =
                    faced.isEmpty() || faced.get() == dealer ? 0 : Dealing.FACED_ELSEWHERE;
            double other = dealer == presumed ? 0 : Dealing.NOT_PRESUMED;
            costs.put(dealer, cost(dealer.next(), whole) + elsewhere + other);
        }
        Seat best = presumed;
        for (Seat dealer : Seat.values()) {
            boolean clockwise = costs.get(dealer) < Dealing.HARDLY_CLOCKWISE;
            best = clockwise && costs.get(dealer) < costs.get(best) ? dealer : best;
        }
        double cost = costs.get(best);
        Seat found = best;
        boolean sure =
                cost < Dealing.HARDLY_CLOCKWISE
                        && costs.entrySet().stream()
                                .filter(one -> one.getKey() != found)
                                .allMatch(one -> one.getValue() - cost >= Dealing.CLEARLY);
        return new Dealer(best, sure);
    }

    /**
     * The cheapest way to bring what was heard and what should be dealt together.
     *
     * @param first who has the first card
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
                            + (card > FIRST_CARDS ? Dealing.LATER : Dealing.ASTRAY_AT_FIRST);
        }
        if (turn > 0 && card > 0 && isDue(first, turn, card)) {
            ways[2] = costs[turn - 1][card - 1];
        }
        if (turn > 1 && card > 1 && isSwapped(first, turn, card)) {
            ways[3] = costs[turn - 2][card - 2] + Dealing.SWAPPED;
        }
        return Arrays.stream(ways).min().getAsDouble();
    }

    private double unheard(Seat first, int turn) {
        if (turn > FIRST_CARDS) {
            double later = (double) (turn - FIRST_CARDS) / (DEALT - FIRST_CARDS);
            return Dealing.UNHEARD_AT_FIRST + (Dealing.LATER - Dealing.UNHEARD_AT_FIRST) * later;
        }
        return counts[due(first, turn)] >= EACH ? Dealing.ONE_TOO_MANY : Dealing.UNHEARD_AT_FIRST;
    }

    private boolean isDue(Seat first, int turn, int card) {
        return heard.get(card - 1).seat().ordinal() == due(first, turn);
    }

    private static int due(Seat first, int turn) {
        return (first.ordinal() + turn - 1) % Seat.values().length;
    }

    private boolean isSwapped(Seat first, int turn, int card) {
        long between = heard.get(card - 1).first() - heard.get(card - 2).first();
        return between <= Dealing.AT_THE_SAME_TIME
                && isDue(first, turn, card - 1)
                && isDue(first, turn - 1, card);
    }
}

package burraco.engine.turn;

import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Dealing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The draw for seats (art. 3). The highest keeps the score and chooses; the lower of the other pair
 * deals to him. Players with equal cards draw again if it matters, and keep their rank against the
 * others.
 */
public sealed interface Lots {
    /** Somebody has still to draw. */
    record Open() implements Lots {}

    record Redraw(List<Seat> seats) implements Lots {}

    record Drawn(Seat first, Seat dealer) implements Lots {}

    static Lots of(Dealing dealing) {
        List<Seat> best = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            if (draws(dealing, seat).isEmpty()) {
                return new Open();
            }
            if (Line.NS.first() == seat || compare(dealing, seat, best.getFirst()) == 0) {
                best.add(seat);
            } else if (compare(dealing, seat, best.getFirst()) > 0) {
                best.clear();
                best.add(seat);
            }
        }
        if (best.size() > 1) {
            return again(dealing, best);
        }
        Seat first = best.getFirst();
        Seat left = first.next();
        Seat right = left.partner();
        int order = compare(dealing, left, right);
        if (order == 0) {
            return again(dealing, List.of(left, right).stream().sorted().toList());
        }
        return new Drawn(first, order < 0 ? left : right);
    }

    /** Each of those with equal cards draws again. */
    private static Lots again(Dealing dealing, List<Seat> equal) {
        int draws = draws(dealing, equal.getFirst()).size();
        boolean all = equal.stream().allMatch(seat -> draws(dealing, seat).size() == draws);
        return all ? new Redraw(List.copyOf(equal)) : new Open();
    }

    private static List<Face> draws(Dealing dealing, Seat seat) {
        return dealing.draws().stream()
                .filter(draw -> draw.seat() == seat)
                .map(Dealing.LotDraw::face)
                .toList();
    }

    /** By the first draw in which they differ; 0 if there is none. */
    private static int compare(Dealing dealing, Seat a, Seat b) {
        Comparator<Face> order = Order.IN_THE_LOT;
        List<Face> one = draws(dealing, a);
        List<Face> other = draws(dealing, b);
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int difference = order.compare(one.get(i), other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }
}

package burraco.engine.hand;

import burraco.cards.Face;
import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A hand that is still being prepared.
 *
 * @param draws the cards drawn for seats, in order (art. 3)
 * @param dealt how many cards went to seats
 * @param wrong whether a card has gone to the wrong seat
 */
public record Dealing(List<LotDraw> draws, int dealt, boolean wrong) {
    /** A card drawn for seats. */
    public record LotDraw(Seat seat, Face face) {}

    public static final Dealing NOTHING_YET = new Dealing(List.of(), 0, false);

    public Dealing drew(Seat seat, Face face) {
        List<LotDraw> more = new ArrayList<>(draws);
        more.add(new LotDraw(seat, face));
        return new Dealing(List.copyOf(more), dealt, wrong);
    }

    public Dealing dealtOne(boolean wrongSeat) {
        return new Dealing(draws, dealt + 1, wrong || wrongSeat);
    }
}

package burraco.second;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the second referee has in mind of a hand. */
final class PlainHand {
    static final String UNFINISHED = "unfinished";

    final Code code;
    final PlainMelds melds;

    /** What the next turn of a seat is limited to. */
    final Map<Seat, Allowed> limited = new EnumMap<>(Seat.class);

    /** What was done, by the numbers of the acts. */
    final Map<Integer, Moment> moments = new HashMap<>();

    /** What was laid, by the numbers of the acts. */
    final Map<Integer, Deed> deeds = new HashMap<>();

    /** What was laid without a draw, or before a penalized discard, and may be completed yet. */
    final List<Deed> toComplete = new ArrayList<>();

    PlainTurn turn;

    /** The turn that ended last; null before that. */
    PlainTurn turnBefore;

    int turns;
    boolean tookSinceDiscard;
    int turnsLeft;
    String ending = UNFINISHED;

    PlainHand(Hand start) {
        code = start.rules().code();
        melds = new PlainMelds(code);
        melds.lie(Felt.of(start));
        turnsLeft = start.turnsLeft();
        adopt(start);
    }

    /** A turn that goes on as a person, or a ruling that opened it again, has it. */
    void adopt(Hand hand) {
        turn = new PlainTurn(hand.turn().seat(), hand.turn().limit().orElse(null));
        turn.drawn = hand.turn().took() == Took.DREW ? 1 : 0;
        turn.pickedUp = hand.turn().took() == Took.PICKED_UP;
        turn.stopped = hand.turn().stopped();
        limited.clear();
        for (Seat seat : Seat.values()) {
            hand.player(seat).limited().ifPresent(take -> limited.put(seat, take));
        }
    }

    boolean isOver() {
        return !ending.equals(UNFINISHED);
    }

    boolean isClosed() {
        return ending.startsWith("closed");
    }
}

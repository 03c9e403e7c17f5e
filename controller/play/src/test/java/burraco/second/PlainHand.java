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

/** The state of the second referee. */
final class PlainHand {
    static final String UNFINISHED = "unfinished";

    final Code code;
    final PlainMelds melds;

    /** The limits of the next turns, by seats. */
    final Map<Seat, Allowed> limited = new EnumMap<>(Seat.class);

    /** All acts, by number. */
    final Map<Integer, Moment> moments = new HashMap<>();

    /** All laid cards, by the number of the act. */
    final Map<Integer, Deed> deeds = new HashMap<>();

    /** Cards laid without a draw, or before a penalized discard, that may still be completed. */
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

    /** Takes over a turn changed by a person, or reopened by a ruling. */
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

package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.List;

/**
 * Whose turn it is and what he has done in it.
 *
 * @param took what he began with
 * @param onlyCard the card that was all of the pile he picked up (art. 8); else null
 * @param plays what he laid, in order
 * @param limit what this turn is limited to; null for a turn like any other
 * @param flew whether he took the pozzetto in diretta
 * @param cannot whether he gave up on the pile that he picked up
 */
public record Turn(
        Seat seat,
        Took took,
        Card onlyCard,
        List<Play> plays,
        Allowed limit,
        boolean flew,
        boolean cannot) {

    /** What a turn began with. */
    public enum Took {
        NOTHING,
        DREW,
        PICKED_UP
    }

    public static Turn of(Seat seat, Allowed limit) {
        return new Turn(seat, Took.NOTHING, null, List.of(), limit, false, false);
    }

    public Turn drew() {
        return new Turn(seat, Took.DREW, onlyCard, plays, limit, flew, cannot);
    }

    /**
     * @param only the card that was all of the pile; else null
     */
    public Turn pickedUp(Card only) {
        return new Turn(seat, Took.PICKED_UP, only, plays, limit, flew, cannot);
    }

    public Turn played(Play play) {
        if (plays.isEmpty()) {
            return new Turn(seat, took, onlyCard, List.of(play), limit, flew, cannot);
        }
        List<Play> more = new ArrayList<>(plays.size() + 1);
        more.addAll(plays);
        more.add(play);
        return new Turn(seat, took, onlyCard, more, limit, flew, cannot);
    }

    public Turn limitedTo(Allowed take) {
        return new Turn(seat, took, onlyCard, plays, take, flew, cannot);
    }

    public Turn flown() {
        return new Turn(seat, took, onlyCard, plays, limit, true, cannot);
    }

    public Turn saidCannot() {
        return new Turn(seat, took, onlyCard, plays, limit, flew, true);
    }

    /** Whether a legal play has justified what was taken (art. 8). */
    public boolean justified() {
        for (Play play : plays) {
            if (play.legal()) {
                return true;
            }
        }
        return false;
    }
}

package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
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
 * @param stopped whether a ruling has ended his plays
 * @param toComplete melds of a turn in which he had not drawn, which he may still complete (art.
 *     28)
 */
public record Turn(
        Seat seat,
        Took took,
        Card onlyCard,
        List<Play> plays,
        Allowed limit,
        boolean flew,
        boolean stopped,
        List<MeldId> toComplete) {

    /** What a turn began with. */
    public enum Took {
        NOTHING,
        DREW,
        PICKED_UP
    }

    public static Turn of(Seat seat, Allowed limit) {
        return new Turn(seat, Took.NOTHING, null, List.of(), limit, false, false, List.of());
    }

    public Turn drew() {
        return new Turn(seat, Took.DREW, onlyCard, plays, limit, flew, stopped, toComplete);
    }

    /**
     * @param only the card that was all of the pile; else null
     */
    public Turn pickedUp(Card only) {
        return new Turn(seat, Took.PICKED_UP, only, plays, limit, flew, stopped, toComplete);
    }

    /** What he took has gone back: he begins again. */
    public Turn begunAgain() {
        return new Turn(seat, Took.NOTHING, null, List.of(), limit, flew, stopped, toComplete);
    }

    public Turn played(Play play) {
        if (plays.isEmpty()) {
            return withPlays(List.of(play));
        }
        List<Play> more = new ArrayList<>(plays.size() + 1);
        more.addAll(plays);
        more.add(play);
        return withPlays(more);
    }

    private Turn withPlays(List<Play> list) {
        return new Turn(seat, took, onlyCard, list, limit, flew, stopped, toComplete);
    }

    public Turn limitedTo(Allowed take) {
        return new Turn(seat, took, onlyCard, plays, take, flew, stopped, toComplete);
    }

    public Turn flown() {
        return new Turn(seat, took, onlyCard, plays, limit, true, stopped, toComplete);
    }

    /** Whether his plays are at their end. */
    public Turn stopped(boolean plays) {
        return new Turn(seat, took, onlyCard, this.plays, limit, flew, plays, toComplete);
    }

    public Turn completing(List<MeldId> melds) {
        return new Turn(seat, took, onlyCard, plays, limit, flew, stopped, List.copyOf(melds));
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

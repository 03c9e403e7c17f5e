package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whose turn it is and what he has done in it.
 *
 * @param took what he began with
 * @param onlyCard the only card of the pile that he picked up (art. 8)
 * @param laid what he laid, in order
 * @param limit what he may take in this turn; empty if it is not limited
 * @param flew whether he took the pozzetto in diretta
 * @param stopped whether a ruling has ended his plays
 * @param toComplete what he laid without having drawn and may still complete (art. 28)
 * @param marks further facts that affect how it can go on and end
 * @param thawed melds that were frozen until this turn, as they were
 */
public record Turn(
        Seat seat,
        Took took,
        Optional<Card> onlyCard,
        Laid laid,
        Optional<Allowed> limit,
        boolean flew,
        boolean stopped,
        List<Incomplete> toComplete,
        Set<Mark> marks,
        List<Meld> thawed) {

    /** What a turn began with. */
    public enum Took {
        NOTHING,
        DREW,
        PICKED_UP
    }

    /**
     * Cards that he laid in a turn without a draw, and that are no meld yet.
     *
     * @param cards those that he laid then
     */
    public record Incomplete(MeldId meld, Cards cards) {}

    /** Facts about a turn. */
    public enum Mark {
        /** Something forbidden was done: this turn cannot close the hand. */
        CLOSES_NOTHING,
        /** A second combination of a rank was merged with the first one (art. 30). */
        MERGED,
        /** The pile that he had picked up went back: he has to draw. */
        PILE_WENT_BACK,
        /** He drew or picked up while play waited for a ruling (art. 19). */
        TOOK_MEANWHILE,
        /** An arbiter waived the ruling about it. */
        EXCUSED
    }

    /** An ordinary turn that begins. */
    public static Turn of(Seat seat) {
        return of(seat, Optional.empty());
    }

    public static Turn of(Seat seat, Optional<Allowed> limit) {
        return new Turn(
                seat,
                Took.NOTHING,
                Optional.empty(),
                Laid.NONE,
                limit,
                false,
                false,
                List.of(),
                EnumSet.noneOf(Mark.class),
                List.of());
    }

    public Turn drew() {
        return took(Took.DREW, onlyCard, laid);
    }

    /**
     * @param only the only card of the pile
     */
    public Turn pickedUp(Optional<Card> only) {
        return took(Took.PICKED_UP, only, laid);
    }

    /** The pile that he took has gone back: he begins again. */
    public Turn begunAgain() {
        Turn again = took(Took.NOTHING, Optional.empty(), Laid.NONE).marked(Mark.PILE_WENT_BACK);
        boolean free = plays().stream().allMatch(Play::free);
        return free ? again : again.marked(Mark.CLOSES_NOTHING);
    }

    /** What he took while play waited has gone back: he has not begun. */
    public Turn notBegun() {
        return took(Took.NOTHING, Optional.empty(), laid).unmarked(Mark.TOOK_MEANWHILE);
    }

    private Turn took(Took what, Optional<Card> only, Laid list) {
        return new Turn(seat, what, only, list, limit, flew, stopped, toComplete, marks, thawed);
    }

    /** What he laid, in order, by the present findings. */
    public List<Play> plays() {
        return laid.list();
    }

    /** Whether he has laid nothing. */
    public boolean hasLaidNothing() {
        return laid.isEmpty();
    }

    public Turn played(Play play) {
        return took(took, onlyCard, laid.with(play));
    }

    /**
     * These cards have gone back to where he wrongly took them from: a wrong play that consisted
     * only of them no longer counts.
     */
    public Turn wentBack(Cards cards) {
        return took(
                took,
                onlyCard,
                laid.without(play ->
                        !play.isLawful() && Cards.of(play.cards()).without(cards).isEmpty()));
    }

    /** His plays on that meld count as legal from now on, because it was completed. */
    public Turn madeGood(MeldId meld) {
        return judged(meld, true);
    }

    /** His plays on that meld no longer count as legal. */
    public Turn spoilt(MeldId meld) {
        return judged(meld, false);
    }

    private Turn judged(MeldId meld, boolean legal) {
        return took(took, onlyCard, laid.judged(meld, legal));
    }

    public Turn limitedTo(Optional<Allowed> take) {
        return new Turn(seat, took, onlyCard, laid, take, flew, stopped, toComplete, marks, thawed);
    }

    public Turn flown() {
        return new Turn(
                seat, took, onlyCard, laid, limit, true, stopped, toComplete, marks, thawed);
    }

    /** Whether his plays have ended. */
    public Turn stopped(boolean end) {
        return new Turn(seat, took, onlyCard, laid, limit, flew, end, toComplete, marks, thawed);
    }

    public Turn completing(List<Incomplete> cards) {
        return new Turn(
                seat,
                took,
                onlyCard,
                laid,
                limit,
                flew,
                stopped,
                List.copyOf(cards),
                marks,
                thawed);
    }

    /** With another meld that was frozen until now. */
    Turn thawing(Meld frozen) {
        List<Meld> more = new ArrayList<>(thawed);
        more.add(frozen);
        return new Turn(
                seat,
                took,
                onlyCard,
                laid,
                limit,
                flew,
                stopped,
                toComplete,
                marks,
                List.copyOf(more));
    }

    public Turn marked(Mark mark) {
        EnumSet<Mark> more = EnumSet.of(mark);
        more.addAll(marks);
        return new Turn(seat, took, onlyCard, laid, limit, flew, stopped, toComplete, more, thawed);
    }

    public Turn unmarked(Mark mark) {
        EnumSet<Mark> rest = EnumSet.noneOf(Mark.class);
        rest.addAll(marks);
        rest.remove(mark);
        return new Turn(seat, took, onlyCard, laid, limit, flew, stopped, toComplete, rest, thawed);
    }

    public boolean is(Mark mark) {
        return marks.contains(mark);
    }

    /** The cards that he has to complete in that meld; none if it is complete. */
    public Cards incomplete(MeldId meld) {
        for (Incomplete one : toComplete) {
            if (one.meld().equals(meld)) {
                return one.cards();
            }
        }
        return Cards.NONE;
    }

    /** Whether he has taken a card, and was free to lay everything that he laid. */
    public boolean isLawful() {
        boolean lawful = !is(Mark.CLOSES_NOTHING) && plays().stream().allMatch(Play::isLawful);
        return took != Took.NOTHING && (lawful || is(Mark.EXCUSED));
    }

    /** Whether a legal play has justified what was taken (art. 8). */
    public boolean justified() {
        for (Play play : plays()) {
            if (play.legal()) {
                return true;
            }
        }
        return false;
    }
}

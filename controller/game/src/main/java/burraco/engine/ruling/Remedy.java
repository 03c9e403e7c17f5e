package burraco.engine.ruling;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a ruling asks for. */
public sealed interface Remedy {
    // What somebody must do before play goes on

    /**
     * Cards go back into the fan.
     *
     * @param from the meld they lie in; empty for the discard
     */
    record TakeBack(Seat seat, Optional<MeldId> from, List<Card> cards) implements Remedy {}

    /**
     * What was wrongly taken goes back.
     *
     * @param meld the meld that a wild card goes back to; empty for other places
     * @param shownTo who is shown the card before, because he may choose to take it (art. 7, 29)
     */
    record Restore(
            Seat seat, Place what, Optional<MeldId> meld, List<Card> cards, Optional<Seat> shownTo)
            implements Remedy {
        /** Without showing it to anybody. */
        public Restore(Seat seat, Place what, Optional<MeldId> meld, List<Card> cards) {
            this(seat, what, meld, cards, Optional.empty());
        }

        public Restore {
            cards = List.copyOf(cards);
        }
    }

    /** One meld is laid to another of its line. */
    record Merge(MeldId meld, MeldId into) implements Remedy {}

    /** Cards to be put aside; the first of them is the first to be discarded. */
    record Penalize(Seat seat, List<Card> cards) implements Remedy {}

    /**
     * One of these is the discard now.
     *
     * @param cards empty for any card
     */
    record Discard(Seat seat, List<Card> cards) implements Remedy {}

    // What somebody may do, or must later

    /** Before his turn ends he may complete it to a meld, and then nothing else is due. */
    record Cure(Seat seat, MeldId meld) implements Remedy {}

    /** He must take a card now: from the stock or, if he has laid one, from the pile. */
    record Draw(Seat seat) implements Remedy {}

    /** Has to be laid in his next turn; a card that fits nowhere is its discard. */
    record Play(Seat seat, List<Card> cards) implements Remedy {}

    /** He shows another card like it in his fan to anybody who asks. */
    record Show(Seat seat, Card card) implements Remedy {}

    /** He has this long to finish his turn. */
    record Complete(Seat seat, int seconds) implements Remedy {}

    // What takes effect when the ruling is given

    /** He makes no more plays in this turn; only the discard is left. */
    record Stop(Seat seat) implements Remedy {}

    /** A turn of this seat is limited to taking a card and discarding. */
    record Limit(Seat seat, When turn, Allowed take) implements Remedy {}

    /**
     * The meld is frozen.
     *
     * @param until whose next turn ends it; empty for good
     */
    record Freeze(MeldId meld, Optional<Seat> until) implements Remedy {}

    /** They are minus points for the line at the count. */
    record Negative(Line line, List<Card> cards) implements Remedy {}

    /**
     * He may not make a play that was suggested to him, in this turn or his next one (art. 20).
     *
     * @param meld empty for any meld
     * @param cards none for any card
     */
    record Bar(Seat seat, Optional<MeldId> meld, List<Card> cards) implements Remedy {
        /** Whether laying these cards there is the play that is barred. */
        public boolean isAbout(Seat by, Optional<MeldId> laidTo, List<Card> laid) {
            boolean there = meld.isEmpty() || meld.equals(laidTo);
            return by == seat && there && (cards.isEmpty() || laid.stream().anyMatch(this::names));
        }

        private boolean names(Card laid) {
            return cards.stream().anyMatch(card -> card.face().equals(laid.face()));
        }
    }

    /** This seat gets a warning (ammonizione). */
    record Warn(Seat seat) implements Remedy {}

    /** Match points that an arbiter gives to a line. */
    record Points(Line line, int points) implements Remedy {}

    /** Victory points in the ranking. */
    record Vp(Line line, int points) implements Remedy {}

    /** Put right before the first draw. */
    record Repair(What what) implements Remedy {}

    /** The cards are dealt again. */
    record Redeal() implements Remedy {}

    /** The hand was not closed, and goes on from before the act that ended it. */
    record Reopen() implements Remedy {}

    /** The code leaves the decision to people. */
    record Advise() implements Remedy {}

    /** Where something goes back to. */
    enum Place {
        STOCK,
        PILE,
        POZZETTO,
        MELD;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Which turn is limited. */
    enum When {
        THIS,
        NEXT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What is made good. */
    enum What {
        DECK,
        DEAL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Advise ADVISE = new Advise();
    Redeal REDEAL = new Redeal();
    Reopen REOPEN = new Reopen();

    /** Whether play waits until somebody has done it. */
    default boolean isDue() {
        return switch (this) {
            case TakeBack _, Restore _, Merge _, Penalize _, Discard _ -> true;
            case Cure _,
                    Draw _,
                    Play _,
                    Show _,
                    Complete _,
                    Stop _,
                    Limit _,
                    Freeze _,
                    Negative _,
                    Bar _,
                    Warn _,
                    Points _,
                    Vp _,
                    Repair _,
                    Redeal _,
                    Reopen _,
                    Advise _ ->
                    false;
        };
    }
}

package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Remedy;
import java.util.List;
import java.util.Optional;

/** A breach of the code. Its consequences are decided when it is noticed, at once or later. */
public sealed interface Fault {
    /** The case if it is noticed at once. */
    Case which();

    /** The offender; empty if nobody is named. */
    Optional<Seat> offender();

    /** The number of the act. */
    int act();

    /** Whether this seat did it. */
    default boolean isOf(Seat seat) {
        return offender().filter(one -> one == seat).isPresent();
    }

    /** A fault of a player. */
    sealed interface OfSeat extends Fault {
        Seat seat();

        @Override
        default Optional<Seat> offender() {
            return Optional.of(seat());
        }
    }

    /**
     * Cards that were laid, in the order in which they were named.
     *
     * @param before the meld that they were added to, as it was; empty for a new meld
     */
    record OfMeld(
            Laid kind,
            Case which,
            Seat seat,
            int act,
            Optional<Meld> before,
            MeldId meld,
            List<Card> cards)
            implements OfSeat {}

    /** Cards found in a meld that do not belong there, and nobody knows who laid them. */
    record OfNobody(Case which, int act, MeldId meld, List<Card> cards) implements Fault {
        @Override
        public Optional<Seat> offender() {
            return Optional.empty();
        }
    }

    /** What is wrong with cards that were laid. */
    enum Laid {
        NO_MELD_AT_ALL,
        SURPLUS,
        LEFT_OVER,
        WILD_MOVED,
        EQUAL,
        BEFORE_DRAWING,
        NOT_COMPLETED,
        AFTER_DISCARDING,
        BEFORE_A_PENALIZED,
        OUT_OF_TURN,
        LIMITED_OPENING,
        BARRED,
        RETURNED,
        PHANTOM,
        LAST_CARD
    }

    /** Cards that were taken. */
    record OfTaking(Wrongly kind, Case which, Seat seat, int act, Source from, List<Card> cards)
            implements OfSeat {
        public OfTaking {
            cards = List.copyOf(cards);
        }
    }

    /** What is wrong with taking them. */
    enum Wrongly {
        TOO_MUCH,
        PART_OF_THE_PILE,
        CANNOT,
        AGAIN,
        OUT_OF_TURN,
        AFTER_THE_POZZETTO
    }

    /** Cards that went to the pile. */
    record OfDiscard(Discarded kind, Case which, Seat seat, int act, List<Card> cards)
            implements OfSeat {
        public OfDiscard {
            cards = List.copyOf(cards);
        }
    }

    /** What is wrong with a discard. */
    enum Discarded {
        NOTHING_LAID,
        ONLY_CARD,
        SEVERAL,
        NO_BURRACO,
        WILD,
        PROMPTED
    }

    /** A pozzetto that was not his to take. */
    record OfPozzetto(Case which, Seat seat, int act) implements OfSeat {}

    /** A turn that took too long. */
    record OverTime(Seat seat, int act) implements OfSeat {
        @Override
        public Case which() {
            return Case.OVER_THE_TIME;
        }
    }

    /**
     * No fault: the decision of a person.
     *
     * @param offender the player whom it concerns; empty if nobody is named
     */
    record Decided(Optional<Seat> offender, int act, Remedy remedy) implements Fault {
        @Override
        public Case which() {
            return Case.DECIDED;
        }
    }

    /** A fault with the same remedies whatever the cards. */
    record Plain(Case which, Manner manner, Optional<Seat> offender, int act, List<Remedy> remedies)
            implements Fault {
        public Plain {
            remedies = List.copyOf(remedies);
        }
    }
}

package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A breach of the code. What it costs is decided when it is noticed, at once or later. */
public sealed interface Fault {
    /** The case, as it is when it is noticed at once. */
    Case which();

    /** The offender; null where nobody is named. */
    Seat seat();

    /** The number of the act. */
    int act();

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
            implements Fault {}

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

    /**
     * Cards that were taken.
     *
     * @param cards null for one that nobody has seen
     */
    record OfTaking(Wrongly kind, Case which, Seat seat, int act, Source from, List<Card> cards)
            implements Fault {
        public OfTaking {
            cards = Collections.unmodifiableList(new ArrayList<>(cards));
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

    /**
     * Cards that went to the pile.
     *
     * @param cards null for one that nobody has seen
     */
    record OfDiscard(Discarded kind, Case which, Seat seat, int act, List<Card> cards)
            implements Fault {
        public OfDiscard {
            cards = Collections.unmodifiableList(new ArrayList<>(cards));
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
    record OfPozzetto(Case which, Seat seat, int act) implements Fault {}

    /** A turn that took too long. */
    record OverTime(Seat seat, int act) implements Fault {
        @Override
        public Case which() {
            return Case.OVER_THE_TIME;
        }
    }

    /**
     * No fault at all: what a person has decided.
     *
     * @param seat whom it concerns; null where nobody is named
     */
    record Decided(Seat seat, int act, Remedy remedy) implements Fault {
        @Override
        public Case which() {
            return Case.DECIDED;
        }
    }

    /** A fault whose remedies hang on no card. */
    record Plain(Case which, Manner manner, Seat seat, int act, List<Remedy> remedies)
            implements Fault {
        public Plain {
            remedies = List.copyOf(remedies);
        }
    }
}

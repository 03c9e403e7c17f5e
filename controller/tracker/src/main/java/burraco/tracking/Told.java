package burraco.tracking;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.hal.TagId;
import burraco.tracking.course.Entry;
import burraco.tracking.senses.Ailment;
import java.util.List;
import java.util.Optional;

/** Something the tracker has come to, or something it cannot tell. */
public sealed interface Told {
    /** When the tracker was sure of it. */
    long decided();

    /**
     * An act, and what the code says about it.
     *
     * @param line its line in the hand's record
     */
    record Decided(int line, Entry entry) implements Told {
        @Override
        public long decided() {
            return entry.decided();
        }
    }

    /** The last act was none: its line is free again. */
    record Withdrawn(int line, Entry entry, Why why, long decided) implements Told {}

    /** Why an act is withdrawn. */
    enum Why {
        /** The cards were taken up again. */
        TAKEN_UP,
        /** More cards were laid along with those. */
        MORE_LAID,
        /** What happened before it was heard only later. */
        HEARD_LATER,
        /** The cards lie where they lay: they were only not heard. */
        STILL_THERE,
        /** What follows shows that it was another act. */
        REFUTED,
        /** What everybody did since shows that it was not so. */
        CONTRADICTED
    }

    /**
     * Something that cannot be told from what is heard.
     *
     * @param cards those it is about, as far as they are known
     * @param zones where, in words
     * @param prompt whether only a person can tell
     */
    record Unsure(
            Doubt doubt,
            Optional<Seat> seat,
            List<Card> cards,
            List<String> zones,
            boolean prompt,
            long decided)
            implements Told {
        public Unsure {
            cards = List.copyOf(cards);
            zones = List.copyOf(zones);
        }
    }

    /** What is not clear. */
    enum Doubt {
        /** It makes sense with a card that nobody hears: one more in a meld, or a discard. */
        CARD_NOT_HEARD,
        /** A card is heard at places that touch each other. */
        BETWEEN_PLACES,
        /** A card has gone silent where it should lie. */
        CARD_SILENT,
        /** Something moved that no act explains. */
        NOT_UNDERSTOOD,
        /** A draw is seen where none is due: it may be the next player's. */
        DRAW_BEFORE_DISCARD,
        /** It cannot be told which of two players it was. */
        WHO,
        /** How far from the pile's last card the discard lies. */
        PLACE_OF_DISCARD,
        /** It would be a fault, and is not sure enough for anybody to be ruled by it. */
        PERHAPS_A_FAULT
    }

    /**
     * What was unsure has become this.
     *
     * @param what the act that shows it, as the record has it
     */
    record Resolved(String what, List<Unsure> doubts, long decided) implements Told {
        public Resolved {
            doubts = List.copyOf(doubts);
        }
    }

    /**
     * What lies there is not what the acts on record say, and has not been for long.
     *
     * @param since when that began
     */
    record Differs(Difference what, long since, long decided) implements Told {}

    /** It is so no more. */
    record Agrees(Difference what, long decided) implements Told {}

    /** A tag that is no card of the deck. */
    record Foreign(TagId tag, int antenna, long decided) implements Told {}

    /** Something does not work, or works again. */
    record Trouble(String what, long decided) implements Told {}

    /**
     * A sense is not trusted any more, or again.
     *
     * @param since when it began to go wrong, as far as can be told
     * @param over whether it is trusted again
     */
    record Sense(
            burraco.tracking.senses.Sense sense,
            Ailment ailment,
            long since,
            boolean over,
            long decided)
            implements Told {}

    /**
     * The hand is at its end, and another one may follow.
     *
     * @param record its bare record
     */
    record HandOver(String record, long decided) implements Told {}
}

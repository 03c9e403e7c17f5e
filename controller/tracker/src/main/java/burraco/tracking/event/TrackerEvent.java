package burraco.tracking.event;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.hal.TagId;
import burraco.tracking.course.CourseChange;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.senses.SensorFault;
import burraco.tracking.senses.SensorPart;
import burraco.tracking.senses.SensorTrustChange;
import java.util.List;
import java.util.Optional;

/** Something that the tracker reports: a decision, or a question that it cannot answer. */
public sealed interface TrackerEvent {
    /** When the tracker decided it. */
    long decided();

    /**
     * An act was put on record.
     *
     * @param line its line in the hand record
     */
    record Decided(int line, TrackedAct entry) implements TrackerEvent {
        @Override
        public long decided() {
            return entry.decided();
        }
    }

    /** The last act was removed from the record; its line is free again. */
    record Withdrawn(int line, TrackedAct entry, WithdrawalReason why, long decided)
            implements TrackerEvent {}

    /**
     * The tracker cannot tell something from the readings.
     *
     * @param cards the cards in question, as far as they are known
     * @param zones the places in question, in words
     * @param prompt whether only a person can tell
     */
    record Unsure(
            Doubt doubt,
            Optional<Seat> seat,
            List<Card> cards,
            List<String> zones,
            boolean prompt,
            long decided)
            implements TrackerEvent {
        public Unsure {
            cards = List.copyOf(cards);
            zones = List.copyOf(zones);
        }
    }

    /** What the tracker cannot tell. */
    enum Doubt {
        /**
         * The act makes sense only with a card that nobody hears: one more in a meld, or a discard.
         */
        CARD_NOT_HEARD,
        /** A card is heard at two places that touch each other. */
        BETWEEN_PLACES,
        /** A card is silent where it should lie. */
        CARD_SILENT,
        /** Something moved that no act explains. */
        NOT_UNDERSTOOD,
        /** A card was drawn although none is due; it may have been the next player. */
        DRAW_BEFORE_DISCARD,
        /** It could have been either of two players. */
        WHO,
        /** How far the discard lies from the last card of the pile. */
        PLACE_OF_DISCARD,
        /** It would be a fault, but it is not sure enough to rule against anybody. */
        PERHAPS_A_FAULT
    }

    /**
     * An earlier question has been answered.
     *
     * @param what the act that answers it, as the record has it
     */
    record Resolved(String what, List<Unsure> doubts, long decided) implements TrackerEvent {
        public Resolved {
            doubts = List.copyOf(doubts);
        }
    }

    /**
     * Something has long lain otherwise than the acts on record say.
     *
     * @param since when that began
     */
    record Differs(Discrepancy what, long since, long decided) implements TrackerEvent {}

    /** A discrepancy is over. */
    record Agrees(Discrepancy what, long decided) implements TrackerEvent {}

    /** A tag was heard that does not belong to the deck. */
    record Foreign(TagId tag, int antenna, long decided) implements TrackerEvent {}

    /** A device does not work, or works again. */
    record Trouble(String what, long decided) implements TrackerEvent {}

    /**
     * A sensor is no longer trusted, or is trusted again.
     *
     * @param since when it began to go wrong, as far as is known
     * @param over whether it is trusted again
     */
    record TrustChanged(
            SensorPart sensor, SensorFault fault, long since, boolean over, long decided)
            implements TrackerEvent {}

    /**
     * The hand is over, and another one may follow.
     *
     * @param record its hand record, without comments
     */
    record HandOver(String record, long decided) implements TrackerEvent {}

    /** The event that reports this change of the acts on record. */
    static TrackerEvent of(CourseChange change) {
        return switch (change) {
            case CourseChange.Added(int line, TrackedAct act) -> new Decided(line, act);
            case CourseChange.Withdrawn(int line, TrackedAct act, var why, long decided) ->
                    new Withdrawn(line, act, why, decided);
        };
    }

    /** The event that reports this change of trust in a sensor. */
    static TrackerEvent of(SensorTrustChange change) {
        return new TrustChanged(
                change.sensor(), change.fault(), change.since(), change.over(), change.decided());
    }
}

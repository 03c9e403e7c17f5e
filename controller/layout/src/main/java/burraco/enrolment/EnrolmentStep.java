package burraco.enrolment;

import burraco.cards.Card;
import burraco.hal.TagId;

/** What a person is told who enrols cards. No tag's full number is in it. */
public sealed interface EnrolmentStep {
    /** This card is to be laid now. */
    record Ask(Card card, int antenna, int done, int all) implements EnrolmentStep {}

    /** Its tag is enrolled. */
    record Taken(Card card) implements EnrolmentStep {}

    /** Its tag is no longer enrolled: the person went back, or another card lay there as well. */
    record Undone(Card card, boolean several) implements EnrolmentStep {}

    /** The card will be asked for later. */
    record PutOff(Card card) implements EnrolmentStep {}

    /** What lies there cannot be enrolled and has to be taken away. */
    record Refused(Why why) implements EnrolmentStep {}

    /** What lies there has to be taken away first. */
    record TakeAway() implements EnrolmentStep {}

    /** Nothing was heard for a long time. */
    record NothingHeard(Card card, int antenna) implements EnrolmentStep {}

    /** A card lies over another antenna. */
    record Elsewhere(int found, int antenna) implements EnrolmentStep {}

    /** The antenna reports nothing at all. */
    record Silent(int antenna) implements EnrolmentStep {}

    /** There is no card before the first one. */
    record NothingBefore() implements EnrolmentStep {}

    /** No tag was refused for belonging to another card. */
    record NothingDisputed() implements EnrolmentStep {}

    /** The typed line has no meaning here. */
    record NoSuchKey() implements EnrolmentStep {}

    /** The person leaves; what is enrolled stays. */
    record Left(int done, int all) implements EnrolmentStep {}

    /** Every card has its tag. */
    record Complete(int all) implements EnrolmentStep {}

    /** Why a tag is refused. */
    sealed interface Why {
        /** More than one tag was heard. */
        record Several() implements Why {}

        /** It belongs to that card. */
        record Already(Card card) implements Why {}

        /** It belongs to another deck. */
        record OfDeck(String deck) implements Why {}

        /** Its number is longer or shorter than those of the deck: a bank card, a ticket. */
        record OtherKind() implements Why {}
    }

    /** Whether the set of enrolled tags has changed. */
    default boolean changes() {
        return this instanceof Taken || this instanceof Undone;
    }

    /** The last digits of a tag's number, enough for a person to tell two tags apart. */
    static String end(TagId tag) {
        String hex = tag.hex();
        return "…" + hex.substring(Math.max(0, hex.length() - 4));
    }
}

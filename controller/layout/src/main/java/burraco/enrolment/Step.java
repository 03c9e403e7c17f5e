package burraco.enrolment;

import burraco.cards.Card;
import burraco.hal.TagId;

/** What somebody who enrols cards is told. No tag's number is in any of it. */
public sealed interface Step {
    /** This card is to be laid now. */
    record Ask(Card card, int antenna, int done, int all) implements Step {}

    /** Its tag is enrolled. */
    record Taken(Card card) implements Step {}

    /** Its tag is no longer enrolled: somebody went back, or another card lay there as well. */
    record Undone(Card card, boolean several) implements Step {}

    /** It comes later. */
    record PutOff(Card card) implements Step {}

    /** What lies there has to be taken away. */
    record Refused(Why why) implements Step {}

    /** Before anything else. */
    record TakeAway() implements Step {}

    /** Nothing was heard for a long time. */
    record NothingHeard(Card card, int antenna) implements Step {}

    /** A card lies over another antenna. */
    record Elsewhere(int found, int antenna) implements Step {}

    /** The antenna says nothing at all. */
    record Silent(int antenna) implements Step {}

    /** There is no card before the first one. */
    record NothingBefore() implements Step {}

    /** No tag was refused that sits in another card. */
    record NothingDisputed() implements Step {}

    /** That line means nothing here. */
    record NoSuchKey() implements Step {}

    /** Somebody leaves; what is done stays. */
    record Left(int done, int all) implements Step {}

    /** Every card has its tag. */
    record Complete(int all) implements Step {}

    /** Why a tag is not taken. */
    sealed interface Why {
        /** More than one answered. */
        record Several() implements Why {}

        /** It sits in that card. */
        record Already(Card card) implements Why {}

        /** It belongs to another deck. */
        record OfDeck(String deck) implements Why {}

        /** Its number is longer or shorter than those of the deck: a bank card, a ticket. */
        record OtherKind() implements Why {}
    }

    /** Whether the tags that are enrolled are others now. */
    default boolean changes() {
        return this instanceof Taken || this instanceof Undone;
    }

    /** How much of a tag's number may be seen: its end, so that a person can tell two apart. */
    static String end(TagId tag) {
        String hex = tag.hex();
        return "…" + hex.substring(Math.max(0, hex.length() - 4));
    }
}

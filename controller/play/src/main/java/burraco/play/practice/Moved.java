package burraco.play.practice;

import burraco.cards.Card;

/** What came of somebody's wish to move cards. */
public sealed interface Moved {
    /**
     * They are on their way.
     *
     * @param rests when all of them lie, in milliseconds of the table
     */
    record Done(long rests) implements Moved {}

    /** Hands cannot do that, whatever the code says. */
    sealed interface Refused extends Moved {}

    /** No card is named, or one of them twice. */
    record NoCards() implements Refused {}

    /** The cards are being shuffled and dealt. */
    record BeingDealt() implements Refused {}

    /** Nobody can grip it: it is off the table. */
    record NotThere(Card card) implements Refused {}

    /** Other cards lie on it that are not moved with it. */
    record Buried(Card card) implements Refused {}

    /** It has not landed yet. */
    record OnItsWay(Card card) implements Refused {}

    /** One hand takes cards from one place at a time. */
    record FromSeveralPlaces() implements Refused {}

    /** There is no such place on this table, or nobody puts cards there. */
    record NoSuchPlace(Where where) implements Refused {}

    /** What was planned does not fit any more: something has happened since. */
    record TooLate() implements Refused {}
}

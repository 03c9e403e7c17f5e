package burraco.play.practice;

import burraco.cards.Card;

/** The result of a request to move cards. */
public sealed interface MoveResult {
    /**
     * The cards are being moved.
     *
     * @param rests when all of them are at rest, in milliseconds of the table
     */
    record Done(long rests) implements MoveResult {}

    /** It is physically impossible, whatever the code says. */
    sealed interface Refused extends MoveResult {}

    /** No card is named, or one of them twice. */
    record NoCards() implements Refused {}

    /** The cards are being shuffled and dealt. */
    record BeingDealt() implements Refused {}

    /** The card is not on the table. */
    record NotThere(Card card) implements Refused {}

    /** Other cards lie on it, and are not moved with it. */
    record Buried(Card card) implements Refused {}

    /** It has not landed yet. */
    record OnItsWay(Card card) implements Refused {}

    /** Cards can only be taken from one place at a time. */
    record FromSeveralPlaces() implements Refused {}

    /** There is no such place on this table, or nobody puts cards there. */
    record NoSuchPlace(BoardPlace where) implements Refused {}

    /** The plan does not fit any more, because something has happened since. */
    record TooLate() implements Refused {}
}

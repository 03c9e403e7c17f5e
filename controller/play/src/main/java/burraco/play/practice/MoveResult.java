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

    /** The cards cannot be moved like that, whatever the code says. */
    sealed interface Refused extends MoveResult {}

    /** No card is named, or one card twice. */
    record NoCards() implements Refused {}

    /** The cards are being shuffled and dealt. */
    record BeingDealt() implements Refused {}

    /** The card is not on the table. */
    record NotThere(Card card) implements Refused {}

    /** Other cards lie on it, and are not moved with it. */
    record Buried(Card card) implements Refused {}

    /** The card has not landed yet. */
    record OnItsWay(Card card) implements Refused {}

    /** Cards can only be taken from one place at a time. */
    record FromSeveralPlaces() implements Refused {}

    /** There is no such place on this table, or nobody puts cards into it. */
    record NoSuchPlace(BoardPlace where) implements Refused {}

    /** The plan does not fit any more, because something else has happened. */
    record TooLate() implements Refused {}
}

package burraco.play.practice;

import burraco.cards.Line;
import burraco.cards.Seat;

/**
 * A place of a card on the practice table. Any card can lie in any place, whatever the rules say.
 */
public sealed interface BoardPlace {
    /** A player's hand, in the order in which he holds the cards. */
    record Fan(Seat seat) implements BoardPlace {}

    record Stock() implements BoardPlace {}

    record Pile() implements BoardPlace {}

    /**
     * @param number 1 or 2
     */
    record Pozzetto(int number) implements BoardPlace {}

    /** A place for one meld, numbered as in the layout. */
    record Slot(Line line, int slot) implements BoardPlace {}

    /** Face up in front of a player: cards that are shown or put aside, or a pile drawn near. */
    record Before(Seat seat) implements BoardPlace {}

    /** A pozzetto in front of a player who has taken it and not begun to play from it. */
    record Pack(Seat seat) implements BoardPlace {}

    /** Penalized cards, beside their player. */
    record Beside(Seat seat) implements BoardPlace {}

    /** Cards that were dealt to a player and that he has not lifted yet. */
    record Dealt(Seat seat) implements BoardPlace {}

    /** Neither on the table nor in a fan: the cards are being gathered and shuffled. */
    record Away() implements BoardPlace {}

    BoardPlace STOCK = new Stock();
    BoardPlace PILE = new Pile();
    BoardPlace AWAY = new Away();

    /**
     * Whether the cards of this place lie on each other, so that only the top ones can be taken.
     */
    default boolean isHeap() {
        return switch (this) {
            case Stock _, Pozzetto _, Pack _, Dealt _ -> true;
            case Fan _, Pile _, Slot _, Before _, Beside _, Away _ -> false;
        };
    }

    /** Whether the cards of this place lie face up. */
    default boolean isOpen() {
        return switch (this) {
            case Pile _, Slot _, Before _, Beside _ -> true;
            case Fan _, Stock _, Pozzetto _, Pack _, Dealt _, Away _ -> false;
        };
    }
}

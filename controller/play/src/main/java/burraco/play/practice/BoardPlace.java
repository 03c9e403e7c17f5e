package burraco.play.practice;

import burraco.cards.Line;
import burraco.cards.Seat;

/** A place of a card on the practice table. No rule says what belongs there. */
public sealed interface BoardPlace {
    /** In a player's hand, in the order in which he holds the cards. */
    record Fan(Seat seat) implements BoardPlace {}

    record Stock() implements BoardPlace {}

    record Pile() implements BoardPlace {}

    /**
     * @param number 1 or 2
     */
    record Pozzetto(int number) implements BoardPlace {}

    /** A place for one meld, numbered as in the layout. */
    record Slot(Line line, int slot) implements BoardPlace {}

    /** Spread openly in front of a player: shown, put aside, or a pile drawn near. */
    record Before(Seat seat) implements BoardPlace {}

    /** A pozzetto in front of a player who has taken it and not begun it. */
    record Pack(Seat seat) implements BoardPlace {}

    /** Penalized, beside their player. */
    record Beside(Seat seat) implements BoardPlace {}

    /** Dealt, and not lifted yet. */
    record Dealt(Seat seat) implements BoardPlace {}

    /** Off the table and in no fan: being gathered and shuffled. */
    record Away() implements BoardPlace {}

    BoardPlace STOCK = new Stock();
    BoardPlace PILE = new Pile();
    BoardPlace AWAY = new Away();

    /** Whether cards lie here on each other, so that only the top ones can be taken. */
    default boolean isHeap() {
        return switch (this) {
            case Stock _, Pozzetto _, Pack _, Dealt _ -> true;
            case Fan _, Pile _, Slot _, Before _, Beside _, Away _ -> false;
        };
    }

    /** Whether cards lie here with their faces up. */
    default boolean isOpen() {
        return switch (this) {
            case Pile _, Slot _, Before _, Beside _ -> true;
            case Fan _, Stock _, Pozzetto _, Pack _, Dealt _, Away _ -> false;
        };
    }
}

package burraco.play.practice;

import burraco.cards.Line;
import burraco.cards.Seat;

/** Where a card of the practice table can be. No rule says what belongs there. */
public sealed interface Where {
    /** In somebody's hand, off the felt, in the order in which he holds it. */
    record Fan(Seat seat) implements Where {}

    record Stock() implements Where {}

    record Pile() implements Where {}

    /**
     * @param number 1 or 2
     */
    record Pozzetto(int number) implements Where {}

    /** A place for one meld, numbered as in the layout. */
    record Slot(Line line, int slot) implements Where {}

    /** Spread openly in front of a player: shown, put aside, or a pile drawn near. */
    record Before(Seat seat) implements Where {}

    /** A pozzetto in front of a player who has taken it and not begun it. */
    record Pack(Seat seat) implements Where {}

    /** Penalized, beside their player. */
    record Beside(Seat seat) implements Where {}

    /** Dealt, and not lifted yet. */
    record Dealt(Seat seat) implements Where {}

    /** Off the table and in nobody's fan: with whoever gathers and shuffles. */
    record Away() implements Where {}

    Where STOCK = new Stock();
    Where PILE = new Pile();
    Where AWAY = new Away();

    /** Whether cards lie here on each other, so that only the upper ones can be gripped. */
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

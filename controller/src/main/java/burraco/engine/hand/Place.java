package burraco.engine.hand;

import burraco.cards.Seat;

/** A place of cards, to be named to people. */
public sealed interface Place {
    record Fan(Seat seat) implements Place {}

    record Side(Seat seat) implements Place {}

    record OfMeld(burraco.engine.meld.MeldId meld) implements Place {}

    record OfPozzetto(int number) implements Place {}

    record Stock() implements Place {}

    record Pile() implements Place {}

    Stock STOCK = new Stock();
    Pile PILE = new Pile();
}

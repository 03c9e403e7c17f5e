package burraco.engine.hand;

import burraco.cards.Seat;
import burraco.engine.meld.MeldId;

/** A place of cards, for naming it to people. */
public sealed interface Place {
    record Fan(Seat seat) implements Place {}

    record Side(Seat seat) implements Place {}

    record OfMeld(MeldId meld) implements Place {}

    record OfPozzetto(int number) implements Place {}

    record Stock() implements Place {}

    record Pile() implements Place {}

    Stock STOCK = new Stock();
    Pile PILE = new Pile();
}

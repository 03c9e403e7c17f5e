package burraco.record;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/** The content of a position line. */
public sealed interface PositionLine {
    record Fan(Seat seat, List<CardName> cards) implements PositionLine {}

    /** A pozzetto that lies on the table: 1, 2, or 3 for one of the hand before. */
    record Pozzetto(int number, List<CardName> cards) implements PositionLine {}

    record PozzettoTaken(int number, Line line) implements PositionLine {}

    record PozzettoUnplayed(int number, Seat seat, List<CardName> cards) implements PositionLine {}

    /** The stock, from the top. */
    record Stock(List<CardName> cards) implements PositionLine {}

    record StockCount(int count) implements PositionLine {}

    /** The pile, from the bottom. */
    record Pile(List<CardName> cards) implements PositionLine {}

    /** A pile of the one card that was faced at the start. */
    record Up(CardName card) implements PositionLine {}

    record Meld(MeldId id, List<CardName> cards, Freeze freeze) implements PositionLine {}

    record Penalized(Seat seat, List<CardName> cards) implements PositionLine {}

    record Exposed(Seat seat, List<CardName> cards) implements PositionLine {}

    record Warned(Seat seat, Optional<Case> which) implements PositionLine {}

    record Limited(Seat seat, Allowed take) implements PositionLine {}

    record Turn(Seat seat, Took took) implements PositionLine {}

    /**
     * The last play of the current turn.
     *
     * @param opened whether the meld was opened; otherwise cards were added to it
     */
    record Last(Seat seat, boolean opened, MeldId meld, List<CardName> cards)
            implements PositionLine {}

    record TimeOut(int turnsLeft) implements PositionLine {}

    /** The cards that the line names. */
    default List<CardName> cards() {
        return switch (this) {
            case Fan fan -> fan.cards;
            case Pozzetto pozzetto -> pozzetto.cards;
            case PozzettoUnplayed unplayed -> unplayed.cards;
            case Stock stock -> stock.cards;
            case Pile pile -> pile.cards;
            case Up up -> List.of(up.card);
            case Meld meld -> meld.cards;
            case Penalized penalized -> penalized.cards;
            case Exposed exposed -> exposed.cards;
            case Last last -> last.cards;
            case PozzettoTaken _, StockCount _, Warned _, Limited _, Turn _, TimeOut _ -> List.of();
        };
    }

    /** What the line is about, if only one line may be about it; empty if several may. */
    default String subject() {
        return switch (this) {
            case Fan fan -> fan.seat + ":";
            case Pozzetto pozzetto -> "P" + pozzetto.number + ":";
            case PozzettoTaken taken -> "P" + taken.number + ":";
            case PozzettoUnplayed unplayed -> "P" + unplayed.number + ":";
            case Stock _, StockCount _ -> "stock:";
            case Pile _, Up _ -> "pile:";
            case Meld meld -> meld.id + ":";
            case Penalized penalized -> "penalized " + penalized.seat + ":";
            case Exposed exposed -> "exposed " + exposed.seat + ":";
            case Warned _ -> "";
            case Limited limited -> "limited " + limited.seat;
            case Turn _ -> "turn:";
            case Last _ -> "last:";
            case TimeOut _ -> "timeout:";
        };
    }
}

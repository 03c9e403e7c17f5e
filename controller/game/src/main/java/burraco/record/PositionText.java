package burraco.record;

import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Freeze;

/** Writes position lines in the words of the record. */
final class PositionText {
    private PositionText() {}

    static String of(PositionLine line) {
        String cards = ActText.list(line.cards());
        return switch (line) {
            case PositionLine.Fan _,
                    PositionLine.Pozzetto _,
                    PositionLine.Stock _,
                    PositionLine.Pile _,
                    PositionLine.Penalized _,
                    PositionLine.Exposed _ ->
                    line.subject() + cards;
            case PositionLine.PozzettoTaken taken -> taken.subject() + " taken " + taken.line();
            case PositionLine.PozzettoUnplayed held ->
                    held.subject() + " taken " + held.seat() + " unplayed" + cards;
            case PositionLine.StockCount stock -> "stock: " + stock.count();
            case PositionLine.Up _ -> "up:" + cards;
            case PositionLine.Meld meld -> meld.subject() + cards + freeze(meld.freeze());
            case PositionLine.Warned warned ->
                    "warned " + warned.seat() + warned.which().map(w -> " " + w).orElse("");
            case PositionLine.Limited limited -> limited.subject() + " " + limited.take();
            case PositionLine.Turn turn -> "turn: " + turn.seat() + " " + phase(turn.took());
            case PositionLine.Last last ->
                    "last: "
                            + last.seat()
                            + (last.opened() ? " open " : " tie ")
                            + last.meld()
                            + cards;
            case PositionLine.TimeOut timeOut -> "timeout: " + timeOut.turnsLeft();
        };
    }

    private static String freeze(Freeze freeze) {
        return switch (freeze) {
            case Freeze.None _ -> "";
            case Freeze.Until until -> " frozen-until " + until.seat();
            case Freeze.ForGood _ -> " frozen";
        };
    }

    private static String phase(Took took) {
        return switch (took) {
            case NOTHING -> "draw";
            case DREW -> "play drawn";
            case PICKED_UP -> "play picked-up";
        };
    }
}

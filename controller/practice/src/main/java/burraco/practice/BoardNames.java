package burraco.practice;

import burraco.cards.Card;
import burraco.play.practice.BoardPlace;

/** Names of cards and places of the practice table in JSON. */
final class BoardNames {
    private BoardNames() {}

    /** Names one physical card of the two equal ones. */
    static String of(Card card) {
        return card.face() + "/" + card.copy();
    }

    static String of(BoardPlace where) {
        return switch (where) {
            case BoardPlace.Fan(var seat) -> "fan " + seat;
            case BoardPlace.Stock _ -> "stock";
            case BoardPlace.Pile _ -> "pile";
            case BoardPlace.Pozzetto(var number) -> "pozzetto " + number;
            case BoardPlace.Slot(var line, var slot) -> "slot " + line + " " + slot;
            case BoardPlace.Before(var seat) -> "before " + seat;
            case BoardPlace.Pack(var seat) -> "pack " + seat;
            case BoardPlace.Beside(var seat) -> "beside " + seat;
            case BoardPlace.Dealt(var seat) -> "dealt " + seat;
            case BoardPlace.Away _ -> "away";
        };
    }
}

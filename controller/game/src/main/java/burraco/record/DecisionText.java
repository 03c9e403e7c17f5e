package burraco.record;

import burraco.cards.CardName;
import burraco.engine.act.Decision;
import java.util.List;

/** Writes a decision of the arbiter in the words of the record. */
final class DecisionText {
    private DecisionText() {}

    /**
     * @param cards the names for its cards
     */
    static String of(Decision what, List<CardName> cards) {
        return switch (what) {
            case Decision.Penalize(var seat, _) -> "penalize " + seat + ActText.list(cards);
            case Decision.Freeze(var meld, var until) ->
                    "freeze " + meld + until.map(seat -> " until " + seat).orElse("");
            case Decision.Negative(var meld, _) -> "negative " + meld + ActText.list(cards);
            case Decision.Bar(var seat, var meld, _) ->
                    "bar " + seat + meld.map(id -> " " + id).orElse("") + ActText.list(cards);
            case Decision.Reopen _ -> "reopen";
        };
    }
}

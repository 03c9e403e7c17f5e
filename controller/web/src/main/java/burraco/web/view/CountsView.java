package burraco.web.view;

import burraco.engine.score.LineScore;
import burraco.json.JsonObject;
import java.util.Optional;
import java.util.OptionalInt;

/** The scores of both lines in a hand, by parts. */
public record CountsView(Count ns, Count ew) implements JsonObject {
    /**
     * @param unseen how many cards are still to be counted
     */
    public record Count(
            int burrachi,
            int closing,
            int melds,
            Optional<Integer> pozzetto,
            Optional<Integer> hand,
            int penalized,
            int arbiter,
            int unseen,
            Optional<Integer> total)
            implements JsonObject {}

    /** Of a hand in progress: the number of cards in the players' hands is not shown. */
    static CountsView of(LineScore ns, LineScore ew) {
        return of(ns, ew, false);
    }

    /**
     * @param over whether the hand is over, so that the number of cards still to be counted may be
     *     shown
     */
    static CountsView of(LineScore ns, LineScore ew, boolean over) {
        return new CountsView(count(ns, over), count(ew, over));
    }

    private static Count count(LineScore score, boolean over) {
        return new Count(
                score.burrachi(),
                score.closing(),
                score.melds(),
                number(score.pozzetto()),
                number(score.hand()),
                score.penalized(),
                score.arbiter(),
                over ? score.unseen() : 0,
                number(score.total()));
    }

    static Optional<Integer> number(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
}

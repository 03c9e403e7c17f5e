package burraco.cli.judge;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.Shape;
import burraco.engine.score.CountedMeld;
import burraco.json.JsonObject;
import java.util.Optional;

/**
 * A meld at the end of a hand.
 *
 * @param burraco its kind, as the code of play names it
 * @param frozen until whose turn; {@code end} for good
 */
public record MeldJson(
        MeldId id, String kind, String cards, Burraco burraco, Optional<String> frozen, int points)
        implements JsonObject {
    static MeldJson of(Meld meld, Hand hand) {
        CountedMeld counted = CountedMeld.of(hand, meld);
        return new MeldJson(
                meld.id(),
                switch (counted.shape()) {
                    case Shape.Sequence _ -> "sequence";
                    case Shape.Combination _ -> "combination";
                    case Shape.NoMeld _ -> "invalid";
                },
                FanJson.faces(meld.inOrder(), 0),
                counted.burraco(hand.rules()),
                switch (meld.freeze()) {
                    case Freeze.None _ -> Optional.empty();
                    case Freeze.Until until -> Optional.of(until.seat()).map(Seat::toString);
                    case Freeze.ForGood _ -> Optional.of("end");
                },
                counted.positive().points());
    }
}

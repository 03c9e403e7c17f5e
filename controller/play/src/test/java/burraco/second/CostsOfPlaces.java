package burraco.second;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** Where discards lie (art. 6 of the Italian code, since 2026). */
final class CostsOfPlaces {
    private CostsOfPlaces() {}

    /** His next turn is limited to taking and discarding, if he has not taken cards in it. */
    static List<Remedy> apart(Matter matter) {
        Seat seat = matter.seat();
        boolean tookAgain =
                matter.hand().moments.values().stream()
                        .filter(moment -> moment.number() > matter.then().number())
                        .filter(moment -> moment.by() == seat && moment.isOwn())
                        .anyMatch(moment -> isTaking(moment.act()));
        if (tookAgain || matter.hand().isOver()) {
            return List.of(Remedy.ADVISE);
        }
        boolean atHand = matter.isTurnOf(seat) && matter.when() == Matter.When.LATER;
        Remedy.When turn = atHand ? Remedy.When.THIS : Remedy.When.NEXT;
        return List.of(new Remedy.Limit(seat, turn, Allowed.ANY));
    }

    private static boolean isTaking(Act act) {
        return act instanceof Act.Draw || act instanceof Act.Pickup;
    }
}

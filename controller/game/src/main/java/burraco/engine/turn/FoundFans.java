package burraco.engine.turn;

import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Standing;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Impossible.Why;
import java.util.ArrayList;
import java.util.List;

/**
 * How many cards the players hold after a gap. All cards are somewhere: fans of which nothing is
 * said get what is left, and are made even rather than uneven by it.
 */
final class FoundFans {
    private FoundFans() {}

    /**
     * @param all how many cards there are
     */
    static void count(Draft draft, Standing then, int all) {
        List<Seat> open = new ArrayList<>(List.of(Seat.values()));
        for (Standing.OfFan stated : then.fans()) {
            open.remove(stated.seat());
            resize(draft, stated.seat(), stated.count());
        }
        int there = Conservation.count(draft.hand());
        while (there != all && change(draft, open, there < all)) {
            there += there < all ? 1 : -1;
        }
        if (there != all) {
            throw new CannotHaveHappened(Why.OTHER_NUMBER_OF_CARDS, -1, there, all);
        }
    }

    /** A card more in the smallest of these fans, or less in the largest. */
    private static boolean change(Draft draft, List<Seat> open, boolean more) {
        Seat changed = null;
        for (Seat seat : open) {
            int size = draft.fan(seat).size();
            boolean possible = more || size > 0;
            boolean better =
                    changed == null
                            || (more
                                    ? size < draft.fan(changed).size()
                                    : size > draft.fan(changed).size());
            changed = possible && better ? seat : changed;
        }
        if (changed != null) {
            resize(draft, changed, draft.fan(changed).size() + (more ? 1 : -1));
        }
        return changed != null;
    }

    /** Where fewer are left than were known, nobody knows which. */
    private static void resize(Draft draft, Seat seat, int count) {
        Cards known = draft.fan(seat).known();
        Cards left = known.size() > count ? Cards.NONE : known;
        draft.places().fan(seat, new Holding(left, count - left.size()));
    }
}

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
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The number of cards in each fan after a gap. All cards are somewhere: fans that are not mentioned
 * share the rest as evenly as possible.
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

    /** Adds a card to the smallest of these fans, or removes one from the largest. */
    private static boolean change(Draft draft, List<Seat> open, boolean more) {
        Comparator<Seat> smallest = Comparator.comparingInt(seat -> draft.fan(seat).size());
        Optional<Seat> changed =
                open.stream()
                        .filter(seat -> more || !draft.fan(seat).isEmpty())
                        .min(more ? smallest : smallest.reversed());
        changed.ifPresent(seat -> resize(draft, seat, draft.fan(seat).size() + (more ? 1 : -1)));
        return changed.isPresent();
    }

    /** If fewer cards are left than were known, nobody knows which. */
    private static void resize(Draft draft, Seat seat, int count) {
        Cards known = draft.fan(seat).known();
        Cards left = known.size() > count ? Cards.NONE : known;
        draft.places().fan(seat, new Holding(left, count - left.size()));
    }
}

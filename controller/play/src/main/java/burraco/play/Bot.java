package burraco.play;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;
import java.util.List;

/**
 * A sensible player: it builds sequences, decides whether the pile is worth picking up, takes the
 * pozzetto in diretta when it can, makes clean burrachi and closes. It knows its own fan and what
 * lies open, as a player does.
 */
public final class Bot {
    private final Chance chance;
    private final int places;

    public Bot(Chance chance) {
        this(chance, Integer.MAX_VALUE);
    }

    /**
     * @param places the number of melds for which a line has room; once they are full the bot ties
     *     if it can
     */
    public Bot(Chance chance, int places) {
        this.chance = chance;
        this.places = places;
    }

    /** One of the acts, of which there must be at least one. */
    public Act choose(Hand hand, List<Act> acts) {
        if (acts.size() == 1) {
            return acts.getFirst();
        }
        return best(hand, withinPlaces(hand, acts));
    }

    private List<Act> withinPlaces(Hand hand, List<Act> acts) {
        if (hand.melds().count(hand.turn().seat().line()) < places) {
            return acts;
        }
        // A pickup may ask for a meld that has no place.
        boolean asks = hand.rules().pickupNeedsPlay();
        List<Act> others =
                acts.stream()
                        .filter(act -> !(act instanceof Act.Open))
                        .filter(act -> !(asks && act instanceof Act.Pickup))
                        .toList();
        return others.isEmpty() ? acts : others;
    }

    private Act best(Hand hand, List<Act> acts) {
        View view = new View(hand);
        Act best = acts.getFirst();
        int most = Integer.MIN_VALUE;
        for (Act act : acts) {
            // A small random part decides between acts of equal worth.
            int worth = 8 * worth(view, act) + chance.below(8);
            if (worth > most) {
                most = worth;
                best = act;
            }
        }
        return best;
    }

    private static int worth(View view, Act act) {
        return switch (act) {
            case Act.Draw _ -> 0;
            case Act.Pickup _ -> PickupWorth.of(view);
            case Act.Tie tie -> PlayWorth.of(view, tie);
            case Act.Open open -> PlayWorth.of(view, open);
            case Act.Discard discard -> DiscardWorth.of(view, discard.cards().getFirst().card());
            case Act.TakePozzetto _ -> 1000;
            case Act other -> throw new IllegalArgumentException("not a player's choice: " + other);
        };
    }
}

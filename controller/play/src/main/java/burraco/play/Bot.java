package burraco.play;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.hal.virtual.Chance;
import java.util.List;

/**
 * A sensible player: it builds sequences, weighs the pile, goes to the pozzetto in diretta when it
 * can, makes clean burrachi and closes. It looks at its own fan and at what lies open, as a player
 * would.
 */
public final class Bot {
    private final Chance chance;
    private final int places;

    public Bot(Chance chance) {
        this(chance, Integer.MAX_VALUE);
    }

    /**
     * @param places how many melds a line has room for: who has them full ties, if he can
     */
    public Bot(Chance chance, int places) {
        this.chance = chance;
        this.places = places;
    }

    /** One of the acts, which must not be none. */
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
            // A little chance decides between acts that are worth the same.
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

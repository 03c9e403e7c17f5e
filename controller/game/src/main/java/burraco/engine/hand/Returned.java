package burraco.engine.hand;

import burraco.cards.Cards;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards that a player had to take back because he had none left to discard (art. 31/C).
 *
 * @param newer melds that his partner opened since: these cards may not go there
 */
public record Returned(Cards cards, List<MeldId> newer) {
    static final Returned NOTHING = new Returned(Cards.NONE, List.of());

    public Returned since(MeldId opened) {
        List<MeldId> melds = new ArrayList<>(newer);
        melds.add(opened);
        return new Returned(cards, List.copyOf(melds));
    }
}

package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.Dealing;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.weighing.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether all cards are off the table: gathered, and to be dealt anew. */
final class Emptiness {
    private static final Zone STOCK = new Zone.Stock();

    private final Picture picture;
    private final Weights weights;
    private final boolean canTell;
    private long began;
    private long since = -1;

    Emptiness(Layout layout, Picture picture, Weights weights) {
        this.picture = picture;
        this.weights = weights;
        boolean stock = layout.antenna(STOCK).isPresent() || layout.scale(STOCK).isPresent();
        // Without these a table looks empty as soon as the players hold their cards.
        canTell = stock || !layout.antennas(Zone.Pozzetto.class).isEmpty();
    }

    /** Another deal begins: pozzetti that lie there by then belong to the hand before. */
    void begin(long now) {
        began = now;
        since = -1;
    }

    /** Whether nothing has lain there for a while. */
    boolean lasts(long now) {
        boolean empty = canTell && weights.onStock().map(one -> one.whole() < 1).orElse(true);
        for (Card card : picture.cards()) {
            empty = empty && !picture.of(card).filter(this::lies).isPresent();
        }
        if (!empty) {
            since = -1;
            return false;
        }
        since = since < 0 ? now : since;
        return now - since >= Dealing.EMPTY_AFTER;
    }

    private boolean lies(Stay stay) {
        return stay.share() > Dealing.LIES_STILL && !isLeft(stay);
    }

    private boolean isLeft(Stay stay) {
        return stay.zone() instanceof Zone.Pozzetto && stay.first() < began;
    }

    /** Pozzetti of the hand before. */
    List<Card> left() {
        List<Card> left = new ArrayList<>();
        for (Card card : picture.cards()) {
            Optional<Stay> stay = picture.of(card).filter(this::isLeft);
            if (stay.isPresent()) {
                left.add(card);
            }
        }
        return left;
    }
}

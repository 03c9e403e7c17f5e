package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.DealFigures;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.TableScales;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides whether all cards are off the table, gathered to be dealt again. */
final class EmptyTable {
    private static final Zone STOCK = new Zone.Stock();

    private final TablePicture picture;
    private final TableScales weights;
    private final boolean canTell;
    private long began;
    private long since = -1;

    EmptyTable(Layout layout, TablePicture picture, TableScales weights) {
        this.picture = picture;
        this.weights = weights;
        boolean stock = layout.antenna(STOCK).isPresent() || layout.scale(STOCK).isPresent();
        // Without these, a table looks empty as soon as the players hold their cards.
        canTell = stock || !layout.antennas(Zone.Pozzetto.class).isEmpty();
    }

    /** Starts watching a new deal; pozzetti that lie there already belong to the hand before. */
    void begin(long now) {
        began = now;
        since = -1;
    }

    /** Whether nothing has lain on the table for a while. */
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
        return now - since >= DealFigures.EMPTY_AFTER_MILLIS;
    }

    private boolean lies(Stay stay) {
        return stay.share() > DealFigures.LIES_STILL && !isLeft(stay);
    }

    private boolean isLeft(Stay stay) {
        return stay.zone() instanceof Zone.Pozzetto && stay.first() < began;
    }

    /** The cards of pozzetti that were left from the hand before. */
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

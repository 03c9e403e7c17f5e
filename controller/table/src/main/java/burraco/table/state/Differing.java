package burraco.table.state;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.layout.ZoneName;
import burraco.table.input.Settling;
import burraco.tracking.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place where something else lies than the record has there: open until it agrees again or people
 * have settled it.
 *
 * @param id never used again in this hand
 * @param all what differs there
 * @param since when it began
 * @param offered what {@code ok} would say now
 * @param said the line that has said so; it takes the other one's word too
 */
public record Differing(
        int id,
        Zone place,
        List<Difference> all,
        long since,
        Settling offered,
        Optional<Line> said) {
    public Differing {
        all = List.copyOf(all);
    }

    static Differing of(int id, Difference first, long since) {
        return new Differing(
                id, first.zone(), List.of(first), since, Settling.LIES_THERE, Optional.empty());
    }

    /** What somebody said of it was said of something else. */
    Differing with(Difference more, long from) {
        List<Difference> both = new ArrayList<>(all);
        both.add(more);
        return new Differing(
                id, place, both, Math.min(since, from), Settling.LIES_THERE, Optional.empty());
    }

    Differing without(Difference gone) {
        return new Differing(
                id,
                place,
                all.stream().filter(one -> !one.equals(gone)).toList(),
                since,
                offered,
                said);
    }

    public Differing offering(Settling other) {
        return new Differing(id, place, all, since, other, Optional.empty());
    }

    public Differing saidBy(Line line) {
        return new Differing(id, place, all, since, offered, Optional.of(line));
    }

    /** What its place is called in a layout. */
    public String where() {
        return ZoneName.of(place);
    }

    /** Cards that no act has brought there. */
    public List<Card> more() {
        List<Card> cards = new ArrayList<>();
        for (Difference one : all) {
            if (one instanceof Difference.Lies(var card, _, _)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** Cards that should lie there and do not answer. */
    public List<Card> silent() {
        List<Card> cards = new ArrayList<>();
        for (Difference one : all) {
            if (one instanceof Difference.Silent(var card, _, _)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** How many cards more its scale has than the record; negative where it has fewer. */
    public int weighs() {
        int more = 0;
        for (Difference one : all) {
            more = one instanceof Difference.Weighs(_, var cards) ? cards : more;
        }
        return more;
    }

    /** The meld that lies there by the record. */
    public Optional<MeldId> meld() {
        for (Difference one : all) {
            Optional<MeldId> meld =
                    switch (one) {
                        case Difference.Lies(_, _, var there) -> there;
                        case Difference.Silent(_, _, var there) -> there;
                        case Difference.Weighs _ -> Optional.empty();
                    };
            if (meld.isPresent()) {
                return meld;
            }
        }
        return Optional.empty();
    }
}

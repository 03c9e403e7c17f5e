package burraco.table.state;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import burraco.layout.ZoneName;
import burraco.table.input.DiscrepancyAnswer;
import burraco.tracking.event.Discrepancy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place where something else lies than the record says. It is open until it agrees again or
 * people have settled it.
 *
 * @param id never reused in this hand
 * @param all the single discrepancies at the place
 * @param since when it began
 * @param offered the answer that {@code ok} would give now
 * @param said the line that has given this answer; the other one has to agree
 */
public record OpenDiscrepancy(
        int id,
        Zone place,
        List<Discrepancy> all,
        long since,
        DiscrepancyAnswer offered,
        Optional<Line> said) {
    public OpenDiscrepancy {
        all = List.copyOf(all);
    }

    static OpenDiscrepancy of(int id, Discrepancy first, long since) {
        return new OpenDiscrepancy(
                id,
                first.zone(),
                List.of(first),
                since,
                DiscrepancyAnswer.LIES_THERE,
                Optional.empty());
    }

    /** With a further discrepancy; earlier answers no longer apply. */
    OpenDiscrepancy with(Discrepancy more, long from) {
        List<Discrepancy> both = new ArrayList<>(all);
        both.add(more);
        return new OpenDiscrepancy(
                id,
                place,
                both,
                Math.min(since, from),
                DiscrepancyAnswer.LIES_THERE,
                Optional.empty());
    }

    OpenDiscrepancy without(Discrepancy gone) {
        return new OpenDiscrepancy(
                id,
                place,
                all.stream().filter(one -> !one.equals(gone)).toList(),
                since,
                offered,
                said);
    }

    public OpenDiscrepancy offering(DiscrepancyAnswer other) {
        return new OpenDiscrepancy(id, place, all, since, other, Optional.empty());
    }

    public OpenDiscrepancy saidBy(Line line) {
        return new OpenDiscrepancy(id, place, all, since, offered, Optional.of(line));
    }

    /** The name of the place in a layout. */
    public String where() {
        return ZoneName.of(place);
    }

    /** The cards that no act has brought there. */
    public List<Card> more() {
        List<Card> cards = new ArrayList<>();
        for (Discrepancy one : all) {
            if (one instanceof Discrepancy.Lies(var card, _, _)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** The cards that should lie there and are silent. */
    public List<Card> silent() {
        List<Card> cards = new ArrayList<>();
        for (Discrepancy one : all) {
            if (one instanceof Discrepancy.Silent(var card, _, _)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** How many more cards its scale carries than the record says; negative if fewer. */
    public int weighs() {
        int more = 0;
        for (Discrepancy one : all) {
            more = one instanceof Discrepancy.Weighs(_, var cards) ? cards : more;
        }
        return more;
    }

    /** The meld that lies there according to the record. */
    public Optional<MeldId> meld() {
        for (Discrepancy one : all) {
            Optional<MeldId> meld =
                    switch (one) {
                        case Discrepancy.Lies(_, _, var there) -> there;
                        case Discrepancy.Silent(_, _, var there) -> there;
                        case Discrepancy.Weighs _ -> Optional.empty();
                    };
            if (meld.isPresent()) {
                return meld;
            }
        }
        return Optional.empty();
    }
}

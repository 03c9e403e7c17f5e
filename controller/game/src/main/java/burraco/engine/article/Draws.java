package burraco.engine.article;

import burraco.cards.Card;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** Art. 6 and 7: cards taken in excess of one card or the pile go back. */
final class Draws {
    private Draws() {}

    static void putBack(Draft draft, Fault.OfTaking fault, Noticed noticed) {
        List<Card> left = StillThere.of(draft, fault.seat(), fault.cards());
        if (noticed == Noticed.LATER || left.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
        } else {
            Verdict verdict = Verdict.on(draft, fault, fault.which());
            // If two cards were drawn, the second is shown to the next player (art. 7).
            boolean shown = fault.which() == Case.SEVERAL_CARDS_DRAWN;
            (shown
                            ? verdict.restoreShown(left, fault.seat().next())
                            : verdict.restore(place(fault.from()), left))
                    .give();
        }
    }

    static Remedy.Place place(Source from) {
        return switch (from) {
            case STOCK -> Remedy.Place.STOCK;
            case PILE -> Remedy.Place.PILE;
            case POZZETTO -> Remedy.Place.POZZETTO;
        };
    }
}

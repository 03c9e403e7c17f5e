package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Exposed cards and phantom cards (art. 22, 23 ter). */
final class CostsOfSeenCards {
    private CostsOfSeenCards() {}

    static List<Remedy> exposed(Matter matter) {
        return List.of(new Remedy.Play(matter.seat(), matter.then().moved()));
    }

    /** His partner is to blame. In any other player's turn there is no remedy. */
    static List<Remedy> prompted(Matter matter) {
        Seat seat = matter.seat().partner();
        Felt felt = matter.now().before();
        List<Card> named = matter.reported(felt.fans().get(seat));
        List<Card> cards = named.isEmpty() ? felt.exposed().get(seat) : named;
        return matter.isTurnOf(seat) && !cards.isEmpty()
                ? List.of(new Remedy.Discard(seat, cards), new Remedy.Stop(seat))
                : List.of(Remedy.ADVISE);
    }

    static List<Remedy> phantomInANewMeld(Matter matter) {
        Seat seat = matter.seat();
        List<Card> cards = matter.reported(cardsOfTheMeld(matter));
        return matter.isTurnOf(seat)
                ? List.of(new Remedy.Discard(seat, cards))
                : List.of(new Remedy.Penalize(seat, cards));
    }

    static List<Remedy> phantomInAnOldMeld(Matter matter) {
        MeldId meld = meld(matter);
        return List.of(
                new Remedy.Freeze(meld, Optional.empty()),
                new Remedy.Negative(meld.line(), matter.reported(cardsOfTheMeld(matter))));
    }

    private static MeldId meld(Matter matter) {
        return ((Act.Report) matter.now().act()).meld().orElseThrow();
    }

    private static List<Card> cardsOfTheMeld(Matter matter) {
        return matter.now().after().meld(meld(matter));
    }

    /** The first is the discard; the others come back, and are exposed. */
    static List<Remedy> severalDiscarded(Matter matter) {
        List<Card> others = new ArrayList<>(matter.then().moved());
        others.removeFirst();
        return List.of(
                new Remedy.TakeBack(matter.seat(), Optional.empty(), others),
                new Remedy.Play(matter.seat(), others));
    }
}

package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Cards taken out of turn (art. 29). */
final class CostsOutOfTurn {
    private CostsOutOfTurn() {}

    /** The opening that the article allows in the limited turn is frozen for a lap. */
    static List<Remedy> pickup(Matter matter) {
        Seat seat = matter.seat();
        return matter.deed() != null
                ? List.of(new Remedy.Freeze(matter.deed().meld(), Optional.of(seat)))
                : List.of(CostsOfTakings.back(matter, null), Costs.limitNext(seat, Allowed.OPEN));
    }

    /** The card is shown to the player in turn if he is an opponent. */
    static List<Remedy> draw(Matter matter) {
        return List.of(
                CostsOfTakings.back(matter, opponentInTurn(matter)),
                Costs.limitNext(matter.seat(), Allowed.DRAW));
    }

    private static Seat opponentInTurn(Matter matter) {
        Seat turn = matter.then().before().turn();
        return turn.line() == matter.seat().line() ? null : turn;
    }

    /**
     * If he also laid cards: the meld without the taken cards is valid after the limited turn. If
     * the rest is no meld it cannot be completed; the article does not say what else happens to it
     * (G15).
     */
    static List<Remedy> play(Matter matter) {
        Seat seat = matter.seat();
        Moment taking = taking(matter);
        boolean pile = taking.act() instanceof Act.Pickup;
        List<Card> taken = new ArrayList<>(pile ? taking.offThePile() : taking.offTheStock());
        taken.retainAll(stillHis(matter));
        Remedy.Place place = pile ? Remedy.Place.PILE : Remedy.Place.STOCK;
        PlainMeld meld = matter.hand().melds.get(matter.deed().meld());
        List<Remedy> cost = new ArrayList<>();
        cost.add(new Remedy.Stop(seat));
        if (!taken.isEmpty()) {
            cost.add(Costs.restore(seat, place, taken, null));
        }
        cost.add(Costs.limitNext(seat, pile ? Allowed.OPEN : Allowed.DRAW));
        List<Card> back = new ArrayList<>(meld.cards());
        back.retainAll(taken);
        boolean stands = meld.isLegalWithout(back);
        boolean neverMadeGood = !stands && matter.deed().opened();
        cost.add(new Remedy.Freeze(meld.id, neverMadeGood ? Optional.empty() : Optional.of(seat)));
        if (!stands) {
            cost.add(Remedy.ADVISE);
        }
        return cost;
    }

    /** Cards that he holds or that lie in melds; cards that went elsewhere do not come back. */
    private static List<Card> stillHis(Matter matter) {
        Felt felt = matter.now().after();
        List<Card> his = new ArrayList<>(felt.fans().get(matter.seat()));
        felt.melds().values().forEach(his::addAll);
        return his;
    }

    /** His last draw or pickup before the play, preferably one that he has not put back. */
    private static Moment taking(Matter matter) {
        return matter.hand().moments.values().stream()
                .filter(moment -> moment.number() < matter.deed().moment().number())
                .filter(moment -> moment.by() == matter.seat())
                .filter(moment ->
                        moment.act() instanceof Act.Draw || moment.act() instanceof Act.Pickup)
                .max(
                        Comparator.comparing((Moment moment) -> !wentBack(matter, moment))
                                .thenComparing(Moment::number))
                .orElseThrow();
    }

    private static boolean wentBack(Matter matter, Moment taking) {
        Source from = taking.act() instanceof Act.Pickup ? Source.PILE : Source.STOCK;
        return matter.hand().moments.values().stream()
                .filter(moment -> moment.number() > taking.number())
                .map(Moment::act)
                .anyMatch(new Act.PutBack(matter.seat(), from)::equals);
    }

    /** After a pozzetto in diretta he discards, and plays the pozzetto in his next turn. */
    static List<Remedy> afterPozzetto(Matter matter) {
        Seat seat = matter.seat();
        boolean pile = matter.then().act() instanceof Act.Pickup;
        return List.of(
                CostsOfTakings.back(matter, pile ? null : seat.next()),
                Costs.discardAny(seat),
                new Remedy.Stop(seat));
    }
}

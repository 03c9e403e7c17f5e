package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Remedy.Place;
import java.util.List;
import java.util.Optional;

/** Cards taken in one's own turn (art. 6, 7, 8). */
final class CostsOfTakings {
    private CostsOfTakings() {}

    /** Art. 6: what was taken second goes back. */
    static List<Remedy> second(Matter matter) {
        return List.of(back(matter, null));
    }

    /** Returns what was taken to its place. */
    static Remedy back(Matter matter, Seat shownTo) {
        Moment then = matter.then();
        boolean pile = then.act() instanceof Act.Pickup;
        return pile
                ? Costs.restore(matter.seat(), Place.PILE, then.offThePile(), shownTo)
                : Costs.restore(matter.seat(), Place.STOCK, then.offTheStock(), shownTo);
    }

    /** Returns the pile of this turn, except cards that somebody has put back elsewhere. */
    static Remedy backToThePile(Matter matter) {
        List<Card> pile = matter.hand().turn.pile;
        List<Card> there = PlainMeld.without(pile, matter.now().after().stock());
        return Costs.restore(matter.seat(), Place.PILE, there, null);
    }

    /**
     * Art. 7: all cards but the first go back, and are shown to the next player; also the first, if
     * he drew while play was suspended (G50).
     */
    static List<Remedy> several(Matter matter) {
        List<Card> drawn = matter.then().offTheStock();
        List<Card> back = drawn.size() == 1 ? drawn : drawn.subList(1, drawn.size());
        return List.of(Costs.restore(matter.seat(), Place.STOCK, back, matter.seat().next()));
    }

    /**
     * Art. 8: the pile goes back, and he draws and discards. If he has discarded, he takes that
     * back, and his next turn is limited; but not if he only picked up again what had to go back
     * (G45).
     */
    static List<Remedy> pickupWithoutPlay(Matter matter) {
        Seat seat = matter.seat();
        Remedy pile = backToThePile(matter);
        if (matter.then().act() instanceof Act.Pickup) {
            return List.of(pile, new Remedy.Draw(seat), new Remedy.Stop(seat));
        }
        return List.of(
                takeBackDiscard(matter),
                pile,
                new Remedy.Draw(seat),
                Costs.discardAny(seat),
                Costs.limitNext(seat, Allowed.DRAW));
    }

    /** If he puts the pile back himself, the first part is done. */
    static List<Remedy> cannotPlay(Matter matter) {
        Seat seat = matter.seat();
        return List.of(
                backToThePile(matter),
                new Remedy.Draw(seat),
                new Remedy.Stop(seat),
                Costs.limitNext(seat, Allowed.DRAW));
    }

    /** He takes it back and discards another card; if he has none, one of his last play. */
    static List<Remedy> onlyCard(Matter matter) {
        Seat seat = matter.seat();
        List<LastPlay> plays = matter.lastPlays();
        List<Card> others = matter.then().after().fans().get(seat);
        boolean lastPlay = others.isEmpty() && !plays.isEmpty();
        return List.of(
                takeBackDiscard(matter),
                new Remedy.Discard(seat, lastPlay ? plays.getFirst().cards() : others));
    }

    /** Only the card that he meant to discard; cards dropped with it are another case. */
    private static Remedy takeBackDiscard(Matter matter) {
        List<Card> discard = matter.then().moved().subList(0, 1);
        return new Remedy.TakeBack(matter.seat(), Optional.empty(), discard);
    }

    /** The Italian code: the card left behind is the discard; of several, the highest. */
    static List<Remedy> partOfThePile(Matter matter) {
        if (matter.hand().code == Code.FIBUR_INT_2018) {
            return List.of(Remedy.ADVISE);
        }
        List<Card> left = Norma.sorted(matter.then().after().pile());
        return List.of(
                new Remedy.Discard(matter.seat(), left.subList(0, 1)),
                new Remedy.Stop(matter.seat()));
    }
}

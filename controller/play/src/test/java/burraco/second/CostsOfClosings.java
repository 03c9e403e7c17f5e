package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Emptied fans that do not close the hand, and pozzetti that are not due (art. 21 quater, 31). */
final class CostsOfClosings {
    private CostsOfClosings() {}

    /** 31/A: the last play is penalized, if he has laid anything in this turn. */
    static List<Remedy> withoutBurraco(Matter matter) {
        List<LastPlay> plays = matter.lastPlays();
        return List.of(
                plays.isEmpty()
                        ? Remedy.ADVISE
                        : new Remedy.Penalize(matter.seat(), plays.getFirst().cards()));
    }

    /** 31/B: the last play comes back, the discard stays. */
    static List<Remedy> wildDiscard(Matter matter) {
        List<LastPlay> plays = matter.lastPlays();
        return List.of(
                plays.isEmpty()
                        ? Remedy.ADVISE
                        : takeBack(matter, plays.getFirst(), plays.getFirst().cards()));
    }

    private static Remedy takeBack(Matter matter, LastPlay play, List<Card> cards) {
        return new Remedy.TakeBack(matter.seat(), Optional.of(play.meld()), cards);
    }

    /** 31/C a: the opening comes back, and one of its cards is the discard. */
    static List<Remedy> emptiedByOpening(Matter matter) {
        LastPlay last = matter.lastPlays().getFirst();
        return List.of(
                takeBack(matter, last, last.cards()),
                new Remedy.Discard(matter.seat(), last.cards()));
    }

    /**
     * 31/C b: the card tied last is the discard; the last play comes back, or if that was only this
     * card, the play before it (G21).
     */
    static List<Remedy> emptiedByTying(Matter matter) {
        List<LastPlay> plays = matter.lastPlays();
        LastPlay last = plays.getFirst();
        Card card = last.cards().getFirst();
        List<Remedy> cost = new ArrayList<>();
        List<Card> others = PlainMeld.without(last.cards(), List.of(card));
        if (!others.isEmpty()) {
            cost.add(takeBack(matter, last, others));
        } else if (plays.size() > 1) {
            cost.add(takeBack(matter, plays.get(1), plays.get(1).cards()));
        }
        cost.add(new Remedy.Discard(matter.seat(), List.of(card)));
        return cost;
    }

    /** Art. 21 quater: what was taken goes back, if anything was. */
    static List<Remedy> pozzettoBack(Matter matter) {
        Seat seat = matter.seat();
        Map<Integer, List<Card>> left = matter.then().after().pozzetti();
        List<Remedy> back =
                matter.then().before().pozzetti().entrySet().stream()
                        .filter(one -> !left.containsKey(one.getKey()))
                        .filter(one -> !one.getValue().isEmpty())
                        .<Remedy>map(one ->
                                Costs.restore(seat, Remedy.Place.POZZETTO, one.getValue(), null))
                        .toList();
        return back.isEmpty() ? List.of(Remedy.ADVISE) : back;
    }

    /** Then as 31/C, unless that has been ruled already. */
    static List<Remedy> notDueInDiretta(Matter matter) {
        List<Remedy> cost = new ArrayList<>(pozzettoBack(matter));
        Deed last = matter.hand().turn.laid.isEmpty() ? null : matter.hand().turn.laid.getLast();
        boolean ruled =
                last != null
                        && last.moment().told().stream()
                                .anyMatch(one -> one.which().id().startsWith("31C"));
        if (last != null && !ruled && !matter.lastPlays().isEmpty()) {
            cost.addAll(last.opened() ? emptiedByOpening(matter) : emptiedByTying(matter));
        }
        return cost;
    }

    /** Then as 31/A, if the line lacks a necessary burraco, unless that has been ruled already. */
    static List<Remedy> notDueWithDiscard(Matter matter) {
        List<Remedy> cost = new ArrayList<>(pozzettoBack(matter));
        if (cost.contains(Remedy.ADVISE)) {
            return cost;
        }
        PlainTurn turn = matter.hand().turnBefore;
        Seat seat = matter.seat();
        boolean open =
                turn != null
                        && turn.seat == seat
                        && !matter.hand().isClosed()
                        && matter.hand().moments.values().stream()
                                .filter(moment -> moment.turn() == matter.hand().turns - 1)
                                .flatMap(moment -> moment.told().stream())
                                .noneMatch(one -> one.which().id().startsWith("31"));
        boolean burraco = matter.hand().melds.hasBurracoToClose(seat.line(), matter.now().before());
        if (open && !burraco) {
            LastPlay.of(turn, matter.hand().melds).stream()
                    .limit(1)
                    .forEach(last -> cost.add(new Remedy.Penalize(seat, last.cards())));
        }
        return cost;
    }
}

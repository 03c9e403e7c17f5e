package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Cards laid before a draw, before a penalized discard, or after the discard (art. 23 bis, 28). */
final class CostsOfMissedDraws {
    private CostsOfMissedDraws() {}

    private static Remedy freeze(Matter matter) {
        return new Remedy.Freeze(matter.deed().meld(), Optional.of(matter.seat()));
    }

    static List<Remedy> afterTheDiscard(Matter matter) {
        return List.of(freeze(matter));
    }

    /** The first penalized card becomes the discard. */
    static List<Remedy> beforePenalized(Matter matter) {
        Seat seat = matter.seat();
        Felt before = matter.then().before();
        List<Card> queue = new ArrayList<>(before.beside().get(seat));
        for (Remedy due : before.owedBy(seat)) {
            if (due instanceof Remedy.Penalize(Seat _, List<Card> cards)) {
                queue.addAll(cards);
            }
        }
        return List.of(
                new Remedy.Discard(seat, Norma.sorted(queue).subList(0, 1)),
                freeze(matter),
                new Remedy.Stop(seat));
    }

    /** It is still no meld at the discard of the next turn, or is noticed only then. */
    static List<Remedy> missed(Matter matter) {
        Seat seat = matter.seat();
        if (matter.then().act() instanceof Act.Discard) {
            return List.of(new Remedy.Penalize(seat, incomplete(matter)));
        }
        PlainMeld meld = matter.hand().melds.get(matter.deed().meld());
        return switch (matter.when()) {
            case AT_ONCE -> List.of(new Remedy.Stop(seat), new Remedy.Draw(seat), freeze(matter));
            case AFTER_THE_DISCARD -> List.of(freeze(matter));
            case LATER ->
                    meld == null || meld.isLegal()
                            ? List.of(Remedy.ADVISE)
                            : List.of(
                                    new Remedy.Freeze(meld.id, Optional.empty()),
                                    new Remedy.Negative(
                                            meld.id.line(),
                                            PlainMeld.without(
                                                    meld.cards(), meld.positive(List.of()))));
        };
    }

    /** The cards of one of his melds that should have been completed; one ruling for each. */
    private static List<Card> incomplete(Matter matter) {
        List<Deed> due =
                matter.hand().toComplete.stream()
                        .filter(deed -> deed.seat() == matter.seat())
                        .filter(deed -> deed.moment().turn() < matter.then().turn())
                        .toList();
        // Rulings on new melds come before those on tied cards.
        long openedBefore =
                matter.which() == Case.OPENED_WITHOUT_DRAW
                        ? 0
                        : matter.now().told().stream()
                                .filter(one -> one.which() == Case.OPENED_WITHOUT_DRAW)
                                .count();
        return matter.hand().melds.all().stream()
                .sorted(Comparator.comparing(meld -> !meld.neverWasLegal()))
                .map(meld -> stillWrong(meld, due))
                .filter(cards -> !cards.isEmpty())
                .skip(matter.nth() + openedBefore)
                .findFirst()
                .orElse(List.of());
    }

    /** Of an invalid new meld all cards that he laid; of cards tied to a meld, the surplus. */
    private static List<Card> stillWrong(PlainMeld meld, List<Deed> due) {
        List<Card> wrong = new ArrayList<>(meld.isLegal() ? List.of() : meld.cards());
        if (!meld.neverWasLegal()) {
            wrong.removeAll(meld.positive(List.of()));
        }
        wrong.removeIf(card -> due.stream().noneMatch(deed -> deed.cards().contains(card)));
        return wrong;
    }

    /** The player in turn was reminded; his partner is to blame. */
    static List<Remedy> reminded(Matter matter) {
        Seat seat = matter.seat().partner();
        return List.of(new Remedy.Limit(seat, Remedy.When.THIS, Allowed.ANY));
    }
}

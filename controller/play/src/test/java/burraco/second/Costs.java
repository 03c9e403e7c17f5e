package burraco.second;

import static burraco.engine.ruling.Remedy.ADVISE;
import static burraco.engine.ruling.Remedy.REDEAL;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What every case costs: the remedies of its article. Decisions of a person (0.4) are excepted,
 * because he chooses their remedies himself.
 */
final class Costs {
    private static final Remedy REPAIR_THE_DEAL = new Remedy.Repair(Remedy.What.DEAL);
    private static final Remedy REPAIR_THE_DECK = new Remedy.Repair(Remedy.What.DECK);

    private Costs() {}

    /** Empty for a decision of a person. */
    static Optional<List<Remedy>> of(Matter matter) {
        return matter.which() == Case.DECIDED ? Optional.empty() : Optional.of(byTheCode(matter));
    }

    private static List<Remedy> byTheCode(Matter matter) {
        Seat seat = matter.seat();
        return switch (matter.which()) {
            case DECIDED -> throw new IllegalArgumentException("a person says what it costs");

            // No article covers them, or it has no penalty.
            case PLAY_IN_A_LIMITED_TURN,
                    NOT_THE_DISCARD_DUE,
                    NOT_HIS_TURN,
                    DISCARD_WITHOUT_DRAW,
                    ACT_WHILE_A_RULING_WAITS,
                    ACT_AFTER_THE_END,
                    WRONG_NUMBER_NOTICED_LATE,
                    DECK_NOT_WHOLE_IN_PLAY,
                    OLD_POZZETTO_ON_THE_TABLE,
                    OLD_POZZETTO_TAKEN,
                    POZZETTO_NOT_OF_ELEVEN,
                    WRONG_POZZETTO,
                    THROWN,
                    NOT_AS_DECLARED,
                    THROW_ASKED_ABOUT,
                    STALL,
                    MIXED_BEFORE_THE_COUNT ->
                    List.of(ADVISE);

            // Art. 4, 25: the first draw or pickup ends all objections to the deal.
            case TOO_FEW_CARDS_CUT -> List.of(new Remedy.Warn(seat));
            case WRONG_DEAL, FAN_LOOKED_AT_BEFORE_THE_START, CARD_SEEN_IN_THE_DEAL ->
                    List.of(matter.now().before().begun() ? ADVISE : REDEAL);
            case WRONG_NUMBER_DEALT -> List.of(REPAIR_THE_DEAL);
            case DECK_NOT_WHOLE, DECK_NOT_WHOLE_AFTER_RESULT -> List.of(REPAIR_THE_DECK);

            // Art. 6, 7, 8
            case SECOND_DRAW_OR_PICKUP -> CostsOfTakings.second(matter);
            case SEVERAL_CARDS_DRAWN -> CostsOfTakings.several(matter);
            case PICKUP_WITHOUT_PLAY -> CostsOfTakings.pickupWithoutPlay(matter);
            case CANNOT_PLAY -> CostsOfTakings.cannotPlay(matter);
            // A call this late has no effect.
            case GROUNDLESS_PICKUP_NOTICED_LATE -> List.of();
            case ONLY_CARD_DISCARDED_AGAIN -> CostsOfTakings.onlyCard(matter);
            case PART_OF_THE_PILE -> CostsOfTakings.partOfThePile(matter);

            // Art. 10, 12, 23, 26
            case WILD_CARD_MOVED -> CostsOfMelds.wildMoved(matter);
            case WILD_CARDS_ONLY, FORBIDDEN_COMBINATION -> CostsOfMelds.forbidden(matter);
            case WRONG_TIE -> CostsOfMelds.wrongTie(matter);
            case SURPLUS_AFTER_THE_DISCARD -> CostsOfMelds.surplusAfterTheDiscard(matter);
            case SURPLUS_LATER -> CostsOfMelds.surplusLater(matter);
            case WRONG_OPENING -> CostsOfMelds.wrongOpening(matter);
            case WRONG_PLAY_AFTER_PICKUP -> CostsOfMelds.afterPickup(matter);

            // Art. 30
            case EQUAL_COMBINATION -> CostsOfEqualCombinations.atOnce(matter);
            case EQUAL_COMBINATIONS_BOTH_WILD -> CostsOfEqualCombinations.bothWild(matter);
            case EQUAL_COMBINATION_AFTER_THE_DISCARD -> CostsOfEqualCombinations.bothFrozen(matter);
            case EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD ->
                    CostsOfEqualCombinations.bothWildAfterTheDiscard(matter);
            case EQUAL_COMBINATION_LATER -> CostsOfEqualCombinations.later(matter);

            // Art. 22, 23 ter
            case EXPOSED_CARD -> CostsOfSeenCards.exposed(matter);
            case EXPOSED_CARD_PROMPTED -> CostsOfSeenCards.prompted(matter);
            case TIE_TO_PARTNERS_NEW_MELD ->
                    List.of(new Remedy.Penalize(seat, matter.deed().cards()));
            case PHANTOM_CARD_IN_A_NEW_MELD -> CostsOfSeenCards.phantomInANewMeld(matter);
            case PHANTOM_CARD_IN_AN_OLD_MELD -> CostsOfSeenCards.phantomInAnOldMeld(matter);
            case SEVERAL_CARDS_DISCARDED -> CostsOfSeenCards.severalDiscarded(matter);

            // Art. 23 bis, 28
            case PLAY_AFTER_THE_DISCARD -> CostsOfMissedDraws.afterTheDiscard(matter);
            case PLAY_BEFORE_A_PENALIZED_DISCARD -> CostsOfMissedDraws.beforePenalized(matter);
            case OPENED_WITHOUT_DRAW, TIED_WITHOUT_DRAW -> CostsOfMissedDraws.missed(matter);
            case PARTNER_SAID_DRAW, POZZETTO_REMINDED -> CostsOfMissedDraws.reminded(matter);

            // Art. 29
            case PICKUP_OUT_OF_TURN -> CostsOutOfTurn.pickup(matter);
            case DRAW_OUT_OF_TURN -> CostsOutOfTurn.draw(matter);
            case PLAY_OUT_OF_TURN_DRAW -> CostsOutOfTurn.play(matter);
            case DRAW_AFTER_POZZETTO, PICKUP_AFTER_POZZETTO -> CostsOutOfTurn.afterPozzetto(matter);

            // Art. 21 ter, 21 quater, 31
            case POZZETTO_LOOKED_INTO_TOO_SOON -> CostsOfConduct.looked(matter);
            case POZZETTO_NOT_DUE_IN_DIRETTA -> CostsOfClosings.notDueInDiretta(matter);
            case POZZETTO_NOT_DUE_WITH_THE_DISCARD -> CostsOfClosings.notDueWithDiscard(matter);
            case POZZETTO_WITH_CARDS_IN_THE_FAN -> CostsOfClosings.pozzettoBack(matter);
            case CLOSING_WITHOUT_BURRACO -> CostsOfClosings.withoutBurraco(matter);
            case CLOSING_DISCARD_IS_WILD -> CostsOfClosings.wildDiscard(matter);
            case FAN_EMPTIED_BY_OPENING -> CostsOfClosings.emptiedByOpening(matter);
            case FAN_EMPTIED_BY_TYING -> CostsOfClosings.emptiedByTying(matter);

            // Art. 20, 32 bis, 34
            case COMMENT -> List.of(new Remedy.Warn(seat));
            case OVER_THE_TIME -> CostsOfConduct.overTheTime(matter);
            case LATE -> CostsOfConduct.late(matter);

            // FITAB, art. 6
            case FIRST_CARD_ELSEWHERE -> List.of(new Remedy.Warn(seat));
            case DISCARD_APART -> CostsOfPlaces.apart(matter);
            case DISCARD_MISLED -> List.of(limitNext(seat, Allowed.ANY));
        };
    }

    static Remedy limitNext(Seat seat, Allowed take) {
        return new Remedy.Limit(seat, Remedy.When.NEXT, take);
    }

    /** Any card of his. */
    static Remedy discardAny(Seat seat) {
        return new Remedy.Discard(seat, List.of());
    }

    static Remedy restore(Seat seat, Remedy.Place place, List<Card> cards, Seat shownTo) {
        return new Remedy.Restore(
                seat, place, Optional.empty(), cards, Optional.ofNullable(shownTo));
    }

    /** Art. 23: the first of them is the discard, the others are penalized, and his turn ends. */
    static List<Remedy> discardFirst(Matter matter, List<Card> cards) {
        List<Card> sorted = Norma.sorted(cards);
        boolean now = matter.isDiscardFree() && !sorted.isEmpty();
        List<Remedy> cost = new ArrayList<>();
        if (now) {
            cost.add(new Remedy.Discard(matter.seat(), sorted.subList(0, 1)));
        }
        cost.add(
                new Remedy.Penalize(
                        matter.seat(), now ? sorted.subList(1, sorted.size()) : sorted));
        if (matter.then().isOwn()) {
            cost.add(new Remedy.Stop(matter.seat()));
        }
        return cost;
    }
}

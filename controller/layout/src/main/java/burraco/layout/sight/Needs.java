package burraco.layout.sight;

import static burraco.layout.sight.Sense.DEAL_COUNT;
import static burraco.layout.sight.Sense.DEAL_ORDER;
import static burraco.layout.sight.Sense.DECK;
import static burraco.layout.sight.Sense.FAN_CARDS;
import static burraco.layout.sight.Sense.FIRST_PLACE;
import static burraco.layout.sight.Sense.HALF_LIFTED;
import static burraco.layout.sight.Sense.MEANT;
import static burraco.layout.sight.Sense.MELDS;
import static burraco.layout.sight.Sense.PILE_CARDS;
import static burraco.layout.sight.Sense.PILE_DISTANCE;
import static burraco.layout.sight.Sense.PLACE_IN_MELD;
import static burraco.layout.sight.Sense.POZZETTI_COUNT;
import static burraco.layout.sight.Sense.POZZETTI_TAKEN;
import static burraco.layout.sight.Sense.PRESENT;
import static burraco.layout.sight.Sense.REPORT;
import static burraco.layout.sight.Sense.SAID;
import static burraco.layout.sight.Sense.SEAT_CARDS;
import static burraco.layout.sight.Sense.SEEN;
import static burraco.layout.sight.Sense.STOCK;
import static burraco.layout.sight.Sense.TURN_CLOCK;
import static burraco.layout.sight.Sense.WHO;

import burraco.engine.ruling.Case;

/**
 * What must be known to see each case. The pile is in nearly all of them: a turn ends with a
 * discard, and without it nobody's turn is known.
 *
 * <p>An act is taken to be that of the player in turn. That is good where only he has a reason for
 * it, and a guess where somebody did what nobody should have done: those cases need to know who.
 */
final class Needs {
    private Needs() {}

    static Need of(Case which) {
        return switch (which) {
            // Deal and deck
            case TOO_FEW_CARDS_CUT -> Need.of(STOCK).and(MEANT);
            case WRONG_DEAL -> Need.of(DEAL_ORDER);
            case FAN_LOOKED_AT_BEFORE_THE_START, CARD_SEEN_IN_THE_DEAL -> Need.of(SEEN);
            case WRONG_NUMBER_DEALT -> Need.anyOf(STOCK, POZZETTI_COUNT, DEAL_COUNT);
            // The code lets it pass unless somebody notices: the table keeps it to itself.
            case WRONG_NUMBER_NOTICED_LATE -> Need.of(REPORT);
            case DECK_NOT_WHOLE -> Need.of(DECK);
            case DECK_NOT_WHOLE_IN_PLAY, DECK_NOT_WHOLE_AFTER_RESULT -> Need.of(DECK).and(REPORT);

            // Draw, pickup, discard
            case DISCARD_WITHOUT_DRAW -> Need.of(STOCK, PILE_CARDS).and(MELDS);
            case SECOND_DRAW_OR_PICKUP -> Need.of(STOCK, PILE_CARDS).and(WHO, HALF_LIFTED);
            // Both leave in one movement, so in one hand.
            case SEVERAL_CARDS_DRAWN -> Need.of(STOCK, PILE_CARDS);
            case PICKUP_WITHOUT_PLAY, GROUNDLESS_PICKUP_NOTICED_LATE -> Need.of(PILE_CARDS, MELDS);
            case CANNOT_PLAY -> Need.of(PILE_CARDS).and(SAID);
            case ONLY_CARD_DISCARDED_AGAIN, PART_OF_THE_PILE, SEVERAL_CARDS_DISCARDED ->
                    Need.of(PILE_CARDS);
            // An exposed card that was laid is no longer due.
            case NOT_THE_DISCARD_DUE -> Need.of(PILE_CARDS).and(MELDS);

            // Melds
            case WILD_CARDS_ONLY,
                    FORBIDDEN_COMBINATION,
                    WRONG_TIE,
                    SURPLUS_AFTER_THE_DISCARD,
                    SURPLUS_LATER,
                    WRONG_OPENING,
                    WRONG_PLAY_AFTER_PICKUP,
                    EQUAL_COMBINATION,
                    EQUAL_COMBINATIONS_BOTH_WILD,
                    EQUAL_COMBINATION_AFTER_THE_DISCARD,
                    EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD,
                    EQUAL_COMBINATION_LATER,
                    PLAY_BEFORE_A_PENALIZED_DISCARD ->
                    Need.of(PILE_CARDS, MELDS);
            case WILD_CARD_MOVED -> Need.of(PILE_CARDS, MELDS).and(PLACE_IN_MELD);
            case PLAY_IN_A_LIMITED_TURN -> Need.of(PILE_CARDS, MELDS).and(POZZETTI_TAKEN);
            // The card itself is heard at once, as one too many.
            case PHANTOM_CARD_IN_A_NEW_MELD, PHANTOM_CARD_IN_AN_OLD_MELD ->
                    Need.of(PILE_CARDS, MELDS).and(MEANT);

            // Exposed cards
            case EXPOSED_CARD -> Need.of(SEAT_CARDS).and(SEEN);
            case TIE_TO_PARTNERS_NEW_MELD -> Need.of(PILE_CARDS, MELDS).and(SEEN);
            case EXPOSED_CARD_PROMPTED, PARTNER_SAID_DRAW, POZZETTO_REMINDED, COMMENT ->
                    Need.of(SAID);

            // Without a draw, and out of turn
            case OPENED_WITHOUT_DRAW, TIED_WITHOUT_DRAW -> Need.of(STOCK, PILE_CARDS, MELDS);
            case PICKUP_OUT_OF_TURN -> Need.of(PILE_CARDS).and(MELDS, WHO);
            case DRAW_OUT_OF_TURN -> Need.of(STOCK, PILE_CARDS).and(WHO);
            case PLAY_OUT_OF_TURN_DRAW -> Need.of(PILE_CARDS, MELDS).and(STOCK, WHO);
            case PLAY_AFTER_THE_DISCARD -> Need.of(PILE_CARDS, MELDS).and(WHO);
            case NOT_HIS_TURN -> Need.of(PILE_CARDS).and(MELDS, WHO);
            case DRAW_AFTER_POZZETTO -> Need.of(STOCK, PILE_CARDS, POZZETTI_TAKEN).and(MELDS, WHO);
            case PICKUP_AFTER_POZZETTO -> Need.of(PILE_CARDS, POZZETTI_TAKEN).and(MELDS, WHO);

            // Pozzetti
            // Whether cards belong to this deal is certain where the deck has been read.
            case OLD_POZZETTO_ON_THE_TABLE, OLD_POZZETTO_TAKEN -> Need.of(POZZETTI_TAKEN).and(DECK);
            case POZZETTO_NOT_OF_ELEVEN -> Need.of(POZZETTI_COUNT).and(SEEN);
            case POZZETTO_LOOKED_INTO_TOO_SOON ->
                    Need.of(PILE_CARDS, POZZETTI_TAKEN, SEAT_CARDS).and(SEEN);
            case WRONG_POZZETTO -> Need.of(PILE_CARDS, POZZETTI_TAKEN).and(SEEN);
            case POZZETTO_NOT_DUE_IN_DIRETTA,
                    POZZETTO_NOT_DUE_WITH_THE_DISCARD,
                    POZZETTO_WITH_CARDS_IN_THE_FAN ->
                    Need.of(PILE_CARDS, POZZETTI_TAKEN).and(MELDS, STOCK, SEAT_CARDS);

            // A fan is empty when as many cards have left it as came, and none lies at its seat.
            case CLOSING_WITHOUT_BURRACO,
                    CLOSING_DISCARD_IS_WILD,
                    FAN_EMPTIED_BY_OPENING,
                    FAN_EMPTIED_BY_TYING ->
                    Need.of(PILE_CARDS, MELDS).and(STOCK, POZZETTI_TAKEN, SEAT_CARDS);
            // After the end cards are shown, counted and gathered in: that is no play.
            case ACT_AFTER_THE_END -> Need.of(PILE_CARDS).and(MELDS, STOCK, MEANT);
            case STALL -> Need.of(PILE_CARDS, MELDS).and(STOCK, MEANT);

            // Conduct
            case ACT_WHILE_A_RULING_WAITS -> Need.of(PILE_CARDS).and(MELDS, STOCK, WHO);
            // How long depends on the size of the fan, and the highest card is in it.
            case OVER_THE_TIME -> Need.of(TURN_CLOCK, PILE_CARDS).and(MELDS, STOCK, FAN_CARDS);
            case LATE -> Need.of(PRESENT);
            case DECIDED, MIXED_BEFORE_THE_COUNT, THROWN -> Need.of(REPORT);
            case NOT_AS_DECLARED, THROW_ASKED_ABOUT -> Need.of(SAID);

            // Where discards lie
            case FIRST_CARD_ELSEWHERE -> Need.of(PILE_CARDS, FIRST_PLACE);
            case DISCARD_APART -> Need.of(PILE_CARDS, PILE_DISTANCE);
            case DISCARD_MISLED -> Need.of(PILE_CARDS, PILE_DISTANCE).and(MEANT);
        };
    }
}

package burraco.engine.ruling;

import static burraco.engine.ruling.Basis.noParagraph;
import static burraco.engine.ruling.Basis.paragraph;
import static burraco.engine.ruling.Case.Sort.BEFORE_PLAY;
import static burraco.engine.ruling.Case.Sort.DONE_WITH_CARDS;
import static burraco.engine.ruling.Clue.DEAL_COUNT;
import static burraco.engine.ruling.Clue.DEAL_ORDER;
import static burraco.engine.ruling.Clue.DECK;
import static burraco.engine.ruling.Clue.FAN_CARDS;
import static burraco.engine.ruling.Clue.FIRST_PLACE;
import static burraco.engine.ruling.Clue.HALF_LIFTED;
import static burraco.engine.ruling.Clue.MEANT;
import static burraco.engine.ruling.Clue.MELDS;
import static burraco.engine.ruling.Clue.PILE_CARDS;
import static burraco.engine.ruling.Clue.PILE_DISTANCE;
import static burraco.engine.ruling.Clue.PLACE_IN_MELD;
import static burraco.engine.ruling.Clue.POZZETTI_COUNT;
import static burraco.engine.ruling.Clue.POZZETTI_TAKEN;
import static burraco.engine.ruling.Clue.PRESENT;
import static burraco.engine.ruling.Clue.REPORT;
import static burraco.engine.ruling.Clue.SAID;
import static burraco.engine.ruling.Clue.SEAT_CARDS;
import static burraco.engine.ruling.Clue.SEEN;
import static burraco.engine.ruling.Clue.STOCK;
import static burraco.engine.ruling.Clue.TURN_CLOCK;
import static burraco.engine.ruling.Clue.WHO;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The cases that a ruling can name, one row each. Several rulings on one act are given in this
 * order.
 *
 * <p>A row has the id (the article and the number of the case under it; articles of FITAB's code
 * have an F; case 0 is for what no article names), the paragraph and our decisions on which a
 * ruling is based, the clues without which the case cannot be detected, and its traits.
 *
 * <p>Nearly every case needs the cards of the pile: a turn ends with a discard, and without it
 * nobody knows whose turn it is. An act is attributed to the player in turn. That is safe if only
 * he has a reason for it. For an act that nobody should do it is a guess, and such cases need to
 * know {@link Clue#WHO} it was.
 */
public enum Case {
    // What no article names
    PLAY_IN_A_LIMITED_TURN(
            "0.1", noParagraph("G37", "G43"), Need.of(PILE_CARDS, MELDS).and(POZZETTI_TAKEN)),
    // An exposed card that was laid is no longer due.
    NOT_THE_DISCARD_DUE("0.2", noParagraph("G37"), Need.of(PILE_CARDS).and(MELDS)),
    NOT_HIS_TURN(
            "0.3", noParagraph("G37", "G43"), Need.of(PILE_CARDS).and(MELDS, WHO), DONE_WITH_CARDS),
    /** No fault: what a person has decided. */
    DECIDED("0.4", noParagraph("G52"), Need.of(REPORT)),

    // Seats, deal, deck
    TOO_FEW_CARDS_CUT(
            "4.2", paragraph("2.2"), Need.of(STOCK).and(MEANT), BEFORE_PLAY, WhenReported.WARNING),
    WRONG_DEAL(
            "4.3",
            paragraph("8", "G1", "G18"),
            Need.of(DEAL_ORDER),
            BEFORE_PLAY,
            DONE_WITH_CARDS,
            WhenReported.REDEAL_BEFORE_A_CARD_IS_FACED),
    FAN_LOOKED_AT_BEFORE_THE_START(
            "4.5", paragraph("4"), Need.of(SEEN), BEFORE_PLAY, WhenReported.REDEAL),
    CARD_SEEN_IN_THE_DEAL("4.6", paragraph("9.1"), Need.of(SEEN), BEFORE_PLAY, WhenReported.REDEAL),
    WRONG_NUMBER_DEALT(
            "4.7",
            paragraph("4"),
            Need.anyOf(STOCK, POZZETTI_COUNT, DEAL_COUNT),
            BEFORE_PLAY,
            DONE_WITH_CARDS,
            WhenReported.REPAIR_OF_THE_DEAL),
    // The code ignores it unless somebody notices, so the table does not report it.
    WRONG_NUMBER_NOTICED_LATE("4.8", paragraph("7"), Need.of(REPORT), BEFORE_PLAY),
    DECK_NOT_WHOLE(
            "25.1",
            paragraph("2.1"),
            Need.of(DECK),
            BEFORE_PLAY,
            DONE_WITH_CARDS,
            WhenReported.REPAIR_OF_THE_DECK),
    DECK_NOT_WHOLE_IN_PLAY("25.2", paragraph("2.2", "G17"), Need.of(DECK).and(REPORT), BEFORE_PLAY),
    DECK_NOT_WHOLE_AFTER_RESULT(
            "25.3",
            paragraph("2.3"),
            Need.of(DECK).and(REPORT),
            BEFORE_PLAY,
            WhenReported.REPAIR_AFTER_THE_HAND),
    // It is certain only if the deck has been read that cards belong to this deal.
    OLD_POZZETTO_ON_THE_TABLE(
            "21bis.1", paragraph("1"), Need.of(POZZETTI_TAKEN).and(DECK), DONE_WITH_CARDS),
    OLD_POZZETTO_TAKEN(
            "21bis.2", paragraph("2"), Need.of(POZZETTI_TAKEN).and(DECK), DONE_WITH_CARDS),

    // Draw, pickup, discard
    DISCARD_WITHOUT_DRAW(
            "6.2",
            paragraph("4", "G14", "G41"),
            Need.of(STOCK, PILE_CARDS).and(MELDS),
            DONE_WITH_CARDS),
    SECOND_DRAW_OR_PICKUP(
            "6.3",
            paragraph("4.1"),
            Need.of(STOCK, PILE_CARDS).and(WHO, HALF_LIFTED),
            DONE_WITH_CARDS),
    // Both leave in one movement, so one person took them.
    SEVERAL_CARDS_DRAWN("7.2", paragraph("3.2"), Need.of(STOCK, PILE_CARDS), DONE_WITH_CARDS),
    PICKUP_WITHOUT_PLAY(
            "8.1",
            paragraph("3", "G29", "G38", "G45"),
            Need.of(PILE_CARDS, MELDS),
            DONE_WITH_CARDS),
    CANNOT_PLAY("8.4", paragraph("5", "G45"), Need.of(PILE_CARDS).and(SAID)),
    GROUNDLESS_PICKUP_NOTICED_LATE(
            "8.5",
            paragraph("6"),
            Need.of(PILE_CARDS, MELDS),
            DONE_WITH_CARDS,
            WhenReported.NOTHING),
    ONLY_CARD_DISCARDED_AGAIN("8.6", paragraph("7", "G33"), Need.of(PILE_CARDS), DONE_WITH_CARDS),
    PART_OF_THE_PILE("8.8", paragraph("3", "G37"), Need.of(PILE_CARDS), DONE_WITH_CARDS),

    // Melds
    WILD_CARD_MOVED(
            "10.2",
            paragraph("3", "G8"),
            Need.of(PILE_CARDS, MELDS).and(PLACE_IN_MELD),
            DONE_WITH_CARDS),
    WILD_CARDS_ONLY(
            "10.4",
            paragraph("5", "G41"),
            Need.of(PILE_CARDS, MELDS),
            DONE_WITH_CARDS,
            new FoundLate(paragraph("5", "G30"))),
    FORBIDDEN_COMBINATION(
            "12.2",
            paragraph("1", "G39", "G41"),
            Need.of(PILE_CARDS, MELDS),
            DONE_WITH_CARDS,
            new FoundLate(paragraph("1", "G30", "G39"))),
    WRONG_TIE(
            "23.1",
            paragraph("2", "G4", "G41", "G42"),
            Need.of(PILE_CARDS, MELDS),
            DONE_WITH_CARDS),
    SURPLUS_AFTER_THE_DISCARD(
            "23.3", paragraph("3.2", "G3", "G4"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    SURPLUS_LATER("23.4", paragraph("3.3", "G3"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    WRONG_OPENING(
            "26.1",
            paragraph("2", "G4", "G39", "G41"),
            Need.of(PILE_CARDS, MELDS),
            DONE_WITH_CARDS),
    WRONG_PLAY_AFTER_PICKUP(
            "26.4", paragraph("4", "G13"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    EQUAL_COMBINATION("30.1", paragraph("2.1", "G10"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    EQUAL_COMBINATIONS_BOTH_WILD(
            "30.2", paragraph("2.2", "G10", "G41"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    EQUAL_COMBINATION_AFTER_THE_DISCARD(
            "30.3", paragraph("4.1", "G10"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD(
            "30.4", paragraph("4.1", "G4", "G10"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),
    EQUAL_COMBINATION_LATER(
            "30.5", paragraph("4.2", "G10"), Need.of(PILE_CARDS, MELDS), DONE_WITH_CARDS),

    // Exposed, penalized, phantom cards
    EXPOSED_CARD(
            "22.1",
            paragraph("2", "G12"),
            Need.of(SEAT_CARDS).and(SEEN),
            DONE_WITH_CARDS,
            WhenReported.CARDS_EXPOSED),
    EXPOSED_CARD_PROMPTED(
            "22.2", paragraph("4"), Need.of(SAID), WhenReported.EXPOSED_CARD_PROMPTED),
    TIE_TO_PARTNERS_NEW_MELD("22.3", paragraph("5", "G12"), Need.of(PILE_CARDS, MELDS).and(SEEN)),
    PLAY_AFTER_THE_DISCARD(
            "23bis.1", paragraph("1.1"), Need.of(PILE_CARDS, MELDS).and(WHO), DONE_WITH_CARDS),
    PLAY_BEFORE_A_PENALIZED_DISCARD("23bis.2", paragraph("1.3", "G11"), Need.of(PILE_CARDS, MELDS)),
    // The card itself is detected at once, as a surplus card.
    PHANTOM_CARD_IN_A_NEW_MELD(
            "23ter.1",
            paragraph("1.1"),
            Need.of(PILE_CARDS, MELDS).and(MEANT),
            WhenReported.CARDS_FOUND_IN_A_MELD),
    PHANTOM_CARD_IN_AN_OLD_MELD(
            "23ter.2",
            paragraph("1.2"),
            Need.of(PILE_CARDS, MELDS).and(MEANT),
            WhenReported.CARDS_FOUND_IN_A_MELD),
    SEVERAL_CARDS_DISCARDED("23ter.3", paragraph("1.3"), Need.of(PILE_CARDS), DONE_WITH_CARDS),

    // Thrown cards
    THROWN("24.1", paragraph("1", "G52"), Need.of(REPORT), WhenReported.CARDS_THROWN),
    NOT_AS_DECLARED("24.2", paragraph("2", "G52"), Need.of(SAID), WhenReported.CARDS_THROWN),
    THROW_ASKED_ABOUT("24.3", paragraph("1", "G52"), Need.of(SAID), WhenReported.CARDS_THROWN),

    // Missed draws, draws out of turn
    OPENED_WITHOUT_DRAW(
            "28.1", paragraph("2", "G41"), Need.of(STOCK, PILE_CARDS, MELDS), DONE_WITH_CARDS),
    TIED_WITHOUT_DRAW(
            "28.2", paragraph("3", "G41"), Need.of(STOCK, PILE_CARDS, MELDS), DONE_WITH_CARDS),
    PARTNER_SAID_DRAW("28.3", paragraph("4", "G46"), Need.of(SAID), WhenReported.REMINDER_TO_DRAW),
    PICKUP_OUT_OF_TURN(
            "29.1",
            paragraph("2"),
            Need.of(PILE_CARDS).and(MELDS, WHO),
            DONE_WITH_CARDS,
            WhenReported.PICKUP_PROMPTED),
    DRAW_OUT_OF_TURN(
            "29.2",
            paragraph("3"),
            Need.of(STOCK, PILE_CARDS).and(WHO),
            DONE_WITH_CARDS,
            WhenReported.DRAW_PROMPTED),
    PLAY_OUT_OF_TURN_DRAW(
            "29.3",
            paragraph("4", "G15"),
            Need.of(PILE_CARDS, MELDS).and(STOCK, WHO),
            DONE_WITH_CARDS),
    DRAW_AFTER_POZZETTO(
            "29.4",
            paragraph("5", "G41"),
            Need.of(STOCK, PILE_CARDS, POZZETTI_TAKEN).and(MELDS, WHO),
            DONE_WITH_CARDS),
    PICKUP_AFTER_POZZETTO(
            "29.5",
            paragraph("7", "G41"),
            Need.of(PILE_CARDS, POZZETTI_TAKEN).and(MELDS, WHO),
            DONE_WITH_CARDS),

    // Pozzetti
    POZZETTO_NOT_OF_ELEVEN("21.2", paragraph("2"), Need.of(POZZETTI_COUNT).and(SEEN)),
    POZZETTO_REMINDED("21.4", paragraph("4", "G46"), Need.of(SAID), WhenReported.REMINDER_TO_DRAW),
    POZZETTO_LOOKED_INTO_TOO_SOON(
            "21ter.1",
            paragraph("1", "G19", "G47"),
            Need.of(PILE_CARDS, POZZETTI_TAKEN, SEAT_CARDS).and(SEEN),
            DONE_WITH_CARDS,
            WhenReported.POZZETTO_LOOKED_INTO),
    WRONG_POZZETTO(
            "21quater.1",
            paragraph("1", "G48"),
            Need.of(PILE_CARDS, POZZETTI_TAKEN).and(SEEN),
            DONE_WITH_CARDS),
    POZZETTO_NOT_DUE_IN_DIRETTA(
            "21quater.2",
            paragraph("2"),
            Need.of(PILE_CARDS, POZZETTI_TAKEN).and(MELDS, STOCK, SEAT_CARDS),
            DONE_WITH_CARDS),
    POZZETTO_NOT_DUE_WITH_THE_DISCARD(
            "21quater.3",
            paragraph("2", "G27", "G49"),
            Need.of(PILE_CARDS, POZZETTI_TAKEN).and(MELDS, STOCK, SEAT_CARDS),
            DONE_WITH_CARDS),
    POZZETTO_WITH_CARDS_IN_THE_FAN(
            "21quater.4",
            paragraph("3", "G37"),
            Need.of(PILE_CARDS, POZZETTI_TAKEN).and(MELDS, STOCK, SEAT_CARDS),
            DONE_WITH_CARDS),

    // Closing, end. A fan is empty if as many cards have left it as came, and none lies at its
    // seat.
    CLOSING_WITHOUT_BURRACO(
            "31A",
            paragraph("1.1", "G9", "G28", "G34"),
            Need.of(PILE_CARDS, MELDS).and(STOCK, POZZETTI_TAKEN, SEAT_CARDS),
            DONE_WITH_CARDS),
    CLOSING_DISCARD_IS_WILD(
            "31B",
            paragraph("1", "G34", "G49"),
            Need.of(PILE_CARDS, MELDS).and(STOCK, POZZETTI_TAKEN, SEAT_CARDS),
            DONE_WITH_CARDS),
    FAN_EMPTIED_BY_OPENING(
            "31C.a",
            paragraph("1.1", "G41"),
            Need.of(PILE_CARDS, MELDS).and(STOCK, POZZETTI_TAKEN, SEAT_CARDS),
            DONE_WITH_CARDS),
    FAN_EMPTIED_BY_TYING(
            "31C.b",
            paragraph("1.2", "G21", "G41"),
            Need.of(PILE_CARDS, MELDS).and(STOCK, POZZETTI_TAKEN, SEAT_CARDS),
            DONE_WITH_CARDS),
    // After the end cards are shown, counted and gathered in: that is no play.
    ACT_AFTER_THE_END(
            "16.4",
            noParagraph("G37"),
            Need.of(PILE_CARDS).and(MELDS, STOCK, MEANT),
            DONE_WITH_CARDS),
    STALL(
            "15bis",
            paragraph("1", "G23"),
            Need.of(PILE_CARDS, MELDS).and(STOCK, MEANT),
            WhenReported.STALL_FOUND),
    MIXED_BEFORE_THE_COUNT("32", paragraph("1", "G52"), Need.of(REPORT)),

    // Conduct
    ACT_WHILE_A_RULING_WAITS(
            "19.6",
            paragraph("8", "G50", "G51"),
            Need.of(PILE_CARDS).and(MELDS, STOCK, WHO),
            DONE_WITH_CARDS),
    COMMENT("20.1", paragraph("2.1", "G52"), Need.of(SAID), WhenReported.WARNING),
    // How long depends on the size of the fan, and the highest card is in it.
    OVER_THE_TIME(
            "32bis",
            paragraph("2", "G5"),
            Need.of(TURN_CLOCK, PILE_CARDS).and(MELDS, STOCK, FAN_CARDS),
            DONE_WITH_CARDS),
    LATE("34.1", paragraph("2", "G26"), Need.of(PRESENT), BEFORE_PLAY, WhenReported.LATE_ARRIVAL),

    // Where discards lie
    FIRST_CARD_ELSEWHERE(
            "F6.4",
            paragraph("4"),
            Need.of(PILE_CARDS, FIRST_PLACE),
            DONE_WITH_CARDS,
            WhenReported.FIRST_CARD_MISPLACED),
    DISCARD_APART(
            "F6.5",
            paragraph("5"),
            Need.of(PILE_CARDS, PILE_DISTANCE),
            DONE_WITH_CARDS,
            WhenReported.DISCARD_MISPLACED),
    DISCARD_MISLED(
            "F6.old",
            paragraph("5"),
            Need.of(PILE_CARDS, PILE_DISTANCE).and(MEANT),
            WhenReported.MISLED_BY_A_DISCARD);

    /** A property that most cases do not have. */
    sealed interface Trait permits Sort, WhenReported, FoundLate {}

    /** When and how a case comes about. */
    enum Sort implements Trait {
        /** It belongs to the time before the first card is taken. */
        BEFORE_PLAY,

        /**
         * A player commits it by moving cards. This excludes what people only say, see or count,
         * and what needs a fault in the hand before.
         */
        DONE_WITH_CARDS
    }

    /** Another basis if the fault is noticed in a later phase. */
    record FoundLate(Basis basis) implements Trait {}

    private final String id;
    private final Basis basis;
    private final Basis basisFoundLate;
    private final Need need;
    private final WhenReported whenReported;
    private final Set<Sort> sorts = EnumSet.noneOf(Sort.class);

    Case(String id, Basis basis, Need need, Trait... traits) {
        Basis late = basis;
        WhenReported reported = WhenReported.ADVICE;
        for (Trait trait : traits) {
            switch (trait) {
                case Sort sort -> sorts.add(sort);
                case WhenReported other -> reported = other;
                case FoundLate(Basis other) -> late = other;
            }
        }
        this.id = id;
        this.basis = basis;
        this.need = need;
        basisFoundLate = late;
        whenReported = reported;
    }

    public static Optional<Case> parse(String id) {
        for (Case one : values()) {
            if (one.id.equals(id)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** The article and number, as people quote it: {@code 31B}. */
    public String id() {
        return id;
    }

    /** The basis of a ruling that is given in that phase. */
    public Basis basis(NoticedIn noticed) {
        return noticed == NoticedIn.P3 ? basisFoundLate : basis;
    }

    /** The clues without which it cannot be detected. */
    public Need need() {
        return need;
    }

    /** What follows when people report it. */
    public WhenReported whenReported() {
        return whenReported;
    }

    /** Whether it belongs to the time before the first card is taken. */
    public boolean isBeforePlay() {
        return sorts.contains(Sort.BEFORE_PLAY);
    }

    /** Whether a player commits it by moving cards. */
    public boolean isDoneWithCards() {
        return sorts.contains(Sort.DONE_WITH_CARDS);
    }

    @Override
    public String toString() {
        return id;
    }
}

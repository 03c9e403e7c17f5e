package burraco.second;

import burraco.cards.Card;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/** What cases cost, article by article; nothing is said of those that need a person's word. */
final class Costs {
    /** How far play had gone when a fault was noticed. */
    enum When {
        AT_ONCE,
        AFTER_THE_DISCARD,
        LATER
    }

    private Costs() {}

    /**
     * @param deed what was laid; null where nothing was
     * @param last what the offender laid last in his turn; null where that is nothing
     */
    static Optional<Cost> of(Ruling told, Deed deed, PlainTurn.Laid last, When when) {
        Cost cost = Cost.nothing(told.seat());
        return switch (told.which()) {
            // A person decides, or nothing is taken away.
            case PLAY_IN_A_LIMITED_TURN,
                    NOT_THE_DISCARD_DUE,
                    NOT_HIS_TURN,
                    DISCARD_WITHOUT_DRAW,
                    SECOND_DRAW_OR_PICKUP,
                    SEVERAL_CARDS_DRAWN,
                    ACT_WHILE_A_RULING_WAITS,
                    ACT_AFTER_THE_END,
                    POZZETTO_LOOKED_INTO_TOO_SOON,
                    WRONG_POZZETTO,
                    POZZETTO_WITH_CARDS_IN_THE_FAN,
                    FIRST_CARD_ELSEWHERE,
                    EXPOSED_CARD,
                    SEVERAL_CARDS_DISCARDED,
                    WILD_CARD_MOVED ->
                    Optional.of(cost);
            // Art. 8: draws and discards, and in his next turn again.
            case CANNOT_PLAY -> Optional.of(cost.stopping().limiting(Allowed.DRAW, false));
            // Art. 28 and 21: only draws or picks up, and discards.
            case PARTNER_SAID_DRAW, POZZETTO_REMINDED ->
                    Optional.of(cost.limiting(Allowed.ANY, true));
            // Art. 29.
            // The opening that the article allows is frozen, and no fault.
            case PICKUP_OUT_OF_TURN ->
                    Optional.of(deed == null ? cost.limiting(Allowed.OPEN, false) : cost);
            case DRAW_OUT_OF_TURN -> Optional.of(cost.limiting(Allowed.DRAW, false));
            case DISCARD_APART, DISCARD_MISLED -> Optional.of(cost.limiting(Allowed.ANY, false));
            case WILD_CARDS_ONLY, FORBIDDEN_COMBINATION -> allOf(cost, deed, when);
            case WRONG_OPENING, WRONG_TIE -> surplus(cost, deed, when);
            case SURPLUS_AFTER_THE_DISCARD ->
                    deed == null ? Optional.empty() : Optional.of(cost.penalizing(deed.surplus()));
            case SURPLUS_LATER ->
                    deed == null ? Optional.empty() : Optional.of(cost.counting(deed.surplus()));
            case CLOSING_WITHOUT_BURRACO -> lastOf(last).map(cards -> cost.penalizing(cards));
            case CLOSING_DISCARD_IS_WILD -> Optional.of(cost);
            case FAN_EMPTIED_BY_OPENING -> lastOf(last).map(cards -> cost.discarding(cards));
            case FAN_EMPTIED_BY_TYING -> lastOf(last).map(cards -> cost.discarding(cards));
            case Case _ -> Optional.empty();
        };
    }

    /**
     * The glossary's last play: the card tied last, or the whole of what was opened last. Of cards
     * tied in one movement, and of one that made a meld good, it depends on what needs what:
     * nothing is said of those.
     */
    private static Optional<List<Card>> lastOf(PlainTurn.Laid last) {
        boolean clear = last != null && last.apart() && (last.opened() || last.cards().size() == 1);
        return clear ? Optional.of(last.cards()) : Optional.empty();
    }

    private static Optional<Cost> allOf(Cost cost, Deed deed, When when) {
        if (deed == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (when) {
                    case AT_ONCE ->
                            deed.own()
                                    ? cost.discardingFirstOf(deed.cards())
                                    : cost.penalizing(deed.cards());
                    case AFTER_THE_DISCARD -> cost.penalizing(deed.cards());
                    case LATER -> cost.counting(deed.cards());
                });
    }

    /** With a wild card in a wrong sequence the offender chooses what it becomes (art. 26). */
    private static Optional<Cost> surplus(Cost cost, Deed deed, When when) {
        boolean wild = deed != null && deed.cards().stream().anyMatch(c -> c.face().isWild());
        return deed == null || deed.opened() && wild || when != When.AT_ONCE
                ? Optional.empty()
                : Optional.of(
                        deed.own()
                                ? cost.discardingFirstOf(deed.surplus())
                                : cost.penalizing(deed.surplus()));
    }
}

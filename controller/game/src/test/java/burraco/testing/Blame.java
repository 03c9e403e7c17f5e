package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Records who laid which card when, independently of the engine, to check that no ruling names a
 * card that its fault did not touch.
 */
final class Blame {
    private record Laid(Seat seat, int act, int turn) {}

    private final Map<Card, List<Laid>> laid = new HashMap<>();
    private final Map<Integer, Integer> turnOf = new HashMap<>();
    private final Set<Integer> early = new HashSet<>();
    private int turn;

    void did(Hand before, Act act, int number, Hand after) {
        turnOf.put(number, turn);
        if (act instanceof Act.Open || act instanceof Act.Tie) {
            Seat seat = ((Act.OfSeat) act).seat();
            for (Meld meld : after.melds().all()) {
                for (Card card : meld.cards()) {
                    if (before.melds().holding(card).isEmpty()) {
                        laid.computeIfAbsent(card, _ -> new ArrayList<>())
                                .add(new Laid(seat, number, turn));
                    }
                }
            }
        }
        boolean ended =
                before.turn().seat() != after.turn().seat() || after.over() != before.over();
        turn += ended ? 1 : 0;
    }

    void check(Ruling ruling, Hand before, String where) {
        boolean isEarly = ruling.which().id().startsWith("28") || isBis(ruling);
        if (isEarly && !(ruling.remedies().getFirst() instanceof Remedy.Penalize)) {
            early.add(ruling.of());
        }
        for (Remedy remedy : ruling.remedies()) {
            for (Card card : Invariants.known(cards(remedy))) {
                List<Laid> all = laid.getOrDefault(card, List.of());
                boolean lies = !all.isEmpty() && before.melds().holding(card).isPresent();
                String what = where + ": " + RulingText.of(ruling) + ", " + card;
                if (lies && !isOfAnyCard(ruling)) {
                    assertTrue(
                            all.stream().anyMatch(was -> touched(ruling, was)),
                            () -> what + " laid by " + all);
                }
            }
        }
    }

    private static boolean isBis(Ruling ruling) {
        return ruling.which().id().startsWith("23bis");
    }

    private static List<Card> cards(Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack back when back.from().isPresent() -> back.cards();
            case Remedy.Penalize aside -> aside.cards();
            case Remedy.Negative negative -> negative.cards();
            case Remedy.Discard due -> due.cards();
            case Remedy _ -> List.of();
        };
    }

    /** The highest card of two melds, cards penalized before, and what people report or decide. */
    private static boolean isOfAnyCard(Ruling ruling) {
        return switch (ruling.which()) {
            case EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD,
                    PLAY_BEFORE_A_PENALIZED_DISCARD,
                    PHANTOM_CARD_IN_A_NEW_MELD,
                    PHANTOM_CARD_IN_AN_OLD_MELD,
                    DECIDED ->
                    true;
            case Case _ -> false;
        };
    }

    /** In exactly that act; or in that turn, if the article is about a last play or a turn. */
    private boolean touched(Ruling ruling, Laid was) {
        return ruling.names(was.seat()) && isOf(ruling, was);
    }

    private boolean isOf(Ruling ruling, Laid was) {
        return switch (ruling.which()) {
            case CLOSING_WITHOUT_BURRACO,
                    CLOSING_DISCARD_IS_WILD,
                    FAN_EMPTIED_BY_OPENING,
                    FAN_EMPTIED_BY_TYING,
                    ONLY_CARD_DISCARDED_AGAIN,
                    POZZETTO_NOT_DUE_IN_DIRETTA,
                    POZZETTO_NOT_DUE_WITH_THE_DISCARD ->
                    was.turn() >= turnOf(ruling.of()) - 1;
            case WRONG_OPENING,
                    WRONG_TIE,
                    WRONG_PLAY_AFTER_PICKUP,
                    SURPLUS_AFTER_THE_DISCARD,
                    SURPLUS_LATER ->
                    was.turn() >= turnOf(ruling.of()) - 1;
            case OPENED_WITHOUT_DRAW, TIED_WITHOUT_DRAW, PLAY_AFTER_THE_DISCARD ->
                    early.contains(was.act()) || was.turn() == turnOf(ruling.of());
            case Case _ -> was.act() == ruling.of();
        };
    }

    private int turnOf(int act) {
        return turnOf.getOrDefault(act, turn);
    }
}

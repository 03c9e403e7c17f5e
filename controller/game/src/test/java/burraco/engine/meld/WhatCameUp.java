package burraco.engine.meld;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.engine.meld.BruteForceMelds.Laid;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * Counts the situations in random melds: a comparison proves nothing about those that did not
 * occur.
 */
final class WhatCameUp {
    private enum Seen {
        LEGAL,
        ILLEGAL,
        SEQUENCE,
        COMBINATION,
        COMBINATION_OF_EIGHT_AND_A_WILD_CARD,
        THIRTEEN_NATURALS,
        FOURTEEN_CARDS,
        NATURAL_TWO_AND_A_WILD_CARD,
        NATURAL_TWO_BECAME_WILD,
        FREE_WILD_CARD_LOCKED,
        LOCKED_WILD_CARD_KEPT,
        LOCKED_WILD_CARD_FREED,
        LOCKED_WILD_CARD_LOCKED_ELSEWHERE,
        LOCKED_WILD_CARD_BECAME_NATURAL,
        ILLEGAL_FOR_THE_LOCK_ALONE,
        ILLEGAL_AND_CURED,
        ACE_MOVED,
        FOUND_LYING_OTHERWISE
    }

    private final Map<Seen, Integer> seen = new EnumMap<>(Seen.class);

    void assertEverythingCameUp(int oftenEnough) {
        assertAll(
                Arrays.stream(Seen.values())
                        .map(kind ->
                                () ->
                                        assertTrue(
                                                seen.getOrDefault(kind, 0) >= oftenEnough,
                                                kind + " hardly ever came up")));
    }

    private void saw(Seen what) {
        seen.merge(what, 1, Integer::sum);
    }

    private void sawIf(boolean condition, Seen what) {
        if (condition) {
            saw(what);
        }
    }

    void noteLyingOtherwise() {
        saw(Seen.FOUND_LYING_OTHERWISE);
    }

    /** Notes a meld; null for an illegal one. */
    void note(Understanding way) {
        if (way == null) {
            saw(Seen.ILLEGAL);
            return;
        }
        boolean wild = way.wild() != null;
        saw(Seen.LEGAL);
        saw(way.isSequence() ? Seen.SEQUENCE : Seen.COMBINATION);
        sawIf(
                !way.isSequence() && wild && way.naturals() == 8,
                Seen.COMBINATION_OF_EIGHT_AND_A_WILD_CARD);
        sawIf(way.isSequence() && way.naturals() == 13, Seen.THIRTEEN_NATURALS);
        sawIf(way.size() == 14, Seen.FOURTEEN_CARDS);
        sawIf(wild && way.hasNaturalTwo(), Seen.NATURAL_TWO_AND_A_WILD_CARD);
    }

    /** Notes an extension. */
    void note(Laid before, Laid after, BruteForceMelds oracle) {
        if (!after.legal()) {
            sawIf(oracle.open(after.cards()).legal(), Seen.ILLEGAL_FOR_THE_LOCK_ALONE);
        } else if (!before.legal()) {
            saw(Seen.ILLEGAL_AND_CURED);
        } else {
            note(before.best(), after.best());
        }
    }

    private void note(Understanding then, Understanding now) {
        Card two = then.hasNaturalTwo() ? then.row().get(2) : null;
        sawIf(two != null && now.wild() == two, Seen.NATURAL_TWO_BECAME_WILD);
        sawIf(then.acePlace() != 0 && now.acePlace() != then.acePlace(), Seen.ACE_MOVED);
        if (then.wildPlace() == 0) {
            sawIf(then.wild() != null && now.wildPlace() != 0, Seen.FREE_WILD_CARD_LOCKED);
        } else if (now.wild() != then.wild()) {
            saw(Seen.LOCKED_WILD_CARD_BECAME_NATURAL);
        } else if (now.wildPlace() == 0) {
            saw(Seen.LOCKED_WILD_CARD_FREED);
        } else {
            saw(
                    now.wildPlace() == then.wildPlace()
                            ? Seen.LOCKED_WILD_CARD_KEPT
                            : Seen.LOCKED_WILD_CARD_LOCKED_ELSEWHERE);
        }
    }

    @Override
    public String toString() {
        return seen.toString();
    }
}

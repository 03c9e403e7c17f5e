package burraco.engine.meld;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.engine.meld.BruteForceMelds.Laid;
import burraco.engine.rules.Code;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A million random melds and extensions must be read as by {@link BruteForceMelds}. {@code
 * -Dmelds.seed=7} uses other cards, {@code -Dmelds.count=20000000} more of them.
 */
@Tag("campaign")
class MeldsAgainstBruteForceTest {
    private static final long SEED = Long.getLong("melds.seed", 20181);
    private static final int COUNT = Integer.getInteger("melds.count", 60_000);

    private final RandomMelds melds = new RandomMelds(SEED);
    private final WhatCameUp seen = new WhatCameUp();
    private final StringBuilder story = new StringBuilder();
    private int count;

    @Test
    void theEngineReadsMeldsAsTheArticlesDo() {
        System.out.println("melds.seed=" + SEED + " melds.count=" + COUNT);
        while (count < COUNT) {
            Code code = Code.values()[melds.below(2)];
            chain(
                    RuleSet.of(code).with(Parameter.ROYAL, melds.below(2) == 0 ? "on" : "off"),
                    new BruteForceMelds(code));
        }
        System.out.println(seen);
        seen.assertEverythingCameUp(COUNT / 10_000);
    }

    /**
     * One meld that is opened and grows; cards that do not fit are taken back, or have to be
     * completed.
     */
    private void chain(RuleSet rules, BruteForceMelds oracle) {
        List<Card> opening = melds.opening();
        story.setLength(0);
        story.append(rules.code()).append(": ").append(opening);
        Meld meld = Meld.open(new MeldId(Line.NS, 1), Cards.of(opening), rules);
        Laid laid = oracle.open(opening);
        compare(meld, laid, rules);
        lying(meld, rules, oracle);
        int extensions = laid.legal() ? melds.below(8) : melds.below(3);
        for (int i = 0; i < extensions; i++) {
            List<Card> added = melds.extension(meld.cards());
            int length = story.length();
            story.append(" + ").append(added);
            Meld after = meld.grown(Cards.of(added), rules);
            Laid laidAfter = oracle.grown(laid, added);
            compare(after, laidAfter, rules);
            seen.note(laid, laidAfter, oracle);
            lying(after, rules, oracle);
            if (laidAfter.legal() || melds.below(3) == 0) {
                meld = after;
                laid = laidAfter;
            } else {
                story.setLength(length);
            }
        }
    }

    private void compare(Meld meld, Laid laid, RuleSet rules) {
        count++;
        Understanding way = laid.best();
        assertEquals(shape(way), shape(meld.shape()), story::toString);
        assertEquals(burraco(way, rules), meld.burraco(rules), story::toString);
        seen.note(way);
    }

    /** The cards as somebody finds them on the table, in order or nearly so. */
    private void lying(Meld meld, RuleSet rules, BruteForceMelds oracle) {
        if (melds.below(4) != 0) {
            return;
        }
        List<Card> cards = new ArrayList<>(meld.inOrder());
        switch (melds.below(4)) {
            case 0 -> Collections.swap(cards, 0, melds.below(cards.size()));
            case 1 -> cards.add(melds.below(cards.size()), cards.removeFirst());
            case 2 -> Collections.rotate(cards, 1);
            default -> {
                if (meld.shape().legal()) {
                    String read = shape(MeldReader.asLaid(cards, rules));
                    assertEquals(shape(meld.shape()), read, () -> "lying " + cards);
                }
            }
        }
        Understanding way = oracle.lying(cards);
        String read = shape(MeldReader.asLaid(cards, rules));
        assertEquals(shape(way), read, () -> "lying " + cards);
        if (way != null && !shape(way).equals(shape(MeldReader.read(meld.cards(), rules)))) {
            seen.noteLyingOtherwise();
        }
    }

    private static String shape(Understanding way) {
        if (way == null) {
            return "no meld";
        }
        if (!way.isSequence()) {
            return way.rank() + " wild " + way.wild();
        }
        StringBuilder places = new StringBuilder();
        for (int place = 1; place <= Understanding.LAST_PLACE; place++) {
            places.append(way.hasNaturalIn(place) ? " " + place : "");
        }
        return way.suit() + places.toString() + " wild " + way.wild() + " in " + way.wildPlace();
    }

    private static String shape(Shape shape) {
        return switch (shape) {
            case Shape.NoMeld _ -> "no meld";
            case Shape.Combination(var rank, var wild) -> rank + " wild " + said(wild);
            case Shape.Sequence(var suit, int places, var wild, int wildPlace) -> {
                StringBuilder text = new StringBuilder();
                for (int place = 0; place < Integer.SIZE; place++) {
                    text.append((places >>> place & 1) == 0 ? "" : " " + place);
                }
                yield suit + text.toString() + " wild " + said(wild) + " in " + wildPlace;
            }
        };
    }

    /** Art. 13, and the additional kinds of the Italian code. */
    private static Burraco burraco(Understanding way, RuleSet rules) {
        if (way == null || way.size() < 7) {
            return Burraco.NONE;
        }
        boolean wild = way.wild() != null;
        if (rules.unusual().contains(Parameter.ROYAL) && way.isSequence() && way.naturals() == 13) {
            return wild ? Burraco.ROYAL_WILD : Burraco.ROYAL;
        }
        if (rules.unusual().contains(Parameter.ROYAL) && !way.isSequence() && way.naturals() == 8) {
            return wild ? Burraco.SUPER_WILD : Burraco.SUPER;
        }
        if (!wild) {
            return Burraco.CLEAN;
        }
        boolean semiClean = way.isSequence() ? way.longestRunOfNaturals() >= 7 : way.size() >= 8;
        boolean known = rules.code() == Code.FITAB_ITA_2026;
        return known && semiClean ? Burraco.SEMICLEAN : Burraco.DIRTY;
    }

    /** In the oracle's form. */
    private static String said(Optional<Card> wild) {
        return wild.map(Card::toString).orElse("null");
    }
}

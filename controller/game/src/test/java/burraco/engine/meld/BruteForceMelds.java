package burraco.engine.meld;

import static burraco.engine.meld.Understanding.LAST_PLACE;

import burraco.cards.Card;
import burraco.cards.Rank;
import burraco.cards.Suit;
import burraco.engine.rules.Code;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Art. 9 to 12 word by word, as an oracle for {@link MeldReader}: every card is tried in every
 * place, and whatever breaks no article is kept. All ways to understand a meld are remembered while
 * it grows; it is legal as long as one is left. It is slow and simple.
 */
public final class BruteForceMelds {
    private static final int FEWEST = 3;
    private static final int MOST_IN_ORDER = 13;
    private static final int MOST_EQUAL = 8;

    private final Set<Rank> combinations;

    public BruteForceMelds(Code code) {
        combinations =
                switch (code) {
                    case FIBUR_INT_2018 -> EnumSet.of(Rank.ACE, Rank.THREE);
                    case FITAB_ITA_2026 -> EnumSet.complementOf(EnumSet.of(Rank.TWO));
                };
    }

    /**
     * A meld on the table.
     *
     * @param ways every way to understand it that its history allows; none if it is illegal
     * @param best the preferred one; null if it is illegal
     * @param sound the meld when it last was legal, to which an illegal one has to be completed;
     *     null if it never was
     */
    public record Laid(List<Card> cards, List<Understanding> ways, Understanding best, Laid sound) {
        public boolean legal() {
            return best != null;
        }

        /** This meld, or if it is illegal its last legal state; null if it never was legal. */
        public Laid lastSound() {
            return legal() ? this : sound;
        }
    }

    public Laid open(List<Card> cards) {
        List<Understanding> ways = understandings(cards);
        return new Laid(List.copyOf(cards), ways, best(ways, 0), null);
    }

    public Laid grown(Laid before, List<Card> added) {
        List<Card> all = new ArrayList<>(before.cards());
        all.addAll(added);
        Laid sound = before.lastSound();
        if (sound == null) {
            return open(all);
        }
        List<Understanding> ways = new ArrayList<>();
        for (Understanding now : understandings(all)) {
            if (sound.ways().stream().anyMatch(then -> follows(then, now))) {
                ways.add(now);
            }
        }
        // If the cards were first understood in another way than the preferred one, that is still
        // possible.
        List<Understanding> likely =
                ways.stream().filter(now -> follows(sound.best(), now)).toList();
        Understanding best = best(likely.isEmpty() ? ways : likely, sound.best().acePlace());
        return new Laid(List.copyOf(all), ways, best, sound);
    }

    /** Cards found in this order, lowest first: as they lie, if that is a meld at all. */
    Understanding lying(List<Card> cards) {
        Laid set = open(cards);
        List<Understanding> asTheyLie =
                set.ways().stream().filter(way -> way.isSequence() && way.liesAs(cards)).toList();
        return asTheyLie.isEmpty() ? set.best() : best(asTheyLie, 0);
    }

    /** Art. 10: a wild card can be replaced only by the card it stands for. */
    private static boolean follows(Understanding then, Understanding now) {
        int place = then.wildPlace();
        if (place == 0) {
            return true;
        }
        boolean stays = now.wild() == then.wild() && now.wildPlace() == place;
        return stays || now.hasNaturalIn(place);
    }

    /**
     * Prefers a natural two, then a free wild card, then an ace at its earlier end, then the
     * lowest; of two equal twos the first copy is natural.
     */
    private static Understanding best(List<Understanding> ways, int ace) {
        return ways.stream()
                .min(
                        Comparator.comparing((Understanding way) -> !way.hasNaturalTwo())
                                .thenComparing(Understanding::wildPlace, BY_BEING_FREE)
                                .thenComparing(way -> ace != 0 && way.acePlace() != ace)
                                .thenComparing(Understanding::acePlace)
                                .thenComparing(
                                        way -> way.hasNaturalTwo() ? way.row().get(2).copy() : 0))
                .orElse(null);
    }

    private static final Comparator<Integer> BY_BEING_FREE =
            Comparator.comparing(wildPlace -> wildPlace != 0);

    private List<Understanding> understandings(List<Card> cards) {
        List<Understanding> found = new ArrayList<>();
        if (cards.size() >= FEWEST) {
            for (Suit suit : Suit.values()) {
                tryRows(suit, cards, 0, new Card[LAST_PLACE + 1], null, found);
            }
            for (Rank rank : combinations) {
                tryCombination(rank, cards, found);
            }
        }
        return found;
    }

    /** Art. 12 */
    private static void tryCombination(Rank rank, List<Card> cards, List<Understanding> found) {
        Card wild = null;
        for (Card card : cards) {
            if (!card.face().isJoker() && card.face().rank() == rank) {
                continue;
            }
            if (!isWild(card) || wild != null) {
                return;
            }
            wild = card;
        }
        List<Card> nowhere = Arrays.asList(new Card[LAST_PLACE + 1]);
        Understanding way = new Understanding(null, rank, cards.size(), nowhere, wild);
        if (way.naturals() <= MOST_EQUAL) {
            found.add(way);
        }
    }

    /** Art. 11: tries each card in every place that is left, one of them as the wild card. */
    private static void tryRows(
            Suit suit,
            List<Card> cards,
            int next,
            Card[] row,
            Card wild,
            List<Understanding> found) {
        if (next == cards.size()) {
            List<Card> places = Arrays.asList(row.clone());
            Understanding way = new Understanding(suit, null, cards.size(), places, wild);
            if (isOrdered(way)) {
                found.add(way);
            }
            return;
        }
        Card card = cards.get(next);
        boolean mayBeWild = isWild(card) && wild == null;
        for (int place = 1; place <= LAST_PLACE; place++) {
            boolean natural = isNatural(card, suit, place);
            if (row[place] == null && (natural || mayBeWild)) {
                row[place] = card;
                tryRows(suit, cards, next + 1, row, natural ? wild : card, found);
                row[place] = null;
            }
        }
        if (mayBeWild) {
            tryRows(suit, cards, next + 1, row, card, found);
        }
    }

    private static boolean isOrdered(Understanding way) {
        int low = 1;
        while (low <= LAST_PLACE && way.row().get(low) == null) {
            low++;
        }
        int high = LAST_PLACE;
        while (high > low && way.row().get(high) == null) {
            high--;
        }
        for (int place = low; place <= high; place++) {
            if (way.row().get(place) == null) {
                return false;
            }
        }
        boolean twoAces = way.hasNaturalIn(1) && way.hasNaturalIn(LAST_PLACE);
        // A wild card at an end is free, which is tried separately.
        boolean freeByAnotherName = way.wildPlace() != 0 && way.wildPlace() == low;
        freeByAnotherName |= way.wildPlace() != 0 && way.wildPlace() == high;
        return low <= high && !twoAces && !freeByAnotherName && way.naturals() <= MOST_IN_ORDER;
    }

    private static boolean isWild(Card card) {
        return card.face().isJoker() || card.face().rank() == Rank.TWO;
    }

    /** Whether a sequence of the suit has this card in this place: A 2 3 … Q K A. */
    private static boolean isNatural(Card card, Suit suit, int place) {
        if (card.face().isJoker() || card.face().suit() != suit) {
            return false;
        }
        Rank rank = card.face().rank();
        return "A23456789TJQKA".charAt(place - 1) == rank.letter();
    }
}

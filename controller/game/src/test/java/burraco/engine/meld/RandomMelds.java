package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Rank;
import burraco.cards.Suit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Cards to lay as melds: most of them fit or nearly fit, some are random. */
final class RandomMelds {
    private static final List<Face> FACES = Face.all();

    private final Random random;

    RandomMelds(long seed) {
        random = new Random(seed);
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Cards for a new meld, at times fewer than three. */
    List<Card> opening() {
        List<Card> cards = new ArrayList<>();
        switch (below(10)) {
            case 0 -> anything(cards, 1 + below(5));
            case 1, 2 -> equalCards(cards);
            case 3 -> aroundTheTwo(cards);
            default -> row(cards);
        }
        disturb(cards);
        Collections.shuffle(cards, random);
        return cards;
    }

    /** At least one more card for a meld. */
    List<Card> extension(Cards lying) {
        List<Card> cards = new ArrayList<>();
        int more = 1 + (below(3) == 0 ? below(4) : 0);
        Face near = near(lying);
        boolean down = below(2) == 0;
        for (int i = 0; i < more; i++) {
            switch (below(10)) {
                case 0 -> wild(cards, lying, near.suit());
                case 1 -> add(cards, lying, FACES.get(below(FACES.size())));
                case 2 -> add(cards, lying, Face.of(near.rank(), suit()));
                case 3 -> add(cards, lying, Face.of(Rank.ACE, near.suit()));
                default -> add(cards, lying, missing(cards, lying, near, down));
            }
        }
        while (cards.isEmpty()) {
            add(cards, lying, FACES.get(below(FACES.size())));
        }
        return cards;
    }

    private void row(List<Card> cards) {
        Suit suit = suit();
        int length = below(8) == 0 ? 8 + below(6) : 3 + below(4);
        int low = 1 + below(15 - length);
        int gap = below(2) == 0 ? low + below(length) : 0;
        for (int place = low; place < low + length; place++) {
            if (place != gap) {
                add(cards, Cards.NONE, at(suit, place));
            }
        }
        if (gap != 0 || below(4) == 0) {
            wild(cards, Cards.NONE, suit);
        }
    }

    private void equalCards(List<Card> cards) {
        Rank rank = below(2) == 0 ? (below(2) == 0 ? Rank.ACE : Rank.THREE) : rank();
        int size = below(3) == 0 ? 6 + below(3) : 2 + below(4);
        while (cards.size() < size) {
            add(cards, Cards.NONE, Face.of(rank, suit()));
        }
        if (below(2) == 0) {
            wild(cards, Cards.NONE, suit());
        }
    }

    /** Cases in which a two may be natural or wild, and an ace low or high. */
    private void aroundTheTwo(List<Card> cards) {
        Suit suit = suit();
        int size = 3 + below(3);
        for (int i = 0; i < size; i++) {
            add(cards, Cards.NONE, below(4) == 0 ? Face.JOKER : at(suit, below(8) - 2));
        }
    }

    private void anything(List<Card> cards, int size) {
        for (int i = 0; i < size; i++) {
            add(cards, Cards.NONE, FACES.get(below(FACES.size())));
        }
    }

    private void disturb(List<Card> cards) {
        switch (below(20)) {
            case 0 -> anything(cards, 1);
            case 1 -> wild(cards, Cards.NONE, suit());
            case 2 -> cards.subList(1, cards.size()).clear();
            case 3 -> add(cards, Cards.NONE, cards.getFirst().face());
            default -> {}
        }
    }

    private void wild(List<Card> cards, Cards lying, Suit suit) {
        Face own = Face.of(Rank.TWO, suit);
        Face other = Face.of(Rank.TWO, suit());
        add(cards, lying, List.of(own, other, Face.JOKER).get(below(3)));
    }

    /** A copy that is not there yet, if there is one; a third copy is as rare as faulty decks. */
    private void add(List<Card> cards, Cards lying, Face face) {
        int copies = below(50) == 0 ? Card.most(face) : face.copies();
        int first = below(copies);
        for (int i = 0; i < copies; i++) {
            Card card = Card.of(face, 1 + (first + i) % copies);
            if (!lying.has(card) && !cards.contains(card)) {
                cards.add(card);
                return;
            }
        }
    }

    /** The next face of the suit that is not there, upwards or downwards. */
    private Face missing(List<Card> cards, Cards lying, Face near, boolean down) {
        int place = near.rank().place();
        int step = down ? -1 : 1;
        int skip = below(4) == 0 ? 1 : 0;
        for (int i = 0; i < 13; i++) {
            place += step;
            Face face = at(near.suit(), place);
            boolean there = lying.count(face) > 0;
            there |= cards.stream().anyMatch(card -> card.face() == face);
            if (!there && skip-- == 0) {
                return face;
            }
        }
        return near;
    }

    /** A natural of the meld; any other card if it has none. */
    private Face near(Cards lying) {
        List<Face> naturals = new ArrayList<>();
        for (Card card : lying) {
            if (!card.face().isWild()) {
                naturals.add(card.face());
            }
        }
        return naturals.isEmpty() ? Face.of(rank(), suit()) : naturals.get(below(naturals.size()));
    }

    private static Face at(Suit suit, int place) {
        return Face.of(Rank.values()[Math.floorMod(place - 1, 13)], suit);
    }

    private Suit suit() {
        return Suit.values()[below(4)];
    }

    private Rank rank() {
        return Rank.values()[below(13)];
    }
}

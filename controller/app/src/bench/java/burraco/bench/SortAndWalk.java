package burraco.bench;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Rank;
import burraco.engine.rules.RuleSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A meld check as most programs have it: lists, sorting, and a walk that counts gaps. */
final class SortAndWalk {
    boolean isMeld(Cards cards, RuleSet rules) {
        List<Face> plain = new ArrayList<>();
        List<Face> wild = new ArrayList<>();
        for (Card card : cards) {
            (card.face().isWild() ? wild : plain).add(card.face());
        }
        if (plain.isEmpty() || plain.size() + wild.size() < 3) {
            return false;
        }
        return isCombination(plain, wild, rules) || isSequence(plain, wild);
    }

    private static boolean isCombination(List<Face> plain, List<Face> wild, RuleSet rules) {
        Rank rank = plain.getFirst().rank();
        return wild.size() <= 1
                && plain.size() >= 2
                && plain.size() <= 8
                && rules.combines(rank)
                && plain.stream().allMatch(face -> face.rank() == rank);
    }

    private static boolean isSequence(List<Face> plain, List<Face> wild) {
        boolean oneSuit = plain.stream().allMatch(f -> f.suit() == plain.getFirst().suit());
        if (!oneSuit || wild.size() > 2) {
            return false;
        }
        Face two = Face.of(Rank.TWO, plain.getFirst().suit());
        List<Face> withTwo = new ArrayList<>(plain);
        if (wild.contains(two)) {
            withTwo.add(two);
            if (isRow(withTwo, wild.size() - 1)) {
                return true;
            }
        }
        return wild.size() <= 1 && isRow(plain, wild.size());
    }

    private static boolean isRow(List<Face> naturals, int wilds) {
        return isRow(naturals, wilds, 1) || isRow(naturals, wilds, 14);
    }

    private static boolean isRow(List<Face> naturals, int wilds, int ace) {
        List<Integer> places = new ArrayList<>();
        for (Face face : naturals) {
            places.add(face.rank() == Rank.ACE ? ace : face.rank().place());
        }
        places.sort(Comparator.naturalOrder());
        int gaps = 0;
        for (int i = 1; i < places.size(); i++) {
            int step = places.get(i) - places.get(i - 1);
            if (step == 0) {
                return false;
            }
            gaps += step - 1;
        }
        return gaps <= wilds;
    }
}

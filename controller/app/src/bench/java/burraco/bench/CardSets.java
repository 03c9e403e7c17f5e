package burraco.bench;

import burraco.play.Shuffle;
import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.engine.meld.Meld;
import burraco.engine.rules.RuleSet;
import burraco.play.BotHand;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;

/** Sets of 3 to 14 cards: a half melds as bots lay them, a half the same with a card changed. */
final class CardSets {
    private CardSets() {}

    static List<Cards> of(int count, long seed) {
        Chance chance = new Chance(seed);
        List<Cards> sets = new ArrayList<>();
        for (long hand = seed; sets.size() < count; hand++) {
            List<Meld> melds = new ArrayList<>();
            BotHand.play(
                    hand,
                    RuleSet.FIBUR_INT_2018,
                    (_, _, after) -> {
                        for (Line line : Line.values()) {
                            melds.addAll(after.hand().melds().of(line));
                        }
                    });
            for (int i = 0; i < 16 && sets.size() < count; i++) {
                Cards cards = melds.get(chance.below(melds.size())).cards();
                sets.add(cards);
                sets.add(changed(cards, chance));
            }
        }
        return sets.subList(0, count);
    }

    private static Cards changed(Cards cards, Chance chance) {
        List<Card> list = new ArrayList<>();
        cards.forEach(list::add);
        Cards less = cards.without(list.get(chance.below(list.size())));
        return less.with(Shuffle.deck(chance).stream().filter(c -> !less.has(c)).findAny().get());
    }
}

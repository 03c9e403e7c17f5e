package burraco.cli.starter;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;
import burraco.words.Words;
import java.util.List;

/** What the code of play makes of the cards in the place for a meld. */
final class MeldSentence {
    private static final RuleSet RULES = RuleSet.FIBUR_INT_2018;
    private static final MeldId MELD = new MeldId(Line.NS, 1);

    private final Words words;

    MeldSentence(Words words) {
        this.words = words;
    }

    String of(Cards cards) {
        if (cards.isEmpty()) {
            return say("none");
        }
        Meld meld = Meld.open(MELD, cards, RULES);
        String which = named(meld.inOrder());
        String what =
                switch (meld.shape()) {
                    case Shape.Sequence sequence ->
                            say("sequence", say("suit." + sequence.suit().name()), which);
                    case Shape.Combination _ -> say("combination", which);
                    case Shape.NoMeld _ -> say(cards.size() < 3 ? "few" : "no", which);
                };
        Burraco burraco = meld.burraco(RULES);
        return burraco == Burraco.NONE
                ? what
                : say("burraco", what, words.sheet("burraco." + burraco));
    }

    private String named(List<Card> cards) {
        return words.cards(cards.stream().map(CardName::of).toList());
    }

    private String say(String key, Object... details) {
        return words.demo("starter.meld." + key, details);
    }
}

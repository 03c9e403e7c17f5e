package burraco.play;

import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.engine.act.Act;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import java.util.List;

/** The worth of laying cards; negative if they are better kept. */
final class PlayWorth {
    private static final int TIE = 60;
    private static final int OPENING = 55;
    private static final int WILD_KEPT = -60;
    private static final int WILD_NEAR_THE_END = 45;
    private static final int SPOILS_A_CLEAN_ONE = -400;
    private static final int LONG_AND_CLEAN = 5;

    private PlayWorth() {}

    static int of(View view, Act.Tie tie) {
        Meld before = view.hand.melds().find(tie.meld()).orElseThrow();
        Meld after = before.grown(cards(tie.cards()), view.rules);
        int worth = TIE + after.cards().size();
        Burraco was = before.burraco(view.rules);
        Burraco is = after.burraco(view.rules);
        if (was.isClean() && !is.isClean()) {
            return SPOILS_A_CLEAN_ONE;
        }
        worth += is.points() - was.points();
        boolean spendsWild = !before.hasWild() && after.hasWild();
        return spendsWild ? worth + wildSpent(view, before, is) : worth;
    }

    private static int wildSpent(View view, Meld before, Burraco is) {
        if (view.inSight()) {
            return WILD_NEAR_THE_END;
        }
        // A long clean meld may still become a clean burraco, and closing asks for one.
        boolean hopeful = before.cards().size() >= LONG_AND_CLEAN;
        boolean needed = view.rules.closingNeedsClean() && !view.mayClose;
        return is != Burraco.NONE && !(hopeful && needed) ? 0 : 2 * WILD_KEPT - is.points();
    }

    static int of(View view, Act.Open open) {
        Meld meld = Meld.open(view.hand.melds().due(view.line), cards(open.cards()), view.rules);
        if (!meld.hasWild()) {
            return OPENING;
        }
        return view.inSight() ? WILD_NEAR_THE_END : OPENING + 2 * WILD_KEPT;
    }

    private static Cards cards(List<CardName> names) {
        Cards cards = Cards.NONE;
        for (CardName name : names) {
            cards = cards.with(name.card());
        }
        return cards;
    }
}

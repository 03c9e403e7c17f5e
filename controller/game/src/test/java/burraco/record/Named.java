package burraco.record;

import burraco.cards.CardName;
import burraco.engine.act.Act;
import java.util.List;

/** The cards that an act names, in the order of its line. */
public final class Named {
    private Named() {}

    public static List<CardName> by(Act act) {
        return ActText.cards(act);
    }
}

package burraco.record;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.act.Standing.Whereabouts;
import burraco.engine.hand.Hand;
import java.util.ArrayList;
import java.util.List;

/** Writes the state of a hand after a gap in the words of the record. */
final class GapText {
    private static final String NONE = " none";

    private GapText() {}

    static String of(Standing then) {
        List<String> items = new ArrayList<>();
        then.turn().ifPresent(turn -> items.add("turn " + turn.seat() + phase(turn)));
        then.stock().ifPresent(count -> items.add("stock " + count));
        then.pile().ifPresent(cards -> items.add("pile" + list(cards)));
        then.melds().forEach(meld -> items.add(meld.id() + list(meld.cards())));
        then.pozzetti().forEach(one -> items.add("P" + one.number() + " " + where(one.where())));
        if (!then.fans().isEmpty()) {
            StringBuilder fans = new StringBuilder("fans");
            then.fans().forEach(fan -> fans.append(" " + fan.seat() + " " + fan.count()));
            items.add(fans.toString());
        }
        if (!then.hidden().isEmpty()) {
            StringBuilder hidden = new StringBuilder("hidden");
            then.hidden().forEach(seat -> hidden.append(" " + seat));
            items.add(hidden.toString());
        }
        return items.isEmpty() ? "" : " " + String.join(", ", items);
    }

    private static String phase(Standing.OfTurn turn) {
        return turn.took() ? " play" : " draw";
    }

    private static String list(List<CardName> cards) {
        return cards.isEmpty() ? NONE : ActText.list(cards);
    }

    private static String where(Whereabouts where) {
        return switch (where) {
            case Whereabouts.Lies _ -> "lies";
            case Whereabouts.With with -> with.line().toString();
            case Whereabouts.Before held -> held.seat().toString();
        };
    }

    /** The cards without copies, except where that would be read as another copy. */
    static List<CardName> names(Act.Gap gap, Hand before, List<Card> moved) {
        List<CardName> faces = new ArrayList<>();
        for (Card card : moved) {
            faces.add(CardName.of(card.face()));
        }
        Act.Gap bare = new Act.Gap(gap.millis(), gap.then().naming(faces));
        long others = 0;
        switch (Engine.apply(before, bare, 0)) {
            case Outcome.Ruled read -> {
                for (int i = 0; i < moved.size(); i++) {
                    Card card = moved.get(i);
                    others |= card == read.moved().get(i) ? 0 : 1L << card.face().code();
                }
            }
            // If it would be read as impossible, every copy is named.
            case Outcome.Refuted _ -> others = -1;
        }
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < moved.size(); i++) {
            Card card = moved.get(i);
            boolean exact = !card.isUnseen() && (others & 1L << card.face().code()) != 0;
            names.add(exact && hasName(card) ? CardName.of(card) : faces.get(i));
        }
        return names;
    }

    /** A record cannot name the additional copies of a deck with surplus cards. */
    private static boolean hasName(Card card) {
        Face face = card.face();
        return card.copy() <= face.copies();
    }
}

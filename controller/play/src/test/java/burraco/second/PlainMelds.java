package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The melds on the table. */
final class PlainMelds {
    private final Code code;
    private final Map<MeldId, PlainMeld> melds = new LinkedHashMap<>();

    PlainMelds(Code code) {
        this.code = code;
    }

    /** Updates all melds. */
    void lie(Felt felt) {
        melds.keySet().removeIf(id -> !felt.melds().containsKey(id));
        felt.melds()
                .forEach((id, cards) -> {
                    PlainMeld meld = melds.get(id);
                    if (meld == null) {
                        melds.put(id, new PlainMeld(code, id, cards));
                    } else {
                        meld.lies(cards);
                    }
                });
    }

    /** Null if there is none. */
    PlainMeld get(MeldId id) {
        return melds.get(id);
    }

    Collection<PlainMeld> all() {
        return melds.values();
    }

    List<PlainMeld> of(Line line) {
        return melds.values().stream().filter(meld -> meld.id.line() == line).toList();
    }

    /** Another combination of that rank, the oldest one; null if there is none. */
    PlainMeld equalTo(MeldId id, Rank rank) {
        return of(id.line()).stream()
                .filter(meld -> !meld.id.equals(id) && meld.rank() == rank)
                .findFirst()
                .orElse(null);
    }

    /** Cards of a meld that a ruling takes out, whether or not that has been done. */
    static List<Card> against(PlainMeld meld, Felt felt, boolean closed) {
        List<Card> against = new ArrayList<>(meld.negative);
        if (closed) {
            against.addAll(meld.atRisk);
        }
        for (Owed owed : felt.owed()) {
            for (Remedy due : owed.due()) {
                switch (due) {
                    case Remedy.Penalize(Seat _, List<Card> cards) -> against.addAll(cards);
                    case Remedy.Discard(Seat _, List<Card> cards) when cards.size() == 1 ->
                            against.addAll(cards);
                    case Remedy _ -> {}
                }
            }
        }
        against.retainAll(meld.cards());
        return against;
    }

    /** Art. 16, by the present worth of every meld. */
    boolean hasBurracoToClose(Line line, Felt felt) {
        return of(line).stream()
                .map(meld -> meld.worth(against(meld, felt, false)))
                .anyMatch(worth ->
                        switch (code) {
                            case FIBUR_INT_2018 -> worth.clean();
                            case FITAB_ITA_2026 -> worth.points() > 0;
                        });
    }

    void turnOf(Seat seat) {
        melds.values().forEach(meld -> meld.turnOf(seat));
    }
}

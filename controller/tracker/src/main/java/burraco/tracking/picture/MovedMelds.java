package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.BeliefFigures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds melds that people have slid aside or exchanged with another meld of their line. Moving a
 * meld is no act, so the places exchange their names and the melds keep theirs.
 */
public final class MovedMelds {
    /** A single card that is heard beside its meld may have been pushed there. */
    private static final int SEVERAL = 2;

    /** Other cards of a moved meld may lie hidden under those that are heard. */
    private static final int SHARE = 3;

    private final TablePicture picture;

    public MovedMelds(TablePicture picture) {
        this.picture = picture;
    }

    /**
     * @param lying where the cards should lie
     * @return whether a meld was found at another place
     */
    public boolean look(Map<Card, Zone> lying) {
        if (!mayHaveMoved(lying)) {
            return false;
        }
        Map<Zone.MeldSlot, List<Card>> melds = new LinkedHashMap<>();
        lying.forEach((card, zone) -> {
            if (zone instanceof Zone.MeldSlot slot) {
                melds.computeIfAbsent(slot, _ -> new ArrayList<>()).add(card);
            }
        });
        boolean moved = false;
        for (Map.Entry<Zone.MeldSlot, List<Card>> meld : melds.entrySet()) {
            Optional<Zone.MeldSlot> to = movedTo(meld.getKey(), meld.getValue(), melds);
            if (to.isPresent()) {
                long since = since(meld.getValue(), to.get());
                picture.exchange(meld.getKey(), to.get(), since);
                moved = true;
            }
        }
        return moved;
    }

    /**
     * Whether any card is elsewhere at all. Nearly always none is, and that is cheap to find out.
     */
    private boolean mayHaveMoved(Map<Card, Zone> lying) {
        int astray = 0;
        for (Map.Entry<Card, Zone> one : lying.entrySet()) {
            Stay stay = one.getValue() instanceof Zone.MeldSlot ? picture.at(one.getKey()) : null;
            boolean elsewhere =
                    stay != null
                            && stay.sure()
                            && stay.zone() instanceof Zone.MeldSlot
                            && !stay.zone().equals(one.getValue());
            astray += elsewhere ? 1 : 0;
        }
        return astray >= SEVERAL;
    }

    private Optional<Zone.MeldSlot> movedTo(
            Zone.MeldSlot home, List<Card> cards, Map<Zone.MeldSlot, List<Card>> melds) {
        int atHome = 0;
        Map<Zone.MeldSlot, Integer> elsewhere = new LinkedHashMap<>();
        for (Card card : cards) {
            Optional<Stay> stay = picture.sure(card);
            if (stay.isPresent() && stay.get().zone() instanceof Zone.MeldSlot slot) {
                if (slot.equals(home)) {
                    atHome += isHeard(card, home) ? 1 : 0;
                } else if (slot.line() == home.line()) {
                    elsewhere.merge(slot, 1, Integer::sum);
                }
            }
        }
        for (Map.Entry<Zone.MeldSlot, Integer> other : elsewhere.entrySet()) {
            int there = other.getValue();
            boolean most = there > atHome && there * SHARE >= cards.size();
            if (there >= SEVERAL && most && isLeft(other.getKey(), melds)) {
                return Optional.of(other.getKey());
            }
        }
        return Optional.empty();
    }

    /** Whether the meld that lay at this place, if any, has gone. */
    private boolean isLeft(Zone.MeldSlot slot, Map<Zone.MeldSlot, List<Card>> melds) {
        return melds.getOrDefault(slot, List.of()).stream()
                .noneMatch(card ->
                        isHeard(card, slot)
                                && picture.sure(card)
                                        .filter(stay -> stay.zone().equals(slot))
                                        .isPresent());
    }

    private boolean isHeard(Card card, Zone slot) {
        return picture.silence(card, slot).orElse(2 * BeliefFigures.MELD_SILENT)
                > BeliefFigures.MELD_SILENT;
    }

    /** When the first of the cards came to the place. */
    private long since(List<Card> cards, Zone.MeldSlot to) {
        long since = Long.MAX_VALUE;
        for (Card card : cards) {
            if (picture.sure(card).filter(stay -> stay.zone().equals(to)).isPresent()) {
                since = Math.min(since, picture.sure(card).get().first());
            }
        }
        return since;
    }
}

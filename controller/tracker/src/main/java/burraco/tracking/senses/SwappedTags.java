package burraco.tracking.senses;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.meld.MeldReader;
import burraco.engine.rules.RuleSet;
import burraco.layout.Zone;
import burraco.tracking.figures.SensorFigures;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Looks for two cards that carry each other's tags: two places each hold cards that are no meld,
 * and would both be melds if these two cards were exchanged.
 */
final class SwappedTags {
    private final List<AntennaMonitor> slots;
    private final Hearing hearing;
    private final RuleSet rules;
    private List<List<Card>> wrong = List.of();
    private long since;
    private long looked;

    /** Two cards. */
    record Pair(Card one, Card other) {}

    SwappedTags(List<AntennaMonitor> ears, Hearing hearing, RuleSet rules) {
        slots = ears.stream().filter(ear -> ear.laid.zone() instanceof Zone.MeldSlot).toList();
        this.hearing = hearing;
        this.rules = rules;
    }

    Optional<Pair> look(long now) {
        if (now - looked < SensorFigures.MELDS_LOOK_MILLIS) {
            return Optional.empty();
        }
        looked = now;
        List<List<Card>> lie = slots.stream().map(this::cards).filter(this::isWrong).toList();
        if (!lie.equals(wrong)) {
            wrong = lie;
            since = now;
        }
        return now - since > SensorFigures.LONG_MILLIS ? pair() : Optional.empty();
    }

    private List<Card> cards(AntennaMonitor ear) {
        List<Card> cards = new ArrayList<>();
        BitSet lying = ear.lying();
        for (int card = lying.nextSetBit(0); card >= 0; card = lying.nextSetBit(card + 1)) {
            cards.add(hearing.cards().get(card));
        }
        return cards;
    }

    private boolean isWrong(List<Card> cards) {
        return cards.size() >= SensorFigures.A_MELD && !isMeld(cards);
    }

    private boolean isMeld(List<Card> cards) {
        return MeldReader.read(Cards.of(cards), rules).legal();
    }

    private Optional<Pair> pair() {
        for (int a = 0; a < wrong.size(); a++) {
            for (int b = a + 1; b < wrong.size(); b++) {
                Optional<Pair> found = pair(wrong.get(a), wrong.get(b));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Pair> pair(List<Card> here, List<Card> there) {
        for (Card one : here) {
            for (Card other : there) {
                if (isMeld(with(here, one, other)) && isMeld(with(there, other, one))) {
                    return Optional.of(new Pair(one, other));
                }
            }
        }
        return Optional.empty();
    }

    private static List<Card> with(List<Card> cards, Card without, Card instead) {
        return cards.stream().map(card -> card.equals(without) ? instead : card).toList();
    }
}

package burraco.play.enrolling;

import burraco.cards.Card;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.play.Shuffle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A person who checks a deck in small heaps. Sometimes a card is lost, and sometimes a card of
 * another deck has got in.
 */
public final class Checker {
    private static final int HEAP = 4;
    private static final double SPLAY_CM = 3;
    private static final double LOST_SHARE = 0.3;

    private final PracticeDeck cards;
    private final Area area;
    private final Chance chance;
    private final OneHand hand;
    private final Optional<Card> lost;

    public Checker(
            VirtualTable table,
            PracticeDeck cards,
            Area area,
            Chance chance,
            Consumer<String> keyboard) {
        this.cards = cards;
        this.area = area;
        this.chance = chance.stream("checker");
        hand = new OneHand(table, this.chance, keyboard);
        cards.killTheDead(table);
        List<Card> all = shuffled();
        lost = this.chance.happens(LOST_SHARE) ? Optional.of(all.getFirst()) : Optional.empty();
    }

    private List<Card> shuffled() {
        List<Card> all = new ArrayList<>(cards.truth().keySet());
        all.sort(Comparator.comparing(Card::toString));
        Shuffle.shuffle(all, chance);
        return all;
    }

    /** The card that is lost. */
    public Optional<Card> lost() {
        return lost;
    }

    /** He is asked to lay all of them. */
    public void all() {
        List<TagId> tags = new ArrayList<>();
        for (Card card : shuffled()) {
            if (!lost.equals(Optional.of(card))) {
                tags.add(cards.tag(card));
            }
        }
        if (chance.happens(LOST_SHARE)) {
            tags.add(
                    cards.spare(
                            cards.truth().keySet().stream()
                                    .min(Comparator.comparing(Card::toString))
                                    .orElseThrow()));
        }
        for (int first = 0; first < tags.size(); first += HEAP) {
            hand.pause(900);
            List<TagId> heap = tags.subList(first, Math.min(first + HEAP, tags.size()));
            for (int i = 0; i < heap.size(); i++) {
                double off = (i - (heap.size() - 1) / 2.0) * SPLAY_CM;
                hand.lay(heap.get(i), area, 0, off);
            }
            hand.pause(2_500);
            hand.takeAll();
        }
        hand.pause(1_000);
        hand.type("");
    }

    /** He is asked to lay one card alone. */
    public void alone(Card card) {
        hand.takeAll();
        hand.pause(1_500);
        if (lost.equals(Optional.of(card))) {
            hand.type("m");
            return;
        }
        hand.lay(cards.tag(card), area, 0, 0);
        hand.pause(400);
        hand.type("");
    }
}

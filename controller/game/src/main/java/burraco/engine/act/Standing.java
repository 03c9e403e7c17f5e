package burraco.engine.act;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The state in which a hand is found after a gap. What it does not mention has not changed.
 *
 * @param stock how many cards it has
 * @param pile its cards, the lowest first
 * @param melds in any order, except that new ones of a line are in the order of their numbers
 * @param fans how many cards a player holds
 * @param hidden players whose fans are completely unknown
 */
public record Standing(
        Optional<OfTurn> turn,
        Optional<Integer> stock,
        Optional<List<CardName>> pile,
        List<OfMeld> melds,
        List<OfPozzetto> pozzetti,
        List<OfFan> fans,
        List<Seat> hidden) {
    /** Mentions nothing. */
    public static final Standing AS_BEFORE =
            new Standing(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of());

    public Standing {
        pile = pile.map(List::copyOf);
        melds = List.copyOf(melds);
        pozzetti = List.copyOf(pozzetti);
        fans = List.copyOf(fans);
        hidden = List.copyOf(hidden);
        requireOnce(melds, OfMeld::id);
        requireOnce(pozzetti, OfPozzetto::number);
        requireOnce(fans, OfFan::seat);
        requireOnce(hidden, seat -> seat);
    }

    private static <T> void requireOnce(List<T> items, Function<T, Object> subject) {
        HashSet<Object> subjects = new HashSet<>();
        for (T item : items) {
            if (!subjects.add(subject.apply(item))) {
                throw new IllegalArgumentException("named twice: " + subject.apply(item));
            }
        }
    }

    /**
     * Whose turn it is.
     *
     * @param took whether he has taken a card
     */
    public record OfTurn(Seat seat, boolean took) {}

    /**
     * A meld.
     *
     * @param cards as they lie, the lowest first; none if it is gone
     */
    public record OfMeld(MeldId id, List<CardName> cards) {
        public OfMeld {
            cards = List.copyOf(cards);
            if (cards.contains(CardName.UNSEEN)) {
                throw new IllegalArgumentException("cards of a meld lie open: " + cards);
            }
        }
    }

    /**
     * A pozzetto.
     *
     * @param number 1 for the first to be taken, 2; 3 for one left from the hand before
     */
    public record OfPozzetto(int number, Whereabouts where) {
        public OfPozzetto {
            if (number < 1 || number > 3) {
                throw new IllegalArgumentException("no pozzetto " + number);
            }
        }
    }

    /** Where a pozzetto is. */
    public sealed interface Whereabouts {
        /** On the table, to be taken. */
        record Lies() implements Whereabouts {}

        /** With a line that plays with it. */
        record With(Line line) implements Whereabouts {}

        /** Before a player who has not begun to play it. */
        record Before(Seat seat) implements Whereabouts {}

        Lies LIES = new Lies();
    }

    /** How many cards a player holds. */
    public record OfFan(Seat seat, int count) {
        public OfFan {
            if (count < 0) {
                throw new IllegalArgumentException("fewer than no cards: " + count);
            }
        }
    }

    /** The cards that are named: those of the pile, then those of the melds in their order. */
    public List<CardName> cards() {
        List<CardName> cards = new ArrayList<>(pile.orElse(List.of()));
        melds.forEach(meld -> cards.addAll(meld.cards()));
        return List.copyOf(cards);
    }

    /**
     * The same state with other names for its cards.
     *
     * @param names as many as {@link #cards()}, in their order
     */
    public Standing naming(List<CardName> names) {
        int next = pile.map(List::size).orElse(0);
        List<CardName> lowest = names.subList(0, next);
        List<OfMeld> renamed = new ArrayList<>();
        for (OfMeld meld : melds) {
            int end = next + meld.cards().size();
            renamed.add(new OfMeld(meld.id(), names.subList(next, end)));
            next = end;
        }
        return new Standing(turn, stock, pile.map(_ -> lowest), renamed, pozzetti, fans, hidden);
    }
}

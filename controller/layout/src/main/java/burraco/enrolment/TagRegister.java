package burraco.enrolment;

import burraco.cards.Card;
import burraco.hal.TagId;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Which tag belongs to which card so far, which cards still need one, and which tags are in use.
 */
final class TagRegister {
    private final Map<TagId, Card> before;
    private final KnownTags others;
    private final Deque<Card> wanted = new ArrayDeque<>();
    private final SequencedMap<Card, TagId> enrolled = new LinkedHashMap<>();
    private final int all;

    /**
     * @param before tags in use by cards that are not asked for
     * @param wanted all cards that need a tag
     * @param begun those of them that have one
     */
    TagRegister(
            Map<TagId, Card> before,
            List<Card> wanted,
            SequencedMap<Card, TagId> begun,
            KnownTags others) {
        this.before = Map.copyOf(before);
        this.others = others;
        this.wanted.addAll(wanted);
        this.wanted.removeAll(begun.keySet());
        enrolled.putAll(begun);
        all = wanted.size();
    }

    int all() {
        return all;
    }

    int done() {
        return all - wanted.size();
    }

    boolean isComplete() {
        return wanted.isEmpty();
    }

    /** The card that is asked for now. */
    Card next() {
        return wanted.getFirst();
    }

    /** In the order in which they were enrolled. */
    SequencedMap<Card, TagId> enrolled() {
        return Collections.unmodifiableSequencedMap(new LinkedHashMap<>(enrolled));
    }

    Card enrol(TagId tag) {
        Card card = wanted.removeFirst();
        enrolled.put(card, tag);
        return card;
    }

    /** The tag that was enrolled last. */
    Optional<TagId> last() {
        return enrolled.isEmpty() ? Optional.empty() : Optional.of(enrolled.lastEntry().getValue());
    }

    /** Undoes the last enrolment; its card is asked for again. */
    Card undo() {
        Card card = enrolled.pollLastEntry().getKey();
        wanted.addFirst(card);
        return card;
    }

    /**
     * Undoes the enrolment of a card that was enrolled by mistake; it is asked for after the next
     * card.
     */
    void free(Card card) {
        if (enrolled.remove(card) == null) {
            return;
        }
        Card next = wanted.removeFirst();
        wanted.addFirst(card);
        wanted.addFirst(next);
    }

    boolean has(Card card) {
        return enrolled.containsKey(card);
    }

    /** Moves the next card to the end. */
    Card putOff() {
        Card card = wanted.removeFirst();
        wanted.addLast(card);
        return card;
    }

    /** Why the tag cannot belong to a card that needs one; empty if it can. */
    Optional<EnrolmentStep.Why> objection(TagId tag) {
        Optional<EnrolmentStep.Why> already = card(tag).map(EnrolmentStep.Why.Already::new);
        Optional<EnrolmentStep.Why> deck = others.deck(tag).map(EnrolmentStep.Why.OfDeck::new);
        return already.or(() -> deck).or(() -> kind(tag));
    }

    private Optional<Card> card(TagId tag) {
        for (Map.Entry<Card, TagId> entry : enrolled.entrySet()) {
            if (entry.getValue().equals(tag)) {
                return Optional.of(entry.getKey());
            }
        }
        return Optional.ofNullable(before.get(tag));
    }

    /** The tags of one deck are of one make. */
    private Optional<EnrolmentStep.Why> kind(TagId tag) {
        int digits = tag.hex().length();
        boolean other =
                enrolled.values().stream().anyMatch(one -> one.hex().length() != digits)
                        || before.keySet().stream().anyMatch(one -> one.hex().length() != digits);
        return other ? Optional.of(new EnrolmentStep.Why.OtherKind()) : Optional.empty();
    }
}

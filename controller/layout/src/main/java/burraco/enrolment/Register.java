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

/** Which tag sits in which card so far, which cards still want one, and which tags are taken. */
final class Register {
    private final Map<TagId, Card> before;
    private final KnownTags others;
    private final Deque<Card> wanted = new ArrayDeque<>();
    private final SequencedMap<Card, TagId> enrolled = new LinkedHashMap<>();
    private final int all;

    /**
     * @param before tags that are taken and are not asked for
     * @param wanted all cards that want a tag
     * @param begun those of them that have one
     */
    Register(
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

    /** The card that wants its tag now. */
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

    /** The last card wants a tag again. */
    Card undo() {
        Card card = enrolled.pollLastEntry().getKey();
        wanted.addFirst(card);
        return card;
    }

    /** That card was enrolled by mistake: it wants a tag again, after the next one. */
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

    /** The next card comes last. */
    Card putOff() {
        Card card = wanted.removeFirst();
        wanted.addLast(card);
        return card;
    }

    /** Why this tag can be in no card that wants one; empty where it can. */
    Optional<Step.Why> objection(TagId tag) {
        Optional<Step.Why> already = card(tag).map(Step.Why.Already::new);
        Optional<Step.Why> deck = others.deck(tag).map(Step.Why.OfDeck::new);
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

    /** Tags of one deck are of one make. */
    private Optional<Step.Why> kind(TagId tag) {
        int digits = tag.hex().length();
        boolean other =
                enrolled.values().stream().anyMatch(one -> one.hex().length() != digits)
                        || before.keySet().stream().anyMatch(one -> one.hex().length() != digits);
        return other ? Optional.of(new Step.Why.OtherKind()) : Optional.empty();
    }
}

package burraco.enrolment;

import burraco.cards.Card;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Verifies a deck: every card that any antenna hears is ticked off, in any order and any number at
 * once. The cards that were not heard are then asked for one by one.
 */
public final class DeckVerification implements Guide<VerificationStep> {
    /** How often an unknown number must be heard to be reported, because numbers arrive garbled. */
    private static final int STRANGER = 4;

    /** Number of inventories after which the tag of a lone card is dead. */
    private static final int LOOKS = 15;

    private final Deck deck;
    private final KnownTags others;
    private final Optional<Integer> only;
    private final int antenna;
    private final List<Card> unheard = new ArrayList<>();
    private final List<Card> dead = new ArrayList<>();
    private final List<Card> missing = new ArrayList<>();
    private final SortedMap<TagId, Integer> strangers = new TreeMap<>();
    private final SortedSet<TagId> told = new TreeSet<>();
    private final SilenceWatch silence;
    private boolean oneByOne;
    private int looksLeft;
    private Optional<VerificationStep.Sum> sum = Optional.empty();

    /**
     * @param only the antenna that counts; if empty, all do
     * @param antenna where single cards are asked for
     */
    public DeckVerification(Deck deck, KnownTags others, Optional<Integer> only, int antenna) {
        this.deck = deck;
        this.others = others;
        this.only = only;
        this.antenna = only.orElse(antenna);
        for (Card card : NewDeck.ORDER) {
            if (deck.has(card)) {
                unheard.add(card);
            }
        }
        silence = new SilenceWatch(this.antenna);
    }

    @Override
    public boolean isOver() {
        return sum.isPresent();
    }

    /** The result; empty before the end. */
    public Optional<VerificationStep.Sum> sum() {
        return sum;
    }

    @Override
    public List<VerificationStep> begin(long at) {
        silence.begin(at);
        return List.of(new VerificationStep.LayAll(unheard.size()));
    }

    // Readings

    @Override
    public List<VerificationStep> take(Reading reading) {
        boolean here =
                reading instanceof Reading.Inventory one
                        && only.orElse(one.antenna()) == one.antenna();
        if (isOver() || !here) {
            return List.of();
        }
        Reading.Inventory inventory = (Reading.Inventory) reading;
        List<VerificationStep> checks = new ArrayList<>();
        List<Card> news = new ArrayList<>();
        Optional<Card> asked = asked();
        for (Answer answer : inventory.answers()) {
            Optional<Card> card = deck.card(answer.tag());
            if (card.isEmpty()) {
                checks.addAll(stranger(answer.tag(), inventory.antenna()));
            } else if (isNews(card.get())) {
                news.add(card.get());
            }
        }
        if (!news.isEmpty()) {
            checks.add(new VerificationStep.Heard(news, heard(), deck.cards().size()));
        }
        if (unheard.isEmpty()) {
            checks.addAll(end());
        } else if (!asked.equals(asked())) {
            checks.addAll(next());
        }
        if (inventory.antenna() == antenna) {
            silence.heard(inventory.at());
            checks.addAll(look());
        }
        return checks;
    }

    /** Includes cards that were taken for dead or missing before. */
    private boolean isNews(Card card) {
        return unheard.remove(card) || dead.remove(card) || missing.remove(card);
    }

    private int heard() {
        return deck.cards().size() - unheard.size() - dead.size() - missing.size();
    }

    private List<VerificationStep> stranger(TagId tag, int where) {
        if (strangers.merge(tag, 1, Integer::sum) < STRANGER || !told.add(tag)) {
            return List.of();
        }
        return List.of(
                new VerificationStep.Foreign(
                        where, others.deck(tag).orElse(""), EnrolmentStep.end(tag)));
    }

    /** Counts the inventories since a person said that the card lies there. */
    private List<VerificationStep> look() {
        if (isOver() || looksLeft == 0 || --looksLeft > 0) {
            return List.of();
        }
        Card card = unheard.removeFirst();
        dead.add(card);
        List<VerificationStep> checks = new ArrayList<>(List.of(new VerificationStep.Dead(card)));
        checks.addAll(next());
        return checks;
    }

    // One by one

    private Optional<Card> asked() {
        return oneByOne && !unheard.isEmpty() ? Optional.of(unheard.getFirst()) : Optional.empty();
    }

    private List<VerificationStep> next() {
        looksLeft = 0;
        return unheard.isEmpty()
                ? end()
                : List.of(new VerificationStep.Alone(unheard.getFirst(), antenna, unheard.size()));
    }

    private List<VerificationStep> end() {
        if (isOver()) {
            return List.of();
        }
        VerificationStep.Sum end =
                new VerificationStep.Sum(heard(), dead, missing, unheard, told.size());
        sum = Optional.of(end);
        return List.of(end);
    }

    @Override
    public List<VerificationStep> typed(String line, long at) {
        if (isOver()) {
            return List.of();
        }
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> enter();
            case "m" -> oneByOne ? isMissing() : List.of(new VerificationStep.NoSuchKey());
            case "q" -> end();
            default -> List.of(new VerificationStep.NoSuchKey());
        };
    }

    /**
     * An empty line: all cards have been laid, or later, the card that was asked for lies there.
     */
    private List<VerificationStep> enter() {
        if (!oneByOne) {
            oneByOne = true;
            return next();
        }
        looksLeft = LOOKS;
        return List.of();
    }

    private List<VerificationStep> isMissing() {
        Card card = unheard.removeFirst();
        missing.add(card);
        List<VerificationStep> checks =
                new ArrayList<>(List.of(new VerificationStep.Missing(card)));
        checks.addAll(next());
        return checks;
    }

    @Override
    public List<VerificationStep> tick(long at) {
        return !isOver() && silence.began(at)
                ? List.of(new VerificationStep.Silent(antenna))
                : List.of();
    }
}

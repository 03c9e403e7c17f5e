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
 * Goes through a deck: each card that any antenna hears is ticked off, in whatever order and
 * however many lie there. Those that stay unheard are then asked for one by one.
 */
public final class Verification implements Guide<Check> {
    /** A stranger's number is told when it was heard so often: numbers arrive garbled. */
    private static final int STRANGER = 4;

    /** So many inventories say whether the tag of a lone card is dead. */
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
    private final Silence silence;
    private boolean oneByOne;
    private int looksLeft;
    private Optional<Check.Sum> sum = Optional.empty();

    /**
     * @param only the antenna that counts; without it every one does
     * @param antenna where a single card is asked for
     */
    public Verification(Deck deck, KnownTags others, Optional<Integer> only, int antenna) {
        this.deck = deck;
        this.others = others;
        this.only = only;
        this.antenna = only.orElse(antenna);
        for (Card card : NewDeck.ORDER) {
            if (deck.has(card)) {
                unheard.add(card);
            }
        }
        silence = new Silence(this.antenna);
    }

    @Override
    public boolean isOver() {
        return sum.isPresent();
    }

    /** What came of it; empty before it is over. */
    public Optional<Check.Sum> sum() {
        return sum;
    }

    @Override
    public List<Check> begin(long at) {
        silence.begin(at);
        return List.of(new Check.LayAll(unheard.size()));
    }

    // What is heard

    @Override
    public List<Check> take(Reading reading) {
        boolean here =
                reading instanceof Reading.Inventory one
                        && only.orElse(one.antenna()) == one.antenna();
        if (isOver() || !here) {
            return List.of();
        }
        Reading.Inventory inventory = (Reading.Inventory) reading;
        List<Check> checks = new ArrayList<>();
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
            checks.add(new Check.Heard(news, heard(), deck.cards().size()));
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

    /** Also one that was taken for dead or missing a moment ago. */
    private boolean isNews(Card card) {
        return unheard.remove(card) || dead.remove(card) || missing.remove(card);
    }

    private int heard() {
        return deck.cards().size() - unheard.size() - dead.size() - missing.size();
    }

    private List<Check> stranger(TagId tag, int where) {
        if (strangers.merge(tag, 1, Integer::sum) < STRANGER || !told.add(tag)) {
            return List.of();
        }
        return List.of(new Check.Foreign(where, others.deck(tag).orElse(""), Step.end(tag)));
    }

    /** The one that was asked for lies there, people said, and is not heard. */
    private List<Check> look() {
        if (isOver() || looksLeft == 0 || --looksLeft > 0) {
            return List.of();
        }
        Card card = unheard.removeFirst();
        dead.add(card);
        List<Check> checks = new ArrayList<>(List.of(new Check.Dead(card)));
        checks.addAll(next());
        return checks;
    }

    // One by one

    private Optional<Card> asked() {
        return oneByOne && !unheard.isEmpty() ? Optional.of(unheard.getFirst()) : Optional.empty();
    }

    private List<Check> next() {
        looksLeft = 0;
        return unheard.isEmpty()
                ? end()
                : List.of(new Check.Alone(unheard.getFirst(), antenna, unheard.size()));
    }

    private List<Check> end() {
        if (isOver()) {
            return List.of();
        }
        Check.Sum end = new Check.Sum(heard(), dead, missing, unheard, told.size());
        sum = Optional.of(end);
        return List.of(end);
    }

    @Override
    public List<Check> typed(String line, long at) {
        if (isOver()) {
            return List.of();
        }
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> enter();
            case "m" -> oneByOne ? isMissing() : List.of(new Check.NoSuchKey());
            case "q" -> end();
            default -> List.of(new Check.NoSuchKey());
        };
    }

    /** All that there are have been laid; after that: the one that was asked for lies there. */
    private List<Check> enter() {
        if (!oneByOne) {
            oneByOne = true;
            return next();
        }
        looksLeft = LOOKS;
        return List.of();
    }

    private List<Check> isMissing() {
        Card card = unheard.removeFirst();
        missing.add(card);
        List<Check> checks = new ArrayList<>(List.of(new Check.Missing(card)));
        checks.addAll(next());
        return checks;
    }

    @Override
    public List<Check> tick(long at) {
        return !isOver() && silence.began(at) ? List.of(new Check.Silent(antenna)) : List.of();
    }
}

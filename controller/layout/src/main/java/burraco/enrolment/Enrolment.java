package burraco.enrolment;

import burraco.cards.Card;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Enrols a deck: asks for one card after the other and learns its tag. A card is laid, is heard
 * alone a few times, and is taken away; then the next one is asked for. After a refusal nothing may
 * lie over the antenna before anything else is accepted, so that a person who lifts the wrong one
 * of two cards lays again.
 */
public final class Enrolment implements Guide<EnrolmentStep> {
    /** How long a person looks for a card before he gets a hint. */
    private static final long SEARCH_MILLIS = 20_000;

    /** A tag that was only missed for a moment is heard again within this time. */
    private static final long STILL_THERE_MILLIS = 5_000;

    private enum Stage {
        /** Waiting for a card. */
        ASKING,
        /** The tag is known and the card is to be taken away. */
        TAKEN,
        /** Something lies there that has to be removed. */
        CLEARING,
        OVER
    }

    private final int antenna;
    private final TagRegister register;
    private final Map<Integer, TagDetector> ears = new TreeMap<>();
    private final SilenceWatch silence;
    private Stage stage = Stage.ASKING;
    private long askedAt;
    private boolean hinted;

    /** Tags that were reported to lie over another antenna. */
    private final Set<TagId> astray = new TreeSet<>();

    /** Whether the last card was enrolled just now, and not in an earlier session. */
    private boolean justTaken;

    /** The card to which the tag belongs that was just refused. */
    private Optional<Card> disputed = Optional.empty();

    private Enrolment(int antenna, TagRegister register) {
        this.antenna = antenna;
        this.register = register;
        silence = new SilenceWatch(antenna);
        ears.put(antenna, new TagDetector());
    }

    /**
     * Enrols a whole deck.
     *
     * @param begun the cards that are enrolled already, in that order
     */
    public static Enrolment of(int antenna, SequencedMap<Card, TagId> begun, KnownTags others) {
        return new Enrolment(antenna, new TagRegister(Map.of(), NewDeck.ORDER, begun, others));
    }

    /** Enrols these cards, for which there is no file. */
    public static Enrolment of(int antenna, List<Card> cards) {
        return new Enrolment(
                antenna, new TagRegister(Map.of(), cards, new LinkedHashMap<>(), KnownTags.NONE));
    }

    /**
     * Replaces the tag of one card of a deck.
     *
     * @param deck the deck's present tags
     */
    public static Enrolment replacing(
            int antenna, Map<TagId, Card> deck, Card card, KnownTags others) {
        return new Enrolment(
                antenna, new TagRegister(deck, List.of(card), new LinkedHashMap<>(), others));
    }

    /** The enrolled cards, in the order in which they were enrolled. */
    public SequencedMap<Card, TagId> enrolled() {
        return register.enrolled();
    }

    /** Whether every card has its tag. */
    public boolean isComplete() {
        return register.isComplete();
    }

    @Override
    public boolean isOver() {
        return stage == Stage.OVER;
    }

    @Override
    public List<EnrolmentStep> begin(long at) {
        silence.begin(at);
        return ask(at);
    }

    private List<EnrolmentStep> ask(long at) {
        if (register.isComplete()) {
            stage = Stage.OVER;
            return List.of(new EnrolmentStep.Complete(register.all()));
        }
        stage = Stage.ASKING;
        askedAt = at;
        hinted = false;
        disputed = Optional.empty();
        return List.of(
                new EnrolmentStep.Ask(register.next(), antenna, register.done(), register.all()));
    }

    // Readings

    @Override
    public List<EnrolmentStep> take(Reading reading) {
        if (isOver() || !(reading instanceof Reading.Inventory inventory)) {
            return List.of();
        }
        long at = inventory.at();
        ears.computeIfAbsent(inventory.antenna(), _ -> new TagDetector()).take(inventory);
        if (inventory.antenna() != antenna) {
            return stage == Stage.ASKING ? elsewhere(inventory.antenna()) : List.of();
        }
        silence.heard(at);
        return switch (stage) {
            case ASKING -> asking(at);
            case TAKEN -> taken(at);
            case CLEARING -> ear().isEmpty() ? ask(at) : List.of();
            case OVER -> List.of();
        };
    }

    private TagDetector ear() {
        return ears.get(antenna);
    }

    private List<EnrolmentStep> asking(long at) {
        if (ear().several()) {
            return refuse(new EnrolmentStep.Why.Several());
        }
        Optional<TagId> tag = ear().sure();
        if (tag.isPresent()) {
            return heard(tag.get(), at);
        }
        if (hinted || ear().hears() || at - askedAt < SEARCH_MILLIS) {
            return List.of();
        }
        hinted = true;
        return List.of(new EnrolmentStep.NothingHeard(register.next(), antenna));
    }

    private List<EnrolmentStep> heard(TagId tag, long at) {
        if (isStillThere(tag, at)) {
            stage = Stage.CLEARING;
            return List.of(new EnrolmentStep.TakeAway());
        }
        Optional<EnrolmentStep.Why> objection = register.objection(tag);
        if (objection.isPresent()) {
            return refuse(objection.get());
        }
        for (Map.Entry<Integer, TagDetector> other : ears.entrySet()) {
            if (other.getKey() != antenna && other.getValue().leansTo(tag, at)) {
                return elsewhere(tag, other.getKey());
            }
        }
        stage = Stage.TAKEN;
        justTaken = true;
        return List.of(new EnrolmentStep.Taken(register.enrol(tag)));
    }

    /** Whether it is the last card, which was only missed for a moment. */
    private boolean isStillThere(TagId tag, long at) {
        return justTaken
                && at - askedAt < STILL_THERE_MILLIS
                && register.last().equals(Optional.of(tag));
    }

    private List<EnrolmentStep> taken(long at) {
        if (ear().several()) {
            // The card was not alone, so nobody knows which tag was heard.
            Card card = register.undo();
            justTaken = false;
            stage = Stage.CLEARING;
            return List.of(
                    new EnrolmentStep.Undone(card, true),
                    new EnrolmentStep.Refused(new EnrolmentStep.Why.Several()));
        }
        boolean another = ear().sure().isPresent() && !ear().sure().equals(register.last());
        if (!another && !ear().isEmpty()) {
            return List.of();
        }
        List<EnrolmentStep> steps = new ArrayList<>(ask(at));
        if (another && !isOver()) {
            steps.addAll(asking(at));
        }
        return steps;
    }

    /**
     * Reports a tag that could be enrolled but lies over another antenna while nothing lies here.
     */
    private List<EnrolmentStep> elsewhere(int other) {
        Optional<TagId> tag = ears.get(other).sure();
        boolean lost = tag.isPresent() && !ear().hears() && register.objection(tag.get()).isEmpty();
        return lost ? elsewhere(tag.get(), other) : List.of();
    }

    /** Reported once per tag; it may be somebody's key ring. */
    private List<EnrolmentStep> elsewhere(TagId tag, int other) {
        return astray.add(tag) ? List.of(new EnrolmentStep.Elsewhere(other, antenna)) : List.of();
    }

    private List<EnrolmentStep> refuse(EnrolmentStep.Why why) {
        stage = Stage.CLEARING;
        disputed =
                why instanceof EnrolmentStep.Why.Already(Card card) && register.has(card)
                        ? Optional.of(card)
                        : Optional.empty();
        return List.of(new EnrolmentStep.Refused(why));
    }

    // Typed lines

    @Override
    public List<EnrolmentStep> typed(String line, long at) {
        if (isOver()) {
            return List.of();
        }
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> stage == Stage.ASKING ? ask(at) : List.of(new EnrolmentStep.TakeAway());
            case "b" -> back(at);
            case "s" -> stage == Stage.ASKING ? putOff(at) : List.of(new EnrolmentStep.TakeAway());
            case "w" -> wrong(at);
            case "q" -> leave();
            default -> List.of(new EnrolmentStep.NoSuchKey());
        };
    }

    private List<EnrolmentStep> back(long at) {
        if (register.last().isEmpty()) {
            return List.of(new EnrolmentStep.NothingBefore());
        }
        justTaken = false;
        disputed = Optional.empty();
        return emptied(new EnrolmentStep.Undone(register.undo(), false), at);
    }

    /** Asks for the next card, as soon as nothing lies there. */
    private List<EnrolmentStep> emptied(EnrolmentStep first, long at) {
        List<EnrolmentStep> steps = new ArrayList<>(List.of(first));
        if (ear().hears()) {
            stage = Stage.CLEARING;
            steps.add(new EnrolmentStep.TakeAway());
        } else {
            steps.addAll(ask(at));
        }
        return steps;
    }

    /** The refused tag is in the right card; it was enrolled for the wrong card before. */
    private List<EnrolmentStep> wrong(long at) {
        if (disputed.isEmpty()) {
            return List.of(new EnrolmentStep.NothingDisputed());
        }
        Card card = disputed.get();
        register.free(card);
        disputed = Optional.empty();
        return emptied(new EnrolmentStep.Undone(card, false), at);
    }

    private List<EnrolmentStep> putOff(long at) {
        List<EnrolmentStep> steps =
                new ArrayList<>(List.of(new EnrolmentStep.PutOff(register.putOff())));
        steps.addAll(ask(at));
        return steps;
    }

    private List<EnrolmentStep> leave() {
        stage = Stage.OVER;
        int done = register.done();
        return List.of(
                isComplete()
                        ? new EnrolmentStep.Complete(register.all())
                        : new EnrolmentStep.Left(done, register.all()));
    }

    @Override
    public List<EnrolmentStep> tick(long at) {
        return !isOver() && silence.began(at)
                ? List.of(new EnrolmentStep.Silent(antenna))
                : List.of();
    }
}

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
 * Asks for one card after the other and learns its tag. A card is laid, answers alone a few times,
 * is taken away, and the next one is asked for. Whatever is refused has to be off the antenna
 * before anything else is believed: who lifts the wrong one of two cards should lay again.
 */
public final class Enrolment implements Guide<Step> {
    /** A person who looks for a card takes so long. */
    private static final long PATIENCE = 20_000;

    /** What was only missed for a moment is heard again before that. */
    private static final long STILL_THERE = 5_000;

    private enum Stage {
        /** A card may come. */
        ASKING,
        /** Its tag is known, and it is to be taken away. */
        TAKEN,
        /** Something lies there that should not. */
        CLEARING,
        OVER
    }

    private final int antenna;
    private final Register register;
    private final Map<Integer, Listening> ears = new TreeMap<>();
    private final Silence silence;
    private Stage stage = Stage.ASKING;
    private long askedAt;
    private boolean hinted;

    /** Tags of which was told that they lie over another antenna. */
    private final Set<TagId> astray = new TreeSet<>();

    /** Whether the last card was enrolled here, a moment ago, and not before a power cut. */
    private boolean justTaken;

    /** The card in which the tag sits that was just refused. */
    private Optional<Card> disputed = Optional.empty();

    private Enrolment(int antenna, Register register) {
        this.antenna = antenna;
        this.register = register;
        silence = new Silence(antenna);
        ears.put(antenna, new Listening());
    }

    /**
     * A whole deck.
     *
     * @param begun what is enrolled already, in that order
     */
    public static Enrolment of(int antenna, SequencedMap<Card, TagId> begun, KnownTags others) {
        return new Enrolment(antenna, new Register(Map.of(), NewDeck.ORDER, begun, others));
    }

    /**
     * Another tag for one card of a deck.
     *
     * @param deck its tags as they are
     */
    public static Enrolment replacing(
            int antenna, Map<TagId, Card> deck, Card card, KnownTags others) {
        return new Enrolment(
                antenna, new Register(deck, List.of(card), new LinkedHashMap<>(), others));
    }

    /** What is enrolled by now, in the order in which that was done. */
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
    public List<Step> begin(long at) {
        silence.begin(at);
        return ask(at);
    }

    private List<Step> ask(long at) {
        if (register.isComplete()) {
            stage = Stage.OVER;
            return List.of(new Step.Complete(register.all()));
        }
        stage = Stage.ASKING;
        askedAt = at;
        hinted = false;
        disputed = Optional.empty();
        return List.of(new Step.Ask(register.next(), antenna, register.done(), register.all()));
    }

    // What is heard

    @Override
    public List<Step> take(Reading reading) {
        if (isOver() || !(reading instanceof Reading.Inventory inventory)) {
            return List.of();
        }
        long at = inventory.at();
        ears.computeIfAbsent(inventory.antenna(), _ -> new Listening()).take(inventory);
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

    private Listening ear() {
        return ears.get(antenna);
    }

    private List<Step> asking(long at) {
        if (ear().several()) {
            return refuse(new Step.Why.Several());
        }
        Optional<TagId> tag = ear().sure();
        if (tag.isPresent()) {
            return heard(tag.get(), at);
        }
        if (hinted || ear().hears() || at - askedAt < PATIENCE) {
            return List.of();
        }
        hinted = true;
        return List.of(new Step.NothingHeard(register.next(), antenna));
    }

    private List<Step> heard(TagId tag, long at) {
        if (isStillThere(tag, at)) {
            stage = Stage.CLEARING;
            return List.of(new Step.TakeAway());
        }
        Optional<Step.Why> objection = register.objection(tag);
        if (objection.isPresent()) {
            return refuse(objection.get());
        }
        for (Map.Entry<Integer, Listening> other : ears.entrySet()) {
            if (other.getKey() != antenna && other.getValue().leansTo(tag, at)) {
                return elsewhere(tag, other.getKey());
            }
        }
        stage = Stage.TAKEN;
        justTaken = true;
        return List.of(new Step.Taken(register.enrol(tag)));
    }

    /** The card before, which was only missed for a moment. */
    private boolean isStillThere(TagId tag, long at) {
        return justTaken && at - askedAt < STILL_THERE && register.last().equals(Optional.of(tag));
    }

    private List<Step> taken(long at) {
        if (ear().several()) {
            // It was not alone: nobody knows which of them was heard.
            Card card = register.undo();
            justTaken = false;
            stage = Stage.CLEARING;
            return List.of(new Step.Undone(card, true), new Step.Refused(new Step.Why.Several()));
        }
        boolean another = ear().sure().isPresent() && !ear().sure().equals(register.last());
        if (!another && !ear().isEmpty()) {
            return List.of();
        }
        List<Step> steps = new ArrayList<>(ask(at));
        if (another && !isOver()) {
            steps.addAll(asking(at));
        }
        return steps;
    }

    /** Does a tag that could be taken lie over another antenna, and nothing here? */
    private List<Step> elsewhere(int other) {
        Optional<TagId> tag = ears.get(other).sure();
        boolean lost = tag.isPresent() && !ear().hears() && register.objection(tag.get()).isEmpty();
        return lost ? elsewhere(tag.get(), other) : List.of();
    }

    /** Told once: it may be somebody's key ring. */
    private List<Step> elsewhere(TagId tag, int other) {
        return astray.add(tag) ? List.of(new Step.Elsewhere(other, antenna)) : List.of();
    }

    private List<Step> refuse(Step.Why why) {
        stage = Stage.CLEARING;
        disputed =
                why instanceof Step.Why.Already(Card card) && register.has(card)
                        ? Optional.of(card)
                        : Optional.empty();
        return List.of(new Step.Refused(why));
    }

    // What is typed

    @Override
    public List<Step> typed(String line, long at) {
        if (isOver()) {
            return List.of();
        }
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "" -> stage == Stage.ASKING ? ask(at) : List.of(new Step.TakeAway());
            case "b" -> back(at);
            case "s" -> stage == Stage.ASKING ? putOff(at) : List.of(new Step.TakeAway());
            case "w" -> wrong(at);
            case "q" -> leave();
            default -> List.of(new Step.NoSuchKey());
        };
    }

    private List<Step> back(long at) {
        if (register.last().isEmpty()) {
            return List.of(new Step.NothingBefore());
        }
        justTaken = false;
        disputed = Optional.empty();
        return emptied(new Step.Undone(register.undo(), false), at);
    }

    /** And then the next card, when nothing lies there any more. */
    private List<Step> emptied(Step first, long at) {
        List<Step> steps = new ArrayList<>(List.of(first));
        if (ear().hears()) {
            stage = Stage.CLEARING;
            steps.add(new Step.TakeAway());
        } else {
            steps.addAll(ask(at));
        }
        return steps;
    }

    /** The refused tag is where it belongs; it was enrolled in the wrong card before. */
    private List<Step> wrong(long at) {
        if (disputed.isEmpty()) {
            return List.of(new Step.NothingDisputed());
        }
        Card card = disputed.get();
        register.free(card);
        disputed = Optional.empty();
        return emptied(new Step.Undone(card, false), at);
    }

    private List<Step> putOff(long at) {
        List<Step> steps = new ArrayList<>(List.of(new Step.PutOff(register.putOff())));
        steps.addAll(ask(at));
        return steps;
    }

    private List<Step> leave() {
        stage = Stage.OVER;
        int done = register.done();
        return List.of(
                isComplete()
                        ? new Step.Complete(register.all())
                        : new Step.Left(done, register.all()));
    }

    @Override
    public List<Step> tick(long at) {
        return !isOver() && silence.began(at) ? List.of(new Step.Silent(antenna)) : List.of();
    }
}

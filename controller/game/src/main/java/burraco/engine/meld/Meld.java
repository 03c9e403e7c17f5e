package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Rank;
import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards of a line that lie on the table as one meld (gioco), legal or not. */
public record Meld(MeldId id, Cards cards, Shape shape, Freeze freeze) {

    public static Meld open(MeldId id, Cards cards, MeldRules rules) {
        return new Meld(id, cards, MeldReader.read(cards, rules), Freeze.NONE);
    }

    /** This meld with cards added to it. */
    public Meld grown(Cards added, MeldRules rules) {
        return new Meld(id, cards.with(added), MeldReader.grow(this, added, rules), freeze);
    }

    /** This meld with cards added that do not fit, whatever they are. */
    public Meld spoilt(Cards added) {
        Optional<Meld> sound = shape.legal() ? Optional.of(this) : sound();
        return new Meld(id, cards.with(added), new Shape.NoMeld(sound), freeze);
    }

    /** This meld after cards were taken off it; the rest is read as it lies. */
    public Meld shrunk(Cards taken, MeldRules rules) {
        Cards left = cards.without(taken);
        Optional<Meld> sound = sound();
        if (sound.isPresent() && !taken.meets(sound.get().cards())) {
            return around(sound.get(), left, rules);
        }
        List<Card> lying = new ArrayList<>(inOrder());
        lying.removeIf(taken::has);
        Shape read = MeldReader.asLaid(lying, rules);
        return sound.filter(_ -> !read.legal())
                .map(before -> before.shrunk(taken, rules))
                .filter(rest -> rest.shape().legal())
                .map(rest -> around(rest, left, rules))
                .orElseGet(() -> new Meld(id, left, read, freeze));
    }

    /** Cards of which some are a valid meld. */
    private Meld around(Meld sound, Cards all, MeldRules rules) {
        Cards surplus = all.without(sound.cards());
        Shape read = surplus.isEmpty() ? sound.shape() : MeldReader.grow(sound, surplus, rules);
        return new Meld(id, all, read, freeze);
    }

    public Meld frozen(Freeze state) {
        return new Meld(id, cards, shape, state);
    }

    public Line line() {
        return id.line();
    }

    /** The wild card in it, except a natural two. */
    public Optional<Card> wild() {
        return switch (shape) {
            case Shape.Sequence sequence -> sequence.wild();
            case Shape.Combination combination -> combination.wild();
            case Shape.NoMeld _ -> Optional.empty();
        };
    }

    /** Whether there is a wild card in it. */
    public boolean hasWild() {
        return wild().isPresent();
    }

    /** Whether this is a combination of that rank. */
    public boolean combines(Rank rank) {
        return shape instanceof Shape.Combination combination && combination.rank() == rank;
    }

    /** The burraco that it counts as; a fault does not make a burraco. */
    public Burraco burraco(MeldRules rules) {
        Optional<Burraco> before =
                switch (freeze) {
                    case Freeze.None _ -> Optional.empty();
                    case Freeze.Until until -> until.burraco();
                    case Freeze.ForGood forGood -> forGood.burraco();
                };
        return before.orElseGet(() -> Burraco.of(this, rules));
    }

    /** The burraco that its cards are, frozen or not. */
    public Burraco burracoAsItLies(MeldRules rules) {
        return Burraco.of(this, rules);
    }

    /** The meld that it was before surplus cards were added; empty if it is valid or never was. */
    public Optional<Meld> sound() {
        return shape instanceof Shape.NoMeld(var before) ? before : Optional.empty();
    }

    /** Whether these cards belong to the meld that it was before surplus cards were added. */
    public boolean isSoundWith(Cards some) {
        return sound().filter(before -> some.without(before.cards()).isEmpty()).isPresent();
    }

    /** The cards that count against the line for good. */
    public Cards negative() {
        return freeze instanceof Freeze.ForGood forGood ? forGood.negative() : Cards.NONE;
    }

    /**
     * Whether no player of that line may tie cards to it, because it is the other line's or frozen.
     */
    public boolean isClosedTo(Line line) {
        return id.line() != line || !isOpen();
    }

    /** Whether it is frozen until his next turn, because of his own act (art. 28). */
    public boolean isFrozenBy(Seat seat) {
        return line() == seat.line()
                && freeze instanceof Freeze.Until until
                && until.seat() == seat;
    }

    /** Whether cards may be tied to it. */
    public boolean isOpen() {
        return freeze instanceof Freeze.None;
    }

    /** The cards as they lie, lowest first, a free wild card before them. */
    public List<Card> inOrder() {
        return switch (shape) {
            case Shape.Sequence sequence -> sequenceInOrder(sequence);
            case Shape.Combination combination -> {
                List<Card> lying = new ArrayList<>(naturals().sorted(Order.IN_A_FAN));
                combination.wild().ifPresent(lying::addFirst);
                yield lying;
            }
            case Shape.NoMeld(var sound) -> {
                List<Card> lying = new ArrayList<>();
                Cards rest = cards.without(sound.map(Meld::cards).orElse(Cards.NONE));
                lying.addAll(sound.map(Meld::inOrder).orElse(List.of()));
                lying.addAll(rest.sorted(Order.ON_THE_TABLE));
                yield lying;
            }
        };
    }

    private Cards naturals() {
        return wild().map(cards::without).orElse(cards);
    }

    private List<Card> sequenceInOrder(Shape.Sequence sequence) {
        List<Card> lying = new ArrayList<>(cards.size());
        if (!sequence.locked()) {
            sequence.wild().ifPresent(lying::add);
        }
        Cards naturals = naturals();
        for (int place = sequence.low(); place <= sequence.high(); place++) {
            if (sequence.locked() && place == sequence.wildPlace()) {
                lying.add(sequence.wild().orElseThrow());
            } else {
                Face natural = MeldReader.faceAt(sequence.suit(), place);
                lying.add(naturals.lowest(natural).orElseThrow());
            }
        }
        return lying;
    }
}

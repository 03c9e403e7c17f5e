package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.Surplus;
import burraco.engine.rules.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The melds of both lines, in order of opening; numbers are never reused. */
public final class Melds {
    public static final Melds NONE = new Melds(new Meld[0], 1, new Meld[0], 1);

    private final Meld[] ns;
    private final int nsDue;
    private final Meld[] ew;
    private final int ewDue;

    private Melds(Meld[] ns, int nsDue, Meld[] ew, int ewDue) {
        this.ns = ns;
        this.nsDue = nsDue;
        this.ew = ew;
        this.ewDue = ewDue;
    }

    private Meld[] array(Line line) {
        return line == Line.NS ? ns : ew;
    }

    public List<Meld> of(Line line) {
        return Arrays.asList(array(line).clone());
    }

    public int count(Line line) {
        return array(line).length;
    }

    /** The line's meld at this position in order of opening, from 0. */
    public Meld at(Line line, int index) {
        return array(line)[index];
    }

    /** NS first. */
    public List<Meld> all() {
        List<Meld> all = new ArrayList<>(of(Line.NS));
        all.addAll(of(Line.EW));
        return all;
    }

    /** The meld of that name. */
    public Optional<Meld> find(MeldId id) {
        for (Meld meld : array(id.line())) {
            if (meld.id().number() == id.number()) {
                return Optional.of(meld);
            }
        }
        return Optional.empty();
    }

    /** The line's combination of that rank. It may have only one (art. 30). */
    public Optional<Meld> combinationOf(Line line, Rank rank) {
        for (Meld meld : array(line)) {
            if (meld.combines(rank)) {
                return Optional.of(meld);
            }
        }
        return Optional.empty();
    }

    /** Whether the line has the burraco that it needs for closing. */
    public boolean closes(Line line, RuleSet rules) {
        for (Meld meld : array(line)) {
            // Surplus cards do not matter: only the rest counts.
            if (Surplus.without(meld, rules).burraco(rules).closes(rules)) {
                return true;
            }
        }
        return false;
    }

    /** The meld of either line in which this card lies. */
    public Optional<Meld> holding(Card card) {
        return holding(ns, card).or(() -> holding(ew, card));
    }

    private static Optional<Meld> holding(Meld[] melds, Card card) {
        for (Meld meld : melds) {
            if (meld.cards().has(card)) {
                return Optional.of(meld);
            }
        }
        return Optional.empty();
    }

    /** The name of the line's next meld. */
    public MeldId due(Line line) {
        return new MeldId(line, line == Line.NS ? nsDue : ewDue);
    }

    /** With a new meld, or with a meld as it has become. */
    public Melds with(Meld meld) {
        Meld[] old = array(meld.line());
        int number = meld.id().number();
        for (int i = 0; i < old.length; i++) {
            if (old[i].id().number() == number) {
                Meld[] changed = old.clone();
                changed[i] = meld;
                return with(meld.line(), changed, 0);
            }
        }
        Meld[] more = Arrays.copyOf(old, old.length + 1);
        more[old.length] = meld;
        return with(meld.line(), more, number + 1);
    }

    public Melds without(MeldId id) {
        List<Meld> left = new ArrayList<>(of(id.line()));
        left.removeIf(meld -> meld.id().equals(id));
        return with(id.line(), left.toArray(Meld[]::new), 0);
    }

    private Melds with(Line line, Meld[] melds, int due) {
        return line == Line.NS
                ? new Melds(melds, Math.max(due, nsDue), ew, ewDue)
                : new Melds(ns, nsDue, melds, Math.max(due, ewDue));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Melds melds
                && nsDue == melds.nsDue
                && ewDue == melds.ewDue
                && Arrays.equals(ns, melds.ns)
                && Arrays.equals(ew, melds.ew);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ns) * 31 + Arrays.hashCode(ew);
    }
}

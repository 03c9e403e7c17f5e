package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.engine.article.Surplus;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The melds of both lines, in order of opening; a number once given is never given again. */
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

    /** The meld of that name; null where there is none. */
    public Meld find(MeldId id) {
        for (Meld meld : array(id.line())) {
            if (meld.id().number() == id.number()) {
                return meld;
            }
        }
        return null;
    }

    /**
     * The line's combination of that rank; null where it has none. It may have only one (art. 30).
     */
    public Meld combinationOf(Line line, Rank rank) {
        for (Meld meld : array(line)) {
            if (meld.combines(rank)) {
                return meld;
            }
        }
        return null;
    }

    /** Whether the line has a burraco without which it may not close. */
    public boolean closes(Line line, RuleSet rules) {
        for (Meld meld : array(line)) {
            // What lies rightly beside a stray card is what it is without that card.
            if (Surplus.without(meld, rules).burraco(rules).closes(rules)) {
                return true;
            }
        }
        return false;
    }

    /** The meld of either line in which this card lies; null where it lies in none. */
    public Meld holding(Card card) {
        for (Meld meld : ns) {
            if (meld.cards().has(card)) {
                return meld;
            }
        }
        for (Meld meld : ew) {
            if (meld.cards().has(card)) {
                return meld;
            }
        }
        return null;
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

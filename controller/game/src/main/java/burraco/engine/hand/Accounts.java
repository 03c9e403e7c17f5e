package burraco.engine.hand;

import burraco.cards.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * What people were given and what is not counted from cards: warnings, and points from an arbiter.
 */
public final class Accounts {
    public static final Accounts CLEAR = new Accounts(Chain.empty(), 0, 0);

    private final Chain<Warning> warnings;
    private final int ns;
    private final int ew;

    private Accounts(Chain<Warning> warnings, int ns, int ew) {
        this.warnings = warnings;
        this.ns = ns;
        this.ew = ew;
    }

    /** Ammonizioni, in the order in which they were given. */
    public List<Warning> warnings() {
        return warnings.list();
    }

    public Accounts warned(Warning warning) {
        return new Accounts(warnings.with(warning), ns, ew);
    }

    /** With the last warning of this kind taken back. */
    public Accounts unwarned(Warning warning) {
        List<Warning> left = new ArrayList<>(warnings.list());
        int last = left.lastIndexOf(warning);
        if (last >= 0) {
            left.remove(last);
        }
        return new Accounts(Chain.<Warning>empty().with(left), ns, ew);
    }

    public Accounts given(Line line, int points) {
        return line == Line.NS
                ? new Accounts(warnings, ns + points, ew)
                : new Accounts(warnings, ns, ew + points);
    }

    public int arbiterPoints(Line line) {
        return line == Line.NS ? ns : ew;
    }
}

package burraco.engine.hand;

import burraco.cards.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * What is put down to people rather than to cards.
 *
 * @param warnings ammonizioni, in order
 * @param arbiterNs points that an arbiter gave to NS
 * @param arbiterEw points that an arbiter gave to EW
 */
public record Accounts(List<Warning> warnings, int arbiterNs, int arbiterEw) {
    public static final Accounts CLEAR = new Accounts(List.of(), 0, 0);

    public Accounts {
        warnings = List.copyOf(warnings);
    }

    public Accounts warned(Warning warning) {
        List<Warning> more = new ArrayList<>(warnings);
        more.add(warning);
        return new Accounts(more, arbiterNs, arbiterEw);
    }

    public Accounts given(Line line, int points) {
        return line == Line.NS
                ? new Accounts(warnings, arbiterNs + points, arbiterEw)
                : new Accounts(warnings, arbiterNs, arbiterEw + points);
    }

    public int arbiterPoints(Line line) {
        return line == Line.NS ? arbiterNs : arbiterEw;
    }
}

package burraco.table;

import burraco.table.input.Command;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.text.PlainText;
import java.util.Optional;

/** Bounds what people write in their own words: it goes to journals and displays. */
final class Texts {
    private static final int REASON = 200;
    private static final int NAME = 40;
    private static final int EVENT = 60;

    private Texts() {}

    static Optional<Refusal> refusal(Command.OfArbiter command) {
        return switch (command) {
            case Command.Name(_, var name) -> ofName(name, NAME);
            case Command.Belongs(_, var tournament, var round) ->
                    ofName(tournament, EVENT).or(() -> ofName(round, NAME));
            case Command.OfArbiter other ->
                    refusal(reason(other), REASON, PlainText.is(reason(other)));
        };
    }

    static String reason(Command command) {
        return command instanceof Command.Reasoned reasoned ? reasoned.why() : "";
    }

    /** Whoever takes a name away gives an empty one. */
    private static Optional<Refusal> ofName(String name, int most) {
        return refusal(name, most, name.isEmpty() || PlainText.isName(name));
    }

    private static Optional<Refusal> refusal(String text, int most, boolean reads) {
        if (text.length() > most) {
            return Optional.of(Refusal.of(Why.TEXT_TOO_LONG, most));
        }
        return reads ? Optional.empty() : Optional.of(Refusal.of(Why.NO_PLAIN_TEXT));
    }
}

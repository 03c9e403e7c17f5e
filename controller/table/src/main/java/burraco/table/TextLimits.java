package burraco.table;

import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.text.PlainText;
import java.util.Optional;

/** Limits the length of free text, which goes to journals and displays. */
final class TextLimits {
    private static final int REASON = 200;
    static final int NAME = 40;
    private static final int EVENT = 60;

    private TextLimits() {}

    static Optional<Refusal> refusal(Command.OfArbiter command) {
        return switch (command) {
            case Command.Name(_, var name) -> refusal(name, NAME);
            case Command.Belongs(_, var tournament, var round) ->
                    refusal(tournament, EVENT).or(() -> refusal(round, NAME));
            case Command.Assign(var what) -> refusal(what);
            case Command.OfArbiter other -> refusal(reason(other), REASON);
        };
    }

    private static Optional<Refusal> refusal(Assignment what) {
        return refusal(what.tournament(), EVENT)
                .or(() -> refusal(what.round(), NAME))
                .or(() -> refusal(what.table(), NAME))
                .or(() -> refusal(what.message(), REASON))
                .or(() ->
                        what.names().values().stream()
                                .flatMap(name -> refusal(name, NAME).stream())
                                .findFirst());
    }

    static String reason(Command command) {
        return command instanceof Command.Reasoned reasoned ? reasoned.why() : "";
    }

    private static Optional<Refusal> refusal(String text, int most) {
        if (text.length() > most) {
            return Optional.of(Refusal.of(Why.TEXT_TOO_LONG, most));
        }
        return PlainText.is(text) ? Optional.empty() : Optional.of(Refusal.of(Why.NO_PLAIN_TEXT));
    }
}

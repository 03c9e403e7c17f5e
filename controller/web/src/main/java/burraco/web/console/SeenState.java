package burraco.web.console;

import burraco.engine.hand.Phase;
import burraco.json.JsonFields;
import burraco.table.Table;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.web.view.SeenScore;
import java.util.Locale;
import java.util.Optional;

/**
 * Checks that the table is still in the state in which an order was given, if the order says which:
 * another console or the players may have changed it in the meantime.
 *
 * @param wish the order as received
 * @param followed whether the table follows its hand now
 */
record SeenState(JsonFields wish, boolean followed) {
    /** The reason to refuse an order that was meant for an earlier state. */
    Optional<Refusal> refusal(Table table) {
        TableState state = table.state();
        boolean same =
                isNumber("seenMatch", state.match().number())
                        && isNumber("seenHand", state.hand().number())
                        && isText("seenStage", stage(state.hand().phase()))
                        && isText("seenFollowed", String.valueOf(followed))
                        && isLine(table);
        return same ? new SeenScore(wish).refusal(table) : Optional.of(Refusal.of(Why.MEANWHILE));
    }

    private boolean isNumber(String name, int now) {
        return wish.number(name).isEmpty() || wish.number(name).getAsInt() == now;
    }

    private boolean isText(String name, String now) {
        return wish.text(name).isEmpty() || wish.text(name).get().equals(now);
    }

    private static String stage(Phase phase) {
        return switch (phase) {
            case DEAL, OVER -> phase.name().toLowerCase(Locale.ROOT);
            case DRAW, PLAY -> "play";
        };
    }

    /** For an insertion: the text of the line before which it goes; empty at the end. */
    private boolean isLine(Table table) {
        if (wish.text("seenLine").isEmpty()) {
            return true;
        }
        String seen = wish.text("seenLine").get().strip();
        int number = wish.number("line").orElse(0);
        return table.lines().stream()
                .filter(line -> line.line() == number)
                .findFirst()
                .map(line -> isSame(line, seen))
                .orElse(seen.isEmpty());
    }

    private static boolean isSame(ShownAct line, String seen) {
        return line.text().equals(seen) || line.plain().equals(seen);
    }
}

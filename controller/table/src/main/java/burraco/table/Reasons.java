package burraco.table;

import burraco.cards.CardName;
import burraco.table.input.Change;
import burraco.table.input.Command;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.text.PlainText;
import java.util.Optional;

/**
 * Which orders want a reason: those that take something from somebody. Like {@link Admission} this
 * is asked of what is ordered now; what stands in a journal without a reason holds.
 */
public final class Reasons {
    private Reasons() {}

    /** Whether whoever orders it has to say why. An amendment says so by its ground. */
    public static boolean areWanted(Command command) {
        return switch (command) {
            case Command.Waive _,
                    Command.Report _,
                    Command.Decide _,
                    Command.Points _,
                    Command.Redeal _,
                    Command.End _,
                    Command.Score _,
                    Command.TakeBack _ ->
                    true;
            case Command.Correct(Change.Strike _, _) -> true;
            case Command.Correct(Change.Replace(_, var was, var now), _) -> !isMisread(was, now);
            case Command.Correct(Change.Insert _, _) -> false;
            case Command _ -> false;
        };
    }

    public static Optional<Refusal> refusal(Command command) {
        boolean given =
                command instanceof Command.Reasoned reasoned && PlainText.isRead(reasoned.why());
        return areWanted(command) && !given
                ? Optional.of(Refusal.of(Why.REASON_WANTED))
                : Optional.empty();
    }

    /** The same act by the same player with other cards: the table has read them wrong. */
    private static boolean isMisread(String was, String now) {
        String[] before = was.strip().split("\\s+");
        String[] after = now.strip().split("\\s+");
        if (before.length != after.length) {
            return false;
        }
        for (int i = 0; i < before.length; i++) {
            boolean cards = isCard(before[i]) && isCard(after[i]);
            if (!cards && !before[i].equals(after[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCard(String word) {
        return CardName.parse(word).isPresent();
    }
}

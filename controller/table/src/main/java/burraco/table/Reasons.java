package burraco.table;

import burraco.cards.CardName;
import burraco.table.input.Command;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.text.PlainText;
import java.util.Optional;

/**
 * Which commands need a reason: those that take something away from somebody. Like {@link
 * Admission}, this applies to commands that are given now; commands in a journal hold without one.
 */
public final class Reasons {
    private Reasons() {}

    /** Whether the command needs a reason. An amendment gives its ground instead. */
    public static boolean areWanted(Command command) {
        return switch (command) {
            case Command.Waive _,
                    Command.Report _,
                    Command.Decide _,
                    Command.Points _,
                    Command.Redeal _,
                    Command.End _,
                    Command.EndUnseen _,
                    Command.Score _,
                    Command.TakeBack _ ->
                    true;
            case Command.Correct(RecordChange.Strike _, _) -> true;
            case Command.Correct(RecordChange.Replace(_, var was, var now), _) ->
                    !isMisread(was, now);
            case Command.Correct(RecordChange.Insert _, _) -> false;
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

    /** Whether only cards differ between the lines, because the table misread them. */
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

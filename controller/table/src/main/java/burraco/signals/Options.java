package burraco.signals;

import burraco.table.state.Choice;
import burraco.table.state.Option;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A choice on a display: the option that is shown now, by its number, and none of them praised. */
public record Options(Words words, Width width) {
    List<String> of(Choice choice) {
        List<String> lines = new ArrayList<>();
        lines.add(option(choice));
        if (!(choice.whose() instanceof Choice.Whose.OfArbiter)) {
            lines.add(words.option("HOW", width, 0, 0, "", List.of()));
        }
        return lines;
    }

    String who(Choice choice) {
        return switch (choice.whose()) {
            case Choice.Whose.OfSeat(var seat) -> words.say(seat);
            case Choice.Whose.OfLine(var line) -> words.say(line);
            case Choice.Whose.OfArbiter() -> words.situation("ARBITER", width);
        };
    }

    /** The option that is shown now. */
    public String option(Choice choice) {
        int number = choice.offered() + 1;
        int of = choice.options().size();
        return switch (choice.option()) {
            case Option.Discarded(var card, var stay, _) ->
                    words.option(
                            stay.isEmpty() ? "DISCARDED_ALONE" : "DISCARDED",
                            width,
                            number,
                            of,
                            words.say(card),
                            stay);
            case Option.Placed(var meld, var beside, _) ->
                    words.option("PLACED", width, number, of, words.say(meld), beside);
            case Option.LaidLast(var card, _) ->
                    words.option("LAID_LAST", width, number, of, words.say(card), List.of());
            case Option.CardsMoved _ ->
                    words.option("CARDS_MOVED", width, number, of, "", List.of());
            case Option.DealtAgain _ ->
                    words.option("DEALT_AGAIN", width, number, of, "", List.of());
        };
    }
}

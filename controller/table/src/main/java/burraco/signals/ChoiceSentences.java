package burraco.signals;

import burraco.table.state.ChoiceOption;
import burraco.table.state.OpenChoice;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Sentences for a choice on a display. The option that is shown now is named by its number, and
 * none is recommended.
 */
public record ChoiceSentences(Words words, Width width) {
    List<String> of(OpenChoice choice) {
        List<String> lines = new ArrayList<>();
        lines.add(option(choice));
        if (!(choice.whose() instanceof OpenChoice.Whose.OfArbiter)) {
            lines.add(words.option("HOW", width, 0, 0, "", List.of()));
        }
        return lines;
    }

    String who(OpenChoice choice) {
        return switch (choice.whose()) {
            case OpenChoice.Whose.OfSeat(var seat) -> words.say(seat);
            case OpenChoice.Whose.OfLine(var line) -> words.say(line);
            case OpenChoice.Whose.OfArbiter() -> words.situation("ARBITER", width);
        };
    }

    /** The option that is shown now. */
    public String option(OpenChoice choice) {
        int number = choice.offered() + 1;
        int of = choice.options().size();
        return switch (choice.option()) {
            case ChoiceOption.Discarded(var card, var stay, _) ->
                    words.option(
                            stay.isEmpty() ? "DISCARDED_ALONE" : "DISCARDED",
                            width,
                            number,
                            of,
                            words.say(card),
                            stay);
            case ChoiceOption.Placed(var meld, var beside, _) ->
                    words.option("PLACED", width, number, of, words.say(meld), beside);
            case ChoiceOption.LaidLast(var card, _) ->
                    words.option("LAID_LAST", width, number, of, words.say(card), List.of());
            case ChoiceOption.CardsMoved _ ->
                    words.option("CARDS_MOVED", width, number, of, "", List.of());
            case ChoiceOption.DealtAgain _ ->
                    words.option("DEALT_AGAIN", width, number, of, "", List.of());
        };
    }
}

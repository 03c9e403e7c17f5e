package burraco.web.view;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.JsonObject;
import burraco.signals.CountEntrySentences;
import burraco.table.state.CountEntry;
import burraco.words.Width;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The count that a player enters with the buttons at his seat.
 *
 * @param by who enters it; empty between two lines, where whoever presses first goes on
 * @param shown the points with the current digit in brackets
 * @param buttons what his buttons do
 */
public record EntryView(
        int match,
        int hand,
        Line line,
        Optional<Seat> by,
        int points,
        String shown,
        Map<String, String> says,
        Map<String, String> buttons)
        implements JsonObject {

    static EntryView of(CountEntry entry) {
        return new EntryView(
                entry.match(),
                entry.hand(),
                entry.line(),
                entry.by(),
                entry.points(),
                entry.shown(),
                say(entry, CountEntrySentences::points),
                say(entry, CountEntrySentences::buttons));
    }

    private static Map<String, String> say(
            CountEntry entry, BiFunction<CountEntrySentences, CountEntry, String> sentence) {
        return Translations.say(voice ->
                sentence.apply(new CountEntrySentences(voice.words(), Width.SCREEN), entry));
    }
}

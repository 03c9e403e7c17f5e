package burraco.signals;

import burraco.table.state.CountEntry;
import burraco.words.Width;
import burraco.words.Words;

/** Sentences about the count that a player enters with the buttons at his seat. */
public record CountEntrySentences(Words words, Width width) {

    /** The points as they are entered now, with the current digit in brackets. */
    public String points(CountEntry entry) {
        return words.situation("COUNT_ENTRY", width, words.initials(entry.line()), entry.shown());
    }

    /** What his buttons do. */
    public String buttons(CountEntry entry) {
        return words.situation(entry.back() ? "COUNT_BACK" : "COUNT_DIGIT", width);
    }
}

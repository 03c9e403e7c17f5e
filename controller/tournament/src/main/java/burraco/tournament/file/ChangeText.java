package burraco.tournament.file;

import burraco.text.Sentence;
import burraco.tournament.direction.Change;
import java.util.List;

/** One change apart from its file, in the same words. */
public sealed interface ChangeText {
    record Understood(Change change) implements ChangeText {}

    record Unclear(Problem problem) implements ChangeText {}

    static ChangeText read(String text) {
        List<Cursor> lines = HistoryReader.lines(text);
        try {
            if (lines.isEmpty()) {
                throw new Cursor(1, "").expected(new Sentence("file.a-change"));
            }
            for (Cursor line : lines.subList(1, lines.size())) {
                if (!line.isIndented()) {
                    throw line.wrong(0, "file.one-change");
                }
            }
            return new Understood(
                    ChangeReader.read(lines.getFirst(), lines.subList(1, lines.size())));
        } catch (Wrong wrong) {
            return new Unclear(wrong.problem());
        }
    }
}

package burraco.layout;

import burraco.layout.text.TextPosition;
import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects problems and notes while a file is read. */
final class Findings {
    private final List<LayoutProblem> problems = new ArrayList<>();
    private final List<LayoutNote> notes = new ArrayList<>();
    private final TextPosition end;

    /**
     * @param end of the file, where a missing section is reported
     */
    Findings(TextPosition end) {
        this.end = end;
    }

    TextPosition end() {
        return end;
    }

    void wrong(TextPosition at, String key, Object... details) {
        problems.add(LayoutProblem.at(at, new Sentence(key, details)));
    }

    void note(TextPosition at, String key, Object... details) {
        notes.add(new LayoutNote(at.line(), at.column(), new Sentence(key, details)));
    }

    /** The number of problems so far. */
    int count() {
        return problems.size();
    }

    List<LayoutProblem> problems() {
        problems.sort(
                Comparator.comparingInt(LayoutProblem::line)
                        .thenComparingInt(LayoutProblem::column));
        return problems;
    }

    List<LayoutNote> notes() {
        notes.sort(Comparator.comparingInt(LayoutNote::line).thenComparingInt(LayoutNote::column));
        return notes;
    }
}

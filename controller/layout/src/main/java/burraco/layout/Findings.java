package burraco.layout;

import burraco.layout.text.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong and what is good to know while a file is read. */
final class Findings {
    private final List<LayoutProblem> problems = new ArrayList<>();
    private final List<LayoutNote> notes = new ArrayList<>();
    private final Spot end;

    /**
     * @param end of the file: there stands what is missing
     */
    Findings(Spot end) {
        this.end = end;
    }

    Spot end() {
        return end;
    }

    void wrong(Spot at, String what) {
        problems.add(LayoutProblem.at(at, what));
    }

    void note(Spot at, String what) {
        notes.add(new LayoutNote(at.line(), at.column(), what));
    }

    /** How much is wrong so far. */
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

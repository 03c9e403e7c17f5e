package burraco.table.state;

import burraco.table.sheet.SheetLine;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** The open questions. */
public record Questions(List<Question> open, int asked) {
    /** Largest number of open questions; a table with more has other problems. */
    private static final int MOST = 16;

    public static final Questions NONE = new Questions(List.of(), 0);

    public Questions {
        open = List.copyOf(open);
    }

    /** With another question; if there are too many, the oldest is dropped. */
    public Questions with(TrackerEvent.Unsure unsure) {
        List<Question> more = new ArrayList<>(open);
        more.add(new Question(asked, unsure));
        return new Questions(more.subList(Math.max(0, more.size() - MOST), more.size()), asked + 1);
    }

    public Questions without(Question answered) {
        return new Questions(
                open.stream().filter(question -> !question.equals(answered)).toList(), asked);
    }

    /** Without questions, because the hand is over. */
    public Questions forgotten() {
        return new Questions(List.of(), asked);
    }

    /** The questions that this act answers: those whose cards it all names. */
    public List<Question> clearedBy(SheetLine line) {
        return open.stream()
                .filter(question -> !question.isOfFault())
                .filter(question -> !question.unsure().cards().isEmpty())
                .filter(question ->
                        new HashSet<>(line.cards()).containsAll(question.unsure().cards()))
                .toList();
    }
}

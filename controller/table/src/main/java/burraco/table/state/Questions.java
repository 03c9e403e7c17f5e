package burraco.table.state;

import burraco.table.sheet.Line;
import burraco.tracking.Told;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** What is unsure by now. */
public record Questions(List<Question> open, int asked) {
    /** A table that is unsure of more than this has other worries. */
    private static final int MOST = 16;

    public static final Questions NONE = new Questions(List.of(), 0);

    public Questions {
        open = List.copyOf(open);
    }

    /** With one more; where there are too many, the oldest is forgotten. */
    public Questions with(Told.Unsure unsure) {
        List<Question> more = new ArrayList<>(open);
        more.add(new Question(asked, unsure));
        return new Questions(more.subList(Math.max(0, more.size() - MOST), more.size()), asked + 1);
    }

    public Questions without(Question answered) {
        return new Questions(
                open.stream().filter(question -> !question.equals(answered)).toList(), asked);
    }

    /** Those of a hand that is over nobody asks any more. */
    public Questions forgotten() {
        return new Questions(List.of(), asked);
    }

    /** What this act makes clear: it is about all the cards in doubt. */
    public List<Question> clearedBy(Line line) {
        return open.stream()
                .filter(question -> !question.isOfFault())
                .filter(question -> !question.unsure().cards().isEmpty())
                .filter(question ->
                        new HashSet<>(line.cards()).containsAll(question.unsure().cards()))
                .toList();
    }
}

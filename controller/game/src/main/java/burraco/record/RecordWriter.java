package burraco.record;

import java.util.List;

/** Writes records in their standard form: one statement per line, one space between words. */
public final class RecordWriter {
    private RecordWriter() {}

    /** A line of a record in its standard form, and its comment. */
    public record Written(int number, String text, String comment) {
        @Override
        public String toString() {
            return text.isEmpty() || comment.isEmpty() ? text + comment : text + "  " + comment;
        }
    }

    public static String write(HandRecord document) {
        StringBuilder text = new StringBuilder();
        lines(document).forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    public static List<Written> lines(HandRecord document) {
        return document.entries().stream()
                .map(entry -> new Written(entry.number(), text(entry), entry.comment()))
                .toList();
    }

    private static String text(Entry entry) {
        return switch (entry) {
            case BlankLine _ -> "";
            case TagLine tag -> "[" + tag.name() + " \"" + tag.value() + "\"]";
            case PositionEntry position -> PositionText.of(position.position());
            case ActionLine action -> ActText.of(action.act(), action.late()) + action.signature();
        };
    }
}

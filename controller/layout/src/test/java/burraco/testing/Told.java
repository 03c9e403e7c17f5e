package burraco.testing;

import burraco.layout.LayoutNote;
import burraco.layout.LayoutProblem;
import burraco.layout.capture.CaptureLine;
import burraco.text.Sentence;
import burraco.words.FileWords;
import burraco.words.Language;

/** What is told about files, in English. */
public final class Told {
    private static final FileWords ENGLISH = FileWords.in(Language.EN);

    private Told() {}

    public static String english(Sentence sentence) {
        return ENGLISH.say(sentence);
    }

    public static String english(LayoutProblem problem) {
        return problem.line() + ":" + problem.column() + " " + english(problem.what());
    }

    public static String english(LayoutNote note) {
        return note.line() + ":" + note.column() + " " + english(note.what());
    }

    /** The same line; if it is skipped, with the English sentence as its reason. */
    public static CaptureLine english(CaptureLine line) {
        return switch (line) {
            case CaptureLine.Started _, CaptureLine.Read _ -> line;
            case CaptureLine.Skipped(var number, var why) -> skipped(number, english(why));
        };
    }

    /** A line that is skipped for this reason. */
    public static CaptureLine skipped(int number, String why) {
        return new CaptureLine.Skipped(number, Sentence.of(why));
    }
}

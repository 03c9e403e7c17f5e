package burraco.record;

import burraco.record.Problem.Kind;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code [Name "value"]}. */
final class TagReader {
    private static final Pattern TAG =
            Pattern.compile(
                    "[ \\t]*\\[([A-Za-z][A-Za-z0-9_-]*)[ \\t]+\"([^\"]*)\"[ \\t]*\\][ \\t]*(;.*)?",
                    Pattern.DOTALL);

    private TagReader() {}

    static boolean begins(String text) {
        return text.stripLeading().startsWith("[");
    }

    static TagLine read(int number, String text) {
        Matcher tag = TAG.matcher(text);
        if (!tag.matches()) {
            throw new Malformed(number, text.indexOf('[') + 1, Kind.TAG_SYNTAX);
        }
        int column = text.codePointCount(0, tag.start(2)) + 1;
        String comment = tag.group(3) == null ? "" : tag.group(3).stripTrailing();
        return new TagLine(number, tag.group(1), tag.group(2), column, comment);
    }
}

package burraco.tournament.file;

import burraco.text.PlainText;
import burraco.text.Sentence;
import burraco.text.Sentence.Or;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A line of the file, read word by word from the left. */
final class Cursor {
    private static final int MOST_SHOWN = 40;

    private final int number;
    private final String text;
    private int at;

    Cursor(int number, String text) {
        this.number = number;
        this.text = text;
    }

    int number() {
        return number;
    }

    int length() {
        return text.length();
    }

    /** Whether the line belongs to the one above it. */
    boolean isIndented() {
        return !text.isEmpty() && isBlank(text.charAt(0));
    }

    /** Whether nothing follows but a comment. */
    boolean atEnd() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at == text.length() || text.charAt(at) == '#';
    }

    /** Whether quoted text follows. */
    boolean atText() {
        return !atEnd() && text.charAt(at) == '"';
    }

    /** Whether a number follows. */
    boolean atDigit() {
        return !atEnd() && (text.charAt(at) == '-' || Character.isDigit(text.charAt(at)));
    }

    void end() throws Wrong {
        if (!atEnd()) {
            throw expected(new Sentence("file.end-of-line"));
        }
    }

    /** Whether this word follows; then it is read. */
    boolean takes(String word) {
        boolean there = !atEnd() && wordEnd() - at == word.length() && text.startsWith(word, at);
        if (there) {
            at += word.length();
        }
        return there;
    }

    Cursor skip(String word) throws Wrong {
        if (!takes(word)) {
            throw expected(words(List.of(word)));
        }
        return this;
    }

    /** Whether it is the first of two words; the second is the only other one. */
    boolean either(String first, String second) throws Wrong {
        if (takes(first)) {
            return true;
        }
        if (takes(second)) {
            return false;
        }
        throw expected(words(List.of(first, second)));
    }

    <T> T one(T[] values, Function<String, Optional<T>> parse) throws Wrong {
        Optional<T> found = atEnd() ? Optional.empty() : parse.apply(text.substring(at, wordEnd()));
        if (found.isEmpty()) {
            throw expected(words(Stream.of(values).map(Object::toString).toList()));
        }
        at = wordEnd();
        return found.get();
    }

    int integer() throws Wrong {
        return integer(wordEnd());
    }

    long longInteger() throws Wrong {
        try {
            long value = Long.parseLong(digits(wordEnd()));
            at = wordEnd();
            return value;
        } catch (NumberFormatException other) {
            throw expected(new Sentence("file.number"));
        }
    }

    /** Two numbers with this character between them, in one word. */
    int[] two(char between) throws Wrong {
        int end = wordEnd();
        int middle = text.indexOf(between, at);
        if (atEnd() || middle < 0 || middle >= end) {
            throw expected(new Sentence("file.two-numbers", "1" + between + "2"));
        }
        int first = integer(middle);
        at = middle + 1;
        int second = integer(end);
        return new int[] {first, second};
    }

    private int integer(int end) throws Wrong {
        try {
            int value = Integer.parseInt(digits(end));
            at = end;
            return value;
        } catch (NumberFormatException other) {
            throw expected(new Sentence("file.number"));
        }
    }

    /** Java would read digits of other scripts and a plus as well. */
    private String digits(int end) {
        String word = text.substring(at, end);
        boolean plain = word.chars().allMatch(one -> one == '-' || one >= '0' && one <= '9');
        return plain ? word : "";
    }

    String quoted() throws Wrong {
        if (!atText()) {
            throw expected(new Sentence("file.text"));
        }
        at++;
        String read = Quoted.read(this);
        if (at < text.length() && !isBlank(text.charAt(at))) {
            throw expected(new Sentence("file.blank"));
        }
        return read;
    }

    int position() {
        return at;
    }

    /** The next character, whatever it is. */
    char next(String missing) throws Wrong {
        if (at == text.length()) {
            throw wrong(at, missing);
        }
        return text.charAt(at++);
    }

    Wrong expected(Sentence what) {
        Sentence found =
                atEnd() ? new Sentence("file.nothing") : new Sentence("file.found", shown());
        return wrong(at, "file.expected", what, found);
    }

    Wrong wrong(int where, String key, Object... details) {
        int column = text.codePointCount(0, where) + 1;
        return new Wrong(new Problem(number, column, new Sentence(key, details)));
    }

    static Sentence words(List<String> words) {
        return new Sentence("file.word", new Or(words));
    }

    private String shown() {
        int end = Math.max(wordEnd(), at + 1);
        String word = PlainText.line(text.substring(at, end));
        return word.length() <= MOST_SHOWN
                ? word
                : word.substring(0, word.offsetByCodePoints(0, MOST_SHOWN / 2)) + "…";
    }

    private int wordEnd() {
        atEnd();
        int end = at;
        while (end < text.length() && !isBlank(text.charAt(end)) && text.charAt(end) != '"') {
            end++;
        }
        return end;
    }

    private static boolean isBlank(char one) {
        return one == ' ' || one == '\t';
    }
}

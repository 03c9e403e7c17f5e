package burraco.cli.options;

import burraco.text.Sentence;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The value of an option, or an operand. */
public sealed interface Value {
    /** As help shows it. */
    String shown();

    /** What was expected; empty if this word is valid. */
    Optional<Sentence> expected(String word);

    /** Words that can be offered to somebody who is typing. */
    default List<String> offered() {
        return List.of();
    }

    /** Nothing: the option is a switch. */
    record None() implements Value {
        @Override
        public String shown() {
            return "";
        }

        @Override
        public Optional<Sentence> expected(String word) {
            return Optional.empty();
        }
    }

    /**
     * Any text; its meaning is checked later.
     *
     * @param offered words with which it may begin
     */
    record Text(String shown, List<String> offered) implements Value {
        public Text(String shown) {
            this(shown, List.of());
        }

        @Override
        public Optional<Sentence> expected(String word) {
            return Optional.empty();
        }
    }

    /** One of these words. */
    record OneOf(String shown, List<String> offered) implements Value {
        /** Up to this many are listed one by one. */
        private static final int FEW = 6;

        OneOf(List<String> words) {
            this(String.join("|", words), words);
        }

        @Override
        public Optional<Sentence> expected(String word) {
            if (offered.contains(word)) {
                return Optional.empty();
            }
            if (offered.size() <= FEW) {
                return Optional.of(new Sentence("expected.few", new Sentence.Or(offered)));
            }
            Sentence all = new Sentence("expected.one-of", String.join(" ", offered));
            return Optional.of(
                    Nearest.like(word, offered)
                            .map(near -> new Sentence("expected.near", all, near))
                            .orElse(all));
        }
    }

    /** Some of these words, with commas between them. */
    record Several(String shown, List<String> offered) implements Value {
        @Override
        public Optional<Sentence> expected(String words) {
            OneOf one = new OneOf(shown, offered);
            for (String word : words.split(",", -1)) {
                Optional<Sentence> expected = one.expected(word);
                if (expected.isPresent()) {
                    return expected;
                }
            }
            return Optional.empty();
        }
    }

    /** A whole number between these bounds, which belong to it. */
    record Whole(String shown, long least, long most) implements Value {
        @Override
        public Optional<Sentence> expected(String word) {
            try {
                long number = Long.parseLong(word);
                if (number >= least && number <= most) {
                    return Optional.empty();
                }
            } catch (NumberFormatException notANumber) {
                // Handled like one that is out of bounds.
            }
            boolean isWhole = word.matches("[+-]?[0-9]+");
            return Optional.of(
                    least < 0 && !isWhole
                            ? new Sentence("expected.whole")
                            : new Sentence("expected.range", least, most));
        }
    }

    /** A number between these bounds. 0 does not belong to it. */
    record Decimal(String shown, double least, double most) implements Value {
        @Override
        public Optional<Sentence> expected(String word) {
            try {
                double number = Double.parseDouble(word);
                if (number > 0 && number >= least && number <= most) {
                    return Optional.empty();
                }
            } catch (NumberFormatException notANumber) {
                // Handled like one that is out of bounds.
            }
            return Optional.of(
                    least > 0
                            ? new Sentence("expected.range", plain(least), plain(most))
                            : new Sentence("expected.above", plain(least), plain(most)));
        }

        private static String plain(double number) {
            return number == Math.rint(number)
                    ? String.valueOf((long) number)
                    : String.valueOf(number);
        }
    }

    /** A length of time between these bounds, in milliseconds. */
    record Time(String shown, long least, long most) implements Value {
        Time(String shown) {
            this(shown, 0, Long.MAX_VALUE);
        }

        /** In milliseconds. A number alone is seconds. */
        static OptionalLong millis(String word) {
            return Millis.parse(word.matches("[0-9]+([.][0-9]+)?") ? word + "s" : word);
        }

        @Override
        public Optional<Sentence> expected(String word) {
            OptionalLong millis = millis(word);
            if (millis.isPresent() && millis.getAsLong() >= least && millis.getAsLong() <= most) {
                return Optional.empty();
            }
            if (most == Long.MAX_VALUE) {
                return Optional.of(
                        least == 0
                                ? new Sentence("expected.time")
                                : new Sentence("expected.time.more"));
            }
            return Optional.of(
                    new Sentence(
                            "expected.time.range", Millis.written(least), Millis.written(most)));
        }
    }

    /**
     * A file.
     *
     * @param ending how its name ends; empty for any
     * @param offered words that may stand instead of a file's name
     */
    record File(String shown, String ending, List<String> offered) implements Value {
        File(String shown) {
            this(shown, "", List.of());
        }

        @Override
        public Optional<Sentence> expected(String word) {
            if (offered.contains(word)) {
                return Optional.empty();
            }
            if (!isPath(word)) {
                return Optional.of(new Sentence("expected.path"));
            }
            return word.endsWith(ending)
                    ? Optional.empty()
                    : Optional.of(new Sentence("expected.ending", ending));
        }
    }

    /** A folder. */
    record Folder(String shown) implements Value {
        @Override
        public Optional<Sentence> expected(String word) {
            return isPath(word) ? Optional.empty() : Optional.of(new Sentence("expected.path"));
        }
    }

    private static boolean isPath(String word) {
        try {
            return !word.isBlank() && !Path.of(word).toString().isEmpty();
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /** These words, with others before them. */
    static List<String> with(List<String> words, String... first) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(words);
        return List.copyOf(all);
    }
}

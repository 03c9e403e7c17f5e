package burraco.words;

import burraco.files.InputFile;
import burraco.files.UnusableFileException;
import burraco.text.Sentence;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/**
 * Sentences that a club has replaced: a file with some of the keys of the book of that language.
 * Other keys keep their sentences; a sentence that is too long or has wrong placeholders is
 * refused, with its line.
 */
public final class ClubWords {
    private static final List<String> MEASURED = List.of("case", "manner", "remedy", "state");

    /** The file cannot be used; the message says why. */
    public static final class Unusable extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Sentence sentence;

        Unusable(Path file, Sentence why) {
            this(new Sentence("read.words.about", file, why));
        }

        Unusable(Path file, int line, String key, Object... details) {
            this(new Sentence("read.words.line", file, line, new Sentence(key, details)));
        }

        private Unusable(Sentence sentence) {
            super(sentence.key());
            this.sentence = sentence;
        }

        public Sentence sentence() {
            return sentence;
        }

        /** The sentence for the log, which is English. */
        @Override
        public String getMessage() {
            return FileWords.in(Language.EN).say(sentence);
        }
    }

    private ClubWords() {}

    public static Words read(Path file, Language language) {
        List<String> lines = lines(file);
        Book book = Book.in(language);
        Properties club = new Properties();
        for (int i = 0; i < lines.size(); i++) {
            Properties one = new Properties();
            try {
                one.load(new StringReader(lines.get(i)));
            } catch (IOException | IllegalArgumentException malformed) {
                throw new Unusable(file, i + 1, "read.words.no-sentence");
            }
            for (String key : one.stringPropertyNames()) {
                check(file, i + 1, book, key, one.getProperty(key));
                club.setProperty(key, one.getProperty(key));
            }
        }
        return Words.of(book.with(club));
    }

    private static List<String> lines(Path file) {
        try {
            return InputFile.lines(file, InputFile.USUAL_MAX_BYTES);
        } catch (NoSuchFileException missing) {
            throw new Unusable(file, new Sentence("read.words.missing"));
        } catch (FileSystemException other) {
            throw new Unusable(
                    file,
                    other instanceof UnusableFileException unusable
                            ? unusable.sentence()
                            : new Sentence("read.words.unreadable"));
        } catch (IOException unreadable) {
            throw new Unusable(file, new Sentence("read.words.utf8"));
        }
    }

    private static void check(Path file, int line, Book book, String key, String sentence) {
        if (!book.has(key)) {
            throw new Unusable(file, line, "read.words.no-key", key);
        }
        Set<String> foreign = Book.placeholders(sentence);
        foreign.removeAll(Book.placeholders(book.raw(key)));
        if (!foreign.isEmpty()) {
            throw new Unusable(file, line, "read.words.no-place", key, String.join(" ", foreign));
        }
        boolean measured = MEASURED.contains(key.substring(0, key.indexOf('.')));
        int width = measured ? Integer.parseInt(key.substring(key.lastIndexOf('.') + 1)) : 0;
        if (measured && sentence.length() > width) {
            throw new Unusable(file, line, "read.words.too-long", key, sentence.length(), width);
        }
    }
}

package burraco.words;

import burraco.files.InputFile;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

        Unusable(Path file, String why) {
            super(file + why);
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
                throw new Unusable(file, ":" + (i + 1) + ": not key=sentence");
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
            throw new Unusable(file, ": there is no such file");
        } catch (FileSystemException other) {
            Optional<String> why = Optional.ofNullable(other.getReason());
            throw new Unusable(file, ": " + why.orElse("it cannot be read"));
        } catch (IOException unreadable) {
            throw new Unusable(file, ": cannot be read as UTF-8");
        }
    }

    private static void check(Path file, int line, Book book, String key, String sentence) {
        String where = ":" + line + ": ";
        if (!book.has(key)) {
            throw new Unusable(file, where + "there is no sentence called " + key);
        }
        Set<String> foreign = Book.placeholders(sentence);
        foreign.removeAll(Book.placeholders(book.raw(key)));
        if (!foreign.isEmpty()) {
            throw new Unusable(file, where + key + " has no " + String.join(" ", foreign));
        }
        boolean measured = MEASURED.contains(key.substring(0, key.indexOf('.')));
        int width = measured ? Integer.parseInt(key.substring(key.lastIndexOf('.') + 1)) : 0;
        if (measured && sentence.length() > width) {
            throw new Unusable(
                    file,
                    where + key + " is " + sentence.length() + " characters long, not " + width);
        }
    }
}

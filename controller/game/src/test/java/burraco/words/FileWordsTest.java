package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.files.InputFile;
import burraco.files.UnusableFileException;
import burraco.text.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said about files is there in every language. */
class FileWordsTest {
    private static final Pattern KEY = Pattern.compile("\"(read\\.[^\"]+[^\"-])\"");

    /** What is the same in every language. */
    private static final Set<String> SAME =
            Set.of(
                    "as-it-is",
                    "read.one-of",
                    "read.zone.pozzetto",
                    "read.journal.about",
                    "read.words.about",
                    "read.words.line");

    @ParameterizedTest
    @EnumSource
    void everyLanguageSaysTheSameThings(Language language) {
        Book italian = Book.ofFiles(Language.IT);
        Book book = Book.ofFiles(language);
        assertEquals(italian.keys(), book.keys());
        for (String key : italian.keys()) {
            assertEquals(
                    Book.placeholders(italian.raw(key)), Book.placeholders(book.raw(key)), key);
        }
    }

    @Test
    void noSentenceWasLeftUntranslated() {
        Book italian = Book.ofFiles(Language.IT);
        Book english = Book.ofFiles(Language.EN);
        Set<String> same = new TreeSet<>(english.keys());
        same.removeIf(key -> !english.raw(key).equals(italian.raw(key)));
        assertEquals(new TreeSet<>(SAME), same);
    }

    @Test
    void thePartsThatReadFilesSayThemAllAndNothingElse() throws IOException {
        Set<String> said =
                new TreeSet<>(
                        Set.of(
                                "as-it-is",
                                "read.or",
                                "read.file.is-folder",
                                "read.file.is-pipe",
                                "read.file.is-device"));
        for (String module : List.of("game", "layout", "play", "table", "hall")) {
            try (Stream<Path> files = Files.walk(Path.of(module, "src", "main", "java"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    KEY.matcher(Files.readString(file))
                            .results()
                            .map(found -> found.group(1))
                            .forEach(said::add);
                }
            }
        }
        assertEquals(said, Book.ofFiles(Language.EN).keys());
    }

    @Test
    void theLogSaysTheSameOfAFolderAsPeopleRead() {
        Path folder = Path.of("game");
        UnusableFileException no =
                assertThrows(UnusableFileException.class, () -> InputFile.bytes(folder));
        assertEquals(no.getReason(), FileWords.in(Language.EN).say(no.sentence()));
    }

    @Test
    void aDetailMayBeASentenceOrAChoice() {
        Sentence expected =
                new Sentence("read.one-of", new Sentence.Or(List.of("it", "en", "de {0}")));
        Sentence wrong =
                new Sentence("read.value", "language", expected, new Sentence("read.list"));
        assertEquals(
                "\"language\": expected it, en or de {0}, found a list",
                FileWords.in(Language.EN).say(wrong));
        assertEquals(
                "\"language\": ci si aspettava it, en o de {0}, e c'è un elenco",
                FileWords.in(Language.IT).say(wrong));
    }

    @Test
    void whatNobodyCanSayIsAMistakeOfTheProgram() {
        FileWords words = FileWords.in(Language.EN);
        assertThrows(
                IllegalArgumentException.class, () -> words.say(new Sentence("read.nothing-such")));
    }
}

package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.hand.Impossible;
import burraco.engine.ruling.Case;
import burraco.record.Problem;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordsTest {
    private static final int LONGEST_CASE = 80;
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^}]*\\}");
    private static final Pattern SINGLE_QUOTE = Pattern.compile("(?<!')'(?!')");

    @ParameterizedTest
    @EnumSource
    void everyCaseIsSaidInOneShortSentence(Language language) {
        Words words = Words.in(language);
        for (Case which : Case.values()) {
            String sentence = words.say(which);
            assertNotNull(sentence, which::id);
            assertFalse(sentence.isBlank() || sentence.endsWith("."), which::id);
            assertTrue(sentence.length() <= LONGEST_CASE, () -> which.id() + ": " + sentence);
        }
    }

    @ParameterizedTest
    @EnumSource
    void noWordsAreLeftOverForACaseThatIsNone(Language language) {
        Set<String> ids = new TreeSet<>(Words.load("cases", language).stringPropertyNames());
        for (Case which : Case.values()) {
            ids.remove(which.id());
        }
        assertEquals(Set.of(), ids);
    }

    @ParameterizedTest
    @EnumSource
    void everyProblemHasItsSentence(Language language) {
        Properties problems = Words.load("problems", language);
        for (Problem.Kind kind : Problem.Kind.values()) {
            assertFalse(problems.getProperty(kind.name(), "").isBlank(), kind::name);
        }
        for (Impossible.Why why : Impossible.Why.values()) {
            assertFalse(problems.getProperty(why.name(), "").isBlank(), why::name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cases", "problems", "sheet"})
    void bothLanguagesSpeakOfTheSameThings(String subject) {
        Properties italian = Words.load(subject, Language.IT);
        Properties english = Words.load(subject, Language.EN);
        assertEquals(
                new TreeSet<>(italian.stringPropertyNames()),
                new TreeSet<>(english.stringPropertyNames()));
        for (String key : italian.stringPropertyNames()) {
            assertEquals(
                    placeholders(italian.getProperty(key)),
                    placeholders(english.getProperty(key)),
                    key);
        }
    }

    /**
     * A sentence with details in it loses an apostrophe that is not doubled; one without keeps two.
     */
    @ParameterizedTest
    @EnumSource
    void noApostropheGetsLostOrDoubled(Language language) {
        Properties problems = Words.load("problems", language);
        for (String key : problems.stringPropertyNames()) {
            String text = problems.getProperty(key);
            assertFalse(SINGLE_QUOTE.matcher(text).find(), key);
        }
        Properties sheet = Words.load("sheet", language);
        for (String key : sheet.stringPropertyNames()) {
            String text = sheet.getProperty(key);
            boolean details = !placeholders(text).isEmpty();
            assertFalse(details ? SINGLE_QUOTE.matcher(text).find() : text.contains("''"), key);
        }
    }

    @Test
    void italianComesFirst() {
        assertEquals(Language.IT, Language.values()[0]);
    }

    private static Set<String> placeholders(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = PLACEHOLDER.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }
}

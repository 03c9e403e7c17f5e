package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.NoticedIn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every case says why, in both languages, and rests on a paragraph and on decisions that exist. */
class ExplainedTest {
    private static final Path RULES = Path.of("..", "docs", "rules.md");
    private static final int SHORT = 120;

    @ParameterizedTest
    @EnumSource
    void everyCaseHasItsOwnShortSentence(Language language) {
        Words words = Words.in(language);
        Set<String> said = new HashSet<>();
        for (Case which : Case.values()) {
            String why = words.explain(which);
            assertFalse(why.isBlank() || why.endsWith("."), which::id);
            assertTrue(why.length() <= SHORT, () -> which + ": " + why.length() + " " + why);
            assertTrue(said.add(why), () -> which + ": " + why);
        }
    }

    @Test
    void noSentenceIsAboutACaseThatIsNone() {
        for (Language language : Language.values()) {
            for (String key : Book.in(language).keys()) {
                if (key.startsWith("explain.case.")) {
                    String id = key.substring("explain.case.".length());
                    assertTrue(Case.parse(id).isPresent(), key);
                }
            }
        }
    }

    @Test
    void everyDecisionThatIsNamedIsOneOfOurs() throws IOException {
        Set<String> ours = new TreeSet<>();
        Matcher row = Pattern.compile("(?m)^\\| (G\\d+) \\|").matcher(Files.readString(RULES));
        while (row.find()) {
            assertTrue(ours.add(row.group(1)), row.group(1));
        }
        for (Case which : Case.values()) {
            for (NoticedIn noticed : NoticedIn.values()) {
                Basis.of(which, noticed)
                        .decisions()
                        .forEach(id -> assertTrue(ours.contains(id), which + " " + id));
            }
        }
    }

    /** What no paragraph speaks of rests on a decision, so nothing rests on nothing. */
    @Test
    void everyCaseRestsOnSomething() {
        for (Case which : Case.values()) {
            Basis basis = Basis.of(which, NoticedIn.P1);
            assertTrue(basis.paragraph().matches("|[1-9](\\.[1-9])?"), which::id);
            assertFalse(basis.paragraph().isEmpty() && basis.decisions().isEmpty(), which::id);
        }
    }

    @Test
    void whatIsFoundLateMayRestOnAnotherDecision() {
        assertTrue(Basis.of(Case.FORBIDDEN_COMBINATION, NoticedIn.P3).decisions().contains("G30"));
        assertFalse(Basis.of(Case.FORBIDDEN_COMBINATION, NoticedIn.P1).decisions().contains("G30"));
    }

    @Test
    void theNumberOfAnArticleGoesWithoutItsWord() {
        assertEquals("23 bis", Words.in(Language.EN).number(Case.PLAY_AFTER_THE_DISCARD).get());
        assertTrue(Words.in(Language.EN).number(Case.DECIDED).isEmpty());
    }
}

package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.ruling.Basis;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import burraco.engine.ruling.NoticedIn;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every case has an explanation in both languages, and is based on paragraphs and decisions that
 * exist.
 */
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

    @ParameterizedTest
    @EnumSource
    void soHasEveryWayInWhichACaseComesAbout(Language language) {
        Words words = Words.in(language);
        Set<String> said = new HashSet<>();
        for (Manner manner : Manner.values()) {
            String why = words.explain(ruling(Case.TIE_TO_PARTNERS_NEW_MELD, manner));
            assertFalse(why.isBlank() || why.endsWith("."), manner::toString);
            assertTrue(why.length() <= SHORT, () -> manner + ": " + why.length() + " " + why);
            assertTrue(said.add(why), () -> manner + ": " + why);
        }
    }

    @Test
    void whatArticle31GaveBackRestsOnArticle31() {
        Ruling ruling = ruling(Case.TIE_TO_PARTNERS_NEW_MELD, Manner.RETURNED_CARDS);
        assertEquals("art. 31/C, paragrafo 1, punto 1", Words.in(Language.IT).paragraph(ruling));
    }

    @Test
    void whatIsLeftOfThePileIsTheDiscardWhereTheCodeSaysSo() {
        Words words = Words.in(Language.EN);
        Ruling none = ruling(Case.PART_OF_THE_PILE, Manner.USUAL, Remedy.ADVISE);
        Ruling due =
                ruling(
                        Case.PART_OF_THE_PILE,
                        Manner.USUAL,
                        new Remedy.Discard(Seat.WEST, List.of()));
        assertTrue(words.explain(none).endsWith("no rule of its own"));
        assertTrue(words.explain(due).contains("his discard"));
    }

    private static Ruling ruling(Case which, Manner manner, Remedy... remedies) {
        return new Ruling(
                which, manner, Optional.of(Seat.WEST), 1, List.of(remedies), NoticedIn.P1);
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
                which.basis(noticed)
                        .decisions()
                        .forEach(id -> assertTrue(ours.contains(id), which + " " + id));
            }
        }
    }

    /** A case without a paragraph is based on a decision, so that no case is without a basis. */
    @Test
    void everyCaseRestsOnSomething() {
        for (Case which : Case.values()) {
            Basis basis = which.basis(NoticedIn.P1);
            assertTrue(basis.paragraph().matches("|[1-9](\\.[1-9])?"), which::id);
            assertFalse(basis.paragraph().isEmpty() && basis.decisions().isEmpty(), which::id);
        }
    }

    @Test
    void whatIsFoundLateMayRestOnAnotherDecision() {
        assertTrue(Case.FORBIDDEN_COMBINATION.basis(NoticedIn.P3).decisions().contains("G30"));
        assertFalse(Case.FORBIDDEN_COMBINATION.basis(NoticedIn.P1).decisions().contains("G30"));
    }

    @Test
    void theNumberOfAnArticleGoesWithoutItsWord() {
        assertEquals("23 bis", Words.in(Language.EN).number(Case.PLAY_AFTER_THE_DISCARD).get());
        assertTrue(Words.in(Language.EN).number(Case.DECIDED).isEmpty());
    }
}

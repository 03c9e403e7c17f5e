package burraco.tournament.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.field.Leaving;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.ranking.Points.Cause;
import burraco.words.Language;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PrintWordsTest {
    @Test
    void bothLanguagesHaveTheSameTextsWithTheSameDetails() {
        PrintWords italian = PrintWords.in(Language.IT);
        PrintWords english = PrintWords.in(Language.EN);
        assertEquals(
                new TreeSet<>(italian.texts().stringPropertyNames()),
                new TreeSet<>(english.texts().stringPropertyNames()));
        for (String key : italian.texts().stringPropertyNames()) {
            assertEquals(details(italian.say(key)), details(english.say(key)), key);
        }
    }

    private static Set<String> details(String text) {
        return Pattern.compile("\\{\\d}")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whateverCanStandInAListHasWords(Language language) {
        PrintWords words = PrintWords.in(language);
        for (Cause cause : Cause.values()) {
            assertTrue(cause == Cause.PLAYED || !words.say("cause." + cause).isEmpty());
        }
        for (TieBreak tie : TieBreak.values()) {
            assertFalse(words.say("tie." + tie).isEmpty());
        }
        for (Leaving why : Leaving.values()) {
            assertFalse(words.say("away." + why).isEmpty());
        }
        for (FieldKind kind : FieldKind.values()) {
            assertFalse(words.say("side." + kind).isEmpty());
            assertFalse(words.say("side.first." + kind).isEmpty());
            assertFalse(words.say("side.second." + kind).isEmpty());
            assertFalse(words.say("entry." + kind).isEmpty());
        }
    }
}

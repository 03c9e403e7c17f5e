package burraco.tournament.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.tournament.field.Field;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.FieldKind;
import burraco.words.Book;
import burraco.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PrintWordsTest {
    @Test
    void bothLanguagesHaveTheSameTextsWithTheSameDetails() {
        Book italian = PrintWords.book(Language.IT);
        Book english = PrintWords.book(Language.EN);
        assertEquals(italian.keys(), english.keys());
        for (String key : italian.keys()) {
            assertEquals(
                    Book.placeholders(italian.raw(key)), Book.placeholders(english.raw(key)), key);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whateverCanStandInAListHasWords(Language language) {
        PrintWords words = PrintWords.in(language, Field.EMPTY);
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

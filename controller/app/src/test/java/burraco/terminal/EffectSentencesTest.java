package burraco.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.table.Effect;
import burraco.table.input.Person;
import burraco.words.Language;
import burraco.words.Words;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sentences about effects name the person concerned. */
class EffectSentencesTest {
    private static final Person WEST = new Person.Player(Seat.WEST);
    private static final Person ADA = new Person.Arbiter("Ada");

    private static List<String> told(Language language, Effect effect) {
        return new EffectSentences(Words.in(language)).of(effect);
    }

    @Test
    void whoCorrectsIsNamed() {
        Effect his = new Effect.Corrected(0, WEST, "");
        assertEquals(List.of("Ovest corregge"), told(Language.IT, his));
        assertEquals(List.of("West corrects"), told(Language.EN, his));
        Effect arbiters = new Effect.Corrected(0, ADA, "");
        assertEquals(List.of("L'arbitro corregge"), told(Language.IT, arbiters));
        assertEquals(List.of("The arbiter corrects"), told(Language.EN, arbiters));
    }

    @Test
    void whatFallsByItselfNobodyCorrects() {
        Effect fell = new Effect.CorrectionFell(0);
        assertEquals(List.of("Una correzione non vale più"), told(Language.IT, fell));
        assertEquals(List.of("A correction no longer holds"), told(Language.EN, fell));
    }
}

package burraco.record;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Place;
import burraco.engine.meld.MeldId;
import burraco.words.Language;
import burraco.words.Problems;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sentences about why an act cannot have happened. */
class SentencesTest {
    private static final CardName CARD = CardName.parse("7H").orElseThrow();
    private static final MeldId MELD = new MeldId(Line.EW, 2);

    private static List<Object> details(Why why) {
        return switch (why) {
            case CARD_NOT_THERE -> List.of(CARD, new Place.Fan(Seat.WEST));
            case OTHER_CARD_THERE -> List.of(CARD, CARD.face());
            case CARD_ELSEWHERE -> List.of(CARD);
            case TOO_FEW_THERE -> List.of(new Place.OfPozzetto(1));
            case NO_SUCH_MELD, MELD_NOT_DUE, MELD_INTO_ITSELF, MELD_OF_OTHER_LINE -> List.of(MELD);
            case NO_SUCH_POZZETTO -> List.of(2);
            case OTHER_NUMBER_OF_CARDS -> List.of(107, 108);
            default -> List.of();
        };
    }

    @ParameterizedTest
    @EnumSource
    void everyReasonIsSaidInBothLanguages(Why why) {
        for (Language language : Language.values()) {
            String sentence = Problems.in(language).say(why, details(why));
            assertFalse(sentence.isBlank());
            assertFalse(sentence.matches(".*\\{[0-9]\\}.*"), sentence);
        }
    }

    @ParameterizedTest
    @EnumSource
    void placesAreNamedInTheLanguage(Language language) {
        List<Object> details = List.of(CARD, new Place.Fan(Seat.WEST));
        String sentence = Problems.in(language).say(Why.CARD_NOT_THERE, details);
        String place =
                switch (language) {
                    case IT -> "nel ventaglio di Ovest";
                    case EN -> "in the hand of W";
                };
        assertTrue(sentence.contains("7H") && sentence.contains(place), sentence);
    }
}

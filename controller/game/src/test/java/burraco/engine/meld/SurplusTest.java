package burraco.engine.meld;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.engine.rules.RuleSet;
import burraco.testing.Notation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fewest cards that have to be removed to leave a meld; the highest if there is a choice. */
class SurplusTest {
    private static final RuleSet INTERNAZIONALE = RuleSet.FIBUR_INT_2018;

    @ParameterizedTest
    @CsvSource({
        "3H 4H 5H KD, KD",
        "3H 4H 5H KD 8C, KD 8C",
        "3H 4H 5H 7H, 7H",
        "3H 4H 5H 7H 8H 9H, 9H 8H 7H",
        "3H 4H 5H 8H 9H TH JH, 5H 4H 3H",
        "5H 6H, 6H 5H",
        "5H 6D 7C, 5H 6D 7C",
        "5H 6H 7H JK 2S, JK",
        "5H 6H JK JK, JK",
        "5H 6H 7H 6H/2, 6H/2",
        "AH 2H 3H KH QH, 3H",
        "AH AD AC JK 2S, JK",
        "AH AD JK 2S, JK",
        "KH KD KC, KH KD KC",
        "AH AD AC 9S, 9S",
        "AH 3H 4H 5H 6H AC AD, AH AD AC",
        "TH JH QH KH AH 2H 3H, 3H",
        "3H 5H 8H, 8H 5H 3H",
        "3C 4C 9C JK 2C, 9C",
        "JK 2S 2H, JK 2H 2S"
    })
    void ofANewMeld(String laid, String surplus) {
        assertEquals(Notation.list(surplus), Surplus.of(cards(laid), INTERNAZIONALE));
    }

    @Test
    void kingsAreACombinationOfTheItalianGame() {
        assertEquals(Notation.list("9S"), Surplus.of(cards("KH KD KC 9S"), RuleSet.FITAB_ITA_2026));
    }

    @ParameterizedTest
    @CsvSource({
        "3H 4H 5H, 6H 9C, 9C",
        "3H 4H 5H, 7H, 7H",
        "3H 4H 5H, 7H 6H, ''",
        "3H 4H 5H JK, 2S, 2S",
        "3H 4H 5H, JK 2S, JK",
        "3H 4H 5H, 7H JK 2S, JK",
        "3H 4H 5H, KD QD JD, KD QD JD",
        "3H 4H 5H, 5H/2 6H, 5H/2"
    })
    void ofCardsThatAreTied(String lying, String tied, String surplus) {
        Meld meld = Meld.open(new MeldId(Line.NS, 1), cards(lying), INTERNAZIONALE);
        List<Card> expected = surplus.isEmpty() ? List.of() : Notation.list(surplus);
        assertEquals(expected, Surplus.of(meld, Notation.list(tied), INTERNAZIONALE));
    }

    private static Cards cards(String text) {
        return Cards.of(Notation.list(text));
    }
}

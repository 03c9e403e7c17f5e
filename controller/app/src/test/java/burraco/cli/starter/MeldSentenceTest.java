package burraco.cli.starter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Cards;
import burraco.words.Language;
import burraco.words.Words;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about the cards in the place for a meld, all of them from the kit's ten. */
class MeldSentenceTest {
    private static Cards cards(String numbers) {
        return Cards.of(
                Arrays.stream(numbers.split(" "))
                        .map(Integer::parseInt)
                        .map(StarterKit.CARDS::get)
                        .toList());
    }

    @ParameterizedTest
    @DisplayName("The kit's cards are 3♥ to 9♥, 3♠, 3♣ and a joker, numbered from 0")
    @CsvSource(
            textBlock =
                    """
                    1 2 3,         a sequence of hearts: 4♥ 5♥ 6♥
                    0 7 8,         a combination: 3♥ 3♣ 3♠
                    1 2,           4♥ 5♥: a meld wants three cards
                    1 2 8,         4♥ 5♥ 3♣: that is no meld
                    0 1 2 3 4 5 6, a sequence of hearts: 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥. That is a clean burraco!
                    """)
    void inEnglish(String numbers, String sentence) {
        assertEquals(sentence, new MeldSentence(Words.in(Language.EN)).of(cards(numbers)));
    }

    @ParameterizedTest
    @DisplayName("In Italian")
    @CsvSource(
            textBlock =
                    """
                    1 2 3, una sequenza di cuori: 4♥ 5♥ 6♥
                    0 7 8, una combinazione: 3♥ 3♣ 3♠
                    """)
    void inItalian(String numbers, String sentence) {
        assertEquals(sentence, new MeldSentence(Words.in(Language.IT)).of(cards(numbers)));
    }
}

package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.CardName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards in a sentence: {@code ??} in a record is a number for people. */
class CardWordsTest {
    private static final int MUCH = 80;

    private static CardWords words(Language language) {
        return new CardWords(Book.in(language));
    }

    private static List<Card> cards(String names) {
        List<Card> cards = new ArrayList<>();
        for (String name : names.split(" ")) {
            CardName card = CardName.parse(name).orElseThrow();
            cards.add(card.isUnseen() ? Card.UNSEEN : card.card());
        }
        return cards;
    }

    @ParameterizedTest
    @CsvSource({
        "7H/1,                7♥,              7♥",
        "JK/1 2H/1,           jolly 2♥,        joker 2♥",
        "??,                  una carta,       one card",
        "?? ?? ??,            3 carte,         3 cards",
        "TH/1 ??,             10♥ e un'altra,  10♥ and one more",
        "?? 7H/1 ?? 8H/1,     7♥ 8♥ e altre 2, 7♥ 8♥ and 2 more",
        "?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??, 11 carte, 11 cards"
    })
    void cardsAreNamedAndUnseenOnesCounted(String cards, String italian, String english) {
        assertEquals(italian, words(Language.IT).say(cards(cards), MUCH));
        assertEquals(english, words(Language.EN).say(cards(cards), MUCH));
    }

    @Test
    void anActThatNobodySawNamesNoCard() {
        List<CardName> names = Arrays.asList(CardName.UNSEEN, CardName.UNSEEN);
        assertEquals("2 carte", words(Language.IT).say(names));
        assertEquals("una carta", words(Language.IT).say(names.subList(1, 2)));
    }

    @ParameterizedTest
    @CsvSource({
        "14, jolly 7♥ 8♥ 9♥",
        "13, JK 7♥ 8♥ 9♥",
        "11, JK 7♥ 8♥ 9♥",
        "10, JK 7♥ 8♥ …",
        "9,  JK 7♥ …",
        "4,  JK …",
        "3,  …"
    })
    void withLittleRoomAJokerIsShortAndThenTheListIsCut(int room, String said) {
        assertEquals(said, words(Language.IT).say(cards("JK/1 7H/1 8H/1 9H/1"), room));
    }

    @Test
    void aNumberIsNeverCut() {
        assertEquals("…", words(Language.IT).say(cards("?? ?? ??"), 6));
        assertEquals("7♥ …", words(Language.IT).say(cards("7H/1 ?? ??"), 10));
    }

    @Test
    void ofASingleThingItIsSaidDifferently() {
        Words words = Words.in(Language.EN);
        assertEquals(
                "Going on: one card of 108 is enrolled already.",
                words.enrolling("resumed", 1, 108));
        assertEquals(
                "Going on: 2 cards of 108 are enrolled already.",
                words.enrolling("resumed", 2, 108));
    }
}

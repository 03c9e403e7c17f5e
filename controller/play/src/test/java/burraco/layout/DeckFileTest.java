package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.play.VirtualDeck;
import burraco.testing.Told;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A deck.csv is read as 108 cards with a tag each, or refused with all its problems. */
class DeckFileTest {
    /** Line 2 has the ace of hearts, copy 1; line 3 its twin; line 109 the last joker. */
    private static final String GOOD = DeckFile.write(VirtualDeck.of(1));

    private static final String TAG = GOOD.lines().toList().get(1).split(",")[0];
    private static final String LAST = GOOD.lines().toList().getLast();

    @Test
    void whatIsWrittenReadsBack() {
        Deck deck = VirtualDeck.of(42);
        assertEquals(deck.cards(), read(DeckFile.write(deck)).cards());
    }

    @Test
    void aDeckIsWrittenSuitBySuit() {
        List<String> lines = GOOD.lines().toList();
        assertEquals("uid,card", lines.get(0));
        assertTrue(lines.get(1).endsWith(",AH/1"), lines.get(1));
        assertTrue(lines.get(2).endsWith(",AH/2"), lines.get(2));
        assertTrue(lines.get(108).endsWith(",JK/4"), lines.get(108));
        assertEquals(109, lines.size());
    }

    @Test
    void theOrderOfTheLinesDoesNotMatter() {
        List<String> lines = GOOD.lines().toList();
        String mixed =
                "uid,card\n" + String.join("\n", lines.subList(1, lines.size()).reversed()) + "\n";
        assertEquals(read(GOOD).cards(), read(mixed).cards());
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsChangeNothing() {
        assertEquals(
                read(GOOD).cards(), read("\uFEFF" + GOOD.replace("\n", "\r\n") + "\r\n").cards());
    }

    static Stream<Arguments> badDecks() {
        return Stream.of(
                bad(
                        "",
                        "1:1 expected the first line to be uid,card",
                        "1:1 expected all 108 cards,"
                                + " missing: AH/1, AH/2, 2H/1, 2H/2, 3H/1 and 103 more"),
                bad(GOOD.replace("uid,card\n", ""), "1:1 expected the first line to be uid,card"),
                bad(
                        GOOD.replace("uid,card", "tag;card"),
                        "1:1 expected the first line to be uid,card"),
                bad(
                        GOOD.replace(TAG, TAG.toLowerCase(Locale.ROOT)),
                        "2:1 expected capital letters in the tag's number"),
                bad(
                        GOOD.replace(TAG, "E00"),
                        "2:1 expected a tag's number, two digits 0 to 9 or A to F a byte"),
                bad(
                        GOOD.replace(TAG + ",AH/1", TAG + ",AH"),
                        "2:18 expected a card with its copy, as in 7H/1 or JK/4, found \"AH\""),
                bad(
                        GOOD.replace(",AH/1", ",1H/1"),
                        "2:18 expected a card, as in 7H/1 or JK/4, found \"1H/1\""),
                bad(
                        GOOD.replace(",AH/1", ",AH/3"),
                        "2:18 expected a card, as in 7H/1 or JK/4, found \"AH/3\""),
                bad(
                        GOOD.replace(",AH/1", ",??"),
                        "2:18 expected a card, as in 7H/1 or JK/4, found \"??\""),
                bad(
                        GOOD.replace(",AH/1", ";AH/1"),
                        "2:1 expected a tag, a comma and a card, as in E004015012345678,7H/1"),
                bad(
                        GOOD.replace(",AH/2", ",AH/1"),
                        "3:18 AH/1 stands here twice: first in line 2",
                        "110:1 expected all 108 cards, missing: AH/2"),
                bad(
                        GOOD.replace(LAST, TAG + ",JK/4"),
                        "109:1 " + TAG + " stands here twice: first in line 2"),
                bad(GOOD.replace(LAST + "\n", ""), "109:1 expected all 108 cards, missing: JK/4"),
                bad(
                        GOOD + LAST + "\n",
                        "110:1 " + LAST.split(",")[0] + " stands here twice: first in line 109",
                        "110:18 JK/4 stands here twice: first in line 109"));
    }

    private static Arguments bad(String text, String... problems) {
        return Arguments.of(text, List.of(problems));
    }

    @ParameterizedTest
    @MethodSource("badDecks")
    void whatIsWrongIsToldWhereItStands(String text, List<String> problems) {
        DeckResult.Refused refused =
                assertInstanceOf(DeckResult.Refused.class, DeckFile.read(text));
        assertEquals(problems, refused.problems().stream().map(Told::english).toList());
    }

    @Test
    void bytesThatAreNoTextAreToldAt() {
        byte[] bytes = "uid,card\nE0\uFF41".getBytes(StandardCharsets.UTF_16BE);
        DeckResult.Refused refused =
                assertInstanceOf(DeckResult.Refused.class, DeckFile.read(bytes));
        assertEquals(
                "expected a character in UTF-8",
                Told.english(refused.problems().getFirst().what()));
    }

    private static Deck read(String text) {
        return assertInstanceOf(DeckResult.Read.class, DeckFile.read(text)).deck();
    }
}

package burraco.enrolment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.hal.TagId;
import burraco.layout.Deck;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A small deck of three cards goes over the antennas. */
class DeckVerificationTest {
    private static final TagId STRANGER = Laid.tag(50);
    private static final TagId BLUE = Laid.tag(60);

    private DeckVerification verification =
            new DeckVerification(deck(), known(), Optional.empty(), 2);
    private Laid<VerificationStep> table = new Laid<>(verification);

    private static Deck deck() {
        Map<TagId, Card> cards = new LinkedHashMap<>();
        cards.put(Laid.tag(1), card("AH/1"));
        cards.put(Laid.tag(2), card("2H/1"));
        cards.put(Laid.tag(3), card("JK/4"));
        return new Deck(cards);
    }

    private static KnownTags known() {
        return new KnownTags(Map.of(BLUE, "blue.csv"));
    }

    private static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    @Test
    void cardsAreTickedOffInAnyOrderOnAnyAntennaAndOnce() {
        assertEquals(List.of(new VerificationStep.LayAll(3)), table.begin());
        assertEquals(
                List.of(new VerificationStep.Heard(List.of(card("JK/4")), 1, 3)),
                table.hears(8, 5, Laid.tag(3)));
        List<VerificationStep> last = table.hears(1, 2, Laid.tag(1), Laid.tag(2));
        assertEquals(
                List.of(
                        new VerificationStep.Heard(List.of(card("AH/1"), card("2H/1")), 3, 3),
                        new VerificationStep.Sum(3, List.of(), List.of(), List.of(), 0)),
                last);
        assertTrue(verification.isOver());
        assertTrue(verification.sum().orElseThrow().isWhole());
    }

    @Test
    void whatWasNotHeardIsAskedForAloneAndIsDeadMissingOrHeardAfterAll() {
        table.begin();
        assertEquals(List.of(new VerificationStep.Alone(card("AH/1"), 2, 3)), table.types(""));
        assertEquals(List.of(), table.types(""));
        assertEquals(List.of(), table.hears(14, 2));
        assertEquals(
                List.of(
                        new VerificationStep.Dead(card("AH/1")),
                        new VerificationStep.Alone(card("2H/1"), 2, 2)),
                table.hears(1, 2));
        assertEquals(
                List.of(
                        new VerificationStep.Missing(card("2H/1")),
                        new VerificationStep.Alone(card("JK/4"), 2, 1)),
                table.types("m"));
        table.hears(1, 2, Laid.tag(3));
        VerificationStep.Sum sum = verification.sum().orElseThrow();
        assertEquals(
                new VerificationStep.Sum(
                        1, List.of(card("AH/1")), List.of(card("2H/1")), List.of(), 0),
                sum);
        assertFalse(sum.isWhole());
    }

    @Test
    void whatIsHeardAfterAllIsNeitherDeadNorMissing() {
        table.begin();
        table.types("");
        table.types("m");
        assertEquals(
                List.of(new VerificationStep.Heard(List.of(card("AH/1")), 1, 3)),
                table.hears(1, 4, Laid.tag(1)));
        table.types("q");
        assertEquals(List.of(), verification.sum().orElseThrow().missing());
    }

    @Test
    void strangersAreToldOnceWithNoMoreThanTheEndOfTheirNumber() {
        table.begin();
        assertEquals(List.of(), table.hears(3, 5, STRANGER), "a number may arrive garbled");
        assertEquals(
                List.of(new VerificationStep.Foreign(5, "", "…0032")), table.hears(9, 5, STRANGER));
        assertEquals(
                List.of(new VerificationStep.Foreign(4, "blue.csv", "…003C")),
                table.hears(9, 4, BLUE));
        table.types("q");
        assertEquals(2, verification.sum().orElseThrow().foreign());
    }

    @Test
    void whoLeavesIsToldWhatWasNotHeard() {
        table.begin();
        table.hears(1, 2, Laid.tag(2));
        table.types("q");
        assertEquals(
                List.of(card("AH/1"), card("JK/4")), verification.sum().orElseThrow().unheard());
    }

    @Test
    void withAnAntennaNamedNoOtherCounts() {
        verification = new DeckVerification(deck(), known(), Optional.of(7), 2);
        table = new Laid<>(verification);
        table.begin();
        assertEquals(List.of(), table.hears(9, 2, Laid.tag(1)));
        assertEquals(1, table.hears(9, 7, Laid.tag(1)).size());
    }

    @Test
    void aKeyThatMeansNothingDoesNothing() {
        table.begin();
        assertEquals(List.of(new VerificationStep.NoSuchKey()), table.types("m"));
        assertEquals(List.of(new VerificationStep.NoSuchKey()), table.types("x"));
        assertFalse(verification.isOver());
    }
}

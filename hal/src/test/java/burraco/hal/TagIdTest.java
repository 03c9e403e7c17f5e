package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TagIdTest {
    @ParameterizedTest
    @ValueSource(strings = {"E004015012345678", "04A1B2C3", "E280689400004003C0DE1234"})
    void hexDigitsAreANumber(String hex) {
        assertTrue(TagId.isValid(hex));
        assertEquals(hex, new TagId(hex).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "E", "e004015012345678", "E0 401501234567", "E00401501234567G", "é0"})
    void anythingElseIsNone(String text) {
        assertFalse(TagId.isValid(text));
        assertThrows(IllegalArgumentException.class, () -> new TagId(text));
    }

    @Test
    void itHasAnEnd() {
        assertTrue(TagId.isValid("AB".repeat(32)));
        assertFalse(TagId.isValid("AB".repeat(33)));
    }

    @Test
    void bitsAreSixteenDigits() {
        assertEquals("E004015012345678", TagId.of(0xE004015012345678L).hex());
        assertEquals("000000000000000A", TagId.of(10).hex());
    }

    @Test
    void numbersAreInTheOrderOfTheirDigits() {
        List<TagId> sorted =
                List.of(TagId.of(0xE1), TagId.of(0x09), TagId.of(0xA0)).stream().sorted().toList();
        assertEquals(List.of(TagId.of(0x09), TagId.of(0xA0), TagId.of(0xE1)), sorted);
    }
}

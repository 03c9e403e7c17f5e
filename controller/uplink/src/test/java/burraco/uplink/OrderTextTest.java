package burraco.uplink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.table.input.Assignment;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderTextTest {
    private static final OptionalLong ENDS = OptionalLong.of(5);

    @Test
    @DisplayName("An order is read as halls write it")
    void anOrder() {
        String text =
                "{\"tournament\":\"Coppa\",\"table\":\"12\",\"round\":\"3\",\"hands\":4,"
                        + "\"n\":\"Ada\",\"e\":\"Bice\",\"s\":\"\",\"paused\":1,\"message\":\"Cena\"}";
        Map<Seat, String> names = Map.of(Seat.NORTH, "Ada", Seat.EAST, "Bice");
        assertEquals(
                Optional.of(new Assignment(7, "Coppa", "3", "12", 4, names, ENDS, true, "Cena")),
                OrderText.read(7, text, ENDS));
    }

    @Test
    @DisplayName("What a later hall says besides is passed over; nothing said is nothing wanted")
    void littleAndMore() {
        assertTrue(OrderText.read(7, "{}", ENDS).isPresent());
        assertTrue(OrderText.read(7, "{\"round\":\"1\",\"lamps\":\"off\"}", ENDS).isPresent());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "[]",
                "{\"hands\":1}",
                "{\"hands\":-1}",
                "{\"hands\":5}",
                "{\"hands\":99999999999}",
                "{\"round\":{}}",
                "{\"round\":\"1\"",
            })
    @DisplayName("An order that cannot be is none")
    void nonsense(String text) {
        assertEquals(Optional.empty(), OrderText.read(7, text, ENDS));
    }
}

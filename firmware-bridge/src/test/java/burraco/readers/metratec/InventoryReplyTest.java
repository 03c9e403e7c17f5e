package burraco.readers.metratec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading.Cause;
import burraco.hal.TagId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The meaning of replies to an inventory. */
class InventoryReplyTest {
    private static final String ONE = "E0040150954F02B1";
    private static final String OTHER = "E200600311753E33";

    private static InventoryReply of(String... lines) {
        InventoryReply found = new InventoryReply();
        for (String line : lines) {
            assertTrue(found.take(line), line);
        }
        return found;
    }

    private static void assertUnclear(Cause why, InventoryReply found) {
        assertEquals(Optional.of(why), found.cause());
    }

    @Test
    void thePublishedReply() {
        InventoryReply found = of(ONE, OTHER, "ARP 12", "IVF 02");
        assertEquals(List.of(new TagId(ONE), new TagId(OTHER)), found.tags());
        assertEquals(OptionalInt.of(12), found.port());
        assertEquals(Optional.empty(), found.cause());
        assertTrue(found.isOver());
    }

    @Test
    void nothingThere() {
        InventoryReply found = of("IVF 00");
        assertEquals(List.of(), found.tags());
        assertEquals(Optional.empty(), found.cause());
        assertTrue(found.isOver());
    }

    @Test
    void itIsNotOverBeforeItsCount() {
        assertFalse(of(ONE, "ARP 12").isOver());
    }

    @Test
    void aTagThatWasLostOnTheWayMakesItUnclear() {
        assertUnclear(Cause.CRC, of(ONE, "IVF 02"));
        assertUnclear(Cause.CRC, of("IVF 01"));
        assertUnclear(Cause.CRC, of(ONE, "IVF 0?"));
    }

    @Test
    void theCountMayBeDecimalOrHex() {
        String[] sixteen = new String[17];
        for (int i = 0; i < 16; i++) {
            sixteen[i] = TagId.of(0xe004015000000000L + i).hex();
        }
        sixteen[16] = "IVF 16";
        assertEquals(Optional.empty(), of(sixteen).cause());
        sixteen[16] = "IVF 10";
        assertEquals(Optional.empty(), of(sixteen).cause());
        sixteen[16] = "IVF 15";
        assertUnclear(Cause.CRC, of(sixteen));
    }

    @Test
    void anErrorOfOneTagMakesItUnclearAndSaysWhy() {
        assertUnclear(Cause.CRC, of("CER", "IVF 00"));
        assertUnclear(Cause.CRC, of(ONE, "FLE", "IVF 01"));
        assertUnclear(Cause.CRC, of("RDL", "IVF 00"));
        assertUnclear(Cause.CRC, of("TCE", "IVF 01"));
        assertUnclear(Cause.TIMEOUT, of("TOE", "IVF 00"));
        assertUnclear(Cause.COLLISION, of("RXE", ONE, "IVF 01"));
        assertUnclear(Cause.COLLISION, of("CLD", "CER", "IVF 00"));
    }

    @Test
    void aPortIsSaidOfTheTagsBeforeIt() {
        assertUnclear(Cause.CRC, of(ONE, "ARP 12", OTHER, "IVF 02"));
        assertUnclear(Cause.CRC, of(ONE, "ARP 12", OTHER, "ARP 13", "IVF 02"));
        assertUnclear(Cause.CRC, of(ONE, "ARP x", "IVF 01"));
    }

    @Test
    void aTagThatIsSaidTwiceIsOne() {
        assertEquals(List.of(new TagId(ONE)), of(ONE, ONE, "IVF 02").tags());
    }

    @Test
    void otherLinesDoNotBelongToIt() {
        InventoryReply found = new InventoryReply();
        for (String line : List.of("OK!", "HBT", "E004", "NRF", "E0040150954F02BX", "E", "")) {
            assertFalse(found.take(line), line);
        }
        assertFalse(found.isBegun());
    }
}

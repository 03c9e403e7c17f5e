package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two consoles: one gives an order while the other has changed the state that it was meant for. */
@Tag("campaign")
class StaleOrdersTest {
    private static final String MEANWHILE = "something has changed at the table in the meantime";

    private ServedTable table;
    private String cookie;

    @BeforeEach
    void serve() throws IOException {
        table = ServedTable.quiet();
        cookie = table.arbiter();
    }

    @AfterEach
    void close() {
        table.close();
    }

    private String order(String wish) throws IOException {
        RawReply reply = table.post("/api/command", cookie, wish.replace('\'', '"'));
        assertEquals(200, reply.status(), wish);
        return reply.body();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'end','why':'x','seenMatch':1,'seenHand':1,'seenStage':'play'}",
                "{'do':'redeal','why':'x','seenStage':'play'}",
                "{'do':'end','why':'x','seenStage':'deal','seenFollowed':'false'}",
                "{'do':'next-hand','seenMatch':1,'seenHand':2,'seenStage':'over'}",
                "{'do':'start','seenMatch':2}",
                "{'do':'insert','line':1,'now':'W draw','seenLine':'W draw'}"
            })
    @DisplayName("An order meant for another hand or stage is not carried out")
    void ordersForAnotherMoment(String wish) throws IOException {
        assertTrue(order(wish).contains(MEANWHILE), wish);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'do':'start','seenMatch':1,'seenHand':1,'seenStage':'deal','seenFollowed':'true'}",
                "{'do':'start'}",
                "{'do':'points','line':'NS','points':50,'why':'x','seenHand':1}"
            })
    @DisplayName("An order meant for the present state, or for none, is carried out")
    void ordersForThisMoment(String wish) throws IOException {
        assertEquals("{\"done\":true}", order(wish), wish);
    }

    @Test
    @DisplayName("A late order is neither carried out nor recorded")
    void nothingIsDone() throws IOException {
        long before = table.host.meter().inputs();
        order("{'do':'pause','seenMatch':9}");
        table.settle();
        assertFalse(table.host.snapshot().state().clocks().paused());
        assertEquals(before, table.host.meter().inputs(), "what is taken in is written down");
    }

    @Test
    @DisplayName("Impossible scores are refused in both languages")
    void tooManyPoints() throws IOException {
        for (String number : new String[] {"2147483647", "-2147483648", "20001"}) {
            String wish = "{'do':'score','match':1,'hand':1,'ns':" + number + ",'ew':0}";
            assertTrue(order(wish).contains("20000 punti"), wish);
            assertTrue(order(wish).contains("20000 points"), wish);
        }
        assertTrue(order("{'do':'points','line':'NS','points':2147483647}").contains("10000 p"));
    }
}

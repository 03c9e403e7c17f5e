package burraco.web.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How long somebody waits who has given wrong PINs, and who waits for others' sake. */
class PatienceTest {
    private final Patience patience = new Patience();
    private long now;

    /** Tries again and again, as soon as he may. */
    private void tries(String address, int times) {
        for (int i = 0; i < times; i++) {
            now += patience.left(address, now);
            patience.failed(address, now);
        }
    }

    @Test
    void hisWaitGrowsToAMinuteAndIsForgotten() {
        tries("eve", 2);
        assertEquals(0, patience.left("eve", now));
        tries("eve", 1);
        assertEquals(1_000, patience.left("eve", now));
        tries("eve", 4);
        assertEquals(16_000, patience.left("eve", now));
        tries("eve", 20);
        assertEquals(60_000, patience.left("eve", now));
        now += 15 * 60_000 + 1;
        assertEquals(0, patience.left("eve", now));
    }

    /** Somebody who never gives up must not keep the arbiter out. */
    @Test
    void oneWhoNeverGivesUpSlowsNobodyElse() {
        tries("eve", 500);
        assertEquals(0, patience.left("ada", now));
    }

    @Test
    void whoHasManyAddressesSlowsAll() {
        for (int i = 0; i < 40; i++) {
            tries("eve " + i, 2);
        }
        assertTrue(patience.left("another", now) > 30_000, "" + patience.left("another", now));
    }

    @Test
    void whoSucceedsSlowsNobody() {
        for (int i = 0; i < 40; i++) {
            tries("eve " + i, 1);
        }
        patience.succeeded("ada");
        assertEquals(0, patience.left("another", now));
    }
}

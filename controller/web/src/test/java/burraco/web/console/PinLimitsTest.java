package burraco.web.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.web.console.PinLimits.Attempt;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whose PIN attempts are accepted when others have made many. */
class PinLimitsTest {
    private static final Attempt SCREEN = new Attempt("127.0.0.1", true, Optional.empty(), false);
    private static final Attempt KNOWN =
            new Attempt("192.168.1.7", false, Optional.of("ada"), false);
    private static final Attempt INVITED =
            new Attempt("192.168.1.8", false, Optional.empty(), true);
    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    private final PinLimits doors = new PinLimits();
    private long now = TimeUnit.DAYS.toMillis(3);

    private static Attempt stranger(int number) {
        return new Attempt(
                "10.0." + number / 256 + "." + number % 256, false, Optional.empty(), false);
    }

    /** How many attempts one source can make in this time. */
    private int tries(Attempt comer, long within) {
        long end = now + within;
        int tried = 0;
        for (long left = doors.left(comer, now); now + left < end; left = doors.left(comer, now)) {
            now += left;
            doors.failed(comer, now);
            tried++;
        }
        now = end;
        return tried;
    }

    /** How many wrong PINs are accepted in this time from so many addresses. */
    private int allTry(int addresses, long within) {
        int tried = 0;
        for (long end = now + within; now < end; now += TimeUnit.MINUTES.toMillis(1)) {
            for (int i = 0; i < addresses; i++) {
                if (doors.left(stranger(i), now) == 0) {
                    doors.failed(stranger(i), now);
                    tried++;
                }
            }
        }
        return tried;
    }

    @Test
    @DisplayName("250 addresses together can try 12 PINs, and then 12 a day")
    void aBudgetForAllStrangers() {
        int first = allTry(250, DAY);
        assertTrue(first >= 23 && first <= 24, "" + first);
        assertEquals(12, allTry(250, DAY));
    }

    @Test
    @DisplayName("The own screen and a known browser may try at once, however many others have")
    void strangersKeepOutNobodyWhoIsKnown() {
        allTry(250, DAY + TimeUnit.MINUTES.toMillis(1));
        assertTrue(doors.left(stranger(999), now) > 0);
        assertEquals(0, doors.left(SCREEN, now));
        assertEquals(0, doors.left(KNOWN, now));
        assertEquals(0, doors.left(INVITED, now));
    }

    @Test
    @DisplayName("All invited phones together allow ten wrong PINs, and then two an hour")
    void theInvitedHaveTheirBounds() {
        allTry(250, DAY);
        int tried = tries(INVITED, DAY);
        int asAStranger = 6 + 6;
        assertTrue(tried >= 57 && tried <= 58 + asAStranger, "" + tried);
        assertEquals(0, doors.left(SCREEN, now), "the screen has its own");
    }

    @Test
    @DisplayName("One address alone cannot use up the shared attempts")
    void oneAddressDoesNotUseItUp() {
        tries(stranger(1), DAY);
        assertEquals(0, doors.left(stranger(2), now));
    }

    @Test
    @DisplayName("IPv6 addresses with the same prefix count as one")
    void networksOfIpv6() {
        int tried = 0;
        for (int i = 0; i < 12; i++) {
            Attempt comer = new Attempt("2001:db8:1:2::" + (i + 1), false, Optional.empty(), false);
            if (doors.left(comer, now) == 0) {
                doors.failed(comer, now);
                tried++;
            }
        }
        assertTrue(tried > 0 && tried <= PinLimits.ADDRESS_ATTEMPTS, "" + tried);
    }

    @Test
    @DisplayName("A known browser allows ten wrong PINs, and then two an hour")
    void aKnownBrowserHasItsBounds() {
        allTry(250, DAY);
        int tried = tries(KNOWN, DAY);
        int asAStranger = 6 + 6;
        assertTrue(tried >= 57 && tried <= 58 + asAStranger, "" + tried);
    }

    @Test
    @DisplayName("The table's own screen allows thirty wrong PINs, and then four an hour")
    void theScreenHasItsBounds() {
        int tried = tries(SCREEN, DAY);
        assertTrue(tried >= 124 && tried <= 126, "" + tried);
    }

    @Test
    @DisplayName("Logging in with one PIN allows no more attempts at another")
    void successGivesNothingBack() {
        int tried = 0;
        for (int i = 0; i < 100; i++) {
            if (doors.left(stranger(1), now) == 0) {
                doors.failed(stranger(1), now);
                tried++;
            }
            doors.succeeded(stranger(1));
        }
        assertEquals(PinLimits.ADDRESS_ATTEMPTS, tried);
    }
}

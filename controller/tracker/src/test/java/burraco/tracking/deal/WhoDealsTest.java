package burraco.tracking.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** S deals, so that W has the first card; cards come down 600 ms apart. */
class WhoDealsTest {
    private static final long APART = 600;

    /** Cards to these seats, one letter each, over and over, so many in all. */
    private static List<Order.Heard> dealt(String seats, int cards) {
        List<Order.Heard> heard = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            heard.add(new Order.Heard(seat(seats.charAt(i % seats.length())), i * APART));
        }
        return heard;
    }

    private static Seat seat(char letter) {
        return Seat.values()["NESW".indexOf(letter)];
    }

    private static Seat dealer(List<Order.Heard> heard, Seat presumed) {
        return new WhoDeals(heard).of(presumed, Optional.empty()).seat();
    }

    @ParameterizedTest
    @EnumSource(Seat.class)
    void whoeverWasPresumedTheFirstCardGoesToTheDealersLeft(Seat presumed) {
        WhoDeals.Dealer dealer = new WhoDeals(dealt("WNES", 44)).of(presumed, Optional.empty());
        assertEquals(new WhoDeals.Dealer(Seat.SOUTH, true), dealer);
    }

    /** And where it is the first one, or the last, another dealer would explain as much. */
    @Test
    void aCardThatIsNeverHeardMakesNobodyElseTheDealer() {
        for (int never = 0; never < 44; never++) {
            List<Order.Heard> heard = dealt("WNES", 44);
            heard.remove(never);
            assertEquals(Seat.SOUTH, dealer(heard, Seat.SOUTH), "without card " + never);
            if (never > 0 && never < 43) {
                assertEquals(Seat.SOUTH, dealer(heard, Seat.WEST), "without card " + never);
                assertEquals(Seat.SOUTH, dealer(heard, Seat.EAST), "without card " + never);
            }
        }
    }

    @Test
    void ofWhatTheOrderLeavesOpenNobodyIsSure() {
        List<Order.Heard> heard = dealt("WNES", 44);
        heard.removeFirst();
        assertFalse(new WhoDeals(heard).of(Seat.SOUTH, Optional.empty()).sure());
    }

    /** The very first two come down nearly at once, and are heard the other way round. */
    @Test
    void twoCardsThatAreHeardTheOtherWayRoundAreNoOtherDeal() {
        List<Order.Heard> heard = dealt("NWES", 4);
        heard.set(1, new Order.Heard(Seat.WEST, 100));
        for (Order.Heard later : dealt("WNES", 40)) {
            heard.add(new Order.Heard(later.seat(), later.first() + 4 * APART));
        }
        for (Seat presumed : Seat.values()) {
            assertEquals(Seat.SOUTH, dealer(heard, presumed));
        }
    }

    /** Art. 4 wants it clockwise: such a deal is wrong whoever dealt, and says nothing of him. */
    @ParameterizedTest
    @EnumSource(Seat.class)
    void aDealThatIsWrongSaysNothing(Seat presumed) {
        assertEquals(presumed, dealer(dealt("ENWS", 44), presumed));
        assertEquals(presumed, dealer(dealt("WWNNEESS", 40), presumed));
    }

    @Test
    void whereTheFirstCardIsFacedTellsWhenTheOrderDoesNot() {
        List<Order.Heard> heard = dealt("WNES", 44);
        heard.removeLast();
        assertEquals(Seat.EAST, dealer(heard, Seat.EAST));
        WhoDeals who = new WhoDeals(heard);
        assertEquals(Seat.SOUTH, who.of(Seat.EAST, Optional.of(Seat.SOUTH)).seat());
    }

    @Test
    void aDealThatIsBrokenOffTellsToo() {
        for (int cards = 2; cards < 44; cards++) {
            WhoDeals who = new WhoDeals(dealt("WNES", cards));
            assertEquals(Seat.SOUTH, who.soFar(Seat.SOUTH).seat());
            assertEquals(Seat.SOUTH, who.soFar(Seat.WEST).seat(), cards + " cards");
        }
        Seat leftOut = new WhoDeals(dealt("WE", 2)).soFar(Seat.SOUTH).seat();
        assertEquals(Seat.SOUTH, leftOut, "N was left out, and S did it");
        assertTrue(new Order(leftOut.next(), dealt("WE", 2)).isWrongSoFar());
    }
}

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

/** S deals, so W gets the first card; the cards are dealt 600 ms apart. */
class DealerFinderTest {
    private static final long APART = 600;

    /** This many cards, dealt to these seats over and over; each seat is one letter. */
    private static List<DealOrder.Heard> dealt(String seats, int cards) {
        List<DealOrder.Heard> heard = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            heard.add(new DealOrder.Heard(seat(seats.charAt(i % seats.length())), i * APART));
        }
        return heard;
    }

    private static Seat seat(char letter) {
        return Seat.values()["NESW".indexOf(letter)];
    }

    private static Seat dealer(List<DealOrder.Heard> heard, Seat presumed) {
        return new DealerFinder(heard).of(presumed, Optional.empty()).seat();
    }

    @ParameterizedTest
    @EnumSource(Seat.class)
    void whoeverWasPresumedTheFirstCardGoesToTheDealersLeft(Seat presumed) {
        DealerFinder.Dealer dealer =
                new DealerFinder(dealt("WNES", 44)).of(presumed, Optional.empty());
        assertEquals(new DealerFinder.Dealer(Seat.SOUTH, true), dealer);
    }

    /**
     * If the first or the last card is missing, another dealer would explain the rest equally well.
     */
    @Test
    void aCardThatIsNeverHeardMakesNobodyElseTheDealer() {
        for (int never = 0; never < 44; never++) {
            List<DealOrder.Heard> heard = dealt("WNES", 44);
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
        List<DealOrder.Heard> heard = dealt("WNES", 44);
        heard.removeFirst();
        assertFalse(new DealerFinder(heard).of(Seat.SOUTH, Optional.empty()).sure());
    }

    /** The first two cards land at nearly the same time, and are heard in the opposite order. */
    @Test
    void twoCardsThatAreHeardTheOtherWayRoundAreNoOtherDeal() {
        List<DealOrder.Heard> heard = dealt("NWES", 4);
        heard.set(1, new DealOrder.Heard(Seat.WEST, 100));
        for (DealOrder.Heard later : dealt("WNES", 40)) {
            heard.add(new DealOrder.Heard(later.seat(), later.first() + 4 * APART));
        }
        for (Seat presumed : Seat.values()) {
            assertEquals(Seat.SOUTH, dealer(heard, presumed));
        }
    }

    /**
     * Art. 4 requires a clockwise deal: this one is wrong whoever dealt, and does not reveal the
     * dealer.
     */
    @ParameterizedTest
    @EnumSource(Seat.class)
    void aDealThatIsWrongSaysNothing(Seat presumed) {
        assertEquals(presumed, dealer(dealt("ENWS", 44), presumed));
        assertEquals(presumed, dealer(dealt("WWNNEESS", 40), presumed));
    }

    @Test
    void whereTheFirstCardIsFacedTellsWhenTheOrderDoesNot() {
        List<DealOrder.Heard> heard = dealt("WNES", 44);
        heard.removeLast();
        assertEquals(Seat.EAST, dealer(heard, Seat.EAST));
        DealerFinder who = new DealerFinder(heard);
        assertEquals(Seat.SOUTH, who.of(Seat.EAST, Optional.of(Seat.SOUTH)).seat());
    }

    @Test
    void aDealThatIsBrokenOffTellsToo() {
        for (int cards = 2; cards < 44; cards++) {
            DealerFinder who = new DealerFinder(dealt("WNES", cards));
            assertEquals(Seat.SOUTH, who.soFar(Seat.SOUTH).seat());
            assertEquals(Seat.SOUTH, who.soFar(Seat.WEST).seat(), cards + " cards");
        }
        Seat leftOut = new DealerFinder(dealt("WE", 2)).soFar(Seat.SOUTH).seat();
        assertEquals(Seat.SOUTH, leftOut, "N was left out, and S did it");
        assertTrue(new DealOrder(leftOut.next(), dealt("WE", 2)).isWrongSoFar());
    }
}

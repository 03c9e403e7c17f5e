package burraco.tracking.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** S deals, so W gets the first card; the cards are dealt 600 ms apart. */
class DealOrderTest {
    private static final long APART = 600;

    /** This many cards, dealt to these seats over and over; each seat is one letter. */
    private static List<DealOrder.Heard> dealt(String seats, int cards) {
        List<DealOrder.Heard> heard = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            Seat seat = seat(seats.charAt(i % seats.length()));
            heard.add(new DealOrder.Heard(seat, i * APART));
        }
        return heard;
    }

    private static Seat seat(char letter) {
        return Seat.values()["NESW".indexOf(letter)];
    }

    private static DealOrder order(List<DealOrder.Heard> heard) {
        return new DealOrder(Seat.WEST, heard);
    }

    @Test
    void clockwiseFromTheDealersLeftIsRight() {
        assertFalse(order(dealt("WNES", 44)).isWrong());
        assertTrue(order(dealt("WNES", 44)).isRight());
    }

    @Test
    void theOtherWayRoundIsWrong() {
        assertTrue(order(dealt("ENWS", 44)).isWrong());
    }

    @Test
    void twoCardsAtATimeAreWrong() {
        List<DealOrder.Heard> heard = dealt("WWNNEESS", 40);
        for (DealOrder.Heard last : dealt("WNES", 4)) {
            heard.add(new DealOrder.Heard(last.seat(), last.first() + 40 * APART));
        }
        assertTrue(order(heard).isWrong());
    }

    @Test
    void fromTheWrongPlayerOnIsWrong() {
        assertTrue(order(dealt("NESW", 44)).isWrong());
    }

    @Test
    void aCardThatIsNeverHeardIsNoWrongDeal() {
        for (int never = 0; never < 44; never++) {
            List<DealOrder.Heard> heard = dealt("WNES", 44);
            heard.remove(never);
            assertFalse(order(heard).isWrong(), "without card " + never);
        }
    }

    @Test
    void twoCardsThatAreHeardLateAreNoWrongDeal() {
        List<DealOrder.Heard> heard = dealt("WNES", 44);
        heard.set(1, new DealOrder.Heard(Seat.NORTH, 1 * APART + 1_900));
        heard.set(6, new DealOrder.Heard(Seat.EAST, 6 * APART + 1_900));
        heard.sort((one, other) -> Long.compare(one.first(), other.first()));
        assertFalse(order(heard).isWrong());
    }

    @Test
    void ofADealThatWasBrokenOffSomebodyLeftOutIsEnough() {
        assertTrue(order(dealt("WE", 2)).isWrongSoFar());
        assertTrue(order(dealt("WNESWE", 6)).isWrongSoFar());
        assertTrue(order(dealt("WW", 2)).isWrongSoFar());
    }

    @Test
    void aDealMayBeBrokenOffAnywhereThoughItWasRight() {
        List<Boolean> wrong = new ArrayList<>();
        for (int cards = 2; cards < 30; cards++) {
            wrong.add(order(dealt("WNES", cards)).isWrongSoFar());
        }
        assertEquals(List.of(false), wrong.stream().distinct().toList());
    }
}

package burraco.fitting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How long a stack is away from its scale, cards of 2 g. */
class LiftsTest {
    private static List<Long> away(double... everySecond) {
        ScaleLifts lifts = new ScaleLifts(2);
        List<Long> away = new ArrayList<>();
        for (int i = 0; i < everySecond.length; i++) {
            lifts.take(new Reading.Weight(1_000L * i, 1, everySecond[i])).ifPresent(away::add);
        }
        return away;
    }

    @Test
    void aStackThatComesBackWasLifted() {
        assertEquals(List.of(3_000L), away(22, 22, 0, 0, 1, 22, 22));
    }

    @Test
    void cardsThatAreDrawnOrTakenForGoodAreNoLift() {
        assertEquals(List.of(), away(60, 58, 56, 54, 52, 50));
        assertEquals(List.of(), away(22, 22, 0, 0, 0, 0));
    }

    @Test
    void aHandOnItIsNoLift() {
        assertEquals(List.of(), away(22, 70, 75, 22, 22));
    }
}

package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.ButtonsContract;
import burraco.hal.Debounce;
import burraco.hal.Reading;
import burraco.hal.Trouble;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VirtualButtonsTest extends ButtonsContract {
    private VirtualButtons buttons;
    private long now;

    @Override
    protected Buttons create() {
        now = 0;
        buttons = new VirtualButtons("buttons", BUTTONS, new Chance(7));
        return buttons;
    }

    @Override
    protected void lose() {
        buttons.lose(Trouble.UNPLUGGED, "");
    }

    @Override
    protected void comeBack() {
        buttons.comeBack();
    }

    @Override
    protected void runFor(long millis) {
        now += millis;
        buttons.advance(now);
    }

    @Override
    protected void press(Button button) {
        buttons.press(button, now);
    }

    @Override
    protected void letGo(Button button) {
        buttons.letGo(button, now);
    }

    /** However rarely the clock is advanced, a press has the time at which it became certain. */
    @Test
    void aPressIsCertainWhenItsContactHasRested() {
        start();
        buttons.press(CALL_N, 5000);
        buttons.letGo(CALL_N, 5100);
        buttons.press(CALL_N, 6000);
        buttons.advance(20_000);
        List<Reading.Press> presses = told(Reading.Press.class);
        assertEquals(2, presses.size());
        for (int i = 0; i < 2; i++) {
            long after = presses.get(i).at() - (5000 + 1000 * i);
            assertTrue(after > Debounce.USUAL_MILLIS, presses::toString);
            assertTrue(after <= Debounce.USUAL_MILLIS + 10, presses::toString);
        }
    }

    @Test
    void whatOnlyBrushesTheButtonIsNoPress() {
        start();
        buttons.press(CALL_N, 5000);
        buttons.letGo(CALL_N, 5008);
        buttons.advance(20_000);
        assertEquals(List.of(), told(Reading.Press.class));
    }

    @Test
    void aKeptPressHasTheTimeAtWhichItWasPressed() {
        start();
        buttons.advance(2000);
        lose();
        buttons.press(CALL_N, 3000);
        buttons.advance(6000);
        comeBack();
        assertTrue(told(Reading.Press.class).getFirst().at() < 3100);
        assertEquals(6000, told.getLast().at());
    }

    @Test
    void theSameChanceBouncesTheSame() {
        assertEquals(presses(3), presses(3));
    }

    private static List<Reading> presses(long seed) {
        List<Reading> told = new ArrayList<>();
        try (VirtualButtons some = new VirtualButtons("buttons", BUTTONS, new Chance(seed))) {
            some.open(told::add);
            for (int i = 0; i < 20; i++) {
                some.press(CALL_N, 1000L * i);
                some.letGo(CALL_N, 1000L * i + 200);
                some.advance(1000L * i + 999);
            }
        }
        return told;
    }

    @Test
    void timeDoesNotGoBack() {
        buttons.advance(1000);
        assertThrows(IllegalArgumentException.class, () -> buttons.advance(999));
        assertThrows(IllegalArgumentException.class, () -> buttons.press(START, 999));
    }

    @Test
    void aButtonThatIsNotThereCannotBePressed() {
        Button undo = new Button("undo", "N");
        assertThrows(IllegalArgumentException.class, () -> buttons.press(undo, 5));
    }
}
